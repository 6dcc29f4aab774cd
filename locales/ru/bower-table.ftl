### Стол Bower: заголовки, что сделает плитка, итоговый подсчёт.

choice-super = Супергнездо

title-bower-turn = ход { $number } из { $turns }
title-bower-setup = первая плитка
title-bower-take = возьмите плитку
title-bower-play = положите плитку
title-bower-bonus = бонусная плитка!
title-bower-keep = выберите бонусную плитку
title-bower-effect = примените бонусную плитку
title-bower-discard = сбросьте плитку

owner-bower-hand = { $count ->
    [0] в руке нет плиток
    [one] в руке { $count } плитка
    [few] в руке { $count } плитки
   *[many] в руке { $count } плиток
}
owner-bower-kept = бонусные плитки: { BONUSES($bonuses) }
owner-bower-double = два хода подряд
owner-bower-aside = отложены: { $eggs }

heading-bower-groups = Самые большие группы:
heading-bower-piles = стопки: плитки { $tiles }, бонусы { $bonuses }
heading-bower-open = { $count ->
    [0] Бонусных плиток больше нет.
   *[other] Открытые бонусные плитки: { BONUSES($bonuses) }
}
heading-bower-eggs = Ваши яйца-пожелания: { $eggs }
heading-bower-display = Витрина
heading-bower-hand = { $count ->
    [0] Ваша рука пуста
   *[other] Рука
}
heading-bower-gift = { $who ->
    [you] Подарок вам
   *[other] Подарок игроку { $player }
}
heading-bower-cover = Плитка, чтобы накрыть

preview-bower = Если положить сюда: { $items }
preview-bower-bonus = ★ бонусная плитка, третий самоцвет в { $where ->
    [column] { $count ->
        [1] столбце
       *[other] столбцах
    } { LIST($columns) }
    [both] { $count ->
        [1] столбце
       *[other] столбцах
    } { LIST($columns) } и в группе { NAMES($groups, case: "genitive") }
   *[group] группе { NAMES($groups, case: "genitive") }
}
preview-bower-none = Здесь не изменятся ни самые большие группы, ни счёт известных вам яиц, и бонуса не будет.
preview-bower-group = самая большая группа { NAME($material, case: "genitive") } { $before } → { $after }
preview-bower-column = столбец { $column }, { NAME($egg, case: "asked") }: { $before } → { $after } против { $other }

count-bower-title = Итоговый подсчёт, { $number } из { $count }
count-bower-group = Самая большая группа { NAME($material, case: "genitive") }
count-bower-column = Столбец { $column }: { NAME($egg, case: "asked") }
count-bower-tile = { $who ->
    [you] Ваша плитка яйца «{ BONUSES($bonus) }»
   *[other] Плитка яйца «{ BONUSES($bonus) }» игрока { $player }
}
count-bower-tile-sign = Яйцо
count-bower-numbers = { $first } { $a } : { $b } { $second }
count-bower-so-far = Яиц пока: { $first } { $a } : { $b } { $second }
count-bower-why = { $by ->
    [size] Побеждает группа, которая больше.
    [objects] Побеждает тот, у кого их больше.
    [shells] Поровну; решают ракушки, { $a }:{ $b }.
    [coloured-shells] Поровну; решают Разноцветные ракушки.
    [tied] Поровну, и ракушки { $a }:{ $b } не решают.
   *[none] Ни у кого ничего нет.
}
# То же в нескольких словах, после названия того, что считается.
count-bower-short = { $by ->
    [shells] ; поровну, ракушки { $a }:{ $b }
    [coloured-shells] ; поровну, Разноцветные ракушки
    [tied] ; поровну, ракушки { $a }:{ $b }
   *[other] {""}
}{ $single ->
    [yes] ; всего один
   *[no] {""}
}
count-bower-branch = { $who ->
    [you] Вашу группу соединяет ветка.
   *[other] Группу игрока { $player } соединяет ветка.
}
count-bower-white = { $who ->
    [you] Здесь у вас
   *[other] Здесь у игрока { $player }
} { COUNTED($white, $object) }; { $declared ->
    [0] объявлен другой цвет
    [one] подходящим объявлен { $declared } предмет
    [few] подходящими объявлены { $declared } предмета
   *[many] подходящими объявлены { $declared } предметов
}.
count-bower-single = Хватило одного предмета: два яйца.
count-bower-tile-why = { $why ->
    [more] { $who ->
        [you] У вас
       *[other] У игрока { $player }
    } больше: одно яйцо.
    [coloured-own] Разноцветные ракушки в том же гнезде решают: одно яйцо.
    [coloured-other] Разноцветные ракушки в другом гнезде: яйца нет.
   *[not-more] { $who ->
        [you] У вас
       *[other] У игрока { $player }
    } не больше: яйца нет.
}
count-bower-gets = { $who ->
    [nobody] Яйцо не получает никто.
    [you] Вы получаете { $eggs ->
        [one] одно яйцо
       *[other] два яйца
    }.
   *[other] { $player } получает { $eggs ->
        [one] одно яйцо
       *[other] два яйца
    }.
}
count-bower-counted = Что считается
count-bower-eggs = Яйца

result-bower-total = Всего яиц
result-bower-winner = { $by ->
    [coloured-shells] Поровну, яиц по { $eggs }: решают Разноцветные ракушки, { $who ->
        [you] вы побеждаете
       *[other] побеждает { $player }
    }.
    [shells] Поровну, яиц по { $eggs }: решают ракушки, { $a }:{ $b }, { $who ->
        [you] вы побеждаете
       *[other] побеждает { $player }
    }.
    [shared] Поровну, яиц по { $eggs } и ракушек по { $a }: общая победа, { $player } и { $other }.
   *[eggs] { $who ->
        [you] Вы побеждаете
       *[other] Побеждает { $player }
    }: яйца { $eggs }:{ $others }.
}
