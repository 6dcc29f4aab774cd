### Che cosa si può scrivere in Bower. word-…: le parole accettate, la prima è quella mostrata.

word-turn = r ruota gira
word-bonus = b bonus
word-decline = n no rinuncia
word-note = nota
word-along-row = riga
word-along-column = colonna

hint-bower-setup = 2 prende in mano la tessera 2 · 3b descrive un quadrato · ? aiuto
hint-bower-take = { $count ->
    [1] 1 prende in mano l’ultima tessera · 3b descrive un quadrato · ? aiuto
   *[other] 2 prende in mano la tessera 2 · 3b descrive un quadrato · nota 2 piuma rossa scrive un’ipotesi su un ovetto · ? aiuto
}
hint-bower-play = { $count ->
    [2] 1 o 2 sceglie una tessera
   *[other] da 1 a { $count } sceglie una tessera
} · ? aiuto
hint-bower-square = { $kind ->
    [gift] Devi piazzare il regalo: 3b lo prova su quel quadrato (○ dove può stare)
    [cover] 3b prova la tessera su due quadrati pieni (○ dove può stare)
   *[hand] 3b prova la tessera su quel quadrato (○ dove può stare)
} · r la ruota · ? aiuto
hint-bower-held = Invio la piazza · r la ruota · 4c la sposta · ? aiuto
hint-bower-bonus = { $open ->
    [yes] ok: scegli una delle tessere Bonus scoperte
   *[no] ok: pesca tre tessere Bonus e tienine una
} · n: rinuncia · ? aiuto
hint-bower-keep = { $count ->
    [1] 1 la tiene
   *[other] 2 tiene la seconda
} · ? aiuto
hint-bower-spy-opponent = { BONUSES($bonus) }: scrivi la colonna di un ovetto, { LIST($columns) } · n: rinuncia · ? aiuto
hint-bower-x = { BONUSES($bonus) }: 3b o 3z la piazza in quel quadrato, 3z ƒr sulla Piuma rossa · n: rinuncia · ? aiuto
hint-bower-token = { BONUSES($bonus) }: 3b lo piazza in quel quadrato del tuo nido · n: rinuncia · ? aiuto
hint-bower-branch = { BONUSES($bonus) }: 3b riga o 3b colonna lo piazza lì · n: rinuncia · ? aiuto
hint-bower-gift = { BONUSES($bonus) }: 2 dà la tessera 2 della vetrina · n: rinuncia · ? aiuto
hint-bower-use = { BONUSES($bonus) }: ok la usa · n: rinuncia · ? aiuto
hint-bower-discard = Devi scartare una tessera: { $count ->
    [1] 1 la scarta
   *[other] scrivi il suo numero
} · ? aiuto

help-bower-take = prendi in mano la tessera 2 della vetrina
    .keys = 2
help-bower-look = descrive un quadrato a parole; le tue righe cominciano da a, quelle del nido avversario da z
    .keys = 3b
help-bower-tile = scegli la tessera 2 della mano
    .keys = 2
help-bower-square = prova la prima metà su questo quadrato: numero della colonna, lettera della riga
    .keys = 3b
help-bower-turn = ruota la tessera in senso orario; la freccia mostra dove sta la seconda metà
    .keys = r
help-bower-lay = piazza la tessera dov’è ora
    .keys = Invio
help-bower-at-once = tutto insieme: tessera 2, prima metà in 3b, seconda in 4b, piazzala
    .keys = 2 3b4b ok
help-bower-bonus = pesca tessere Bonus, o scegline una scoperta
    .keys = ok
help-bower-decline = rinuncia
    .keys = n
help-bower-keep = tieni la seconda tessera
    .keys = 2
help-bower-spy = guarda l’ovetto della colonna 2
    .keys = 2
help-bower-x = piazza la X in 3z del nido avversario, sulla Piuma rossa
    .keys = 3z ƒr
help-bower-token = piazza il segnalino in questo quadrato del tuo nido
    .keys = 3b
help-bower-branch = piazza il Ramo in questo quadrato, lungo la riga o lungo la colonna
    .keys = 3b riga
help-bower-gift = dai all’avversario la tessera 2 della vetrina
    .keys = 2
help-bower-use = usa la tessera Bonus
    .keys = ok
help-bower-discard = scarta la tessera 2 della mano
    .keys = 2
help-bower-note = scrivi un’ipotesi su un ovetto che non vedi; la vedi solo tu, e non si salva con la partita
    .keys = nota 2 piuma rossa
help-bower-special = { $cross } sta sotto la X · { $row } { $column } Ramo · { $emblem } Conchiglie Colorate
help-bower-marks = Sulla plancia ? è un ovetto che non vedi o la tua ipotesi, • un ovetto spiato da te, ! uno spiato dall’avversario. Sotto ogni colonna: le sue Gemme, e ciò che chiede l’ovetto, tuo : dell’avversario. [ ] è la tessera che stai provando, › ‹ l’ultima dell’avversario.
