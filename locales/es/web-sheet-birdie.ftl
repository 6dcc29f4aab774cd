# La hoja de puntuación de Birdie.

web-sheet-birdie-setup = Birdie: quién juega
web-sheet-birdie-players = Jugadores
web-sheet-birdie-round = Birdie, ronda { $round }
web-sheet-birdie-round-short = Ronda { $round }
web-sheet-birdie-over = Birdie, el resultado
web-sheet-birdie-so-far = Birdie, hasta ahora
web-sheet-birdie-result = Resultado
web-sheet-birdie-which-round = Qué ronda
web-sheet-birdie-way = Cómo se introduce
web-sheet-birdie-way-board = Pizarra
web-sheet-birdie-way-line = Fila
web-sheet-birdie-how-many = ¿Cuántas personas juegan?
web-sheet-birdie-name = Nombre del jugador { $number }
web-sheet-birdie-variant = ¿Qué variante?
web-sheet-birdie-variant-standard = Estándar
web-sheet-birdie-variant-expert = Difícil
web-sheet-birdie-flaps = Valores de la columna de Aleteo
web-sheet-birdie-flaps-help = Como en tus pizarras; ahí están los nuestros.
web-sheet-birdie-flaps-wrong = Hacen falta de nueve a doce números, ninguno menor que el anterior.
web-sheet-birdie-start = A la pizarra
web-sheet-birdie-box-empty = Casilla { NAME($box, case: "genitive") }, vacía
web-sheet-birdie-box = Casilla { NAME($box, case: "genitive") }: { $value }, ronda { $round }
web-sheet-birdie-box-name = Casilla { NAME($box, case: "genitive") }
web-sheet-birdie-flap = Aleteo { $number }, vale { $points }
web-sheet-birdie-trophy = Trofeo { NAME($bird, case: "genitive") }
web-sheet-birdie-keypad = Teclado
web-sheet-birdie-order = Ronda { $round }: toca a quien pasó, en orden
web-sheet-birdie-place = { $place }.º · +{ $points }
web-sheet-birdie-who-has = ¿Quién tiene el Trofeo { NAME($bird, case: "genitive") }?
web-sheet-birdie-nobody = Nadie
web-sheet-birdie-used = Habilidad usada en esta ronda: { NAME($bird) }
web-sheet-birdie-from-line = La ronda { $round } viene de la fila de este jugador.
web-sheet-birdie-cardpad = Cartas
web-sheet-birdie-key = { NAME($bird) }, { NAME($season) }; { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
web-sheet-birdie-back = Quitar la última carta
web-sheet-birdie-to-hand = Introducir la mano
web-sheet-birdie-to-line = Introducir la fila
web-sheet-birdie-clear = Quitar la fila
web-sheet-birdie-next-player = Siguiente jugador
web-sheet-birdie-pile-line = Fila
web-sheet-birdie-pile-hand = Mano
web-sheet-birdie-pile-drawn = Robada
web-sheet-birdie-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
web-sheet-birdie-empty-line = Un toque por carta
web-sheet-birdie-empty-hand = Para habilidades
web-sheet-birdie-empty-drawn = La carta del Petirrojo
web-sheet-birdie-to-start = Al principio de la fila
web-sheet-birdie-tap-cards = Extiende la fila y toca sus cartas: la mejor división sale sola.
web-sheet-birdie-best = Lo mejor: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-sheet-birdie-played = Como se jugó: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-sheet-birdie-no-sets = ningún conjunto
web-sheet-birdie-searching = Buscando lo mejor…
web-sheet-birdie-missed = { $points ->
    [one] se ha escapado { $points } punto
   *[other] se han escapado { $points } puntos
}
web-sheet-birdie-missed-of = Lo mejor era { $best ->
    [one] { $best } punto
   *[other] { $best } puntos
}; { $points ->
    [one] se ha escapado { $points }
   *[other] se han escapado { $points }
}
web-sheet-birdie-nothing-missed = No se podía hacer mejor
web-sheet-birdie-needs-network = Para calcular lo mejor hace falta la red. La respuesta llegará cuando vuelva; todo lo demás funciona.
web-sheet-birdie-waits = Una fila está sin calcular
web-sheet-birdie-how-played = puntos, como se jugó
web-sheet-birdie-how-best = puntos con la mejor jugada
web-sheet-birdie-exact = Demostrado: no hay nada mejor
web-sheet-birdie-not-exact = Lo mejor hallado; como mucho son posibles { $bound ->
    [one] { $bound } punto
   *[other] { $bound } puntos
}
web-sheet-birdie-did-woodpecker = Pájaro Carpintero: { CARDS($card) } cambia de sitio
web-sheet-birdie-did-robin = Petirrojo: { CARDS($card) } entra en la fila
web-sheet-birdie-did-owl = Lechuza: otra vez el valor más bajo, casilla { NAME($box, case: "genitive") }{ $trophy ->
    [yes] , Trofeo
   *[no] {""}
}
web-sheet-birdie-robin-gain = Un Petirrojo en la mano aún puede robar: de media +{ $gain }
web-sheet-birdie-take-best = Tomar lo mejor
web-sheet-birdie-play-chains = Jugar las cadenas
web-sheet-birdie-play-cuts = Cortar a mano
web-sheet-birdie-announce = Comprobar lo anunciado
web-sheet-birdie-announce-text = Introduce las casillas anunciadas en esta ronda y luego ✓.
web-sheet-birdie-check = Comprobar
web-sheet-birdie-too-small = Un conjunto tiene al menos dos cartas
web-sheet-birdie-right-best = Correcto, y es lo mejor: { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
web-sheet-birdie-right-missed = Correcto: { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}. Lo mejor da { $points } más.
web-sheet-birdie-wrong = Con esta fila no se pueden rellenar exactamente estas casillas. Lo mejor: { $best ->
    [one] { $best } punto
   *[other] { $best } puntos
}.
web-sheet-birdie-not-found = No se ha hallado una jugada que rellene exactamente estas casillas. Lo mejor: { $best ->
    [one] { $best } punto
   *[other] { $best } puntos
}.
web-sheet-birdie-write-it = Anotarlo así
web-sheet-birdie-which-drawn = ¿Qué carta robó el Petirrojo?
web-sheet-birdie-part = Concepto
web-sheet-birdie-sum-seasons = Estaciones
web-sheet-birdie-sum-birds = Pájaros
web-sheet-birdie-sum-pass = Paso
web-sheet-birdie-sum-flap = Aleteo
web-sheet-birdie-sum-trophies = Trofeos
web-sheet-birdie-wins = Gana { $name }
web-sheet-birdie-leads = Va ganando { $name }
web-sheet-birdie-most = con más puntos
web-sheet-birdie-tied = { $count } jugadores tienen { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-sheet-birdie-tie-open = De ellos va delante quien pasó primero en la ronda 2: introduce el orden.
web-sheet-birdie-tie-broken = por desempate: pasó primero en la ronda 2
web-sheet-birdie-play-on = Seguir desde aquí
web-sheet-birdie-play-on-text = La ronda 2 contra bots, con estas pizarras
web-sheet-birdie-not-on-round-2 = Ya no: la ronda 2 se está puntuando
web-sheet-birdie-not-on-nothing = Primero introduce lo que dio la ronda 1
web-sheet-birdie-not-on-order = Primero introduce quién pasó en la ronda 1, en orden
web-sheet-birdie-not-on-waiting = Una fila aún está sin calcular
