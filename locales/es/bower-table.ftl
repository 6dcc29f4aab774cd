### La mesa de Bower: títulos, encabezados, qué haría una loseta, el recuento final.

choice-super = Supernido

title-bower-turn = turno { $number } de { $turns }
title-bower-setup = primera loseta
title-bower-take = toma una loseta
title-bower-play = coloca una loseta
title-bower-bonus = ¡una loseta de bonificación!
title-bower-keep = elige la bonificación
title-bower-effect = usa la bonificación
title-bower-discard = descarta una loseta

owner-bower-hand = { $count ->
    [0] ninguna loseta en la mano
    [one] { $count } loseta en la mano
   *[other] { $count } losetas en la mano
}
owner-bower-kept = losetas de bonificación: { BONUSES($bonuses) }
owner-bower-double = juega dos turnos
owner-bower-aside = aparte: { $eggs }

heading-bower-groups = Grupos más grandes:
heading-bower-piles = pilas: { $tiles } de nido, { $bonuses } de bonificación
heading-bower-open = { $count ->
    [0] Ya no quedan losetas de bonificación.
   *[other] Losetas de bonificación boca arriba: { BONUSES($bonuses) }
}
heading-bower-eggs = Tus huevos de preferencia: { $eggs }
heading-bower-display = Expositor
heading-bower-hand = { $count ->
    [0] Tu mano está vacía
   *[other] Mano
}
heading-bower-gift = { $who ->
    [you] Regalo para ti
   *[other] Regalo para { $player }
}
heading-bower-cover = Loseta para cubrir

preview-bower = Si la colocas aquí: { $items }
preview-bower-bonus = ★ una loseta de bonificación, tercera gema en { $where ->
    [column] { $count ->
        [1] la columna
       *[other] las columnas
    } { LIST($columns) }
    [both] { $count ->
        [1] la columna
       *[other] las columnas
    } { LIST($columns) } y en un grupo { NAMES($groups, case: "genitive") }
   *[group] un grupo { NAMES($groups, case: "genitive") }
}
preview-bower-none = Aquí no cambia ningún grupo mayor ni ningún huevo conocido, y no hay bonificación.
preview-bower-group = mayor grupo { NAME($material, case: "genitive") } { $before } → { $after }
preview-bower-column = columna { $column }, { NAME($egg, case: "asked") }: { $before } → { $after } contra { $other }

count-bower-title = Recuento final, { $number } de { $count }
count-bower-group = Mayor grupo { NAME($material, case: "genitive") }
count-bower-column = Columna { $column }: { NAME($egg, case: "asked") }
count-bower-tile = { $who ->
    [you] Tu loseta de huevo { BONUSES($bonus) }
   *[other] Loseta de huevo { BONUSES($bonus) } de { $player }
}
count-bower-tile-sign = Huevo
count-bower-numbers = { $first } { $a } : { $b } { $second }
count-bower-so-far = Huevos hasta ahora: { $first } { $a } : { $b } { $second }
count-bower-why = { $by ->
    [size] Gana el grupo más grande.
    [objects] Gana quien tiene más.
    [shells] Empate; gana quien tiene más conchas, { $a }:{ $b }.
    [coloured-shells] Empate; lo ganan las Conchas de colores.
    [tied] Empate, y las conchas { $a }:{ $b } no lo rompen.
   *[none] Los dos están a cero.
}
# Lo mismo en pocas palabras, tras el nombre de lo que cuenta.
count-bower-short = { $by ->
    [shells] ; empate, conchas { $a }:{ $b }
    [coloured-shells] ; empate, Conchas de colores
    [tied] ; empate, conchas { $a }:{ $b }
   *[other] {""}
}{ $single ->
    [yes] ; una sola
   *[no] {""}
}
count-bower-branch = { $who ->
    [you] La rama une las partes de tu grupo.
   *[other] La rama une las partes del grupo de { $player }.
}
count-bower-white = { $who ->
    [you] Aquí tienes
   *[other] Aquí { $player } tiene
} { COUNTED($white, $object) }; para el huevo { $declared ->
    [0] no cuenta ninguna
    [one] cuenta { $declared }
   *[other] cuentan { $declared }
}.
count-bower-single = Ganada con una sola: dos huevos.
count-bower-tile-why = { $why ->
    [more] { $who ->
        [you] Tienes
       *[other] { $player } tiene
    } más: un huevo.
    [coloured-own] Ganan las Conchas de colores del mismo nido: un huevo.
    [coloured-other] Las Conchas de colores están en el otro nido: ningún huevo.
   *[not-more] { $who ->
        [you] No tienes
       *[other] { $player } no tiene
    } más: ningún huevo.
}
count-bower-gets = { $who ->
    [nobody] Nadie recibe un huevo.
    [you] Recibes { $eggs ->
        [one] un huevo
       *[other] dos huevos
    }.
   *[other] { $player } recibe { $eggs ->
        [one] un huevo
       *[other] dos huevos
    }.
}
count-bower-counted = Qué cuenta
count-bower-eggs = Huevos

result-bower-total = Huevos en total
result-bower-winner = { $by ->
    [coloured-shells] { $eggs } huevos cada uno: deciden las Conchas de colores, y { $who ->
        [you] ganas tú
       *[other] gana { $player }
    }.
    [shells] { $eggs } huevos cada uno: deciden las conchas, { $a }:{ $b }, y { $who ->
        [you] ganas tú
       *[other] gana { $player }
    }.
    [shared] { $eggs } huevos y { $a } conchas cada uno: { $player } y { $other } comparten la victoria.
   *[eggs] { $who ->
        [you] Ganas tú
       *[other] Gana { $player }
    } por { $eggs } huevos a { $others }.
}
