### Il foglio segnapunti di Bower (`voliera score bower`). I quadrati si scrivono in codice: il Materiale, poi gli oggetti.
### code-bower-…: la lettera di un oggetto; a Fiore e Piuma segue la lettera del colore.

code-bower-flower = f
code-bower-feather = p
code-bower-gem = g
code-bower-shell = c
code-bower-emblem = e

word-egg = ovetto uovo

score-bower-title = Foglio segnapunti
score-bower-fair = Fair Play
score-bower-no-zero-ties = le parità senza oggetti restano parità
score-bower-sides = Il nido del primo è disegnato sotto la plancia Uccellini, quello del secondo sopra.
score-bower-eggs = l’ovetto Preferenza della colonna { $column }
score-bower-eggs-side = Le colonne si contano da sinistra, come { $player } vede il tavolo.
score-bower-nest = nido di { $player }, quadrato { $square }
score-bower-nest-side = { $seat ->
    [1] Riga per riga: prima quella lungo la plancia Uccellini, ognuna da sinistra, come la vede { $player }.
   *[other] Riga per riga: prima quella lungo la plancia Uccellini, ognuna da sinistra, anche qui come { $player } vede il tavolo.
}
score-bower-bonus = tessere Uovo e segnalini
score-bower-tiles = Tessere Uovo di { $player }:
score-bower-tokens = Segnalini:
score-bower-half = Solo { $square } mostra le Conchiglie Colorate: l’altra metà si intende coperta da un’altra tessera.
score-bower-so-far = Per ora sta così: in un nido c’è ancora posto per delle tessere.
score-bower-incomplete = Non tutto è compilato, quindi non c’è ancora un risultato.
score-bower-no-lone-ties = uno a testa con le Conchiglie dà un uovo

ask-score-fair-play = Fair Play, senza X, regalo, doppio turno e scarto? { $choices }
ask-score-zero-ties = Le Conchiglie vincono anche una colonna in cui nessuno ha ciò che l’ovetto chiede? { $choices }
choice-score-yes = sì
choice-score-no = no
ask-score-lone-ties = Una colonna con un oggetto a testa, decisa dalle Conchiglie, dà due uova? { $choices }

hint-score-bower-eggs = pr: Piume rosse · fg pr pb: più ovetti di seguito · 3 pr: quello della colonna 3 · . non si sa · ? aiuto
hint-score-bower-nest = Pfg Mprg: quadrati da [ ] in poi · . vuoto · 3b Pfg: un quadrato · b: una riga · 3: una colonna · ok: nessun’altra tessera · ? aiuto
hint-score-bower-doubt = 3b Pfg: riscrivi un quadrato · 3b .: è vuoto · ? aiuto
hint-score-bower-bonus = 1 o 5: una tessera Uovo · pb 3b: un segnalino sul suo quadrato, di nuovo lo toglie · 3b Pfg: correggi un quadrato · Invio: il risultato · ? aiuto
hint-score-bower-page = Invio: avanti · fine: tutto insieme · i: indietro · ? aiuto
hint-score-bower-result = Invio: finito · 3b Pfg: correggi un quadrato · ovetto 3 pr: un ovetto · esporta FILE.txt · ? aiuto

help-score-bower-eggs = ovetti dalla prima colonna che manca, ognuno con due lettere: tipo e colore
    .keys = pr fg pb
help-score-bower-one-egg = l’ovetto della colonna 3; . vuol dire che non si sa
    .keys = 3 pr
help-score-bower-codes = quadrati da quello fra parentesi in poi: Materiale, poi oggetti; Paglia con un Fiore giallo, Muschio con una Piuma rossa e una Gemma
    .keys = Pfg Mprg
help-score-bower-square = questo quadrato, o più d’uno da lì in poi; corregge quello che c’è
    .keys = 3b Pfg
help-score-bower-row = una riga intera; le righe dell’altro nido cominciano da z
    .keys = b: Pfg Mprg …
help-score-bower-column = una colonna intera, dalla plancia Uccellini verso l’esterno
    .keys = 3: Pfg Mprg …
help-score-bower-empty = un quadrato vuoto; quello che sta sotto una tessera sovrapposta non si scrive
    .keys = .
help-score-bower-tile = una tessera con il suo id nel file dei componenti, prima metà su 3b, seconda su 4b
    .keys = t07 3b4b
help-score-bower-look = descrive un quadrato a parole
    .keys = 3b
help-score-bower-egg = corregge l’ovetto della colonna 3
    .keys = ovetto 3 pr
help-score-bower-ok = questo nido non ha altre tessere, anche se c’è posto
    .keys = ok
help-score-bower-tiles = una tessera Uovo con il suo numero; di nuovo la toglie
    .keys = 1
