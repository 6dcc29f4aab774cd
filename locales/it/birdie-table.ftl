### Il tavolo di Birdie: titoli, plancette, fine della partita.

title-round = Round { $round } di 2{ $variant ->
    [expert] , variante per esperti
   *[standard] {""}
}
title-scoring = { $who ->
    [you] calcola il tuo punteggio
   *[other] { $player } calcola il punteggio
}
title-deck = { $count ->
    [0] la carta Stop è in cima
    [one] { $count } carta sopra la carta Stop
   *[other] { $count } carte sopra la carta Stop
}

column-pass = Pass
column-flaps = Flap
column-used = Usate
column-hand = Mano
column-deck = Mazzo
column-total = Totale

heading-display = Area di pesca
heading-hand = { $count ->
    [0] La tua mano è vuota
   *[other] La tua mano
}
heading-own-deck = Il tuo mazzo personale, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}, l’ultima è in cima
heading-line = { $who ->
    [you] La tua fila
   *[other] Fila di { $player }
}, { $count ->
    [0] nessuna carta
    [one] { $count } carta
   *[other] { $count } carte
}
display-empty = vuota: non arrivano più carte

declared-set = Set { $number }: { COUNTED($size, $feature) } ({ $first }–{ $last }){ $fate ->
    [dropped] , eliminato per due Flap
    [filled] , la casella è piena: serve solo al Piccione
   *[open] {""}
}
drawn-card = La carta da sotto la carta Stop:

result-seasons = Stagioni
result-birds = Uccellini
result-pass = Pass
result-flap = Flap
result-trophies = Trofei
result-total = Totale
result-winner = { $who ->
    [you] Vinci tu
   *[other] Vince { $player }
} con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
result-tie = Parità a { $points } punti con { $others }: { $who ->
    [you] nel round 2 hai passato prima tu: vinci
   *[other] nel round 2 { $player } ha passato prima: vince
}.

choice-expert = variante per esperti
