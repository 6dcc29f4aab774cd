### Che cosa si può scrivere in Birdie. word-…: le parole accettate, la prima è quella mostrata.

word-pass = p passa passo pass
word-lay = aggiungi metti
word-set = s set
word-done = fatto
word-write = segna scrivi
word-stop = basta stop
word-end = fine
word-woodpecker = pc
word-robin = pe
word-pigeon = pn
word-owl = ci
word-insert = i inserisci
word-remove = x togli

hint-turn = { $display ->
    [0] L’area di pesca è vuota: p passa · ? aiuto
    [1] 1 prende l’ultima carta · p passa, { $points } punti · ? aiuto
   *[other] 2 prende la carta 2 · 13 aggiunge le carte 1 e 3 al mazzo · 1a3 anche la carta a della mano, in mezzo · p passa, { $points } punti · ? aiuto
}
last-turn = Tutti gli altri hanno passato: è il tuo ultimo turno del round.
hint-laying = Scrivi le carte ancora da aggiungere, la più bassa per prima, o ok con due carte dell’area di pesca già aggiunte · ? aiuto
hint-split = { $count ->
    [0] ok conclude il calcolo del punteggio · ? aiuto
   *[other] 1-4 fa un set delle carte da 1 a 4 · 1-4 pe un set del Pettirosso · ok segna tutti i set · u annulla · ? aiuto
}
hint-insert = 3 inserisce la carta in posizione 3 (da 1 a { $count }) · ? aiuto
hint-collapse = { $count ->
    [0] ok conclude il calcolo del punteggio · ? aiuto
   *[other] 5 toglie la carta 5 · ok per fermarsi · ? aiuto
}
hint-feature = Le vicine hanno in comune entrambe: { $one_key } sceglie { NAME($one, case: "accusative") } · { $two_key } sceglie { NAME($two, case: "accusative") } · ? aiuto
hint-pigeon = ok segna il set · pn lo elimina per due Flap · ? aiuto
hint-owl = pr segna { $value } nella casella della Primavera, e così per ogni casella vuota · ok rinuncia alla Civetta · ? aiuto
hint-abilities = Abilità nella tua mano:
ability-woodpecker = pc 3 7 sposta la carta 3 in posizione 7
ability-robin = pe pesca una carta da sotto la carta Stop
ability-pigeon = pn 2 elimina il set 2 per due Flap

help-take = prendi in mano la carta 2 dell’area di pesca
    .keys = 2
help-lay = aggiungi le carte 1 e 3 dell’area di pesca al tuo mazzo personale; la prima che scrivi sta più in basso
    .keys = 13
help-lay-hand = lo stesso con le carte a e b della mano, in quest’ordine preciso, dal basso verso l’alto
    .keys = 1a3b
help-pass = passa: sei fuori per questo round e hai 2 punti per ogni giocatore ancora in gioco
    .keys = p
help-lay-more = aggiungi anche queste carte, la più bassa per prima
    .keys = 1a
help-done = concludi il turno
    .keys = ok
help-set = dichiara un set con le carte da 1 a 4 della fila, se hanno una caratteristica comune
    .keys = 1-4
help-set-feature = lo stesso, con le lettere della caratteristica
    .keys = 1-4 pe
help-sets = più passi in una riga
    .keys = 1-4 5-6 es ok
help-write = segna tutti i set dichiarati e concludi la divisione
    .keys = ok
help-woodpecker = Picchio: la carta 3 va in posizione 7 (prima del primo set o della prima carta tolta)
    .keys = pc 3 7
help-robin = Pettirosso: pesca una carta da sotto la carta Stop e inseriscila dove vuoi (prima del primo set o della prima carta tolta)
    .keys = pe
help-pigeon = Piccione: elimina il set dichiarato 2 e segna due Flap
    .keys = pn 2
help-insert = inserisci la carta pescata nella fila, in posizione 3
    .keys = 3
help-remove = togli la carta 5; le sue vicine vanno via come set se hanno una caratteristica comune
    .keys = 5
help-stop = fermati: il resto della fila rimane dov’è
    .keys = ok
help-feature = scegli la caratteristica del set con le sue lettere
    .keys = pe
help-keep = segna il set
    .keys = ok
help-drop = Piccione: elimina il set e segna due Flap
    .keys = pn
help-owl = Civetta: il tuo valore più basso di questo round va in questa casella vuota
    .keys = pr
help-end = rinuncia alla Civetta e concludi il calcolo del punteggio
    .keys = ok
help-marks = Sulle plancette ▶ indica chi è di turno, × chi ha passato, ★ chi ha il trofeo; «Usate» conta le abilità: { $birds }.
help-line = Nella fila, - sta tra carte con una caratteristica comune, = tra carte che le hanno in comune entrambe.
