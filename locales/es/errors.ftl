### Rechazos: qué falla y qué escribir. El número de la regla y su frase vienen solos después.

error-empty = Escribe lo que quieres hacer, o ? para la ayuda.
error-unknown = «{ $text }» no se entiende. Escribe ? para ver qué vale aquí.
error-not-now = Ahora no está permitido.
error-rule-number = Escribe el número de una regla, por ejemplo { $example }.
error-rule-unknown = No hay regla { $number }.
error-rule-near = No hay regla { $number }. Cerca están { $near }.
error-line-hidden = Todavía no hay fila: tus cartas están en el mazo personal hasta la puntuación.
error-which-card = ¿Qué carta? 2 toma la carta 2, 13 pone las cartas 1 y 3.
error-take-one = Toma una sola carta: escribe solo su número, por ejemplo 2.
error-lay-first = El turno ha empezado poniendo cartas: termínalo con una carta de la reserva, o con ok.
error-lay-two = Indica exactamente dos cartas de la reserva, por ejemplo 13 o 1a3.
error-display-empty = La reserva está vacía: escribe p para pasar.
error-no-display-card = En la reserva no hay carta { $number }: tiene { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
error-card-twice = «{ $key }» está dos veces: indica cada carta una sola vez.
error-display-short = { $count ->
    [one] Solo queda { $count } carta boca arriba
   *[other] Solo quedan { $count } cartas boca arriba
}: escribe 1 para tomarla, o p para pasar.
error-no-hand-card = No tienes la carta «{ $key }» en la mano{ $count ->
    [0] : está vacía
    [one] : solo tienes { $last }
   *[other] : tus letras llegan hasta { $last }
}.
error-ok-last = ok va al final de la línea.
error-standard-no-remove = Solo se quitan cartas en la variante difícil: aquí declara conjuntos, por ejemplo 1-4.
error-set-range = Escribe la primera y la última carta del conjunto, por ejemplo 1-4; la fila tiene { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
error-set-outside = La fila solo tiene { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
error-set-short = Una carta sola no es un conjunto: indica dos o más.
error-set-nothing-shared = Las cartas { $first } a { $last } no comparten ni pájaro ni estación.
error-set-feature = No todas las cartas { $first } a { $last } tienen la característica { NAME($feature) }.
error-set-which = Las cartas { $first } a { $last } comparten las dos: añade { $one_key } para { NAME($one, case: "accusative") } o { $two_key } para { NAME($two, case: "accusative") }.
error-set-overlap = Alguna carta de { $first }–{ $last } ya está en un conjunto.
error-set-order = Los conjuntos se declaran de izquierda a derecha: antes deshaz con u los que están más a la derecha.
error-pigeon-no-set = No hay conjunto declarado que eliminar: declara uno antes.
error-pigeon-which = ¿Qué conjunto se elimina? Un número de 1 a { $count }.
error-pigeon-twice = El conjunto { $number } ya está eliminado.
error-pigeon-later = El momento de la Paloma es cuando aparece un conjunto: quita antes una carta.
error-owl-later = El momento de la Lechuza llega cuando todo está anotado.
error-ability-late = Ya hay un conjunto declarado: es tarde para { NAME($bird, case: "accusative") }. Con u se deshacen los conjuntos.
error-ability-late-expert = Ya se ha quitado una carta: es tarde para { NAME($bird, case: "accusative") }.
error-robin-empty = Debajo de la carta Stop no quedan cartas.
error-woodpecker-short = La fila es demasiado corta para mover una carta.
error-woodpecker-where = Escribe dos posiciones distintas de 1 a { $count }, por ejemplo ca 3 7.
error-ability-used = La habilidad { NAME($bird, case: "genitive") } ya está gastada.
error-ability-no-card = No tienes en la mano ninguna carta de { NAME($bird) } que descartar.
error-expert-no-sets = En la variante difícil no se declaran conjuntos: escribe el número de una carta para quitarla.
error-remove-where = Escribe la posición de la carta que quieres quitar, de 1 a { $count }.
error-single-chain = En esta mesa solo se quita una carta por ronda: escribe ok.
error-insert-where = Escribe una posición de 1 a { $count }.
error-feature-which = Escribe { $one_key } para { NAME($one, case: "accusative") } o { $two_key } para { NAME($two, case: "accusative") }.
error-keep-or-drop = Escribe ok para anotar el conjunto, o pa para eliminarlo por dos Aleteos.
error-owl-filled = La casilla { NAME($feature, case: "genitive") } está llena: elige una vacía, u ok para renunciar a la Lechuza.
error-owl-which = Escribe las letras de una casilla vacía, por ejemplo pr, u ok para renunciar a la Lechuza.
error-undo-shown = Desde entonces se ha robado o mostrado { $game ->
    [bower] algo
   *[birdie] una carta
}: no se puede deshacer.
error-undo-nothing = En este turno no hay nada que deshacer.
error-file-exists = { $path } ya existe: elige otro nombre.
error-file-write = { $path } no se puede escribir ({ $detail }): elige otro nombre.
error-file-read = { $path } no se puede leer ({ $detail }).
error-file-json = { $path } está dañado: línea { $line }, columna { $column }. Usa una copia intacta del archivo.
error-file-format = { $path } no es una partida guardada.
error-file-several = { $path } tiene varias partidas, una por línea. Pon la que quieras en un archivo aparte.
error-file-game = { $path } es una partida de { $game }, que aquí no se puede mostrar.
error-file-other-game = { $path } es una partida de { $game }. Se reanuda con: voliera play { $game } --resume { $path }
error-file-record = { $path } está dañado: la partida que contiene no sigue las reglas ({ $detail }).
error-finished = La partida de { $path } ha terminado. Se ve otra vez con: voliera replay { $path }
error-no-resign = Solo es posible rendirse en una partida de dos en un servidor; q deja la mesa.
error-replay-key = Pulsa Intro, o escribe a, un número de 0 a { $count } o q.
error-players = { $game ->
    [bower] Bower es para 2 personas
   *[birdie] Birdie es para 2, 3 o 4 personas
}, no { $players }.
error-seats-players = --seats indica { $seats ->
    [one] { $seats } sitio
   *[other] { $seats } sitios
}, pero los jugadores son { $players }.
error-seat-kind = «{ $word }» no puede sentarse aquí: usa me para una persona, o un bot: { $levels }.
error-time = Para pensar hacen falta de 1 a { $most } milisegundos: indica con --time-ms un número de ese intervalo.
error-program = «{ $command }» no puede jugar: { $why }.
error-programs = Esta mesa tiene { $seats ->
    [one] { $seats } sitio para un programa
   *[other] { $seats } sitios para programas
}, pero --bot indica { $commands ->
    [one] { $commands } orden
   *[other] { $commands } órdenes
}: pon una por sitio, o una para todos, e indica los sitios con --seats me,program.
error-names = Hay { $names } nombres para { $players } sitios.
error-name-of-bot = «{ $name }» es el nombre de un bot: elige otro.
error-language = «{ $lang }» no se habla aquí: elige entre { $languages }.
error-variant = No hay variante «{ $variant }»: elige entre { $possible }.
error-option-game = { $option } es una opción de { $owner }, no de { $game }.
error-chain-variant = --single-chain pertenece a la variante difícil: añade --variant expert.
error-components =
    { $fault ->
        [unreadable] El archivo de componentes { $place } no se puede leer.
        [text] El archivo de componentes { $place } no es un JSON o TOML legible ({ $found }).
        [format] El archivo de componentes indica otro formato, { $found }, en { $place }.
        [game] El archivo de componentes es de otro juego, { $found }; mira { $place }.
        [count] En { $place } hacen falta de 9 a 12 valores de Aleteo; hay { $found }.
        [negative] Ningún valor de Aleteo es menor que 0; en { $place } está { $found }.
        [fall] Ningún valor de Aleteo es menor que el anterior; en { $place } está { $found }.
        [large] Los valores de Aleteo llegan como mucho a 999; en { $place } está { $found }.
        [tiles] En { $place } hacen falta 36 losetas de nido; su número es { $found }.
        [id] El id de una loseta tiene de 1 a 20 caracteres visibles; en { $place } está { $found }.
        [id-bonus] «{ $found }» es el nombre de una loseta de bonificación: elige otro id en { $place }.
        [id-twice] Otra loseta ya se llama «{ $found }»: elige otro id en { $place }.
        [squares] La loseta { $tile } necesita 2 cuadrados en { $place }; su número es { $found }.
        [material] La loseta { $tile } necesita en { $place } uno de { $possible }; está «{ $found }».
        [object] La loseta { $tile } necesita en { $place } uno de { $possible }; está «{ $found }».
        [white] Solo las losetas de bonificación tienen objetos blancos; en la loseta { $tile }, en { $place }, está { $found }.
        [objects] La loseta { $tile } necesita de 1 a 3 objetos en { $place }; su número es { $found }.
        [objects-bonus] La loseta { $tile } puede tener hasta 3 objetos en { $place }; su número es { $found }.
        [bonus-missing] En { $place } falta la loseta de nido de bonificación { $found }: indica { $possible }, o ninguna.
        [bonus-unknown] «{ $found }», en { $place }, no es una loseta de nido de bonificación: son { $possible }.
       *[form] Algo no está bien en el archivo de componentes, en { $place }: { $found }
    }
error-weights = { $fault ->
    [missing] No hay ningún archivo { $path }: indica un archivo de pesos, como learned/last.net.
    [unreadable] { $path } no se puede leer ({ $detail }): indica otro archivo de pesos.
    [format] { $path } no es un archivo de pesos: indica uno escrito por voliera learn, como learned/last.net.
    [game] Los pesos de { $path } son para otro juego: indica un archivo escrito por voliera learn { $game }.
    [layout] Los pesos de { $path } son de otra versión de Voliera: usa esa versión, o repite el entrenamiento con voliera learn.
    [tables] Los pesos de { $path } se entrenaron para { $trained }, no para { $table }: indica otros pesos, o --players y --variant adecuados.
    [size] La red de { $path } tiene otro tamaño: añade --{ $name } { $found }.
   *[damaged] { $path } está dañado: usa una copia intacta del archivo, o repite el entrenamiento con voliera learn.
}
error-extra = A esta orden le faltan paquetes: { $command }
error-cannot-open = Esta mesa no se puede abrir: { $detail }.
error-game = Aquí no hay ningún juego «{ $game }»: elige entre { $games }.
error-choice = Elige entre { $possible }.
