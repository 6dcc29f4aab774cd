### Что произошло: одна фраза на событие. Имена не склоняются, глаголы в настоящем времени; позиции считаются с 1.

event-took = { $who ->
    [you] Вы берёте
   *[other] { $player } берёт
} из открытого ряда { CARDS($card, case: "accusative") }.
event-refilled = { $count ->
    [1] Новая карта в открытом ряду
   *[other] Новые карты в открытом ряду
}: { CARDS($cards) }.
event-laid-card = { $who ->
    [you] Вы кладёте
   *[other] { $player } кладёт
} в личную колоду { $from ->
    [display] из открытого ряда
   *[hand] с руки
} { CARDS($card, case: "accusative") }.
event-laid-order = { $who ->
    [you] Вы кладёте в свою личную колоду
   *[other] { $player } кладёт в личную колоду
}, снизу вверх: { CARDS($cards) }.
event-laid = { $who ->
    [you] Вы кладёте
   *[other] { $player } кладёт
} в личную колоду { CARDS($cards, case: "accusative") }{ $hand ->
    [0] {""}
    [one] , а с ними { $hand } карту с руки
    [few] , а с ними { $hand } карты с руки
   *[many] , а с ними { $hand } карт с руки
}.
event-passed = { $automatic ->
    [yes] Последний ход сделан: { $who ->
        [you] вы пасуете
       *[other] { $player } пасует
    }
   *[no] { $who ->
        [you] Вы пасуете
       *[other] { $player } пасует
    }
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
event-line-opened = { $count ->
    [0] { $who ->
        [you] У вас нет личной колоды: считать нечего.
       *[other] У игрока { $player } нет личной колоды: считать нечего.
    }
   *[other] { $who ->
        [you] Вы открываете свою личную колоду
       *[other] { $player } открывает личную колоду
    }: в ряду { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
}
event-spent = { $who ->
    [you] Вы сбрасываете с руки { CARDS($card, case: "accusative") } и применяете
   *[other] { $player } сбрасывает с руки { CARDS($card, case: "accusative") } и применяет
} способность { NAME($bird, case: "genitive") }.
event-moved = { $who ->
    [you] Вы переставляете
   *[other] { $player } переставляет
} в ряду { CARDS($card, case: "accusative") } с позиции { $from } на позицию { $to }.
event-drew = { $who ->
    [you] Вы тянете
   *[other] { $player } тянет
} из-под карты «Стоп» { CARDS($card, case: "accusative") }; там { $left ->
    [0] больше нет карт
    [one] осталась { $left } карта
    [few] остались { $left } карты
   *[many] осталось { $left } карт
}.
event-drew-hidden = { $who ->
    [you] Вы тянете
   *[other] { $player } тянет
} карту из-под карты «Стоп»; там { $left ->
    [0] больше нет карт
    [one] осталась { $left } карта
    [few] остались { $left } карты
   *[many] осталось { $left } карт
}.
event-inserted = { $who ->
    [you] Вы вставляете
   *[other] { $player } вставляет
} в ряд { CARDS($card, case: "accusative") }, на позицию { $at }.
event-declared = { $who ->
    [you] Вы объявляете
   *[other] { $player } объявляет
} набор: { COUNTED($size, $feature) }, позиции с { $first } по { $last }.
event-dropped = { $who ->
    [you] Вы убираете
   *[other] { $player } убирает
} набор ради двух взмахов: { COUNTED($size, $feature) }.
event-removed = { $who ->
    [you] Вы убираете
   *[other] { $player } убирает
} из ряда { CARDS($card, case: "accusative") }, позиция { $at }.
event-formed = Появляется набор и уходит из ряда: { COUNTED($size, $feature) }.
event-wrote = { $by ->
    [owl] Благодаря сове { $who ->
        [you] вы записываете
       *[other] { $player } записывает
    }
   *[set] { $who ->
        [you] Вы записываете
       *[other] { $player } записывает
    }
} { $value } в окошко { NAME($box, case: "genitive") }.
event-nothing = { COUNTED($size, $feature) }: этот набор ничего не даёт, { $why ->
    [smaller] считается больший набор с тем же признаком
   *[filled] окошко уже заполнено
}.
event-flapped = { $who ->
    [you] Вы отмечаете
   *[other] { $player } отмечает
} { $by ->
    [0] ни одного взмаха: столбец заполнен
    [one] { $by } взмах
    [few] { $by } взмаха
   *[many] { $by } взмахов
}; всего { $marked ->
    [one] отмечен { $marked } взмах
    [few] отмечено { $marked } взмаха
   *[many] отмечено { $marked } взмахов
}, это { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
event-trophy = { $who ->
    [you] Вы получаете
   *[other] { $player } получает
} птичий трофей { NAME($bird, case: "genitive") }{ $loser ->
    [nobody] {""}
    [you] , который был у вас
   *[other] ; раньше он был у игрока { $name }
}.
event-scored = { $who ->
    [you] Вы завершаете подсчёт.
   *[other] { $player } завершает подсчёт.
}
event-dealt = Начинается раунд { $round }; { $who ->
    [you] первый ход ваш
   *[other] первым ходит игрок { $player }
}.
event-over = Игра окончена. { $who ->
    [you] Вы побеждаете
   *[other] Побеждает игрок { $player }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
