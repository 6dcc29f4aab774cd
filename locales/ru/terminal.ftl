### Стол в терминале: заголовки, планшеты, конец игры.

hand-keys = абвгдежзиклмнопрстуфхцчшщэюя

title-turn = { $who ->
    [you] ваш ход
   *[other] ходит { $player }
}
title-over = игра окончена

heading-recent = Что произошло
heading-meanwhile = Тем временем

name-you = Вы
name-player = Игрок { $number }

preparing = Готовим стол: правила и боты компилируются, только в этот раз, около минуты…
preparing-programs = Запускаем программы…
press-enter = Enter ↵
press-enter-or-end = Enter — дальше · конец — сразу всё ↵
hand-over = { $player }, ваш ход. Остальные не смотрят!
hand-over-from = { $other } — ход окончен. { $player }, теперь ваш ход. Остальные не смотрят!
undone = Отменено.
saved = Сохранено в { $path }. Продолжить: voliera play { $game } --resume { $path }
saved-finished = Сохранено в { $path }. Посмотреть снова: voliera replay { $path }
offer-save-running = Сохранить игру? Enter — да, в { $path } · другое имя файла · н — нет
offer-save-finished = Сохранить эту игру? Enter — да, в { $path } · другое имя файла · н — нет
goodbye = До встречи!
input-ended = Ввод закончился, игра не сохранена. Чтобы сохранить игру, наберите: сохранить

result-title = Игра окончена

replay-hand = Рука игрока { $player }:

ask-language = Язык: { $choices }
ask-game = Какая игра? { $choices }
ask-players = Сколько игроков? { $choices }
ask-opponents = Кто играет против вас? { $choices }
ask-variant = Какой вариант? { $choices }
choice-default = { $choice } (Enter)
choice-people = люди за этой клавиатурой
choice-standard = обычная игра

list-and = { $first } и { $last }
