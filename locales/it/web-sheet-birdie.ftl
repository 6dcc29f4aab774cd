# Il foglio segnapunti di Birdie.

web-sheet-birdie-setup = Birdie: chi gioca
web-sheet-birdie-players = Giocatori
web-sheet-birdie-round = Birdie, round { $round }
web-sheet-birdie-round-short = Round { $round }
web-sheet-birdie-over = Birdie, il risultato
web-sheet-birdie-so-far = Birdie, finora
web-sheet-birdie-result = Risultato
web-sheet-birdie-which-round = Quale round
web-sheet-birdie-way = Come si inserisce
web-sheet-birdie-way-board = Plancetta
web-sheet-birdie-way-line = Fila
web-sheet-birdie-how-many = Quanti giocano?
web-sheet-birdie-name = Nome del giocatore { $number }
web-sheet-birdie-variant = Quale variante?
web-sheet-birdie-variant-standard = Standard
web-sheet-birdie-variant-expert = Per esperti
web-sheet-birdie-flaps = Valori della colonna Flap
web-sheet-birdie-flaps-help = Come stampati sulle tue plancette; qui ci sono i nostri.
web-sheet-birdie-flaps-wrong = Servono da nove a dodici numeri, nessuno minore del precedente.
web-sheet-birdie-start = Alla plancetta
web-sheet-birdie-box-empty = Casella { NAME($box) }, vuota
web-sheet-birdie-box = Casella { NAME($box) }: { $value }, round { $round }
web-sheet-birdie-box-name = Casella { NAME($box) }
web-sheet-birdie-flap = Flap { $number }, vale { $points }
web-sheet-birdie-trophy = Trofeo Uccellino { NAME($bird, case: "genitive") }
web-sheet-birdie-keypad = Tastierino
web-sheet-birdie-order = Round { $round }: tocca chi ha passato, in ordine
web-sheet-birdie-place = { $place }º · +{ $points }
web-sheet-birdie-who-has = Chi ha il Trofeo { NAME($bird, case: "genitive") }?
web-sheet-birdie-nobody = Nessuno
web-sheet-birdie-used = Abilità usata in questo round: { NAME($bird) }
web-sheet-birdie-from-line = Il round { $round } viene dalla fila di questo giocatore.
web-sheet-birdie-cardpad = Carte
web-sheet-birdie-key = { NAME($bird) }, { NAME($season) }; { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}
web-sheet-birdie-back = Togli l’ultima carta
web-sheet-birdie-to-hand = Inserisci la mano
web-sheet-birdie-to-line = Inserisci la fila
web-sheet-birdie-clear = Togli la fila
web-sheet-birdie-next-player = Giocatore successivo
web-sheet-birdie-pile-line = Fila
web-sheet-birdie-pile-hand = Mano
web-sheet-birdie-pile-drawn = Pescata
web-sheet-birdie-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
web-sheet-birdie-empty-line = Un tocco per ogni carta
web-sheet-birdie-empty-hand = Per le abilità
web-sheet-birdie-empty-drawn = La carta del Pettirosso
web-sheet-birdie-to-start = All’inizio della fila
web-sheet-birdie-tap-cards = Disponi la fila e tocca le carte: la divisione migliore arriva da sola.
web-sheet-birdie-best = Il meglio: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-sheet-birdie-played = Come giocato: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-sheet-birdie-no-sets = nessun set
web-sheet-birdie-searching = Cerco il meglio…
web-sheet-birdie-missed = { $points ->
    [one] perso { $points } punto
   *[other] persi { $points } punti
}
web-sheet-birdie-missed-of = Il massimo era di { $best ->
    [one] { $best } punto
   *[other] { $best } punti
}; persi: { $points }
web-sheet-birdie-nothing-missed = Non si poteva fare di meglio
web-sheet-birdie-needs-network = Per calcolare il meglio serve la rete. Il risultato arriva da solo quando torna; tutto il resto funziona.
web-sheet-birdie-waits = Una fila è ancora da calcolare
web-sheet-birdie-how-played = punti, così com’è stato giocato
web-sheet-birdie-how-best = punti con la giocata migliore
web-sheet-birdie-exact = Dimostrato: non c’è di meglio
web-sheet-birdie-not-exact = Il meglio trovato; { $bound ->
    [one] è possibile al massimo { $bound } punto
   *[other] sono possibili al massimo { $bound } punti
}
web-sheet-birdie-did-woodpecker = Picchio: { CARDS($card) } cambia posto
web-sheet-birdie-did-robin = Pettirosso: { CARDS($card) } entra nella fila
web-sheet-birdie-did-owl = Civetta: di nuovo il valore più basso, casella { NAME($box) }{ $trophy ->
    [yes] , Trofeo Uccellino
   *[no] {""}
}
web-sheet-birdie-robin-gain = Un Pettirosso in mano può ancora pescare: in media +{ $gain }
web-sheet-birdie-take-best = Prendi il meglio
web-sheet-birdie-play-chains = Gioca le catene
web-sheet-birdie-play-cuts = Dividi tu
web-sheet-birdie-announce = Verifica le caselle
web-sheet-birdie-announce-text = Inserisci le caselle dichiarate in questo round, poi ✓.
web-sheet-birdie-check = Verifica
web-sheet-birdie-too-small = Un set ha almeno due carte
web-sheet-birdie-right-best = Giusto, ed è il meglio: { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}
web-sheet-birdie-right-missed = Giusto: { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}. Il meglio ne ha { $points } in più.
web-sheet-birdie-wrong = Con questa fila non si possono riempire esattamente queste caselle. Il meglio: { $best ->
    [one] { $best } punto
   *[other] { $best } punti
}.
web-sheet-birdie-not-found = Non è stata trovata una giocata che riempia esattamente queste caselle. Il meglio: { $best ->
    [one] { $best } punto
   *[other] { $best } punti
}.
web-sheet-birdie-write-it = Segna così
web-sheet-birdie-which-drawn = Quale carta ha pescato il Pettirosso?
web-sheet-birdie-part = Voce
web-sheet-birdie-sum-seasons = Stagioni
web-sheet-birdie-sum-birds = Uccellini
web-sheet-birdie-sum-pass = Pass
web-sheet-birdie-sum-flap = Flap
web-sheet-birdie-sum-trophies = Trofei
web-sheet-birdie-wins = Vince { $name }
web-sheet-birdie-leads = In testa: { $name }
web-sheet-birdie-most = con più punti
web-sheet-birdie-tied = { $count } giocatori hanno { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-sheet-birdie-tie-open = Tra loro è avanti chi ha passato per primo nel round 2: inserisci l’ordine.
web-sheet-birdie-tie-broken = per spareggio: ha passato per primo nel round 2
web-sheet-birdie-play-on = Continua da qui
web-sheet-birdie-play-on-text = Il round 2 contro i bot, con queste plancette
web-sheet-birdie-not-on-round-2 = Non più: si calcolano già i punti del round 2
web-sheet-birdie-not-on-nothing = Prima segna i punti del round 1
web-sheet-birdie-not-on-order = Prima inserisci chi ha passato nel round 1, in ordine
web-sheet-birdie-not-on-waiting = Una fila è ancora da calcolare
