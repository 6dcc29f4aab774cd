### La lección de Bower, paso a paso. Cada número que se dice viene del motor (tools/web_lessons.py).

web-learn-bower-welcome = Los pájaros jardineros conquistan con su nido. El tuyo lo construyes con losetas de paja, musgo y grava, con flores, plumas, gemas y conchas. Gana quien tenga más huevos.
    .title = Dos nidos
web-learn-bower-nest = Este es tu nido: seis columnas, cuatro filas. La primera fila toca el tablero con los huevos. Nina construye el suyo al otro lado.
    .title = Tu nido
web-learn-bower-eggs = Cada huevo dice qué cuenta en su columna, en tu nido y en el de Nina. Tres los ves solo tú; los otros tres los conoce Nina.
    .title = Los huevos
web-learn-bower-take = El turno empieza con una loseta del expositor. Tu primer huevo pide flores rojas, y una loseta tiene dos.
    .title = Toma una loseta
    .task = Toca la loseta con dos flores rojas y luego «{ web-bower-take }»
    .wrong = La loseta con las dos flores rojas le gusta más a tu huevo.
web-learn-bower-place = Ahora una loseta de tu mano va al nido: junto al tablero o al lado de otra. Colócala en vertical en la primera columna, y allí { $flowers ->
    [one] cuenta la flor
    [2] cuentan las dos flores
   *[other] cuentan las { $flowers } flores
}.
    .title = Colócala
    .task = Toca la esquina; gira la loseta hasta que esté en vertical; «{ web-bower-place }»
    .wrong = Que esté en vertical en la primera columna. Un toque en la loseta la gira.
web-learn-bower-rival = Nina tomó una loseta y colocó otra. Así se sigue, por turnos, hasta que cada uno haya jugado doce. Lo que está en un nido se queda allí.
    .title = El turno de Nina
web-learn-bower-group = Los cuadrados de un mismo material que se tocan forman un grupo. El mayor grupo de paja, de musgo y de grava gana un huevo. Lleva tu musgo a { $size }.
    .title = Los grupos
    .task = Toma la loseta de musgo y coloca la otra junto a la primera
    .wrong = Colócala en horizontal junto al musgo, al borde del tablero.
web-learn-bower-gems = Unos turnos después. Quien lleva la tercera gema a una columna, o a un grupo, gana una bonificación. En la quinta columna tienes dos.
    .title = Las gemas
    .task = Coloca en vertical la loseta de la gema en la quinta columna
    .wrong = La gema va en la quinta columna, donde dos la esperan.
web-learn-bower-bonus = Robas tres losetas de bonificación y conservas una. La X puede estropear algo en el nido de Nina.
    .title = Una bonificación
    .task = Roba y conserva la X
    .wrong = ¡Esa también es buena! Por ahora conserva la X.
web-learn-bower-target = En la primera columna tienes { $mine } plumas moradas, y Nina también: { $theirs }. Tapa una de las suyas, y le { $left ->
    [one] queda solo { $left }
   *[other] quedan solo { $left }
}.
    .title = La X
    .task = Toca el cuadrado marcado con su pluma
    .wrong = Así no ayuda todavía. Tapa una pluma morada de su primera columna.
web-learn-bower-tiles = En la pila hay veinte losetas de bonificación de cinco tipos. Siempre puedes renunciar; lo que hacen está en la loseta.
    .title = Las bonificaciones
web-learn-bower-last = Tu duodécimo turno y un solo hueco. La mitad de paja se une a tu paja: un grupo de { $size } contra { $theirs }.
    .title = La última loseta
    .task = Coloca la loseta con la paja hacia arriba
    .wrong = Gírala: la paja va arriba, junto a tu paja.
web-learn-bower-count = Ahora se revelan los huevos, uno a uno. Por cada huevo gana quien tiene más objetos del tipo pedido. Antes de cada uno, intenta adivinar quién será.
    .title = El recuento
web-learn-bower-shells = Tercer huevo: { $each } plumas cada uno, deciden las conchas. Cuarto huevo: quien gana con solo { $one } objeto pedido se lleva { $eggs ->
    [one] { $eggs } huevo
   *[other] { $eggs } huevos
} de golpe.
    .title = Empates y conchas
web-learn-bower-variants = Dos variantes, que se pueden combinar. Se eligen al preparar una mesa.
    .title = Las variantes

web-learn-kind-nest = Otra loseta para tu mano, con objetos blancos que valen para cualquier color
web-learn-kind-egg = Un huevo al final, si tienes más objetos de un color que tu rival, o más conchas
web-learn-kind-spy = Una mirada a los huevos que no conoces
web-learn-kind-token = Una ficha para un cuadrado: X, objetos blancos, conchas, una rama
web-learn-kind-interactive = Algo también para Nina: un regalo, dos turnos seguidos
web-learn-super = Un nido más grande, con cinco filas, quince turnos cada uno y siete losetas de bonificación boca arriba desde el principio.
web-learn-fair = Una partida más amable, sin las losetas dirigidas contra el rival.
