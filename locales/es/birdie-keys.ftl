### Lo que se puede escribir en Birdie. word-…: las palabras aceptadas, la primera es la que se muestra.

word-pass = p pasar paso
word-lay = poner
word-set = s conjunto
word-done = hecho
word-write = anotar escribir
word-stop = parar
word-end = fin
word-woodpecker = ca
word-robin = pe
word-pigeon = pa
word-owl = le
word-insert = i insertar
word-remove = x quitar

hint-turn = { $display ->
    [0] La reserva está vacía: p pasa · ? ayuda
    [1] 1 toma la última carta · p pasa, { $points } puntos · ? ayuda
   *[other] 2 toma la carta 2 · 13 pone las cartas 1 y 3 · 1a3 con la carta a de la mano en medio · p pasa, { $points } puntos · ? ayuda
}
last-turn = Los demás han pasado: es tu último turno de la ronda.
hint-laying = Escribe las cartas que faltan por poner, primero la de más abajo, u ok con dos cartas de la reserva ya puestas · ? ayuda
hint-split = { $count ->
    [0] ok termina tu puntuación · ? ayuda
   *[other] 1-4 hace un conjunto de las cartas 1 a 4 · 1-4 pe un conjunto del Petirrojo · ok anota todos · u deshace · ? ayuda
}
hint-insert = 3 pone la carta en la posición 3 (de 1 a { $count }) · ? ayuda
hint-collapse = { $count ->
    [0] ok termina tu puntuación · ? ayuda
   *[other] 5 quita la carta 5 · ok deja el resto · ? ayuda
}
hint-feature = Las vecinas comparten las dos: { $one_key } elige { NAME($one, case: "accusative") } · { $two_key } elige { NAME($two, case: "accusative") } · ? ayuda
hint-pigeon = ok anota el conjunto · pa lo elimina por dos Aleteos · ? ayuda
hint-owl = pr anota { $value } en la casilla de la primavera, y así en cualquier casilla vacía · ok renuncia a la Lechuza · ? ayuda
hint-abilities = Habilidades en tu mano:
ability-woodpecker = ca 3 7 mueve la carta 3 a la posición 7
ability-robin = pe roba una carta de debajo de la carta Stop
ability-pigeon = pa 2 elimina el conjunto 2 por dos Aleteos

help-take = toma la carta 2 de la reserva y llévala a la mano
    .keys = 2
help-lay = pon las cartas 1 y 3 de la reserva en tu mazo personal; la primera que escribes queda más abajo
    .keys = 13
help-lay-hand = lo mismo con las cartas a y b de la mano, en este orden exacto, desde abajo
    .keys = 1a3b
help-pass = pasa: quedas fuera esta ronda y ganas 2 puntos por cada persona que sigue
    .keys = p
help-lay-more = pon también estas cartas, primero la de más abajo
    .keys = 1a
help-done = cierra el turno
    .keys = ok
help-set = declara un conjunto con las cartas 1 a 4 de la fila, si comparten una característica
    .keys = 1-4
help-set-feature = lo mismo, con las letras de la característica
    .keys = 1-4 pe
help-sets = varios pasos en una línea
    .keys = 1-4 5-6 ve ok
help-write = anota todos los conjuntos declarados y termina de dividir
    .keys = ok
help-woodpecker = Pájaro Carpintero: la carta 3 va a la posición 7 (antes del primer conjunto o de quitar una carta)
    .keys = ca 3 7
help-robin = Petirrojo: roba una carta de debajo de la carta Stop y ponla donde quieras (antes del primer conjunto o de quitar una carta)
    .keys = pe
help-pigeon = Paloma: elimina el conjunto declarado 2 y marca dos Aleteos
    .keys = pa 2
help-insert = pon la carta robada en la fila, en la posición 3
    .keys = 3
help-remove = quita la carta 5; sus vecinas salen como conjunto si comparten una característica
    .keys = 5
help-stop = no quites más: el resto de la fila se queda donde está
    .keys = ok
help-feature = elige la característica del conjunto con sus letras
    .keys = pe
help-keep = anota el conjunto
    .keys = ok
help-drop = Paloma: elimina el conjunto y marca dos Aleteos
    .keys = pa
help-owl = Lechuza: tu valor más bajo de esta ronda va a esta casilla vacía
    .keys = pr
help-end = renuncia a la Lechuza y termina tu puntuación
    .keys = ok
help-marks = En las pizarras, ▶ señala a quien tiene el turno, × a quien ha pasado, ★ a quien tiene el Trofeo; «Usos» cuenta las habilidades: { $birds }.
help-line = En la fila, - va entre cartas que comparten una característica, = entre cartas que comparten las dos.
