### La lezione di Birdie, passo per passo. Ogni numero che si dice viene dal motore (tools/web_lessons.py).
### Ogni passo ha un titolo, ciò che si dice e, dove c’è da fare, il compito e una parola per un altro tentativo.

web-learn-birdie-welcome = Quattro tipi di uccellini, ognuno in quattro stagioni. Li metti in fila: i vicini dello stesso tipo o della stessa stagione fanno un set. Due round: vince chi ha più punti.
    .title = Uccellini e stagioni
web-learn-birdie-table = Al centro ci sono quattro carte scoperte, rifornite da un mazzo di { $above } carte fino alla carta Stop. Sotto c’è la tua mano: la vedi solo tu.
    .title = Il tavolo
web-learn-birdie-take = Nel tuo turno fai una di tre cose. La prima: prendere in mano una carta scoperta. Una Civetta ti servirà presto.
    .title = Prendi una carta
    .task = Tocca la Civetta, poi «{ web-birdie-take }»
    .wrong = Quella carta può aspettare. Prendi la Civetta.
web-learn-birdie-others = Nina ha preso una carta. Leo ha aggiunto carte coperte al suo mazzo. Ciò che si prende lo vedono tutti; dentro un mazzo non guarda più nessuno.
    .title = Gli altri
web-learn-birdie-lay = La seconda cosa: aggiungere due carte scoperte al tuo mazzo personale. Le carte vicine potranno diventare un set.
    .title = Aggiungi due carte
    .task = Tocca i due Pettirossi in Inverno, poi «{ web-birdie-lay }»
    .wrong = Quasi. Aggiungi solo i due Pettirossi in Inverno.
web-learn-birdie-order = Con le due carte scoperte puoi aggiungere anche carte della mano, nell’ordine che vuoi. Metti vicine le due Civette; il Piccione va in cima.
    .title = L’ordine conta
    .task = Tocca la Civetta e il Piccione, poi «{ web-birdie-lay }»
    .task-hand = Ora tocca la Civetta che hai in mano
    .task-order = Il Piccione va in cima: con la freccia sposta la Civetta sotto di lui
    .task-lay = Ora «{ web-birdie-lay }»
    .wrong = Dal basso verso l’alto: Civetta, Civetta, Piccione. Le frecce spostano una carta.
web-learn-birdie-pass = La terza cosa: passare, e per te il round è finito. Ottieni due punti per ogni giocatore ancora in gioco: chi passa per primo ne ottiene di più, ora { $points }.
    .title = Passa
    .task = Tocca «{ web-birdie-pass }»
    .wrong = Stavolta passa: conviene.
web-learn-birdie-line = Hanno passato tutti; Nina ha preso ancora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. Il tuo mazzo si apre: questa è la tua fila. Conta l’ordine in cui l’hai composta.
    .title = La tua fila
web-learn-birdie-cut = Come un solo set d’Inverno queste quattro carte ti danno { $whole }. Divise in Pettirossi e Civette danno { $parts }: più set, più Flap.
    .title = Dividi la fila
    .task = Tocca tra Pettirosso e Civetta, poi «{ web-birdie-scoring-write }»
    .wrong = Puoi ricavarne { $parts }: dividi solo tra Pettirossi e Civette.
web-learn-birdie-board = Pettirossi { $robin }, Civette { $owl }: la grandezza del set va nella sua casella, che si riempie una volta a partita. Ogni set dà un Flap: { $flaps } valgono { $worth }. Il trofeo di un uccellino va al numero più alto nella sua casella: per ora il tuo. In tutto: { $total }.
    .title = Caselle, Flap, trofei
web-learn-birdie-rivals = Nina ha segnato { $theirs } per i Pettirossi, tu solo { $yours }: il Trofeo del Pettirosso vola da lei. Il secondo round ha carte nuove, ma le tue caselle restano.
    .title = Il secondo round
web-learn-birdie-ability = Il secondo round finisce. Una carta in mano ti presta l’abilità del suo uccellino: il Picchio sposta una carta della fila. Sono { $with } punti invece di { $without }.
    .title = Un’abilità
    .task = Usa il Picchio: riunisci i Piccioni, poi «{ web-birdie-scoring-write }»
    .wrong = Prima riunisci i Piccioni: sposta il Picchio che sta in mezzo a loro.
web-learn-birdie-count = Stagioni, uccellini, Pass, Flap e tre punti a trofeo: tu hai { $mine }, gli altri { $second } e { $third }. In parità vince chi ha passato prima nel secondo round.
    .title = Chi vince
web-learn-birdie-birds = Ogni uccellino ha un’abilità: la usi una volta a partita, nel calcolo del punteggio, scartando una sua carta dalla mano.
    .title = Tutte le abilità
web-learn-birdie-expert = Nella variante per esperti si toglie un uccellino. Se i suoi vicini hanno qualcosa in comune, volano via come set, e così via: una catena. Qui { $first }, poi { $second }.
    .title = Per esperti
    .task = Tocca il Pettirosso in Autunno, poi «{ web-birdie-scoring-do-it }»
    .wrong = Togli il Pettirosso in Autunno e guarda la catena.

web-learn-ability-robin = Pesca un’altra carta e la inserisce dove vuoi nella fila.
web-learn-ability-owl = Copia in una casella vuota il tuo valore più basso del round, al massimo cinque.
web-learn-ability-pigeon = Elimina un set per due Flap.
web-learn-ability-woodpecker = Sposta una carta della fila.
