### Il calcolo del punteggio di Birdie e i risultati. I nomi dei giocatori non si flettono.

web-birdie-scoring-your-line = La tua fila
web-birdie-scoring-their-line = Fila di { $name }
web-birdie-scoring-sub = Round { $round } · { $turn }º di { $players }
web-birdie-scoring-they-score = Ora { $name } calcola il punteggio.
web-birdie-scoring-abilities = Abilità in mano
web-birdie-scoring-do-woodpecker = sposta un uccellino
web-birdie-scoring-do-robin = pesca un uccellino
web-birdie-scoring-do-pigeon = elimina un set per due Flap
web-birdie-scoring-do-owl = copia il valore più basso
web-birdie-scoring-take-back = rimettilo a posto
web-birdie-scoring-drop = elimina un set
web-birdie-scoring-at-the-end = alla fine
web-birdie-scoring-uses-left = { $left ->
    [one] ne resta { $left } di 2
   *[other] ne restano { $left }
}
web-birdie-scoring-ask-lift = Quale uccellino si sposta? Toccalo o trascinalo.
web-birdie-scoring-ask-place = Dove? Tocca un posto tra gli uccellini.
web-birdie-scoring-ask-insert = Era sotto la carta Stop. Tocca un posto per inserirla.
web-birdie-scoring-ask-draw = Pesca una carta da sotto la carta Stop. Non si può annullare.
web-birdie-scoring-ask-drop = Quale set elimini per due Flap? Tocca il suo valore.
web-birdie-scoring-ask-owl = In quale casella? Sotto: il totale.
web-birdie-scoring-draw = Pesca
web-birdie-scoring-never-mind = Lascia stare
web-birdie-scoring-place-before = Mettilo prima di { $card }
web-birdie-scoring-place-last = Mettilo in fondo
web-birdie-scoring-cut = Dividi tra { $left } e { $right }
web-birdie-scoring-pill-change = { COUNTED($count, $feature) }: dichiara invece { NAME($next) }
web-birdie-scoring-pill-leave = { COUNTED($count, $feature) }: non dichiarare
web-birdie-scoring-pill-declare = { COUNTED($count, $feature) }: dichiara
web-birdie-scoring-pill-drop = { COUNTED($count, $feature) }: elimina per due Flap
web-birdie-scoring-lost = perso
web-birdie-scoring-left = non dichiarato
web-birdie-scoring-flaps-two = 2 Flap
web-birdie-scoring-sets = Set
web-birdie-scoring-no-set = Ancora nessun set: dividi la fila in modo che i vicini abbiano in comune uccellino o stagione.
web-birdie-scoring-why-wrote = { COUNTED($count, $feature) }: casella { NAME($feature) }{ $flap ->
    [0] {""}
   *[other] , { $flap }º Flap
}{ $trophy ->
    [yes] , Trofeo Uccellino
   *[no] {""}
}
web-birdie-scoring-why-smaller = { COUNTED($count, $feature) }: un set più piccolo della stessa caratteristica, niente
web-birdie-scoring-why-filled = { COUNTED($count, $feature) }: la casella è già piena, niente
web-birdie-scoring-why-dropped = { COUNTED($count, $feature) }: eliminato per due Flap
web-birdie-scoring-why-removed = { CARDS($card) } va via, niente punti
web-birdie-scoring-keep = { COUNTED($count, $feature) }: tieni
web-birdie-scoring-sum-seasons = Stagioni
web-birdie-scoring-sum-birds = Uccellini
web-birdie-scoring-sum-pass = Pass
web-birdie-scoring-sum-flap = Flap
web-birdie-scoring-sum-trophies = Trofei
web-birdie-scoring-tap-cut = Tocca tra gli uccellini per dividere
web-birdie-scoring-tap-bird = Tocca un uccellino: nulla accade prima di ✓
web-birdie-scoring-write = Segna
web-birdie-scoring-worth = { $sets } set, { $flaps } Flap
web-birdie-scoring-best = La migliore: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-birdie-scoring-chain = La catena
web-birdie-scoring-no-chain = Va via solo questo uccellino: nessuna catena.
web-birdie-scoring-leaves = via
web-birdie-scoring-choose = Scegli
web-birdie-scoring-leads-to = { $what }, totale { $total }
web-birdie-scoring-one-back = Un passo indietro
web-birdie-scoring-start-over = Da capo
web-birdie-scoring-then = Un altro uccellino
web-birdie-scoring-do-it = Esegui
web-birdie-scoring-finish = Fine
web-birdie-scoring-finish-sub = tieni quanto segnato
web-birdie-scoring-owl-title = La Civetta
web-birdie-scoring-owl-ask = La Civetta segna di nuovo { $value }. In quale casella? Sotto ciascuna: il totale.
web-birdie-scoring-owl-where = Una casella per il valore della Civetta
web-birdie-scoring-owl-no = No, ho finito
web-birdie-scoring-owl-no-sub = { $count ->
    [one] la Civetta resta inutilizzata
   *[other] { $count } Civette restano inutilizzate
}
web-birdie-scoring-owl-box = { $value } nella casella { NAME($box) }
web-birdie-scoring-owl-choose = scegli una casella
web-birdie-scoring-skip = Salta
web-birdie-scoring-of-possible = La tua fila del round { $round }: { $got } su { $possible }

web-birdie-scoring-result-win = Hai vinto!
web-birdie-scoring-result-wins = Vince { $name }
web-birdie-scoring-result-sub = { $players } giocatori · { $variant ->
    [expert] variante per esperti
   *[standard] modalità standard
}
web-birdie-scoring-result-board = I punti di ciascuno
web-birdie-scoring-result-place = { $place }º posto
web-birdie-scoring-result-tie = { $points } : { $points }. { $who ->
    [you] Hai passato prima nel round 2.
   *[other] { $name } ha passato prima nel round 2.
}
web-birdie-scoring-pop = +{ $points } { $kind ->
    [set] set
    [flap] Flap
   *[trophy] trofeo
}
