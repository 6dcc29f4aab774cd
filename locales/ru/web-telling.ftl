### Что происходит за столом помимо игры и как браузер называет плитки и квадраты. Имена не склоняются.

web-tile = «{ NAME($first) } — { NAME($second) }»
web-tile-bonus = «{ BONUSES($bonus) }»
web-event-token-laid = { $who ->
    [you] Вы кладёте
   *[other] { $player } кладёт
} { $token ->
    [x] крест на { NAME($object, case: "accusative") }
    [white-feather] белое перо
    [white-flower] белый цветок
    [shells] две ракушки
   *[branch] ветку вдоль { $along ->
        [row] ряда
       *[column] столбца
    }
}: столбец { $column }, ряд { $row }{ $whose ->
    [own] {""}
    [you] {" "}вашего гнезда
   *[other] , гнездо игрока { $owner }
}.

web-event-joined = { $who ->
    [you] Вы садитесь
   *[other] { $player } садится
} за стол.
web-event-started = Игра начинается.
web-event-left = { $who ->
    [you] Вы уходите
   *[other] { $player } уходит
} из-за стола.
web-event-resigned = { $who ->
    [you] Вы сдаётесь.
   *[other] { $player } сдаётся.
}
web-event-replaced = { $why ->
    [clock] Время вышло: пока
    [vote] Так решили остальные: пока
   *[left] Пока
} { $who ->
    [you] за вас играет бот
   *[other] за игрока { $player } играет бот
}.
web-event-returned = { $who ->
    [you] Вы возвращаетесь и снова играете.
   *[other] { $player } возвращается и снова играет.
}
web-event-voted = { $who ->
    [you] Вы голосуете
   *[other] { $player } голосует
} { $replace ->
    [yes] за то
   *[no] против того
}, чтобы { $about ->
    [you] за вас
   *[other] за игрока { $name }
} пока играл бот.
web-event-undone = { $who ->
    [you] Вы отменяете
   *[other] { $player } отменяет
} последний шаг.
web-event-back-asked = { $who ->
    [you] Вы просите
   *[other] { $player } просит
} вернуть последний ход.
web-event-back-agreed = { $who ->
    [you] Вы согласны
   *[other] { $player } соглашается
} вернуть ход.
web-event-back-refused = { $who ->
    [you] Вы не согласны
   *[other] { $player } не соглашается
} вернуть ход.
web-event-taken-back = { $who ->
    [you] Ваш последний ход возвращён.
   *[other] Последний ход игрока { $player } возвращён.
}
web-event-said = { $player }: { $words }
