### Los bots: quiénes son, qué recuerdan, y qué se dice cuando falla un programa externo.

bot-random = Gorrión
bot-greedy = Urraca
bot-heuristic = Arrendajo
bot-search = Cuervo
bot-strongest = Garza
bot-program = Programa

choice-random = Gorrión, para empezar
choice-greedy = Urraca, fácil
choice-heuristic = Arrendajo, sólido
choice-search = Cuervo, fuerte
choice-strongest = Garza, la más fuerte

manner-random = Salta de buen humor: reconoce una buena jugada, pero a menudo otra le gusta lo mismo.
manner-greedy = Se lleva lo que brilla: reconoce una buena jugada, pero se deja tentar fácilmente por otra.
manner-heuristic = Recolecta con un plan: sopesa lo que aún puede venir, guarda lo que valdrá más y quita lo que necesitas. No piensa por adelantado.
manner-search = Lo ha visto todo: en Birdie aprendió en millones de partidas contra sí mismo; en Bower, antes de cada jugada continúa la partida cientos de veces, en mundos que podrían ser el verdadero.
manner-strongest = Se queda inmóvil y golpea una sola vez: en Birdie aprendió como el Cuervo, y además piensa algunos turnos por adelantado; en Bower piensa como el Cuervo, con todo el tiempo y todos los núcleos que se le dan.

memory-random = en Birdie, de su propia fila, solo { $cards ->
    [one] la última carta que puso
   *[other] las últimas { $cards } cartas que puso
}, y no lo que los demás tomaron y pusieron; en Bower, ni las losetas de tu mano ni lo que tu nido revela de tus huevos de preferencia.
memory-greedy = en Birdie, de su propia fila, { $cards ->
    [one] la última carta que puso
   *[other] las últimas { $cards } cartas que puso
}, y no lo que los demás tomaron y pusieron; en Bower, no más que el Gorrión.
memory-heuristic = toda su fila, pero no lo que los demás tomaron y pusieron; en Bower saca conclusiones sobre tus huevos de preferencia.
memory-search = todo lo que se puede recordar, también lo que los demás tomaron y pusieron; en Bower saca además conclusiones sobre tus huevos de preferencia según dónde pones las losetas.
memory-strongest = todo, como el Cuervo.

bots-title = Los bots, del más débil al más fuerte
bots-time-most = Piensa como mucho { $ms } ms por jugada, en un máximo de { $cores ->
    [one] un núcleo
   *[other] { $cores } núcleos
}.
bots-memory = Recuerda: { $memory }
bots-usage = Cómo jugar contra ellos
example-level = Todos los demás sitios con el mismo nivel, con un segundo por jugada.
example-seats = Cada sitio por separado; valen los ids y los nombres.
example-program = Un programa tuyo, u otro motor: docs/bots.md dice qué debe responder.

bot-thinks = { $player } está pensando…
bot-failed = { $player }: { $why }. En su lugar se ha hecho una jugada al azar.
bot-failures = { $player }: { $count ->
    [one] { $count } jugada hecha
   *[other] { $count } jugadas hechas
} al azar en su lugar, de { $moves }.

failure-not-started = el programa no se puede iniciar
failure-ended = el programa ha terminado
failure-late = el programa ha tardado demasiado
failure-garbage = la respuesta del programa no es un objeto JSON
failure-too-long = la respuesta del programa es demasiado larga
failure-refused = el programa se ha negado a jugar
failure-illegal = la jugada del programa no está permitida
failure-given-up = el programa ha fallado demasiadas veces y ya no se inicia
