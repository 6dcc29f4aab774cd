### La hoja de puntuación de Bower (`voliera score bower`). Los cuadrados se escriben en clave: el material, luego los objetos.
### code-bower-…: la letra de un objeto; a flor y pluma les sigue la letra del color.

code-bower-flower = f
code-bower-feather = p
code-bower-gem = g
code-bower-shell = c
code-bower-emblem = e

word-egg = huevo

score-bower-title = Hoja de puntuación
score-bower-fair = Juego limpio
score-bower-no-zero-ties = los empates sin objetos quedan en empate
score-bower-sides = El nido del primero se dibuja debajo del tablero de pájaros; el del segundo, encima.
score-bower-eggs = el huevo de preferencia de la columna { $column }
score-bower-eggs-side = Las columnas se cuentan desde la izquierda, como { $player } ve la mesa.
score-bower-nest = nido de { $player }, cuadrado { $square }
score-bower-nest-side = { $seat ->
    [1] Fila por fila: primero la que toca el tablero de pájaros, cada una desde la izquierda, como la ve { $player }.
   *[other] Fila por fila: primero la que toca el tablero de pájaros, cada una desde la izquierda, también aquí como { $player } ve la mesa.
}
score-bower-bonus = losetas de huevo y fichas
score-bower-tiles = Losetas de huevo de { $player }:
score-bower-tokens = Fichas:
score-bower-half = Solo { $square } muestra las Conchas de colores: se entiende que la otra mitad está tapada por otra loseta.
score-bower-so-far = Por ahora está así: en un nido aún caben losetas.
score-bower-incomplete = Aún no está todo escrito, así que no hay resultado.
score-bower-no-lone-ties = uno por cabeza con conchas da un huevo

ask-score-fair-play = ¿Juego limpio, sin X, regalo, turno doble ni descarte? { $choices }
ask-score-zero-ties = ¿Las conchas ganan también una columna en la que nadie tiene lo que pide su huevo? { $choices }
choice-score-yes = sí
choice-score-no = no
ask-score-lone-ties = ¿Una columna con un objeto por cabeza, decidida por conchas, da dos huevos? { $choices }

hint-score-bower-eggs = pr: plumas rojas · fa pr pb: varios seguidos · 3 pr: el de la columna 3 · . no se sabe · ? ayuda
hint-score-bower-nest = Pfa Mprg: cuadrados desde [ ] · . vacío · 3b Pfa: un cuadrado · b: una fila · 3: una columna · ok: no hay más losetas · ? ayuda
hint-score-bower-doubt = 3b Pfa: escribe un cuadrado de nuevo · 3b . está vacío · ? ayuda
hint-score-bower-bonus = 1 o 5: una loseta de huevo · pb 3b: una ficha en su cuadrado, otra vez la quita · 3b Pfa: corrige un cuadrado · Intro: el resultado · ? ayuda
hint-score-bower-page = Intro: siguiente · fin: todo a la vez · a: atrás · ? ayuda
hint-score-bower-result = Intro: listo · 3b Pfa: corrige un cuadrado · huevo 3 pr: un huevo · exportar ARCHIVO.txt · ? ayuda

help-score-bower-eggs = huevos desde la primera columna que falta, cada uno con dos letras: tipo y color
    .keys = pr fa pb
help-score-bower-one-egg = el huevo de la columna 3; . significa que no se sabe
    .keys = 3 pr
help-score-bower-codes = cuadrados desde el que está entre corchetes: material, luego objetos; paja con una flor amarilla, musgo con una pluma roja y una gema
    .keys = Pfa Mprg
help-score-bower-square = este cuadrado, o varios desde allí; corrige lo que hay
    .keys = 3b Pfa
help-score-bower-row = una fila entera; las filas del otro nido empiezan por la z
    .keys = b: Pfa Mprg …
help-score-bower-column = una columna entera, desde el tablero de pájaros hacia fuera
    .keys = 3: Pfa Mprg …
help-score-bower-empty = un cuadrado vacío; lo que está debajo de otra loseta no se escribe
    .keys = .
help-score-bower-tile = una loseta por su id del archivo de componentes, primera mitad en 3b, segunda en 4b
    .keys = t07 3b4b
help-score-bower-look = describe un cuadrado con palabras
    .keys = 3b
help-score-bower-egg = corrige el huevo de la columna 3
    .keys = huevo 3 pr
help-score-bower-ok = este nido no tiene más losetas, aunque quepan
    .keys = ok
help-score-bower-tiles = una loseta de huevo por su número; otra vez la quita
    .keys = 1
