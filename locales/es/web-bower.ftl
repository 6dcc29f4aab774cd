### La mesa de Bower en el navegador. $player es un nombre y no cambia; columnas, filas y turnos se cuentan desde 1.

web-bower-board = Tablero de pájaros
web-bower-my-nest = Mi nido
web-bower-nest-of = Nido de { $player }
web-bower-enlarge = Nido de { $player }: mirar de cerca
web-bower-square = columna { $column }, fila { $row }
web-bower-half = { NAME($material) }{ $count ->
    [0] {""}
   *[other] {" "}con { OBJECTS($objects) }
}{ $emblem ->
    [yes] {" "}con Conchas de colores
   *[no] {""}
}
web-bower-tile = Loseta: { $first }; { $second }
web-bower-back = Una loseta que no ves

web-bower-egg-open = Huevo de la columna { $column }: { NAME($egg, case: "asked") }
web-bower-egg-spied = Huevo de la columna { $column }: { NAME($egg, case: "asked") }; lo has espiado
web-bower-egg-watched = Huevo de la columna { $column }: { NAME($egg, case: "asked") }; tu rival lo ha espiado
web-bower-egg-noted = Huevo de la columna { $column }, tapado; tu conjetura: { NAME($egg, case: "asked") }
web-bower-egg-closed = Huevo de la columna { $column }, tapado

web-bower-now = { $phase ->
    [setup] Toma tu primera loseta
    [over] { $turns } turnos
   *[other] Turno { $turn } de { $turns } · { $phase ->
        [take] toma una loseta
        [play] coloca una loseta
        [gift] coloca el regalo
        [discard] descarta una
        [bonus] bonificación
       *[effect] usa la loseta
    }
}
web-bower-now-other = { $phase ->
    [setup] La primera loseta
   *[other] Turno { $turn } de { $turns } · { $phase ->
        [take] toma una loseta
        [play] coloca una loseta
        [gift] coloca el regalo
        [discard] descarta una
        [bonus] bonificación
       *[effect] usa una loseta
    }
}
web-bower-over = La partida ha terminado
web-bower-display = Expositor
web-bower-hand = Mano
web-bower-hand-of = Mano de { $player }
web-bower-gift = Regalo
web-bower-take = Tomar
    .sub = a la mano
web-bower-place = Colocar
web-bower-discard = Descartar
    .sub = sale del juego
web-bower-choose = { $what ->
    [display] elige una
    [hand] elige una loseta
    [square] elige un cuadrado
   *[discard] elige una loseta
}
web-bower-wait = { $player } está jugando…
web-bower-wait-away = { $player } no está en la mesa
web-bower-watching = Estás mirando
web-bower-turn-tile = Girar la loseta

web-bower-groups = Grupos más grandes
web-bower-group-words = { NAME($material) }: tú { $mine }, { $player } { $theirs }
web-bower-group-watched = { NAME($material) }: { $near } { $mine }, { $player } { $theirs }
web-bower-tallies = Cuentas por columna
web-bower-tally-known = Columna { $column }, { NAME($egg, case: "asked") }: tú { $mine }, { $player } { $theirs }; { COUNTED($gems, "gem") } en tu nido
web-bower-tally-unknown = Columna { $column }, huevo desconocido; { COUNTED($gems, "gem") } en tu nido
web-bower-tally-gems = Columna { $column }: gemas de { $near } { $mine }, de { $player } { $theirs }

web-bower-bonus = ¡Bonificación!
web-bower-if = Si la colocas aquí
web-bower-if-column = Columna { $column }: gemas { $before } → { $after }
web-bower-if-group = Grupo { NAME($material, case: "genitive") }: gemas { $before } → { $after }
web-bower-if-largest = { NAME($material) }, grupo mayor: { $before } → { $after }
web-bower-if-egg = Columna { $column }, { NAME($egg, case: "asked") }: { $before } → { $after }
web-bower-if-nothing = No cambia ninguna cuenta
web-bower-key-turn = girar
web-bower-key-move = las flechas mueven
web-bower-key-place = colocar
web-bower-key-cancel = cancelar
web-bower-key-enter = Intro

web-bower-in-hand = Losetas en la mano
web-bower-kept = Bonificaciones conservadas
web-bower-kept-of = Bonificaciones de { $player }
web-bower-kept-mine = Tus bonificaciones
web-bower-kept-none = aún ninguna
web-bower-last-tile = Última loseta
web-bower-pile = Losetas de nido: { $count }
web-bower-bonus-left = Losetas de bonificación: { $count }
web-bower-aside = { $count ->
    [one] { $count } huevo aparte
   *[other] { $count } huevos aparte
}
web-bower-aside-seen = Aparte: { NAMES($eggs, case: "asked") }
web-bower-turns-left = { $count ->
    [one] queda { $count } turno cada uno
   *[other] quedan { $count } turnos cada uno
}
web-bower-turns-apart = Turnos restantes { $mine }:{ $theirs }
web-bower-open-bonus = Bonificaciones a la vista
web-bower-open-gone = { $bonus }: { $who ->
    [you] la tienes tú
   *[other] la tiene { $player }
}
web-bower-log = Qué ha ocurrido
web-bower-details = La mesa
web-bower-options = { $super ->
    [yes] { $fair ->
        [yes] Supernido, Juego limpio
       *[no] Supernido
    }
   *[no] Juego limpio
}
web-bower-double = { $player } juega dos turnos seguidos
web-bower-double-you = Juegas dos turnos seguidos

# Sobre qué se ha usado una loseta de bonificación: debajo de su nombre, y en una línea junto a él.
web-bower-beat-keeps = { $player } conserva
web-bower-used = { $player }: { $bonus }{ $laid ->
    [yes] {" "}
   *[no] {" – "}
}{ $target }
web-bower-target-x = sobre { $whose ->
    [you] tu { NAME($object) }
    [own] { NAME($object, case: "accusative") } del propio nido
   *[other] { NAME($object, case: "accusative") } de { $owner }
}, columna { $column }
web-bower-target-token = en la columna { $column }
web-bower-target-cover = sobre { $count ->
    [1] la columna
   *[other] las columnas
} { LIST($columns) }
web-bower-target-gift = { $tile } para { $whom ->
    [you] ti
   *[other] { $other }
}
web-bower-target-double-turn = { $whom ->
    [you] juegas tú
   *[other] juega { $other }
} los dos turnos siguientes
web-bower-target-discard = { $whom ->
    [you] descartas
   *[other] { $other } descarta
} una loseta
web-bower-target-spy = el huevo de la columna { $column }
web-bower-target-aside = los dos huevos apartados
web-bower-target-nest = una loseta más en la mano
web-bower-target-egg = cuenta al final

### Por qué un consejo es bueno, en una frase.
web-bower-hint-tile = { $tile }.
web-bower-hint-asked = El huevo de la columna { $column } lo pide.
web-bower-hint-gem-column = La tercera gema en la columna { $column }: una bonificación.
web-bower-hint-gem-group = La tercera gema en un grupo { NAME($material, case: "genitive") }: una bonificación.
web-bower-hint-egg = La columna { $column } tendrá { $count } de lo que pide su huevo.
web-bower-hint-group = Tu mayor grupo { NAME($material, case: "genitive") } llega a { $size }.
