### Ваш ход: что говорит уведомление на устройстве и что вебхук пишет в канал.

notice-turn = { $game ->
    [bower] Bower: ваш ход
   *[birdie] «Клювик»: ваш ход
}
notice-with = { $names } и вы
notice-round = { $names } и вы · раунд { $round }
notice-invitation = { $game ->
    [bower] Bower: приглашение
   *[birdie] «Клювик»: приглашение
}
notice-invited = { $name } приглашает вас за стол
notice-names = { $some } и { $last }
notice-guest = Гость
# В детском режиме за открытыми столами всех называют птицами, как на странице (web-bird-name).
notice-bird =
    { $seat ->
        [0] Малиновка
        [1] Сова
        [2] Голубь
       *[3] Дятел
    }
notice-hours = { $game ->
    [bower] Bower
   *[birdie] «Клювик»
}: { $hours ->
    [one] на ход остался { $hours } час
    [few] на ход осталось { $hours } часа
   *[many] на ход осталось { $hours } часов
}
notice-days = { $game ->
    [bower] Bower
   *[birdie] «Клювик»
}: { $days ->
    [one] на ход остался { $days } день
    [few] на ход осталось { $days } дня
   *[many] на ход осталось { $days } дней
}

# В канале, который читают другие: ходит { $player }.
notice-hook-turn = { $game ->
    [bower] Bower
   *[birdie] «Клювик»
}: ходит { $player }
notice-hook-round = { $game ->
    [bower] Bower
   *[birdie] «Клювик»
}: ходит { $player } · раунд { $round }
notice-hook-hours = { $game ->
    [bower] Bower
   *[birdie] «Клювик»
}: ходит { $player } · { $hours ->
    [one] остался { $hours } час
    [few] осталось { $hours } часа
   *[many] осталось { $hours } часов
}
notice-hook-days = { $game ->
    [bower] Bower
   *[birdie] «Клювик»
}: ходит { $player } · { $days ->
    [one] остался { $days } день
    [few] осталось { $days } дня
   *[many] осталось { $days } дней
}
notice-hook-won = { $game ->
    [bower] Bower
   *[birdie] «Клювик»
}: победа: { $player }{ $score ->
    [none] {""}
   *[other] , { $score }
}
notice-hook-shared = { $game ->
    [bower] Bower
   *[birdie] «Клювик»
}: общая победа, { $score }

# Под ссылкой на завершённую игру.
notice-shared = Посмотрите игру ход за ходом или сыграйте сами.
notice-card-game = { $game ->
    [bower] Bower
   *[birdie] «Клювик»
}
notice-card-wins = Победа: { $name }!
notice-card-shared = Общая победа
