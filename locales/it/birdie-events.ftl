### Che cosa è successo, una frase per evento. I nomi dei giocatori non si declinano; le posizioni partono da 1.

event-took = { $who ->
    [you] Prendi
   *[other] { $player } prende
} { CARDS($card, case: "accusative") } dall’area di pesca.
event-refilled = { $count ->
    [1] Nuova carta nell’area di pesca
   *[other] Nuove carte nell’area di pesca
}: { CARDS($cards) }.
event-laid-card = { $who ->
    [you] Aggiungi
   *[other] { $player } aggiunge
} { CARDS($card, case: "accusative") } { $from ->
    [display] dall’area di pesca
   *[hand] dalla mano
} al mazzo personale.
event-laid-order = { $who ->
    [you] Aggiungi al tuo mazzo personale
   *[other] { $player } aggiunge al mazzo personale
}, dal basso verso l’alto: { CARDS($cards) }.
event-laid = { $who ->
    [you] Aggiungi
   *[other] { $player } aggiunge
} { CARDS($cards, case: "accusative") } al mazzo personale{ $hand ->
    [0] {""}
    [one] , con { $hand } carta dalla mano
   *[other] , con { $hand } carte dalla mano
}.
event-passed = { $automatic ->
    [yes] Era l’ultimo turno: { $who ->
        [you] passi
       *[other] { $player } passa
    }
   *[no] { $who ->
        [you] Passi
       *[other] { $player } passa
    }
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-line-opened = { $count ->
    [0] { $who ->
        [you] Non hai un mazzo personale: non c’è nessun punteggio da calcolare.
       *[other] { $player } non ha un mazzo personale: non c’è nessun punteggio da calcolare.
    }
   *[other] { $who ->
        [you] Giri il tuo mazzo personale
       *[other] { $player } gira il mazzo personale
    }: una fila di { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
}
event-spent = { $who ->
    [you] Scarti
   *[other] { $player } scarta
} { CARDS($card, case: "accusative") } dalla mano e { $who ->
    [you] usi
   *[other] usa
} l’abilità { NAME($bird, case: "genitive") }.
event-moved = { $who ->
    [you] Sposti
   *[other] { $player } sposta
} { CARDS($card, case: "accusative") } della fila dalla posizione { $from } alla posizione { $to }.
event-drew = { $who ->
    [you] Peschi
   *[other] { $player } pesca
} { CARDS($card, case: "accusative") } da sotto la carta Stop; { $left ->
    [0] lì non ne resta nessuna
    [one] lì ne resta { $left }
   *[other] lì ne restano { $left }
}.
event-drew-hidden = { $who ->
    [you] Peschi
   *[other] { $player } pesca
} una carta da sotto la carta Stop; { $left ->
    [0] lì non ne resta nessuna
    [one] lì ne resta { $left }
   *[other] lì ne restano { $left }
}.
event-inserted = { $who ->
    [you] Inserisci
   *[other] { $player } inserisce
} { CARDS($card, case: "accusative") } nella fila, in posizione { $at }.
event-declared = { $who ->
    [you] Dichiari
   *[other] { $player } dichiara
} un set: { COUNTED($size, $feature) }, posizioni da { $first } a { $last }.
event-dropped = { $who ->
    [you] Elimini
   *[other] { $player } elimina
} un set in cambio di due Flap: { COUNTED($size, $feature) }.
event-removed = { $who ->
    [you] Togli
   *[other] { $player } toglie
} { CARDS($card, case: "accusative") } dalla fila, posizione { $at }.
event-formed = Compare un set e lascia la fila: { COUNTED($size, $feature) }.
event-wrote = { $by ->
    [owl] Con la Civetta { $who ->
        [you] segni
       *[other] { $player } segna
    }
   *[set] { $who ->
        [you] Segni
       *[other] { $player } segna
    }
} { $value } nella casella { NAME($box, case: "genitive") }.
event-nothing = { COUNTED($size, $feature) }: questo set non dà nulla, { $why ->
    [smaller] conta un set più grande della stessa caratteristica
   *[filled] la casella era già piena
}.
event-flapped = { $by ->
    [0] { $who ->
        [you] Non segni
       *[other] { $player } non segna
    } nessun Flap: la colonna è piena
   *[other] { $who ->
        [you] Segni
       *[other] { $player } segna
    } { $by } Flap
}; { $marked ->
    [one] ora è segnata { $marked } casella
   *[other] ora sono segnate { $marked } caselle
}, cioè { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-trophy = { $who ->
    [you] Prendi
   *[other] { $player } prende
} il Trofeo Uccellino { NAME($bird, case: "genitive") }{ $loser ->
    [nobody] {""}
    [you] , che era tuo
   *[other] , che era di { $name }
}.
event-scored = { $who ->
    [you] Hai finito il calcolo del punteggio.
   *[other] { $player } ha finito il calcolo del punteggio.
}
event-dealt = Comincia il round { $round }; { $who ->
    [you] inizi tu
   *[other] inizia { $player }
}.
event-over = La partita è finita: { $who ->
    [you] vinci tu
   *[other] vince { $player }
} con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
