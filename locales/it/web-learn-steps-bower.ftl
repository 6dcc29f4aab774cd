### La lezione di Bower, passo per passo. Ogni numero che si dice viene dal motore (tools/web_lessons.py).

web-learn-bower-welcome = Gli uccelli giardinieri conquistano con il nido. Il tuo lo costruisci con tessere di Paglia, Muschio e Ghiaia, con Fiori, Piume, Gemme e Conchiglie. Vince chi ha più uova.
    .title = Due nidi
web-learn-bower-nest = Questo è il tuo nido: sei colonne, quattro righe. La prima riga tocca la plancia con gli ovetti. Nina costruisce il suo dall’altra parte.
    .title = Il tuo nido
web-learn-bower-eggs = Ogni ovetto dice che cosa vuole nella sua colonna, nel tuo nido e in quello di Nina. Tre li vedi solo tu; gli altri tre li conosce Nina.
    .title = Gli ovetti
web-learn-bower-take = Il turno comincia con una tessera della vetrina. Il tuo primo ovetto chiede Fiori rossi, e una tessera ne ha due.
    .title = Prendi una tessera
    .task = Tocca la tessera con due Fiori rossi, poi «{ web-bower-take }»
    .wrong = La tessera con i due Fiori rossi piace di più al tuo ovetto.
web-learn-bower-place = Ora una tessera della mano va nel nido: alla plancia o accanto a un’altra. Mettila in piedi nella prima colonna, e lì { $flowers ->
    [one] conta il Fiore
    [2] contano entrambi i Fiori
   *[other] contano tutti e { $flowers } i Fiori
}.
    .title = Posala
    .task = Tocca l’angolo; gira la tessera finché sta in piedi; «{ web-bower-place }»
    .wrong = Falla stare in piedi nella prima colonna. Un tocco sulla tessera la gira.
web-learn-bower-rival = Nina ha preso una tessera e ne ha posata una. Si va avanti così, a turno, finché entrambi ne avete giocati dodici. Ciò che sta nel nido resta lì.
    .title = Il turno di Nina
web-learn-bower-group = Le caselle dello stesso materiale che si toccano fanno un gruppo. Il gruppo più grande di Paglia, di Muschio e di Ghiaia vince un uovo. Porta il Muschio a { $size }.
    .title = I gruppi
    .task = Prendi la tessera di Muschio, poi posa l’altra accanto alla prima
    .wrong = Posala distesa accanto al Muschio, lungo la plancia.
web-learn-bower-gems = Qualche turno dopo. Chi porta la terza Gemma in una colonna, o in un gruppo, guadagna un Bonus. Nella quinta colonna ne hai due.
    .title = Le Gemme
    .task = Metti in piedi la tessera con la Gemma nella quinta colonna
    .wrong = La Gemma va nella quinta colonna, dove due l’aspettano.
web-learn-bower-bonus = Peschi tre tessere Bonus e ne tieni una. La X può guastare qualcosa nel nido di Nina.
    .title = Una tessera Bonus
    .task = Pesca, poi tieni la X
    .wrong = Buona anche quella! Per ora tieni la X.
web-learn-bower-target = Nella prima colonna hai { $mine } Piume viola, e Nina altrettante: { $theirs }. Coprine una delle sue, e gliene { $left ->
    [one] resta solo { $left }
   *[other] restano solo { $left }
}.
    .title = La X
    .task = Tocca la casella evidenziata con la sua Piuma
    .wrong = Così non serve ancora. Copri una Piuma viola nella sua prima colonna.
web-learn-bower-tiles = Nel mazzo ci sono venti tessere Bonus di cinque tipi. Puoi sempre rinunciare; che cosa fa, lo dice la tessera.
    .title = Le tessere Bonus
web-learn-bower-last = Il tuo dodicesimo turno, e un solo buco. La metà di Paglia si unisce alla tua Paglia: un gruppo di { $size } contro { $theirs }.
    .title = L’ultima tessera
    .task = Posa la tessera con la Paglia verso l’alto
    .wrong = Girala: la Paglia va in alto, accanto alla tua Paglia.
web-learn-bower-count = Ora gli ovetti si aprono, uno alla volta. Chi ha più di ciò che un ovetto chiede lo vince. Prima di ognuno, prova a indovinare chi sarà.
    .title = Il conteggio
web-learn-bower-shells = Terzo ovetto: { $each } Piume a testa, decidono le Conchiglie. Quarto ovetto: chi vince con solo { $one } oggetto giusto prende { $eggs ->
    [one] { $eggs } uovo
   *[other] { $eggs } uova
} in un colpo.
    .title = Parità e Conchiglie
web-learn-bower-variants = Due varianti, anche insieme. Le scegli quando prepari un tavolo.
    .title = Le varianti

web-learn-kind-nest = Un’altra tessera in mano, con oggetti bianchi che valgono per ogni colore
web-learn-kind-egg = Un uovo alla fine, se hai più oggetti di un colore, o più Conchiglie
web-learn-kind-spy = Uno sguardo agli ovetti che non conosci
web-learn-kind-token = Un segnalino da posare: X, oggetti bianchi, Conchiglie, un Ramo
web-learn-kind-interactive = Qualcosa anche per Nina: un regalo, due turni di fila
web-learn-super = Un nido più grande con cinque righe, quindici turni a testa e sette tessere Bonus scoperte fin dall’inizio.
web-learn-fair = Una partita più gentile, senza le tessere rivolte contro l’altro.
