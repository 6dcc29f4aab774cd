### Стол в терминале: заголовки, планшеты, конец игры.

hand-keys = абвгдежзиклмнопрстуфхцчшщэюя

title-round = Раунд { $round } из 2{ $variant ->
    [expert] , продвинутый вариант
   *[standard] {""}
}
title-turn = { $who ->
    [you] ваш ход
   *[other] ходит { $player }
}
title-scoring = { $who ->
    [you] ваш подсчёт
   *[other] считает { $player }
}
title-over = игра окончена
title-deck = { $count ->
    [0] сверху карта «Стоп»
    [one] { $count } карта до карты «Стоп»
    [few] { $count } карты до карты «Стоп»
   *[many] { $count } карт до карты «Стоп»
}

column-pass = Пас
column-flaps = Взмахи
column-used = Исп.
column-hand = Рука
column-deck = Колода
column-total = Итого

heading-display = Открытый ряд
heading-hand = { $count ->
    [0] Ваша рука пуста
   *[other] Ваша рука
}
heading-own-deck = Ваша личная колода, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, последняя лежит сверху
heading-line = { $who ->
    [you] Ваш ряд
   *[other] Ряд игрока { $player }
}, { $count ->
    [0] нет карт
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
heading-recent = Что произошло
heading-meanwhile = Тем временем
display-empty = пуст: новых карт больше не будет

declared-set = Набор { $number }: { COUNTED($size, $feature) } ({ $first }–{ $last }){ $fate ->
    [dropped] , убран ради двух взмахов
    [filled] , окошко заполнено: пригодится только голубю
   *[open] {""}
}
drawn-card = Карта из-под карты «Стоп»:

name-you = Вы
name-player = Игрок { $number }
bot-greedy = Жадный бот
bot-random = Бот наугад

preparing = Накрываем стол: правила компилируются, только в этот раз, около 20 секунд…
press-enter = Enter ↵
hand-over = { $player }, ваш ход. Остальные не смотрят!
hand-over-from = { $other } — ход окончен. { $player }, теперь ваш ход. Остальные не смотрят!
undone = Отменено.
saved = Сохранено в { $path }. Продолжить: voliera play birdie --resume { $path }
saved-finished = Сохранено в { $path }. Посмотреть снова: voliera replay { $path }
offer-save-running = Сохранить игру? Enter: да, в { $path } · другое имя файла · н: нет
offer-save-finished = Оставить эту игру на память? Enter: да, в { $path } · другое имя файла · н: нет
goodbye = До встречи!
input-ended = Ввод закончился, игра не сохранена. Чтобы сохранить игру, наберите: сохранить

result-title = Игра окончена
result-seasons = Времена года
result-birds = Птицы
result-pass = Пас
result-flap = Взмахи
result-trophies = Трофеи
result-total = Итого
result-winner = { $who ->
    [you] Вы побеждаете
   *[other] Побеждает { $player }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
result-tie = Поровну, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $player }, { $others }. В раунде 2 { $who ->
    [you] вы пасуете раньше и побеждаете
   *[other] { $player } пасует раньше и побеждает
}.

replay-hand = Рука игрока { $player }:

ask-language = Язык: { $choices }
ask-players = Сколько игроков? { $choices }
ask-opponents = Кто играет против вас? { $choices }
ask-variant = Какая игра? { $choices }
choice-default = { $choice } (Enter)
choice-greedy = жадные боты
choice-random = боты наугад
choice-people = люди за этой клавиатурой
choice-standard = обычная игра
choice-expert = продвинутый вариант
