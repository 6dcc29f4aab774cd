### Стол «Клювика» в браузере. $player — имя, не склоняется; $who — "you" или "other".

web-birdie-opponents = Соперники
web-birdie-display = Открытый ряд
web-birdie-hand = Ваша рука
web-birdie-hand-of = Рука игрока { $player }
web-birdie-hand-empty = В руке нет карт
web-birdie-my-board = Мой планшет
web-birdie-log = Что произошло
web-birdie-now = сейчас ходит
web-birdie-away = не за столом

web-birdie-round = Раунд { $round } из 2{ $variant ->
    [expert] {" "}· продвинутый
   *[standard] {""}
}
web-birdie-round-last = Раунд { $round } из 2 · последний ход{ $variant ->
    [expert] {" "}· продвинутый
   *[standard] {""}
}
web-birdie-round-ends = Раунд окончен
web-birdie-seat = { $player }: в руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[many] { $hand } карт
}, в личной колоде { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
   *[many] { $deck } карт
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $state ->
    [passed] ; пас за { $pass }
    [now] ; сейчас ходит
   *[plays] {""}
}{ $away ->
    [yes] ; не за столом
   *[no] {""}
}
web-birdie-pass-badge = Пас +{ $points }
web-birdie-in-hand = В руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-birdie-deck = Личная колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-birdie-above-stop = { $count ->
    [0] «Стоп»: новых карт нет
   *[other] { $count } до карты «Стоп»
}

web-birdie-last-took = { $who ->
    [you] Вы берёте карту
   *[other] { $player } берёт карту
}
web-birdie-last-laid = { $who ->
    [you] Вы кладёте 2 открытые карты
   *[other] { $player } кладёт 2 открытые карты
}{ $hand ->
    [0] {""}
   *[other] {" "}и { $hand } с руки
}
web-birdie-last-passed = { $who ->
    [you] Вы пасуете
   *[other] { $player } пасует
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-birdie-first = Раунд { $round } начинается: четыре открытые карты, две в руке.

web-birdie-take = Взять
web-birdie-lay = Положить
web-birdie-pass = Пас
web-birdie-take-back = Вернуть
web-birdie-sub-to-hand = в руку
web-birdie-sub-choose-one = одну карту
web-birdie-sub-only-one = только одну
web-birdie-sub-none-open = карт нет
web-birdie-sub-choose-two = две карты
web-birdie-sub-one-more = ещё одну
web-birdie-sub-order = по порядку
web-birdie-sub-needs-two = мало карт
web-birdie-sub-two-open = две открытые
web-birdie-sub-pays = +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-birdie-waiting = Ходит { $player }. А пока посмотрите свои карты.
web-birdie-watching = Ходит { $player }. Вы смотрите глазами игрока { $beside }.
web-birdie-you-passed = Вы спасовали: +{ $points }

web-birdie-ask-title = Спасовать сейчас?
web-birdie-ask-text = До конца раунда вы больше не ходите и не берёте карт.
web-birdie-ask-pays = Вы запишете { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} и больше не ходите до конца раунда.
web-birdie-ask-no = Играть дальше

web-birdie-sub-lay = { $open ->
    [one] { $open } открытая
    [few] { $open } открытые
   *[many] { $open } открытых
} + { $hand } с руки
web-birdie-goes-first = ляжет первой
web-birdie-goes-on-top = окажется сверху
web-birdie-bottom = снизу
web-birdie-top = сверху
web-birdie-further-down = Ниже
web-birdie-further-up = Выше
web-birdie-take-out = Вернуть на место
web-birdie-add-hand = Коснитесь, чтобы добавить с руки
web-birdie-add-open = { $count ->
    [one] Нужна ещё { $count } открытая карта
    [few] Нужны ещё { $count } открытые карты
   *[many] Нужно ещё { $count } открытых карт
}
web-birdie-deck-grows = Ваша колода: { $from } → { $to } { $to ->
    [one] карта
    [few] карты
   *[many] карт
}. До подсчёта в неё никто не смотрит.

web-birdie-round-over = Раунд 1 окончен
web-birdie-round-lead = { $who ->
    [tied] Счёт равный
    [you] Вы впереди на { $points }
   *[other] { $player } впереди на { $points }
}
web-birdie-round-trophies = Трофеи меняют хозяев
web-birdie-round-nobody = пока ничей
web-birdie-round-holder = { $who ->
    [you] у вас
   *[other] { $player }
}
web-birdie-round-cleared = Карты в руках и ряды сбрасывают; записанное на планшетах остаётся.
web-birdie-round-next = Раунд 2
web-birdie-round-begins = { $who ->
    [you] начинаете вы
   *[other] начинает { $player }
}

### Почему совет хорош, одной фразой.
web-birdie-hint-pass = Сейчас пас даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
web-birdie-hint-take = Подходит к вашей руке: { COUNTED($count, $feature) }.
web-birdie-hint-lay = Рядом окажутся: { COUNTED($count, $feature) }.
