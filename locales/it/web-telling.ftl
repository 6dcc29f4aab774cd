### Che cosa succede al tavolo oltre al gioco, e come il browser chiama tessere e quadrati nelle frasi.

web-tile = «{ NAME($first) }–{ NAME($second) }»
web-tile-bonus = «{ BONUSES($bonus) }»
web-event-token-laid = { $who ->
    [you] Piazzi
   *[other] { $player } piazza
} { $token ->
    [x] la X su { NAME($object, case: "accusative") }
    [white-feather] la Piuma bianca
    [white-flower] il Fiore bianco
    [shells] due Conchiglie
   *[branch] il Ramo lungo la { $along ->
        [row] riga
       *[column] colonna
    }
}: colonna { $column }, riga { $row }{ $whose ->
    [own] {""}
    [you] {" "}del tuo nido
   *[other] {" "}del nido di { $owner }
}.

web-event-joined = { $who ->
    [you] Ti siedi
   *[other] { $player } si siede
} al tavolo.
web-event-started = La partita comincia.
web-event-left = { $who ->
    [you] Lasci
   *[other] { $player } lascia
} il tavolo.
web-event-resigned = { $who ->
    [you] Abbandoni
   *[other] { $player } abbandona
} la partita.
web-event-replaced = { $why ->
    [clock] Tempo scaduto: per ora gioca un bot al posto
    [vote] Gli altri hanno votato così: per ora gioca un bot al posto
   *[left] Per ora gioca un bot al posto
} { $who ->
    [you] tuo
   *[other] di { $player }
}.
web-event-returned = { $who ->
    [you] Torni al tavolo e giochi di nuovo.
   *[other] { $player } torna al tavolo e gioca di nuovo.
}
web-event-voted = { $who ->
    [you] Voti
   *[other] { $player } vota
} { $replace ->
    [yes] a favore di
   *[no] contro
} un bot al posto { $about ->
    [you] tuo
   *[other] di { $name }
}.
web-event-undone = { $who ->
    [you] Annulli
   *[other] { $player } annulla
} l’ultimo passo.
web-event-back-asked = { $who ->
    [you] Chiedi
   *[other] { $player } chiede
} di ritirare l’ultima mossa.
web-event-back-agreed = { $who ->
    [you] Accetti
   *[other] { $player } accetta
} che sia ritirata.
web-event-back-refused = { $who ->
    [you] Non accetti
   *[other] { $player } non accetta
} che sia ritirata.
web-event-taken-back = { $who ->
    [you] La tua ultima mossa è stata ritirata.
   *[other] L’ultima mossa di { $player } è stata ritirata.
}
web-event-said = { $player }: { $words }
