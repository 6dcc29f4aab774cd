### Es tu turno: lo que dice una notificación en el dispositivo y lo que un webhook escribe en un canal.

notice-turn = { $game ->
    [bower] Bower: es tu turno
   *[birdie] Birdie: es tu turno
}
notice-with = con { $names }
notice-round = con { $names } · ronda { $round }
notice-invitation = { $game ->
    [bower] Bower: una invitación
   *[birdie] Birdie: una invitación
}
notice-invited = { $name } te invita a una mesa
notice-names = { $some } y { $last }
notice-guest = Invitado
# En el modo infantil, en las mesas públicas cada cual lleva el nombre de un ave, como en la página (web-bird-name).
notice-bird =
    { $seat ->
        [0] Petirrojo
        [1] Lechuza
        [2] Paloma
       *[3] Pájaro Carpintero
    }
notice-hours = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: { $hours ->
    [one] te queda { $hours } hora para jugar
   *[other] te quedan { $hours } horas para jugar
}
notice-days = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: { $days ->
    [one] te queda { $days } día para jugar
   *[other] te quedan { $days } días para jugar
}

# En un canal que leen otros: le toca a { $player }.
notice-hook-turn = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: le toca a { $player }
notice-hook-round = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: le toca a { $player } · ronda { $round }
notice-hook-hours = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: le toca a { $player } · { $hours ->
    [one] queda { $hours } hora
   *[other] quedan { $hours } horas
}
notice-hook-days = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: le toca a { $player } · { $days ->
    [one] queda { $days } día
   *[other] quedan { $days } días
}
notice-hook-won = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: ha ganado { $player }{ $score ->
    [none] {""}
   *[other] , { $score }
}
notice-hook-shared = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: victoria compartida, { $score }

# Bajo un enlace que muestra una partida terminada.
notice-shared = Mira la partida jugada a jugada, o juega tú también.
notice-card-game = { $game ->
    [bower] Bower
   *[birdie] Birdie
}
notice-card-wins = ¡Gana { $name }!
notice-card-shared = Victoria compartida