help-score-bower-x = la X en 3b, sobre la pluma roja; otra vez la quita
    .keys = x 3b pr
help-score-bower-white = la pluma blanca o la flor blanca en este cuadrado
    .keys = pb 3b · fb 3b
help-score-bower-shells = las dos conchas en este cuadrado
    .keys = cc 3b
help-score-bower-branch = la rama en este cuadrado, a lo largo de la fila o de la columna
    .keys = - 3b · | 3b
help-score-bower-next = la página siguiente; después de la última se cierra la hoja
    .keys = Intro
help-score-bower-end = todo a la vez
    .keys = fin
help-score-bower-back = una página atrás
    .keys = a

error-score-bower-square = No hay cuadrado { $square }: escribe el número de la columna y la letra de la fila, { LIST($near) } debajo del tablero de pájaros, { LIST($far) } encima.
error-score-bower-which-nest = Escribe el cuadrado, por ejemplo { $example }: aquí no está claro qué nido es.
error-score-bower-column = Hay { $columns } columnas: escribe por ejemplo 3: Pfa Mprg
error-score-bower-tile = No hay loseta «{ $tile }». Escribe su id como está en el archivo de componentes, o lo que hay en sus cuadrados.
error-score-bower-tile-twice = La loseta { $tile } ya está en { $square }. Primero vacía ese cuadrado, o escribe lo que hay en este.
error-score-bower-token-empty = { $square } está vacío: una ficha va en un cuadrado ocupado.
error-score-bower-fair = En el Juego limpio se juega sin la X.
error-score-bower-which = En { $square } hay { $objects }. Escribe por ejemplo: { $example }
error-score-bower-egg = Escribe lo que pide un huevo, tipo y color, por ejemplo pr; o con su columna: 3 pr
error-score-bower-one-egg = Escribe la columna y lo que pide su huevo, por ejemplo: huevo 3 pr
error-score-bower-number = Las losetas de huevo tienen los números del 1 al { $count }.
error-score-bower-nothing = Escribe los cuadrados siguientes, por ejemplo Pfa Mprg; ok si este nido no tiene más losetas.
error-score-bower-not-yet = Este nido aún no se puede contar: no todos sus cuadrados forman losetas de dos.
error-score-bower-left-over = No todos estos cuadrados forman losetas de dos: { $count ->
    [one] sobra
   *[other] sobran
} { LIST($squares) } (○). ¿Falta un cuadrado o hay uno de más?

slip-bower-material = Aquí va un material: { straw.letter } { straw }, { moss.letter } { moss }, { gravel.letter } { gravel }, { earth.letter } { earth }; o . para un cuadrado vacío.
slip-bower-object = Aquí va un objeto: { code-bower-flower } { flower } o { code-bower-feather } { feather } con un color, { code-bower-gem } { gem }, { code-bower-shell } { shell }, { code-bower-emblem } Conchas de colores.
slip-bower-colour = Aquí va un color: { yellow.letter } { yellow }, { purple.letter } { purple }, { red.letter } { red }, { white.letter } { white }.
slip-bower-many = Un cuadrado tiene como mucho { $most } objetos. Las fichas se escriben después.
slip-bower-egg = Aquí va un huevo: { code-bower-flower } { flower } o { code-bower-feather } { feather }, luego el color: { yellow.letter }, { purple.letter }, { red.letter } o { white.letter }.
slip-bower-egg-end = Un huevo tiene solo dos letras, tipo y color.
slip-bower-egg-twice = Hay un solo huevo para { NAME($egg, case: "asked") }, y ya está en la columna { $column }.
slip-bower-full = Para este no queda sitio: aquí { $count ->
    [one] cabe { $count }
   *[other] caben { $count }
}.

fault-bower-outside = Nido { $seat }: columna { $column }, fila { $row } está fuera de la cuadrícula.
fault-bower-overlap = Nido { $seat }, columna { $column }, fila { $row }: allí ya hay algo.
fault-bower-left-over = Nido { $seat }: no todos los cuadrados forman losetas de dos; sobra el de la columna { $column }, fila { $row }.
fault-bower-emblems = Nido { $seat }, columna { $column }, fila { $row }: las Conchas de colores son una sola loseta, dos cuadrados contiguos.
fault-bower-emblem-alone = Nido { $seat }, columna { $column }, fila { $row }: un cuadrado de las Conchas de colores está solo. El otro está al lado, a no ser que lo tape otra loseta.
fault-bower-item = Nido { $seat }, columna { $column }, fila { $row }: esto no puede estar allí.