help-score-bower-x = la X su 3b, sulla Piuma rossa; di nuovo la toglie
    .keys = x 3b pr
help-score-bower-white = la Piuma bianca o il Fiore bianco su questo quadrato
    .keys = pb 3b · fb 3b
help-score-bower-shells = le due Conchiglie su questo quadrato
    .keys = cc 3b
help-score-bower-branch = il Ramo su questo quadrato, lungo la riga o lungo la colonna
    .keys = - 3b · | 3b
help-score-bower-next = la pagina seguente; dopo l’ultima il foglio si chiude
    .keys = Invio
help-score-bower-end = tutto insieme
    .keys = fine
help-score-bower-back = una pagina indietro
    .keys = i

error-score-bower-square = Non c’è il quadrato { $square }: scrivi il numero della colonna e la lettera della riga, { LIST($near) } sotto la plancia Uccellini, { LIST($far) } sopra.
error-score-bower-which-nest = Scrivi il quadrato, per esempio { $example }: qui non si capisce quale nido sia.
error-score-bower-column = Le colonne sono { $columns }: scrivi per esempio 3: Pfg Mprg
error-score-bower-tile = Non c’è la tessera «{ $tile }». Scrivi il suo id come nel file dei componenti, o quello che c’è sui suoi quadrati.
error-score-bower-tile-twice = La tessera { $tile } sta già su { $square }. Prima svuota quel quadrato, o scrivi quello che c’è su questo.
error-score-bower-token-empty = { $square } è vuoto: un segnalino sta su un quadrato pieno.
error-score-bower-fair = Nel Fair Play si gioca senza la X.
error-score-bower-which = Su { $square } ci sono { $objects }. Scrivi per esempio: { $example }
error-score-bower-egg = Scrivi ciò che un ovetto chiede, tipo e colore, per esempio pr; o con la sua colonna: 3 pr
error-score-bower-one-egg = Scrivi la colonna e ciò che il suo ovetto chiede, per esempio: ovetto 3 pr
error-score-bower-number = Le tessere Uovo hanno i numeri da 1 a { $count }.
error-score-bower-nothing = Scrivi i quadrati seguenti, per esempio Pfg Mprg; ok se questo nido non ha altre tessere.
error-score-bower-not-yet = Questo nido non si può ancora contare: non tutti i suoi quadrati formano tessere da due.
error-score-bower-left-over = Non tutti questi quadrati formano tessere da due: { $count ->
    [one] avanza
   *[other] avanzano
} { LIST($squares) } (○). Manca un quadrato, o ce n’è uno di troppo?

slip-bower-material = Qui ci vuole un Materiale: { straw.letter } { straw }, { moss.letter } { moss }, { gravel.letter } { gravel }, { earth.letter } { earth }; o . per un quadrato vuoto.
slip-bower-object = Qui ci vuole un oggetto: { code-bower-flower } { flower } o { code-bower-feather } { feather } con un colore, { code-bower-gem } { gem }, { code-bower-shell } { shell }, { code-bower-emblem } Conchiglie Colorate.
slip-bower-colour = Qui ci vuole un colore: { yellow.letter } { yellow }, { purple.letter } { purple }, { red.letter } { red }, { white.letter } { white }.
slip-bower-many = Un quadrato ha al massimo { $most } oggetti. I segnalini si scrivono dopo.
slip-bower-egg = Qui ci vuole un ovetto: { code-bower-flower } { flower } o { code-bower-feather } { feather }, poi il colore: { yellow.letter }, { purple.letter }, { red.letter } o { white.letter }.
slip-bower-egg-end = Un ovetto ha due lettere soltanto, tipo e colore.
slip-bower-egg-twice = C’è un solo ovetto per { NAME($egg, case: "asked") }, e sta già nella colonna { $column }.
slip-bower-full = Per questo non c’è più posto: qui { $count ->
    [one] ne sta { $count }
   *[other] ne stanno { $count }
}.

fault-bower-outside = Nido { $seat }: colonna { $column }, riga { $row } è fuori dalla griglia.
fault-bower-overlap = Nido { $seat }, colonna { $column }, riga { $row }: lì c’è già qualcosa.
fault-bower-left-over = Nido { $seat }: non tutti i quadrati formano tessere da due; avanza quello della colonna { $column }, riga { $row }.
fault-bower-emblems = Nido { $seat }, colonna { $column }, riga { $row }: le Conchiglie Colorate sono una sola tessera, due quadrati vicini.
fault-bower-emblem-alone = Nido { $seat }, colonna { $column }, riga { $row }: un quadrato delle Conchiglie Colorate è solo. L’altro gli sta accanto, a meno che non sia coperto da un’altra tessera.
fault-bower-item = Nido { $seat }, colonna { $column }, riga { $row }: questo non può stare lì.
