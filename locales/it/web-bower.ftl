### Il tavolo di Bower nel browser. $player è un nome e non si declina; colonne, righe e turni si contano da 1.

web-bower-board = Plancia Uccellini
web-bower-my-nest = Il mio nido
web-bower-nest-of = Nido di { $player }
web-bower-enlarge = Nido di { $player }: guarda da vicino
web-bower-square = colonna { $column }, riga { $row }
web-bower-half = { NAME($material) }{ $count ->
    [0] {""}
   *[other] {" "}con { OBJECTS($objects) }
}{ $emblem ->
    [yes] {" "}con Conchiglie Colorate
   *[no] {""}
}
web-bower-tile = Tessera: { $first }; { $second }
web-bower-back = Una tessera che non vedi

web-bower-egg-open = Ovetto della colonna { $column }: { NAME($egg, case: "asked") }
web-bower-egg-spied = Ovetto della colonna { $column }: { NAME($egg, case: "asked") }; lo hai spiato
web-bower-egg-watched = Ovetto della colonna { $column }: { NAME($egg, case: "asked") }; l’avversario lo ha spiato
web-bower-egg-noted = Ovetto della colonna { $column }, coperto; la tua ipotesi: { NAME($egg, case: "asked") }
web-bower-egg-closed = Ovetto della colonna { $column }, coperto

web-bower-now = { $phase ->
    [setup] Prendi la tua prima tessera
    [over] { $turns } turni
   *[other] Turno { $turn } di { $turns } · { $phase ->
        [take] prendi una tessera
        [play] piazza una tessera
        [gift] piazza il regalo
        [discard] scarta una tessera
        [bonus] una tessera Bonus
       *[effect] usa il Bonus
    }
}
web-bower-now-other = { $phase ->
    [setup] La prima tessera
   *[other] Turno { $turn } di { $turns } · { $phase ->
        [take] prende una tessera
        [play] piazza una tessera
        [gift] piazza il regalo
        [discard] scarta una tessera
        [bonus] ottiene un Bonus
       *[effect] usa un Bonus
    }
}
web-bower-over = La partita è finita
web-bower-display = Vetrina
web-bower-hand = Mano
web-bower-hand-of = Mano di { $player }
web-bower-gift = Regalo
web-bower-take = Prendi
    .sub = in mano
web-bower-place = Piazza
web-bower-discard = Scarta
    .sub = esce dal gioco
web-bower-choose = { $what ->
    [display] scegline una
    [hand] scegli una tessera
    [square] scegli un quadrato
   *[discard] scegli una tessera
}
web-bower-wait = { $player } sta giocando…
web-bower-wait-away = { $player } non è al tavolo
web-bower-watching = Stai guardando
web-bower-turn-tile = Ruota la tessera

web-bower-groups = Gruppi più grandi
web-bower-group-words = { NAME($material) }: tu { $mine }, { $player } { $theirs }
web-bower-group-watched = { NAME($material) }: { $near } { $mine }, { $player } { $theirs }
web-bower-tallies = Conteggi per colonna
web-bower-tally-known = Colonna { $column }, { NAME($egg, case: "asked") }: tu { $mine }, { $player } { $theirs }; { COUNTED($gems, "gem") } nel tuo nido
web-bower-tally-unknown = Colonna { $column }, ovetto sconosciuto; { COUNTED($gems, "gem") } nel tuo nido
web-bower-tally-gems = Colonna { $column }: Gemme di { $near } { $mine }, di { $player } { $theirs }

web-bower-bonus = Bonus!
web-bower-if = Se la piazzi qui
web-bower-if-column = Colonna { $column }: Gemme { $before } → { $after }
web-bower-if-group = Gruppo { NAME($material, case: "genitive") }: Gemme { $before } → { $after }
web-bower-if-largest = { NAME($material) }, gruppo più grande: { $before } → { $after }
web-bower-if-egg = Colonna { $column }, { NAME($egg, case: "asked") }: { $before } → { $after }
web-bower-if-nothing = Nessun conteggio cambia
web-bower-key-turn = ruota
web-bower-key-move = le frecce spostano
web-bower-key-place = piazza
web-bower-key-cancel = annulla
web-bower-key-enter = Invio

web-bower-in-hand = Tessere in mano
web-bower-kept = Tessere Bonus tenute
web-bower-kept-of = Tessere Bonus di { $player }
web-bower-kept-mine = Le tue tessere Bonus
web-bower-kept-none = ancora nessuna
web-bower-last-tile = Ultima tessera
web-bower-pile = Tessere Nido: { $count }
web-bower-bonus-left = Tessere Bonus: { $count }
web-bower-aside = { $count ->
    [one] { $count } ovetto da parte
   *[other] { $count } ovetti da parte
}
web-bower-aside-seen = Da parte: { NAMES($eggs, case: "asked") }
web-bower-turns-left = { $count ->
    [one] ancora { $count } turno a testa
   *[other] ancora { $count } turni a testa
}
web-bower-turns-apart = Turni rimasti { $mine }:{ $theirs }
web-bower-open-bonus = Tessere Bonus scoperte
web-bower-open-gone = { $bonus }: { $who ->
    [you] ce l’hai tu
   *[other] ce l’ha { $player }
}
web-bower-log = Che cosa è successo
web-bower-details = Il tavolo
web-bower-options = { $super ->
    [yes] { $fair ->
        [yes] Super Nido, Fair Play
       *[no] Super Nido
    }
   *[no] Fair Play
}
web-bower-double = { $player } gioca due turni di fila
web-bower-double-you = Giochi due turni di fila

# Su che cosa è stata usata una tessera Bonus: sotto il suo nome, e in una riga insieme a esso.
web-bower-beat-keeps = { $player } tiene
web-bower-used = { $player }: { $bonus }{ $laid ->
    [yes] {" "}
   *[no] {" – "}
}{ $target }
web-bower-target-x = { $whose ->
    [you] { $kind ->
        [feather] sulla tua
       *[flower] sul tuo
    } { NAME($object) }
    [own] su { NAME($object, case: "accusative") } del proprio nido
   *[other] su { NAME($object, case: "accusative") } di { $owner }
}, colonna { $column }
web-bower-target-token = nella colonna { $column }
web-bower-target-cover = sopra { $count ->
    [1] la colonna
   *[other] le colonne
} { LIST($columns) }
web-bower-target-gift = { $tile } per { $whom ->
    [you] te
   *[other] { $other }
}
web-bower-target-double-turn = { $whom ->
    [you] giochi tu
   *[other] gioca { $other }
} i prossimi due turni
web-bower-target-discard = { $whom ->
    [you] scarti
   *[other] { $other } scarta
} una tessera
web-bower-target-spy = l’ovetto della colonna { $column }
web-bower-target-aside = i due ovetti messi da parte
web-bower-target-nest = una tessera in più in mano
web-bower-target-egg = conta alla fine

### Perché un suggerimento è buono, in una frase.
web-bower-hint-tile = { $tile }.
web-bower-hint-asked = Serve all’ovetto della colonna { $column }.
web-bower-hint-gem-column = La terza Gemma nella colonna { $column }: un Bonus.
web-bower-hint-gem-group = La terza Gemma in un gruppo { NAME($material, case: "genitive") }: un Bonus.
web-bower-hint-egg = Così nella colonna { $column } hai { $count ->
    [one] { $count } oggetto
   *[other] { $count } oggetti
} del tipo richiesto dall’ovetto.
web-bower-hint-group = Il tuo gruppo più grande { NAME($material, case: "genitive") } arriva a { $size }.
