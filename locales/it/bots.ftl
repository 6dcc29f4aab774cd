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

manner-random = Saltella dove gli pare: per lui ogni mossa permessa vale l’altra.
manner-greedy = Arraffa ciò che luccica: la mossa che rende di più subito, senza pensare alla prossima.
manner-heuristic = Raccoglie con un piano: valuta ciò che può ancora arrivare, tiene da parte ciò che varrà di più e toglie ciò che ti serve.
manner-search = Guarda avanti: prima di ogni mossa continua la partita molte volte, in mondi che potrebbero essere quello vero.
manner-strongest = Sta immobile e colpisce una volta sola: ha imparato la modalità standard di Birdie in due da milioni di partite contro sé stesso; altrove pensa come il Corvo, con tutto il tempo e tutti i core che gli vengono dati.

memory-random = niente.
memory-greedy = in Birdie solo { $cards ->
    [one] l’ultima carta
   *[other] le ultime { $cards } carte
} della propria fila; in Bower né le tessere nella tua mano né ciò che il tuo nido rivela dei tuoi ovetti Preferenza.
memory-heuristic = tutta la propria fila e ogni carta vista, ma non ricostruisce ciò che gli altri hanno in mano; in Bower trae anche conclusioni sui tuoi ovetti Preferenza.
memory-search = tutto ciò che si può ricordare, anche ciò che gli altri hanno preso e giocato; in Bower trae anche conclusioni sui tuoi ovetti Preferenza da dove piazzi le tessere.
memory-strongest = tutto, come il Corvo.

bots-title = I bot, dal più debole al più forte
bots-time = Pensa { $ms } ms per mossa, su { $cores ->
    [one] un core
   *[other] { $cores } core
}.
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
