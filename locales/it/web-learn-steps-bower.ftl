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
web-learn-bower-place = Una tessera della mano va nel nido: contro la plancia o accanto a un’altra. Piazzala in verticale nella prima colonna: lì { $flowers ->
    [one] conta il Fiore
    [2] contano entrambi i Fiori
   *[other] contano tutti e { $flowers } i Fiori
}.
    .title = Piazzala
    .task = Tocca l’angolo; ruota la tessera finché è in verticale; «{ web-bower-place }»
    .wrong = Piazzala in verticale nella prima colonna. Un tocco sulla tessera la ruota.
web-learn-bower-rival = Nina ha preso una tessera e ne ha piazzata una. Si va avanti così, a turno, fino a dodici turni a testa. Ciò che sta nel nido resta lì.
    .title = Il turno di Nina
web-learn-bower-group = I quadrati dello stesso Materiale che si toccano formano un gruppo. Il gruppo più grande di Paglia, di Muschio e di Ghiaia vince un uovo. Porta il Muschio a { $size }.
    .title = I gruppi
    .task = Prendi la tessera di Muschio, poi piazza l’altra accanto alla prima
    .wrong = Piazzala in orizzontale accanto al Muschio, lungo la plancia.
web-learn-bower-gems = Qualche turno dopo. Chi porta la terza Gemma in una colonna, o in un gruppo, ottiene una tessera Bonus. Nella quinta colonna ne hai due.
    .title = Le Gemme
    .task = Piazza in verticale, nella quinta colonna, la tessera con la Gemma
    .wrong = La Gemma va nella quinta colonna, dove due l’aspettano.
web-learn-bower-bonus = Peschi tre tessere Bonus e ne tieni una. La X può guastare qualcosa nel nido di Nina.
    .title = Una tessera Bonus
    .task = Pesca, poi tieni la X
    .wrong = Buona anche quella! Per ora tieni la X.
web-learn-bower-target = Nella prima colonna hai { $mine } Piume viola, e Nina altrettante: { $theirs }. Copri una delle sue, e gliene { $left ->
    [one] resta solo { $left }
   *[other] restano solo { $left }
}.
    .title = La X
    .task = Tocca il quadrato evidenziato con la sua Piuma
    .wrong = Così non serve ancora. Copri una Piuma viola nella sua prima colonna.
web-learn-bower-tiles = Nella pila ci sono venti tessere Bonus di cinque tipi. Ogni tessera dice che cosa fa; puoi sempre rinunciare.
    .title = Le tessere Bonus
web-learn-bower-last = Il tuo dodicesimo turno, e un solo buco. La metà di Paglia si unisce alla tua Paglia: un gruppo di { $size } contro { $theirs }.
    .title = L’ultima tessera
    .task = Piazza la tessera con la Paglia verso l’alto
    .wrong = Ruotala: la Paglia va in alto, accanto alla tua Paglia.
web-learn-bower-count = Ora si rivelano gli ovetti, uno alla volta. Per ogni ovetto vince un uovo chi ha più oggetti del tipo richiesto. Prima di ognuno, prova a indovinare chi sarà.
    .title = Il conteggio finale
web-learn-bower-shells = Terzo ovetto: { $each } Piume a testa, decidono le Conchiglie. Quarto ovetto: chi vince con { $one } solo oggetto giusto ottiene { $eggs ->
    [one] { $eggs } uovo
   *[other] { $eggs } uova
} in un colpo.
    .title = Parità e Conchiglie
web-learn-bower-variants = Due varianti, anche insieme. Le scegli quando prepari un tavolo.
    .title = Le varianti

web-learn-kind-nest = Un’altra tessera in mano, con oggetti bianchi del colore che vuoi
web-learn-kind-egg = Un uovo alla fine, se hai più oggetti di un colore, o più Conchiglie, dell’avversario
web-learn-kind-spy = Uno sguardo agli ovetti che non conosci
web-learn-kind-token = Un segnalino da piazzare: X, oggetti bianchi, Conchiglie, un Ramo
web-learn-kind-interactive = Qualcosa anche per Nina: un regalo, due turni di fila
web-learn-super = Un nido più grande con cinque righe, quindici turni a testa e sette tessere Bonus scoperte fin dall’inizio.
web-learn-fair = Una partita più gentile, senza le tessere rivolte contro l’avversario.
