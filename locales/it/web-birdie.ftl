### Il tavolo di Birdie nel browser. $player è un nome; $who è "you" o "other".

web-birdie-opponents = Avversari
web-birdie-display = Area di pesca
web-birdie-hand = La tua mano
web-birdie-hand-of = Mano di { $player }
web-birdie-hand-empty = Nessuna carta in mano
web-birdie-my-board = La mia plancetta
web-birdie-log = Che cosa è successo
web-birdie-now = di turno
web-birdie-away = assente

web-birdie-round = Round { $round } di 2{ $variant ->
    [expert] {" "}· esperti
   *[standard] {""}
}
web-birdie-round-last = Round { $round } di 2 · ultimo turno{ $variant ->
    [expert] {" "}· esperti
   *[standard] {""}
}
web-birdie-round-ends = Il round è finito
web-birdie-seat = { $player }: { $hand ->
    [one] { $hand } carta
   *[other] { $hand } carte
} in mano, { $deck ->
    [one] { $deck } carta
   *[other] { $deck } carte
} nel mazzo personale, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $state ->
    [passed] ; ha passato per { $pass }
    [now] ; di turno
   *[plays] {""}
}{ $away ->
    [yes] ; assente
   *[no] {""}
}
web-birdie-pass-badge = Pass +{ $points }
web-birdie-in-hand = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} in mano
web-birdie-deck = Mazzo personale: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
web-birdie-above-stop = { $count ->
    [0] Stop: niente più carte
   *[other] { $count } sopra la carta Stop
}

web-birdie-last-took = { $who ->
    [you] Hai preso una carta
   *[other] { $player } ha preso una carta
}
web-birdie-last-laid = { $who ->
    [you] Hai aggiunto al mazzo 2 carte scoperte
   *[other] { $player } ha aggiunto al mazzo 2 carte scoperte
}{ $hand ->
    [0] {""}
   *[other] {" "}e { $hand } dalla mano
}
web-birdie-last-passed = { $who ->
    [you] Hai passato
   *[other] { $player } ha passato
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-birdie-first = Comincia il round { $round }: quattro carte scoperte, due in mano.

web-birdie-take = Prendi
web-birdie-lay = Al mazzo
web-birdie-pass = Pass
web-birdie-take-back = Annulla
web-birdie-sub-to-hand = in mano
web-birdie-sub-choose-one = scegline una
web-birdie-sub-only-one = solo una
web-birdie-sub-none-open = nessuna carta
web-birdie-sub-choose-two = scegline due
web-birdie-sub-one-more = ancora una
web-birdie-sub-order = in ordine
web-birdie-sub-needs-two = ne servono due
web-birdie-sub-two-open = due carte scoperte
web-birdie-sub-pays = +{ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-birdie-waiting = Tocca a { $player }. Intanto guarda le tue carte.
web-birdie-watching = Tocca a { $player }. Guardi dal posto di { $beside }.
web-birdie-you-passed = Hai passato: +{ $points }

web-birdie-ask-title = Passare adesso?
web-birdie-ask-text = Poi sei fuori per il resto del round: niente più carte.
web-birdie-ask-pays = Segni { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} e sei fuori per il resto del round: niente più carte.
web-birdie-ask-no = Continua

web-birdie-sub-lay = { $open ->
    [one] { $open } scoperta
   *[other] { $open } scoperte
} + { $hand } dalla mano
web-birdie-goes-first = va sotto
web-birdie-goes-on-top = va in cima
web-birdie-bottom = in fondo
web-birdie-top = in cima
web-birdie-further-down = Più sotto
web-birdie-further-up = Più sopra
web-birdie-take-out = Di nuovo dov’era
web-birdie-add-hand = Tocca per aggiungere dalla mano
web-birdie-add-open = { $count ->
    [one] Serve ancora una carta scoperta
   *[other] Servono { $count } carte scoperte
}
web-birdie-deck-grows = Il tuo mazzo: { $from } → { $to } { $to ->
    [one] carta
   *[other] carte
}. Nessuno lo guarda più fino al calcolo del punteggio.

web-birdie-round-over = Il round 1 è finito
web-birdie-round-lead = { $who ->
    [tied] Nessuno è in testa
    [you] Sei in testa di { $points }
   *[other] { $player } in testa di { $points }
}
web-birdie-round-trophies = I trofei passano di mano
web-birdie-round-nobody = ancora libero
web-birdie-round-holder = { $who ->
    [you] tuo
   *[other] { $player }
}
web-birdie-round-cleared = Mani e file si svuotano; ciò che è segnato sulle plancette resta.
web-birdie-round-next = Round 2
web-birdie-round-begins = { $who ->
    [you] inizi tu
   *[other] inizia { $player }
}

### Perché un suggerimento è buono, in una frase.
web-birdie-hint-pass = Ora vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
web-birdie-hint-take = Sta bene con la tua mano: { $count } × { NAME($feature) }.
web-birdie-hint-lay = { $count } carte vicine: { NAME($feature) }.
