### Encontrar gente: buscar rival, y mesas públicas para mirar.

web-club-seek = Buscar rival
web-club-here = { $waiting ->
    [one] { $waiting } espera
   *[other] { $waiting } esperan
}, { $playing ->
    [one] { $playing } juega
   *[other] { $playing } juegan
}
web-club-game = Juego
web-club-worth = Qué está en juego
web-club-rated = Puntuable
web-club-fun = Amistosa
web-club-wish = Variante y reloj
web-club-rating = Clasificación { $low }–{ $high }
web-club-any = Cualquier clasificación
web-club-widens = el círculo crece cada diez segundos
web-club-widest = el círculo abarca a todos
web-club-starting = Empieza la búsqueda…
web-club-stopped = La búsqueda se ha detenido
web-club-search = Buscar
web-club-bot = { $bot } está libre
web-club-bot-text = Juega mientras tanto: la búsqueda sigue.
web-club-bot-play = Jugar ya
web-club-seats = O siéntate aquí
web-club-seat = { $name }, { $rating }
web-club-sit = Sentarse
web-club-no-seats = Ninguna mesa pública tiene un sitio libre ahora.
web-club-minutes = { $minutes } min cada uno
web-club-stop = Dejar de buscar
web-club-invite = Mejor invitar
web-club-invite-sub = con un enlace
web-club-done = Buscar así
web-club-found = { $name } quiere jugar
web-club-found-text = La mesa está lista.
web-club-found-go = A la mesa

web-club-live = Mesas en vivo
web-club-live-count = { $count ->
    [0] No se juega en ninguna
    [one] Se juega en { $count }
   *[other] Se juega en { $count }
}
web-club-filter = Qué juegos
web-club-all = Todos
web-club-search-name = Nombre de un jugador
web-club-any-variant = Cualquier variante
web-club-friends = Conocidos
web-club-round = ronda { $round }
web-club-turn = turno { $turn }
web-club-turn-of = turno { $turn } de { $turns }
web-club-progress = jugado el { $percent } %
web-club-watchers = { $count ->
    [one] { $count } mira
   *[other] { $count } miran
}
web-club-late = Quien mira ve solo lo que ven todos los jugadores, con una jugada de retraso.
web-club-quiet = No se juega en ninguna mesa pública
web-club-quiet-text = Busca rival: otros podrán mirar la partida aquí.
web-club-nothing = Ninguna mesa coincide
web-club-nothing-text = Quien buscas no juega en público ahora.
web-club-show-all = Mostrar todas las mesas
web-club-bots-match = la partida de los bots

web-club-deal = Reparto del día
web-club-deal-own = Tu resultado
web-club-deal-place = Puesto { $place } de { $count }
web-club-deal-won = Has ganado a { $bot }.
web-club-deal-drawn = Has empatado con { $bot }.
web-club-deal-lost = Ha ganado { $bot }.
web-club-deal-left = No jugaste esta partida hasta el final: cuenta como perdida.
web-club-deal-unfinished = sin terminar
web-club-deal-best = Los mejores hasta ahora
web-club-deal-margin = Puntos de más o de menos respecto a { $bot } (en Bower: huevos), con el mismo reparto.
web-club-deal-watch = Ver la mejor partida
web-club-deal-mine = Tu partida
web-club-deal-line = La mejor línea
web-club-deal-line-text = { $bot } jugó el mismo reparto con tiempo para mirar hacia delante, y lo hizo mejor que nadie.
web-club-deal-line-soon = { $bot } está jugando ahora este reparto, para comparar.
web-club-deal-line-watch = Ver la mejor línea
