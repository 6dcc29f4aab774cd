### El lado del navegador: las palabras pequeñas de todas las pantallas. $player es un nombre y no cambia nunca.

web-menu = Menú
web-back = Atrás
web-close = Cerrar
web-cancel = Cancelar
web-copy = Copiar
web-copied = Copiado
web-share = Compartir
web-settings = Ajustes
web-hint = Pista
web-chat = Chat
web-again = Ver otra vez
web-loading = Un momento…
web-retry = Reintentar

web-guest = Invitado
# The kid-safe mode calls people by birds, each seat by its own.
web-bird-name =
    { $seat ->
        [0] Petirrojo
        [1] Lechuza
        [2] Paloma
       *[3] Pájaro Carpintero
    }
web-you = Tú
web-player = Jugador { $number }
web-free-seat = sitio libre
web-your-turn = Te toca
web-turn-of = Le toca a { $player }
web-game-birdie = Birdie
web-game-bower = Bower

web-undo = Deshacer
web-undo-nothing = En este turno no hay nada que deshacer.
web-undo-reveal = Desde entonces se ha robado o mostrado algo: ya no se puede deshacer.
web-undo-other = Solo se puede deshacer dentro del propio turno.

web-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
web-eggs = { $count ->
    [one] { $count } huevo
   *[other] { $count } huevos
}

web-card = { NAME($bird) }, { NAME($season) }
web-letter-robin = Pe
web-letter-owl = L
web-letter-pigeon = Pa
web-letter-woodpecker = Ca
web-letter-spring = Pr
web-letter-summer = Ve
web-letter-autumn = Ot
web-letter-winter = In
web-ability = habilidad
web-board = Pizarra
web-board-of = Pizarra de { $player }
web-total = Total
web-pass-round = Paso { $round }
web-flaps-marked = { $count ->
    [one] { $count } Aleteo marcado
   *[other] { $count } Aleteos marcados
}
