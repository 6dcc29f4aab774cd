### La hoja de puntuación de los juegos de mesa (`voliera score`): lo común a todas, y la de Birdie.

word-export = exportar
word-best = mejor best
score-keeping = Todo lo que escribes se guarda enseguida en { $path }
score-kept = La hoja está en { $path }. Se reanuda con: voliera score --resume { $path }
score-exported = Exportada a { $path }
score-press-enter = Intro: siguiente · u deshace lo último ↵

help-score-undo = deshaz lo último que escribiste; otra vez, lo anterior
    .keys = u
help-score-save = di dónde está la hoja, o guárdala desde ahora en otro archivo
    .keys = guardar ARCHIVO
help-score-export = escribe la hoja puntuada en un archivo: .json para los datos, .txt para leerla
    .keys = exportar ARCHIVO.txt
help-score-quit = sal; la hoja queda como está y se puede reanudar
    .keys = salir

error-sheet-file = { $path } no es una hoja de puntuación.
error-sheet-game = No hay hoja de puntuación para «{ $game }»: elige entre { $games }.
error-sheet-other-game = { $path } es una hoja de { $game }: quita el nombre del otro juego.
error-sheet-resume = La hoja ya trae jugadores, nombres, variante y opciones: con --resume no se indican.
error-sheet-undo = No hay nada que deshacer: la hoja empieza aquí.
error-sheet-export = Escribe el nombre de un archivo que acabe en .json o .txt, por ejemplo exportar tarde.txt
error-sheet-model = Esta hoja no se puede puntuar: { $detail }

## Las preguntas de Birdie

score-birdie-title = Birdie, hoja de puntuación
ask-score-names = Los nombres de los { $players } jugadores, separados por comas:
hint-score-names = Ada, Bo · Intro: sin nombres · ? ayuda
hint-score-choice = Escribe tu elección · Intro elige la marcada · ? ayuda
ask-score-pass = Ronda { $round }: ¿en qué orden se pasó? Primero quien pasó primero:
hint-score-pass = { $count ->
    [2] 2: el jugador 2 pasó primero
   *[other] 231: primero el jugador 2, luego el 3, luego el 1
} · también valen los nombres · ? ayuda
ask-score-line = La fila de { $player }, carta por carta de un extremo al otro:
hint-score-line = PEpr LEin … con las letras, o 1r… con las teclas de arriba · -: no hay fila · u deshace · ? ayuda
ask-score-hand = Las cartas que quedan en la mano de { $player }; son para las habilidades:
hint-score-hand = PEpr LEin … con las letras, o 1r… con las teclas de arriba · Intro: ninguna · u deshace · ? ayuda
ask-score-drawn = ¿Qué carta ha robado { $player } de debajo de la carta Stop?
hint-score-drawn = PEpr con sus letras, o 1 con su tecla · u deshace · ? ayuda
score-draft = { $count ->
    [one] Hasta aquí { $count } carta:
   *[other] Hasta aquí { $count } cartas:
}
hint-score-draft = +PAve … sigue tras ellas · todo de nuevo las reemplaza · Intro: son todas · u las quita · ? ayuda
help-score-pass = el jugador 2 pasó primero, luego el jugador 1, luego el 3
    .keys = 213
help-score-pass-names = lo mismo con los nombres, o con su comienzo
    .keys = bo ada
help-score-codes = cartas con las dos letras del pájaro y de la estación, mayúsculas o no, con o sin espacios
    .keys = PEpr LEin
help-score-keys = cartas con una tecla cada una: filas los pájaros, columnas las estaciones
    .keys = 1 r
help-score-none = ninguna carta
    .keys = -
help-score-best = muestra la mejor jugada; otra vez Intro, o «mejor», la anota
    .keys = Intro
help-score-boxes = anota 4 en la casilla del Petirrojo y 2 en la del verano, sea como sea, y nada más
    .keys = pe 4 ve 2

## La puntuación

