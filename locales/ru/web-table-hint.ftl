### Подсказка вкратце: что принесёт весь подсчёт; шаги свёрнуты.

web-table-hint-worth = { $points ->
    [one] всего { $points } очко
    [few] всего { $points } очка
   *[many] всего { $points } очков
}
web-table-hint-steps = Шаг за шагом
