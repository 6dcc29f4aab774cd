### Lo que se puede escribir en Bower. word-…: las palabras aceptadas, la primera es la que se muestra.

word-turn = r rotar girar
word-bonus = b bonificación
word-decline = n no renunciar
word-note = nota
word-along-row = fila
word-along-column = columna

hint-bower-setup = 2 toma la loseta 2 · 3b describe un cuadrado · ? ayuda
hint-bower-take = { $count ->
    [1] 1 toma la última loseta · 3b describe un cuadrado · ? ayuda
   *[other] 2 toma la loseta 2 · 3b describe un cuadrado · nota 2 pluma roja apunta una conjetura sobre un huevo · ? ayuda
}
hint-bower-play = { $count ->
    [2] 1 o 2 elige una loseta
   *[other] un número de 1 a { $count } elige una loseta
} · ? ayuda
hint-bower-square = { $kind ->
    [gift] Debes colocar el regalo: 3b lo prueba en ese cuadrado (○ donde cabe)
    [cover] 3b prueba la loseta sobre dos cuadrados ocupados (○ donde cabe)
   *[hand] 3b prueba la loseta en ese cuadrado (○ donde cabe)
} · r la gira · ? ayuda
hint-bower-held = Intro la coloca · r la gira · 4c la mueve · ? ayuda
hint-bower-bonus = { $open ->
    [yes] ok: elige una de las losetas de bonificación boca arriba
   *[no] ok: roba tres losetas de bonificación y conserva una
} · n: renunciar · ? ayuda
hint-bower-keep = { $count ->
    [1] 1 la conserva
   *[other] 2 conserva la segunda
} · ? ayuda
hint-bower-spy-opponent = { BONUSES($bonus) }: escribe la columna de un huevo, { LIST($columns) } · n: renunciar · ? ayuda
hint-bower-x = { BONUSES($bonus) }: 3b o 3z la pone en ese cuadrado, 3z ƒr sobre la pluma roja · n: renunciar · ? ayuda
hint-bower-token = { BONUSES($bonus) }: 3b la pone en ese cuadrado de tu nido · n: renunciar · ? ayuda
hint-bower-branch = { BONUSES($bonus) }: 3b fila o 3b columna la pone allí · n: renunciar · ? ayuda
hint-bower-gift = { BONUSES($bonus) }: 2 da la loseta 2 del expositor · n: renunciar · ? ayuda
hint-bower-use = { BONUSES($bonus) }: ok la usa · n: renunciar · ? ayuda
hint-bower-discard = Debes descartar una loseta: { $count ->
    [1] 1 la descarta
   *[other] escribe su número
} · ? ayuda

help-bower-take = toma la loseta 2 del expositor y llévala a la mano
    .keys = 2
help-bower-look = describe un cuadrado con palabras; tus filas empiezan por a, las del otro nido por z
    .keys = 3b
help-bower-tile = elige la loseta 2 de la mano
    .keys = 2
help-bower-square = pruébala con la primera mitad en este cuadrado: número de la columna, letra de la fila
    .keys = 3b
help-bower-turn = gira la loseta hacia la derecha; la flecha muestra dónde está la segunda mitad
    .keys = r
help-bower-lay = coloca la loseta donde la estás probando
    .keys = Intro
help-bower-at-once = todo a la vez: loseta 2, primera mitad en 3b, segunda en 4b, colócala
    .keys = 2 3b4b ok
help-bower-bonus = roba losetas de bonificación, o elige una de las que están boca arriba
    .keys = ok
help-bower-decline = renuncia
    .keys = n
help-bower-keep = conserva la segunda loseta
    .keys = 2
help-bower-spy = mira el huevo de la columna 2
    .keys = 2
help-bower-x = pon la X en 3z del otro nido, sobre la pluma roja
    .keys = 3z ƒr
help-bower-token = pon la ficha en este cuadrado de tu nido
    .keys = 3b
help-bower-branch = pon la rama en este cuadrado, a lo largo de la fila o de la columna
    .keys = 3b fila
help-bower-gift = da a tu rival la loseta 2 del expositor
    .keys = 2
help-bower-use = usa la loseta de bonificación
    .keys = ok
help-bower-discard = descarta la loseta 2 de la mano
    .keys = 2
help-bower-note = apunta una conjetura sobre un huevo que no ves; solo la ves tú, y no se guarda con la partida
    .keys = nota 2 pluma roja
help-bower-special = { $cross } está bajo la X · { $row } { $column } rama · { $emblem } Conchas de colores
help-bower-marks = En el tablero ? es un huevo que no ves o tu conjetura, • un huevo que espiaste, ! uno que espió tu rival. Bajo cada columna: sus gemas, y lo que pide su huevo, tuyo : de tu rival. [ ] es la loseta que estás probando, › ‹ la última de tu rival.
