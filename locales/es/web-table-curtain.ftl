### Una mesa que comparten varias personas: el telón entre sus turnos. $player es un nombre y nunca cambia.

web-table-curtain-title = Pasa el dispositivo a { $player }
web-table-curtain-text = Ahora solo puede mirar { $player }.
web-table-curtain-lift = Soy { $player }
web-table-curtain-lift-sub = mostrar mi mano
web-table-curtain-bot = Está jugando { $player }
web-table-curtain-bot-text = El telón sigue bajado hasta que le toque a alguien de aquí.
web-table-curtain-since = Desde tu último turno
web-table-curtain-begins = Empieza la partida.
web-table-curtain-players = { $count ->
    [one] { $game } · { $count } jugador en este dispositivo
   *[other] { $game } · { $count } jugadores en este dispositivo
}
web-table-curtain-return = { $player } ha vuelto
web-table-curtain-next = Ahora le toca a { $player }. En un momento baja el telón.
web-table-curtain-next-stay = Ahora le toca a { $player }.
web-table-curtain-stay = Sigo mirando
web-table-curtain-lower = Bajar el telón
