### I bot: chi sono, che cosa ricordano, e che cosa si dice quando un programma esterno fallisce.

bot-random = Passero
bot-greedy = Gazza
bot-heuristic = Ghiandaia
bot-search = Corvo
bot-strongest = Airone
bot-program = Programma

choice-random = Passero, per cominciare
choice-greedy = Gazza, facile
choice-heuristic = Ghiandaia, solida
choice-search = Corvo, forte
choice-strongest = Airone, il più forte

manner-random = Saltella di buonumore: sa riconoscere una buona mossa, ma spesso gliene piace altrettanto un’altra.
manner-greedy = Arraffa ciò che luccica: sa riconoscere una buona mossa, ma si lascia tentare facilmente da un’altra.
manner-heuristic = Raccoglie con un piano: valuta ciò che può ancora arrivare, tiene da parte ciò che varrà di più e toglie ciò che ti serve. Non guarda avanti.
manner-search = Ne ha viste di tutti i colori: in Birdie ha imparato da milioni di partite contro sé stesso; in Bower prima di ogni mossa continua la partita centinaia di volte, in mondi che potrebbero essere quello vero.
manner-strongest = Sta immobile e colpisce una volta sola: in Birdie ha imparato come il Corvo, e in più guarda avanti di qualche turno; in Bower pensa come il Corvo, con tutto il tempo e tutti i core che gli vengono dati.

memory-random = in Birdie solo { $cards ->
    [one] l’ultima carta
   *[other] le ultime { $cards } carte
} della propria fila, e non ciò che gli altri hanno preso e giocato; in Bower né le tessere nella tua mano né ciò che il tuo nido rivela dei tuoi ovetti Preferenza.
memory-greedy = in Birdie { $cards ->
    [one] l’ultima carta
   *[other] le ultime { $cards } carte
} della propria fila, e non ciò che gli altri hanno preso e giocato; in Bower non più del Passero.
memory-heuristic = tutta la propria fila, ma non ciò che gli altri hanno preso e giocato; in Bower trae conclusioni sui tuoi ovetti Preferenza.
memory-search = tutto ciò che si può ricordare, anche ciò che gli altri hanno preso e giocato; in Bower trae anche conclusioni sui tuoi ovetti Preferenza da dove piazzi le tessere.
memory-strongest = tutto, come il Corvo.

bots-title = I bot, dal più debole al più forte
bots-time-most = Pensa al massimo { $ms } ms per mossa, su non più di { $cores ->
    [one] un core
   *[other] { $cores } core
}.
bots-memory = Ricorda: { $memory }
bots-usage = Come giocare contro di loro
example-level = Tutti gli altri posti allo stesso livello, con un secondo per mossa.
example-seats = Ogni posto per conto suo; valgono sia gli id sia i nomi.
example-program = Un programma tuo, o un altro motore: docs/bots.md dice che cosa deve rispondere.

bot-thinks = { $player } sta pensando…
bot-failed = { $player }: { $why }. Al suo posto è stata giocata una mossa a caso.
bot-failures = { $player }: { $count ->
    [one] { $count } mossa giocata
   *[other] { $count } mosse giocate
} a caso al suo posto, su { $moves }.

failure-not-started = il programma non si può avviare
failure-ended = il programma è terminato
failure-late = il programma ci ha messo troppo
failure-garbage = la risposta del programma non è un oggetto JSON
failure-too-long = la risposta del programma è troppo lunga
failure-refused = il programma ha rifiutato di muovere
failure-illegal = la mossa del programma non è permessa
failure-given-up = il programma ha fallito troppe volte e non viene più avviato
