### La mesa en la terminal: títulos, pizarras, final de la partida.

hand-keys = abcdefghijklmnopqrstuvwxyz

title-round = Ronda { $round } de 2{ $variant ->
    [expert] , variante difícil
   *[standard] {""}
}
title-turn = { $who ->
    [you] te toca
   *[other] le toca a { $player }
}
title-scoring = { $who ->
    [you] tu puntuación
   *[other] puntúa { $player }
}
title-over = partida terminada
title-deck = { $count ->
    [0] la carta Stop está encima
    [one] { $count } carta sobre la carta Stop
   *[other] { $count } cartas sobre la carta Stop
}

column-pass = Paso
column-flaps = Aleteo
column-used = Usos
column-hand = Mano
column-deck = Mazo
column-total = Total

heading-display = Reserva
heading-hand = { $count ->
    [0] Tu mano está vacía
   *[other] Tu mano
}
heading-own-deck = Tu mazo personal, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, la última está encima
heading-line = { $who ->
    [you] Tu fila
   *[other] Fila de { $player }
}, { $count ->
    [0] ninguna carta
    [one] { $count } carta
   *[other] { $count } cartas
}
heading-recent = Qué ha pasado
heading-meanwhile = Mientras tanto
display-empty = vacía: ya no llegan más cartas

declared-set = Conjunto { $number }: { COUNTED($size, $feature) } ({ $first }–{ $last }){ $fate ->
    [dropped] , eliminado por dos Aleteos
    [filled] , la casilla está llena: solo le sirve a la Paloma
   *[open] {""}
}
drawn-card = La carta de debajo de la carta Stop:

name-you = Tú
name-player = Jugador { $number }
bot-greedy = Bot voraz
bot-random = Bot al azar

preparing = Preparo la mesa: las reglas se compilan, solo esta vez, en unos 20 segundos…
press-enter = Intro ↵
hand-over = { $player }, te toca. ¡Que los demás no miren!
hand-over-from = { $other } ha terminado. { $player }, te toca. ¡Que los demás no miren!
undone = Deshecho.
saved = Guardada en { $path }. Se reanuda con: voliera play birdie --resume { $path }
saved-finished = Guardada en { $path }. Se ve otra vez con: voliera replay { $path }
offer-save-running = ¿Guardar la partida? Intro: sí, en { $path } · otro nombre de archivo · n: no
offer-save-finished = ¿Conservar esta partida? Intro: sí, en { $path } · otro nombre de archivo · n: no
goodbye = ¡Hasta pronto!
input-ended = La entrada ha terminado y la partida no se ha guardado. Para conservarla, escribe: guardar

result-title = La partida ha terminado
result-seasons = Estaciones
result-birds = Pájaros
result-pass = Paso
result-flap = Aleteo
result-trophies = Trofeos
result-total = Total
result-winner = { $who ->
    [you] Ganas tú
   *[other] Gana { $player }
} con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
result-tie = Empate a { $points } puntos con { $others }: { $who ->
    [you] en la ronda 2 pasas antes, y ganas
   *[other] en la ronda 2 { $player } pasa antes, y gana
}.

replay-hand = Mano de { $player }:

ask-language = Idioma: { $choices }
ask-players = ¿Cuántas personas juegan? { $choices }
ask-opponents = ¿Quién juega contra ti? { $choices }
ask-variant = ¿Qué juego? { $choices }
choice-default = { $choice } (Intro)
choice-greedy = bots voraces
choice-random = bots al azar
choice-people = personas en este teclado
choice-standard = juego normal
choice-expert = variante difícil
