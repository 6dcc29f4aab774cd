### Las palabras de Birdie: pájaros, estaciones, cartas. Las frases las toman de aquí con NAME, COUNTED y CARDS.

game-birdie = Birdie

robin = Petirrojo
    .code = Pe
    .short = Petirrojo
    .genitive = del Petirrojo
    .accusative = el Petirrojo
    .counted = { $count } { $count ->
        [one] Petirrojo
       *[other] Petirrojos
    }
owl = Lechuza
    .code = Le
    .short = Lechuza
    .genitive = de la Lechuza
    .accusative = la Lechuza
    .counted = { $count } { $count ->
        [one] Lechuza
       *[other] Lechuzas
    }
pigeon = Paloma
    .code = Pa
    .short = Paloma
    .genitive = de la Paloma
    .accusative = la Paloma
    .counted = { $count } { $count ->
        [one] Paloma
       *[other] Palomas
    }
woodpecker = Pájaro Carpintero
    .code = Ca
    .short = Carpintero
    .genitive = del Pájaro Carpintero
    .accusative = el Pájaro Carpintero
    .counted = { $count } { $count ->
        [one] Pájaro Carpintero
       *[other] Pájaros Carpinteros
    }
spring = primavera
    .code = Pr
    .short = primavera
    .genitive = de la primavera
    .accusative = la primavera
    .counted = { $count } { $count ->
        [one] carta
       *[other] cartas
    } de primavera
summer = verano
    .code = Ve
    .short = verano
    .genitive = del verano
    .accusative = el verano
    .counted = { $count } { $count ->
        [one] carta
       *[other] cartas
    } de verano
autumn = otoño
    .code = Ot
    .short = otoño
    .genitive = del otoño
    .accusative = el otoño
    .counted = { $count } { $count ->
        [one] carta
       *[other] cartas
    } de otoño
winter = invierno
    .code = In
    .short = invierno
    .genitive = del invierno
    .accusative = el invierno
    .counted = { $count } { $count ->
        [one] carta
       *[other] cartas
    } de invierno

card-nominative = { NAME($bird) } en { NAME($season) }
card-accusative = { $bird ->
    [owl] una
    [pigeon] una
   *[other] un
} { NAME($bird) } en { NAME($season) }
