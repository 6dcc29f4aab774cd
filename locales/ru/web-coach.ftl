### Тренер: что он говорит о законченной партии. $player — имя, оно не склоняется; $best и $got — очки, $share — доля («14 %»).

web-coach-title = Решения по цене ошибки
web-coach-ask = Спросить тренера
web-coach-only-over = когда игра окончена
web-coach-thinking = Тренер думает: { $percent } %
web-coach-stop = остановить
web-coach-next = Следующая ошибка
web-coach-clean = Ошибок нет
web-coach-none = Тренер не нашёл ничего заметно лучшего.
web-coach-found = { $count ->
    [one] { $count } решение оказалось не лучшим.
    [few] { $count } решения оказались не лучшими.
   *[many] { $count } решений оказались не лучшими.
}
web-coach-mark-slip = Неточность
web-coach-mark-mistake = Ошибка
web-coach-mark-blunder = Грубая ошибка
web-coach-cost = −{ $share }
web-coach-points = { $got } из { $best ->
    [one] { $best } очка
   *[other] { $best } очков
}
web-coach-share-mine = Ваши шансы на победу
web-coach-share-of = Шансы на победу: { $player }
web-coach-decision = { $mark ->
    [slip] Неточность
    [mistake] Ошибка
    [blunder] Грубая ошибка
   *[none] Решение
} · { $player }
web-coach-exact = вычислено точно
web-coach-searched = лучшее из найденного
web-coach-played = Сыграно
web-coach-played-unseen = Ход игрока { $player } отсюда не виден.
web-coach-best = Лучше
web-coach-better = Лучше: { $better }
web-coach-why = Почему
web-coach-show = Показать
web-coach-try = Попробовать
web-coach-try-what = Новый стол начнётся прямо перед этим решением, с шага { $at } из { $last }.
web-coach-instead = Лучший ход
web-coach-instead-close = Вернуться к сыгранному
