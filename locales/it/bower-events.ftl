### Che cosa è successo in Bower, una frase per evento. I nomi dei giocatori non si declinano; le colonne partono da 1.

event-bower-tile-taken = { $who ->
    [you] Prendi
   *[other] { $player } prende
} { $tile } dalla vetrina.
event-bower-display-refilled = { $count ->
    [1] Nuova tessera nella vetrina
   *[other] Nuove tessere nella vetrina
}: { $tiles }.
event-bower-tile-played = { $who ->
    [you] Piazzi
   *[other] { $player } piazza
} { $gift ->
    [yes] il regalo { $tile }
   *[no] { $tile }
} { $count ->
    [1] nella colonna
   *[other] nelle colonne
} { LIST($columns) }.
event-bower-no-room = { $who ->
    [you] Non hai
   *[other] { $player } non ha
} spazio per una tessera: il turno finisce{ $lost ->
    [yes] {" "}e il regalo { $tile } esce dal gioco
   *[no] {""}
}.
event-bower-bonus-earned = { $who ->
    [you] Hai
   *[other] { $player } ha
} una terza Gemma { $where ->
    [column] { $count ->
        [1] nella colonna
       *[other] nelle colonne
    } { LIST($columns) }
    [both] { $count ->
        [1] nella colonna
       *[other] nelle colonne
    } { LIST($columns) } e in un gruppo { NAMES($groups, case: "genitive") }
   *[group] in un gruppo { NAMES($groups, case: "genitive") }
}: una tessera Bonus!
event-bower-bonus-declined = { $who ->
    [you] Rinunci
   *[other] { $player } rinuncia
} alla tessera Bonus.
event-bower-bonus-reshuffled = Le tessere Bonus scartate si mescolano: nella pila { $count ->
    [one] c’è di nuovo { $count } tessera
   *[other] ci sono di nuovo { $count } tessere
}.
event-bower-bonus-drawn = { $who ->
    [you] Peschi
   *[other] { $player } pesca
} tessere Bonus: { BONUSES($bonuses) }.
event-bower-bonus-drawn-hidden = { $who ->
    [you] Peschi
   *[other] { $player } pesca
} { $count ->
    [one] { $count } tessera Bonus
   *[other] { $count } tessere Bonus
}.
event-bower-bonus-kept = { $who ->
    [you] Tieni
   *[other] { $player } tiene
} la tessera Bonus { BONUSES($bonus) }.
event-bower-effect-impossible = { BONUSES($bonus) }: adesso non ha alcun effetto.
event-bower-effect-declined = { $who ->
    [you] Non usi
   *[other] { $player } non usa
} { BONUSES($bonus) }.
event-bower-spied = { $who ->
    [you] Guardi
   *[other] { $player } guarda
} l’ovetto Preferenza della colonna { $column }.
event-bower-egg-seen = L’ovetto Preferenza della colonna { $column } chiede { NAME($egg, case: "asked") }.
event-bower-spied-aside = { $who ->
    [you] Guardi
   *[other] { $player } guarda
} i due ovetti Preferenza messi da parte.
event-bower-aside-seen = Gli ovetti Preferenza messi da parte chiedono { NAMES($eggs, case: "asked") }.
event-bower-token-laid = { $who ->
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
} in { $square }{ $whose ->
    [own] {""}
    [you] {" "}nel tuo nido
   *[other] {" "}nel nido di { $owner }
}.
event-bower-cover-drawn = { $who ->
    [you] Peschi
   *[other] { $player } pesca
} { $tile } per coprire altri quadrati.
event-bower-cover-laid = { $who ->
    [you] Piazzi
   *[other] { $player } piazza
} { $tile } su quadrati { $count ->
    [1] della colonna
   *[other] delle colonne
} { LIST($columns) }.
event-bower-gift-given = { $whom ->
    [you] { $player } ti dà
   *[other] { $who ->
        [you] Dai a { $other }
       *[other] { $player } dà a { $other }
    }
} in regalo la tessera { $tile }.
event-bower-double-turn = { $whom ->
    [you] Giochi tu
   *[other] { $other } gioca
} i prossimi due turni.
event-bower-discard-asked = { $who ->
    [you] Devi
   *[other] { $player } deve
} scartare una tessera dalla mano.
event-bower-tile-discarded = { $who ->
    [you] Scarti
   *[other] { $player } scarta
} { $tile }, che esce dal gioco.
event-bower-eggs-revealed = Si rivelano gli ovetti Preferenza: { NAMES($eggs, case: "asked") }.
event-bower-over = La partita è finita con { $eggs ->
    [one] { $eggs } uovo
   *[other] { $eggs } uova
} a { $others }: { $by ->
    [coloured-shells] con le Conchiglie Colorate{" "}
    [shells] con più Conchiglie{" "}
   *[other] {""}
}{ $who ->
    [you] vinci tu
    [shared] la vittoria è condivisa
   *[other] vince { $player }
}.
