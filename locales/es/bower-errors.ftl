### Negativas de Bower: qué no va y qué escribir en su lugar. El número y la frase de la regla siguen por sí solos.

error-bower-which-tile = Primero elige una loseta de tu mano: escribe su número.
error-bower-where = Escribe el cuadrado para la primera mitad de la loseta, por ejemplo 3b.
error-bower-no-tile = En tu mano no hay loseta { $number }; tiene { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}.
error-bower-gift = En este turno debes colocar el regalo: escribe un cuadrado, por ejemplo 3b.
error-bower-cover-only = Debes colocar la loseta robada sobre otras: escribe un cuadrado, por ejemplo 3b.
error-bower-own-nest = { $square } está en el nido de tu rival: las losetas van al tuyo.
error-bower-neighbours = Los dos cuadrados no están uno al lado del otro.
error-bower-no-place = La loseta no cabe en { $square }: { $why ->
    [outside] se saldría del nido
    [filled] allí ya hay una loseta
    [hole] a su lado no hay un segundo cuadrado vacío
   *[apart] no tocaría ni el tablero ni una loseta
}.
error-bower-no-cover = En { $square } la loseta no estaría sobre dos cuadrados ocupados.
error-bower-must-play = Mientras haya sitio hay que colocar una loseta.
error-bower-must-cover = La loseta ya está robada: hay que colocarla.
error-bower-must-choose = Aquí no se puede renunciar: escribe un número.
error-bower-number = Escribe un número de 1 a { $count }.
error-bower-square = Escribe un cuadrado, por ejemplo 3b.
error-bower-yes-or-no = Escribe ok, o n para renunciar.
error-bower-spy = Escribe la columna de un huevo de tu rival: { LIST($columns) }.
error-bower-own-square = { $square } no sirve: elige un cuadrado ocupado de tu nido.
error-bower-branch-ends = En { $square } un extremo de la rama se saldría del nido: prueba la otra dirección.
error-bower-branch-way = Escribe la dirección: { $square } fila o { $square } columna.
error-bower-nothing-to-cross = En { $square } no hay ninguna pluma ni flor.
error-bower-which-object = En { $square } hay varios: { $objects }. Escribe por ejemplo { $square } { $example }.
error-bower-note = Escribe una columna y una conjetura, por ejemplo: nota 2 pluma roja
error-bower-note-known = El huevo de la columna { $column } ya lo conoces.
