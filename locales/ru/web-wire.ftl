### Мой провод на главной странице и путь к профилю.

web-wire = Мой провод
web-wire-profile = Мой профиль
web-wire-birds = { $count ->
    [one] { $count } птичка
    [few] { $count } птички
   *[many] { $count } птичек
}
web-wire-days = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[many] { $count } дней подряд
}
