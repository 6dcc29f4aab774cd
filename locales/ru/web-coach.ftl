### Тренер: что он говорит о законченной партии. $player — имя, оно не склоняется; $best и $got — очки, $share — доля («14 %»).

web-coach-title = Решения по цене
web-coach-ask = Спросить тренера
web-coach-only-over = когда партия окончена
web-coach-thinking = Тренер смотрит: { $percent } %
web-coach-stop = остановить
web-coach-next = Ошибка дальше
web-coach-clean = Ошибок нет
web-coach-none = Тренер не нашёл ничего заметно лучшего.
web-coach-found = { $count ->
    [one] { $count } решение чего-то стоило.
    [few] { $count } решения чего-то стоили.
   *[many] { $count } решений чего-то стоили.
}
web-coach-mark-slip = Неточность
web-coach-mark-mistake = Ошибка
web-coach-mark-blunder = Грубая ошибка
web-coach-cost = −{ $share }
web-coach-points = { $got } из { $best ->
    [one] { $best } очка
   *[other] { $best } очков
}
web-coach-share-mine = Ваша доля побед
web-coach-share-of = Доля побед: { $player }
web-coach-decision = { $mark ->
    [slip] Неточность
    [mistake] Ошибка
    [blunder] Грубая ошибка
   *[none] Решение
} · { $player }
web-coach-exact = вычислено точно
web-coach-searched = лучшее из найденного
web-coach-played = Сыграно
web-coach-played-unseen = Что делает { $player }, отсюда не видно.
web-coach-best = Лучше
web-coach-better = Лучше: { $better }
web-coach-why = Почему
web-coach-show = Показать
web-coach-try = Попробовать самому
web-coach-try-what = Новый стол начнётся прямо перед этим решением, с шага { $at } из { $last }.
web-coach-instead = Лучший ход
web-coach-instead-close = Вернуться к сыгранному
