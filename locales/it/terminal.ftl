### Il tavolo nel terminale: titoli, plancette, fine della partita.

hand-keys = abcdefghijklmnopqrstuvwxyz

title-round = Round { $round } di 2{ $variant ->
    [expert] , variante per esperti
   *[standard] {""}
}
title-turn = { $who ->
    [you] tocca a te
   *[other] tocca a { $player }
}
title-scoring = { $who ->
    [you] il tuo punteggio
   *[other] { $player } conta i punti
}
title-over = partita finita
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
heading-recent = Che cosa è successo
heading-meanwhile = Nel frattempo
display-empty = vuota: non arrivano più carte

declared-set = Set { $number }: { COUNTED($size, $feature) } ({ $first }–{ $last }){ $fate ->
    [dropped] , eliminato per due Flap
    [filled] , la casella è piena: serve solo al Piccione
   *[open] {""}
}
drawn-card = La carta da sotto la carta Stop:

name-you = Tu
name-player = Giocatore { $number }
bot-greedy = Bot goloso
bot-random = Bot casuale

preparing = Preparo il tavolo: le regole vengono compilate, solo questa volta, in circa 20 secondi…
press-enter = Invio ↵
hand-over = { $player }, tocca a te. Gli altri non guardino!
hand-over-from = { $other } ha finito. { $player }, tocca a te. Gli altri non guardino!
undone = Annullato.
saved = Salvata in { $path }. Si riprende con: voliera play birdie --resume { $path }
saved-finished = Salvata in { $path }. Si rivede con: voliera replay { $path }
offer-save-running = Salvare la partita? Invio: sì, in { $path } · un altro nome di file · n: no
offer-save-finished = Conservare questa partita? Invio: sì, in { $path } · un altro nome di file · n: no
goodbye = Arrivederci!
input-ended = L’input è finito e la partita non è stata salvata. Per conservarla, scrivi: salva

result-title = La partita è finita
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
    [you] nel round 2 passi prima tu, e vinci
   *[other] nel round 2 { $player } passa prima, e vince
}.

replay-hand = Mano di { $player }:

ask-language = Lingua: { $choices }
ask-players = Quanti giocatori? { $choices }
ask-opponents = Chi gioca contro di te? { $choices }
ask-variant = Quale gioco? { $choices }
choice-default = { $choice } (Invio)
choice-greedy = bot golosi
choice-random = bot casuali
choice-people = persone a questa tastiera
choice-standard = gioco base
choice-expert = variante per esperti
