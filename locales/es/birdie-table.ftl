### La mesa de Birdie: títulos, pizarras, final de la partida.

title-round = Ronda { $round } de 2{ $variant ->
    [expert] , variante difícil
   *[standard] {""}
}
title-scoring = { $who ->
    [you] tu puntuación
   *[other] puntúa { $player }
}
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
display-empty = vacía: ya no llegan más cartas

declared-set = Conjunto { $number }: { COUNTED($size, $feature) } ({ $first }–{ $last }){ $fate ->
    [dropped] , eliminado por dos Aleteos
    [filled] , la casilla está llena: solo le sirve a la Paloma
   *[open] {""}
}
drawn-card = La carta de debajo de la carta Stop:

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
    [you] pasaste antes en la ronda 2 y ganas
   *[other] { $player } pasó antes en la ronda 2 y gana
}.

choice-expert = variante difícil
