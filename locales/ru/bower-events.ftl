### Что произошло в Bower: одна фраза на событие. Имена не склоняются, глаголы в настоящем времени; столбцы считаются с 1.

event-bower-tile-taken = { $who ->
    [you] Вы берёте
   *[other] { $player } берёт
} с витрины { $tile }.
event-bower-display-refilled = { $count ->
    [1] Новая плитка на витрине
   *[other] Новые плитки на витрине
}: { $tiles }.
event-bower-tile-played = { $who ->
    [you] Вы кладёте
   *[other] { $player } кладёт
} { $gift ->
    [yes] подарок { $tile }
   *[no] { $tile }
} в { $count ->
    [1] столбец
   *[other] столбцы
} { LIST($columns) }.
event-bower-no-room = { $who ->
    [you] У вас нет места для плитки
   *[other] У игрока { $player } нет места для плитки
}: ход окончен{ $lost ->
    [yes] , подарок { $tile } выходит из игры
   *[no] {""}
}.
event-bower-bonus-earned = { $who ->
    [you] У вас
   *[other] У игрока { $player }
} третий самоцвет { $where ->
    [column] в { $count ->
        [1] столбце
       *[other] столбцах
    } { LIST($columns) }
    [both] в { $count ->
        [1] столбце
       *[other] столбцах
    } { LIST($columns) } и в группе { NAMES($groups, case: "genitive") }
   *[group] в группе { NAMES($groups, case: "genitive") }
}: бонусная плитка!
event-bower-bonus-declined = { $who ->
    [you] Вы отказываетесь
   *[other] { $player } отказывается
} от бонусной плитки.
event-bower-bonus-reshuffled = Сброшенные бонусные плитки перемешаны: в стопке снова { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}.
event-bower-bonus-drawn = { $who ->
    [you] Вы тянете
   *[other] { $player } тянет
} бонусные плитки: { BONUSES($bonuses) }.
event-bower-bonus-drawn-hidden = { $who ->
    [you] Вы тянете
   *[other] { $player } тянет
} { $count ->
    [one] { $count } бонусную плитку
    [few] { $count } бонусные плитки
   *[many] { $count } бонусных плиток
}.
event-bower-bonus-kept = { $who ->
    [you] Вы оставляете
   *[other] { $player } оставляет
} бонусную плитку «{ BONUSES($bonus) }».
event-bower-effect-impossible = «{ BONUSES($bonus) }»: сейчас применить нельзя.
event-bower-effect-declined = { $who ->
    [you] Вы не применяете
   *[other] { $player } не применяет
} плитку «{ BONUSES($bonus) }».
event-bower-spied = { $who ->
    [you] Вы подсматриваете
   *[other] { $player } подсматривает
} яйцо-пожелание столбца { $column }.
event-bower-egg-seen = Яйцо-пожелание столбца { $column } просит { NAME($egg, case: "asked") }.
event-bower-spied-aside = { $who ->
    [you] Вы подсматриваете
   *[other] { $player } подсматривает
} два отложенных яйца-пожелания.
event-bower-aside-seen = Отложенные яйца-пожелания просят { NAMES($eggs, case: "asked") }.
event-bower-token-laid = { $who ->
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
}, квадрат { $square }{ $whose ->
    [own] {""}
    [you] {" "}вашего гнезда
   *[other] , гнездо игрока { $owner }
}.
event-bower-cover-drawn = { $who ->
    [you] Вы берёте
   *[other] { $player } берёт
} из стопки { $tile }, чтобы накрыть другие квадраты.
event-bower-cover-laid = { $who ->
    [you] Вы накрываете
   *[other] { $player } накрывает
} плиткой { $tile } квадраты в { $count ->
    [1] столбце
   *[other] столбцах
} { LIST($columns) }.
event-bower-gift-given = { $who ->
    [you] Вы дарите
   *[other] { $player } дарит
} плитку { $tile }; её { $whom ->
    [you] получаете вы
   *[other] получает { $other }
}.
event-bower-double-turn = { $whom ->
    [you] Вы делаете
   *[other] { $other } делает
} два следующих хода подряд.
event-bower-discard-asked = { $who ->
    [you] Вам нужно сбросить плитку с руки.
   *[other] Игроку { $player } нужно сбросить плитку с руки.
}
event-bower-tile-discarded = { $who ->
    [you] Вы сбрасываете
   *[other] { $player } сбрасывает
} { $tile }: плитка выходит из игры.
event-bower-eggs-revealed = Яйца-пожелания открыты: { NAMES($eggs, case: "asked") }.
event-bower-over = Игра окончена. Яйца { $eggs }:{ $others }, { $by ->
    [coloured-shells] благодаря Разноцветным ракушкам{" "}
    [shells] благодаря ракушкам{" "}
   *[other] {""}
}{ $who ->
    [you] вы побеждаете
    [shared] общая победа
   *[other] побеждает { $player }
}.
