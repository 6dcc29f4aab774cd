### Тренер в терминале (`voliera analyse`).

analyse-progress = Тренер разбирает каждое решение
analyse-title = Кто сколько раз ошибся
analyse-player = игрок
analyse-marks-slip = неточности
analyse-marks-mistake = ошибки
analyse-marks-blunder = грубые ошибки
analyse-given-away = упущено очков
analyse-worst = Решения, которые обошлись дороже всего
analyse-step = шаг
analyse-mark = оценка
analyse-cost = цена
analyse-why = почему
analyse-mark-slip = неточность
analyse-mark-mistake = ошибка
analyse-mark-blunder = грубая ошибка
analyse-played = Сыграно: { $told }
analyse-better = Лучше: { $told }
analyse-none = Тренер не нашёл ничего, что было бы явно лучше.
error-analyse = Эту партию нельзя разобрать: { $detail }
analyse-cost-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
analyse-cost-share = { $percent } %
analyse-number = { NUMBER($value, maximumFractionDigits: 1) }
