### Bower en el navegador: losetas de bonificación, sus efectos, el recuento final y los resultados. $player es un nombre.

web-bower-scoring-bonus = ¡Bonificación!
web-bower-scoring-earned = Tercera gema: { $where ->
    [column] { $count ->
        [1] columna
       *[other] columnas
    } { LIST($columns) }
    [both] { $count ->
        [1] columna
       *[other] columnas
    } { LIST($columns) } y grupo { NAMES($groups, case: "genitive") }
   *[group] grupo { NAMES($groups, case: "genitive") }
}
web-bower-scoring-take = Tomar una loseta
web-bower-scoring-take-draw = { $count ->
    [1] la última
   *[other] una de { $count }
}
web-bower-scoring-take-open = { $count ->
    [1] queda una
   *[other] una de { $count }
}
web-bower-scoring-take-text-draw = Miras unas losetas de bonificación de la pila, conservas una y la usas enseguida. Las demás se descartan boca abajo.
web-bower-scoring-take-text-open = Estas losetas de bonificación están a la vista. Conservas una y la usas enseguida; las demás siguen ahí.
web-bower-scoring-tiles = Losetas de bonificación
web-bower-scoring-keep-one = { $count ->
    [1] Conserva esta
    [2] Conserva una de dos
    [3] Conserva una de tres
   *[other] Conserva una de { $count }
}
web-bower-scoring-keep = Conservar
web-bower-scoring-keep-choose = elige una loseta
web-bower-scoring-keep-rest = { $count ->
    [0] es la única
    [1] una se descarta
    [2] dos se descartan
   *[other] { $count } se descartan
}
web-bower-scoring-keep-open = las demás se quedan
web-bower-scoring-keep-nothing = sin efecto, acaba el turno
web-bower-scoring-impossible = Ahora sin efecto: no se puede usar.
web-bower-scoring-decline = Renunciar
web-bower-scoring-decline-bonus = sin bonificación
web-bower-scoring-decline-effect = sin efecto
web-bower-scoring-decline-sure = ¿Renunciar de verdad?
web-bower-scoring-decline-again = toca otra vez
web-bower-scoring-nest-mine = Mi nido
web-bower-scoring-nest-of = Nido de { $player }
web-bower-scoring-do-x = Pon la X
web-bower-scoring-do-white-feather = Pon la pluma blanca
web-bower-scoring-do-white-flower = Pon la flor blanca
web-bower-scoring-do-shells = Pon dos conchas
web-bower-scoring-do-branch = Pon la rama
web-bower-scoring-do-cover = Cubre dos cuadrados
web-bower-scoring-do-gift = Elige un regalo
web-bower-scoring-do-spy-opponent = Mira un huevo
web-bower-scoring-do-spy-aside = Huevos aparte
web-bower-scoring-do-double-turn = Turno doble
web-bower-scoring-do-discard = Descarte
web-bower-scoring-where-x = sobre una pluma o flor
web-bower-scoring-where-own = en un cuadrado tuyo ocupado
web-bower-scoring-where-cover = roba una loseta y colócala
web-bower-scoring-where-place = sobre dos cuadrados ocupados
web-bower-scoring-where-gift = una loseta del expositor
web-bower-scoring-where-spy-opponent = uno de los tres de tu rival
web-bower-scoring-where-spy-aside = los verás hasta el final
web-bower-scoring-where-double-turn = para { $player }
web-bower-scoring-where-discard = para { $player }
web-bower-scoring-lay = Poner aquí
web-bower-scoring-lay-first = elige un cuadrado
web-bower-scoring-draw = Robar loseta
web-bower-scoring-draw-must = y colocarla
web-bower-scoring-give = Regalar
web-bower-scoring-give-first = elige una loseta
web-bower-scoring-look = Mirar
web-bower-scoring-look-first = elige un huevo
web-bower-scoring-use = Usarla
web-bower-scoring-swap = Cambiar de nido
web-bower-scoring-turn = Girar
web-bower-scoring-which-object = ¿Qué objeto?
web-bower-scoring-which-way = ¿En qué dirección?
web-bower-scoring-along = { $along ->
    [row] a lo largo de la fila
   *[column] a lo largo de la columna
}
web-bower-scoring-place = { $player }, columna { $column }
web-bower-scoring-no-change = No cambia nada de lo que puedes contar.
web-bower-scoring-unknown-egg = no conoces su huevo
web-bower-scoring-leads = { $who ->
    [you] vas delante
    [tied] empate
   *[other] { $player } va delante
}
web-bower-scoring-column = Columna { $column }
web-bower-scoring-column-shells = Conchas, columna { $column }
web-bower-scoring-column-gems = Gemas, columna { $column }
web-bower-scoring-group-of = { NAME($material) }, grupo mayor
web-bower-scoring-tile-of = Loseta de huevo: { BONUSES($bonus) }
web-bower-scoring-from-to = { $before } → { $after }
web-bower-scoring-hand-of = { $count ->
    [one] { $count } loseta en la mano de { $player }
   *[other] { $count } losetas en la mano de { $player }
}
web-bower-scoring-gift-text = { $player } debe colocarla en su próximo turno, sin tomar otra.
web-bower-scoring-group = grupo mayor
web-bower-scoring-final = Recuento final
web-bower-scoring-final-group = Grupo { $number } de { $count }
web-bower-scoring-final-egg = Huevo { $number } de { $count }
web-bower-scoring-final-tile = Loseta de huevo { $number } de { $count }
web-bower-scoring-next = Siguiente
web-bower-scoring-next-egg = Siguiente huevo
web-bower-scoring-to-end = Al final
web-bower-scoring-results = Resultado
web-bower-scoring-pause = Pausa
web-bower-scoring-play = Avance automático
web-bower-scoring-once-more = Desde el principio
web-bower-scoring-lines = Huevos hasta ahora
web-bower-scoring-columns = Columnas
web-bower-scoring-groups = Grupos más grandes
web-bower-scoring-gets = { $who ->
    [you] +{ $count } para ti
    [nobody] nadie
   *[other] +{ $count } a { $player }
}
web-bower-scoring-why = { $by ->
    [coloured-shells] Conchas de colores
    [shells] conchas { $shells }
    [tied] empate, conchas { $shells }
    [none] los dos a cero
   *[other] {""}
}
web-bower-scoring-double = solo una: dos huevos
web-bower-scoring-owner = loseta de huevo de { $player }
web-bower-scoring-owner-you = tu loseta de huevo
web-bower-scoring-waits = aún oculto
web-bower-scoring-later = después
web-bower-scoring-verdict = { $what }: { $mine } a { $theirs }, { $gets }
web-bower-scoring-wins = { $who ->
    [you] ¡Has ganado! { $score }
    [shared] Compartes la victoria, { $score }
    [both] Victoria compartida, { $score }
   *[other] Gana { $player } { $score }
}
web-bower-scoring-kind = Bower{ $super ->
    [yes] {" "}· Supernido
   *[no] {""}
}{ $fair ->
    [yes] {" "}· Juego limpio
   *[no] {""}
}
web-bower-scoring-tie = { $score } huevos: { $by ->
    [coloured-shells] { $who ->
        [you] tienes las Conchas de colores.
       *[other] { $player } tiene las Conchas de colores.
    }
    [shells] { $who ->
        [you] tienes más conchas, { $shells }.
       *[other] { $player } tiene más conchas, { $shells }.
    }
   *[shared] también { $shells } conchas, ganan ambos.
}
