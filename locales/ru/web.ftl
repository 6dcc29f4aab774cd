### Браузер: короткие слова, общие для всех экранов. $player — имя, оно не склоняется.

web-menu = Меню
web-back = Назад
web-close = Закрыть
web-cancel = Отмена
web-copy = Копировать
web-copied = Скопировано
web-share = Поделиться
web-settings = Настройки
web-hint = Подсказка
web-chat = Чат
web-again = Показать ещё раз
web-loading = Минутку…
web-retry = Попробовать ещё раз

web-guest = Гость
# The kid-safe mode calls people by birds, each seat by its own.
web-bird-name =
    { $seat ->
        [0] Малиновка
        [1] Сова
        [2] Голубь
       *[3] Дятел
    }
web-you = Вы
web-player = Игрок { $number }
web-free-seat = свободное место
web-your-turn = Ваш ход
web-turn-of = Ходит { $player }
web-game-birdie = Клювик
web-game-bower = Bower

web-undo = Отменить
web-undo-nothing = В этом ходу нечего отменять.
web-undo-reveal = С тех пор открылось что-то новое: отменить уже нельзя.
web-undo-other = Отменять можно только в свой ход.

web-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-eggs = { $count ->
    [one] { $count } яйцо
    [few] { $count } яйца
   *[many] { $count } яиц
}

web-card = { NAME($bird) }, { NAME($season) }
web-letter-robin = М
web-letter-owl = С
web-letter-pigeon = Г
web-letter-woodpecker = Д
web-letter-spring = Ве
web-letter-summer = Ле
web-letter-autumn = Ос
web-letter-winter = Зи
web-ability = способность
web-board = Планшет
web-board-of = Планшет игрока { $player }
web-total = Итого
web-pass-round = Пас { $round }
web-flaps-marked = { $count ->
    [one] Отмечен { $count } взмах
    [few] Отмечено { $count } взмаха
   *[many] Отмечено { $count } взмахов
}