score-hand = Mano:
hint-score-enter = { $shown ->
    [yes] Intro anota esta jugada, la mejor
   *[no] Intro muestra la mejor jugada · mejor la anota
}
hint-score-boxes = o anuncia casillas: pe 4 ve 2
hint-score-end = Intro cierra la hoja · exportar ARCHIVO.txt · u deshace
score-thinking = Busco la mejor jugada…
score-best = La mejor jugada
score-worth = Vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: { $boxes } en casillas, { $flap } por Aleteos, { $trophies } por Trofeos.
score-proved = Demostrado: ninguna jugada da más.
score-bound = Es la mejor encontrada; ninguna jugada da más de { $bound }.
score-robin = Hay un Petirrojo en la mano: robar una carta { $gain ->
    [0] de media no daría más.
   *[other] daría de media { NUMBER($gain, maximumFractionDigits: 1) } más (pe roba).
}
score-played = La jugada de { $player }
score-nothing-missed = { $proved ->
    [yes] No se escapó nada: ninguna jugada da más.
   *[no] No se ha encontrado una jugada mejor.
}
score-missed = { $points ->
    [one] Se ha escapado { $points } punto
   *[other] Se han escapado { $points } puntos
}: la mejor jugada vale { $best }.
score-differs-box = casilla { NAME($box, case: "genitive") }: { $played ->
    [0] { $best }
   *[other] { $best ->
        [0] queda vacía, no { $played }
       *[other] { $best } en vez de { $played }
    }
}
score-differs-flaps = { $count ->
    [one] { $count } Aleteo
   *[other] { $count } Aleteos
} { $more ->
    [yes] más
   *[no] menos
}
score-differs-trophy = { $more ->
    [yes] con el Trofeo { NAME($bird, case: "genitive") }
   *[no] sin el Trofeo { NAME($bird, case: "genitive") }
}
score-pass-row = Paso { $round }
score-found = { $player } { $points } de { $best }
score-round-found = Ronda { $round }, puntos conseguidos de los que daba la mejor jugada:
score-copies = { $count } { $kind ->
    [lines] en la fila de { $player }
    [hands] en la mano de { $player }
   *[drawn] { $count ->
        [one] robada
       *[other] robadas
    } por { $player }
}{ $round ->
    [0] {""}
   *[other] {" "}en la ronda { $round }
}

## Lo que no puede ser

error-score-names-twice = Dos jugadores tienen el mismo nombre: dale otro a cada uno.
error-score-pass-twice = Cada jugador pasa una vez: nombra a cada uno una sola vez.
error-score-pass-count = Pasan { $players } jugadores, y { $count ->
    [one] se nombra { $count }.
   *[other] se nombran { $count }.
}
error-score-pass-number = No hay jugador { $number }: los números van de 1 a { $players }.
error-score-pass-name = ¿Quién es «{ $word }»? Escribe un número, o el comienzo de uno de estos nombres: { $names }.
error-score-empty-line = Escribe las cartas de la fila, o - si no hay ninguna.
error-score-empty-drawn = Escribe la carta robada, por ejemplo PEpr.
error-score-one-card = Una fila tiene dos cartas o más, pues se ponen al menos dos: escríbela entera, o - si no hay.
error-score-drawn-one = El Petirrojo roba una carta: escribe solo esa.
error-score-robin-first = Antes hay que saber la carta del Petirrojo: termina la línea con pe.
error-score-nothing = Todavía no se ha anunciado nada: «mejor» anota la mejor jugada; { $variant ->
    [expert] un número quita una carta; «parar» deja toda la fila.
   *[standard] 1-4 declara un conjunto; «anotar» no anota nada.
}
error-score-box-twice = La casilla { NAME($box, case: "genitive") } se nombra dos veces: cada casilla se indica una vez.
error-score-box-size = { NAME($box) } { $size }: un conjunto tiene de 2 a 16 cartas.
error-score-box-filled = En la casilla { NAME($box, case: "genitive") } ya hay un { $value }.
error-score-box-short = Ninguna jugada anota { $size } en la casilla { NAME($box, case: "genitive") }: con esta fila lo máximo es { $longest }.
error-score-box-none = Cada una puede ser posible, pero ninguna jugada las rellena todas y nada más.
error-score-box-unknown = No se ha encontrado una jugada que anote justo esto; puede haberla igualmente. Juégala paso a paso.

slip-birdie-bird = Aquí va un pájaro: { NAMES("robin owl pigeon woodpecker", case: "code") } son los pájaros, «{ $found }» no.{ $nearby ->
    [0] {""}
    [one] {" "}¿Querías decir { NAMES($near, case: "code") }?
   *[other] {" "}Se le parecen { NAMES($near, case: "code") }.
}
slip-birdie-season = Aquí va una estación: { NAMES("spring summer autumn winter", case: "code") } son las estaciones, «{ $found }» no.{ $nearby ->
    [0] {""}
    [one] {" "}¿Querías decir { NAMES($near, case: "code") }?
   *[other] {" "}Se le parecen { NAMES($near, case: "code") }.
}
slip-birdie-season-missing = Falta la estación de la última carta.
slip-birdie-bird-missing = Falta el pájaro de la última carta.
slip-birdie-key = En la tecla «{ $found }» no hay ninguna carta.
slip-birdie-both = Pueden ser las letras de una carta o teclas: escribe CAve para la carta, c a v e para las teclas.
slip-birdie-long = Es demasiado largo para una fila de cartas.
slip-birdie-copies = Hay cuatro copias de cada carta; { CARDS($card) } ya está: { $where }. Corrige esta, o las otras con u.
slip-birdie-again = La ronda 1 usó su mitad del mazo, que no vuelve; { CARDS($card) } ya está: { $where }. Corrige esta, o las otras con u.
slip-birdie-many = Filas y manos pueden tener en total { $room ->
    [one] { $room } carta
   *[other] { $room } cartas
} en una ronda: esta sobra.
fault-birdie-stop = Se han robado más cartas de las que había debajo de la carta Stop.
