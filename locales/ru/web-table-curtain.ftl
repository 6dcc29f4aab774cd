### Стол, за которым несколько человек играют на одном устройстве: занавес между ходами. $player — имя, оно никогда не склоняется.

web-table-curtain-title = Ходит { $player }
web-table-curtain-text = Передайте устройство. Сейчас смотрит только { $player }.
web-table-curtain-lift = Я — { $player }
web-table-curtain-lift-sub = показать мою руку
web-table-curtain-bot = Ходит { $player }
web-table-curtain-bot-text = Занавес поднимется, когда будет ходить кто-то из вас.
web-table-curtain-since = С вашего прошлого хода
web-table-curtain-begins = Игра начинается.
web-table-curtain-players = { $count ->
    [one] { $game } · { $count } игрок на одном устройстве
    [few] { $game } · { $count } игрока на одном устройстве
   *[many] { $game } · { $count } игроков на одном устройстве
}
web-table-curtain-return = { $player } снова здесь
web-table-curtain-next = Теперь ходит { $player }. Сейчас опустится занавес.
web-table-curtain-next-stay = Теперь ходит { $player }.
web-table-curtain-stay = Ещё смотрю
web-table-curtain-lower = Передать
