### Preparare un tavolo, e aspettare che ci siano tutti.

web-setup-title = Nuovo tavolo
web-setup-sub = Scegli, poi apri
web-setup-game = Gioco
web-setup-variant = Variante
web-setup-variant-birdie-standard = Standard
web-setup-variant-birdie-expert = Per esperti
web-setup-variant-bower-standard = Standard
web-setup-variant-bower-super = Super Nido
web-setup-about-birdie-standard = Dividi tu la tua fila in set.
web-setup-about-birdie-expert = Togli un uccellino, e i vicini con una caratteristica comune vanno via a catena.
web-setup-about-bower-standard = Dodici turni a testa, in un nido di 6 per 4.
web-setup-about-bower-super = Quindici turni a testa, in un nido di 6 per 5, con sette tessere Bonus scoperte.

web-setup-seats = Posti
web-setup-players = Giocatori
web-setup-me-sub = Tocca per cambiare nome
web-setup-name = Il tuo nome
web-setup-name-why = Così gli altri sanno chi sei. Resta su questo dispositivo.
web-setup-name-invite = I tuoi amici vedono questo nome sull’invito e al tavolo.
web-setup-name-go = Vai all’invito
web-setup-keep = Va bene così
web-setup-friend = Un amico o un’amica
web-setup-friend-sub = arriva con il link o il codice QR
web-setup-who = Chi siede qui?
web-setup-level = Forza { $level } su 5
web-setup-level-random = per cominciare
web-setup-level-greedy = facile
web-setup-level-heuristic = solida
web-setup-level-search = forte
web-setup-level-strongest = il più forte

web-setup-place = Dove si gioca
web-setup-place-own = Ognuno il suo
web-setup-place-alone = Contro i bot
web-setup-place-here = Uno per tutti
web-setup-explain-own-place = Ognuno gioca sul proprio dispositivo. Gli amici arrivano con il link.
web-setup-explain-alone = Giochi contro i bot su questo dispositivo.
web-setup-explain-here = Vi passate questo dispositivo. Tra un turno e l’altro un sipario nasconde tutto; la rete non serve.
web-setup-here-name = Nome del giocatore { $number }
web-setup-somebody = Qualcuno qui con te
web-setup-somebody-sub = gioca a turno su questo dispositivo

web-setup-rules = Regole
web-setup-option-open_memory = Memoria aperta
web-setup-explain-open_memory = Ognuno può guardare il proprio mazzo personale e tutto il registro.
web-setup-option-single_chain = Una sola catena
web-setup-explain-single_chain = A ogni calcolo del punteggio si toglie un solo uccellino, con la sua catena.
web-setup-option-fair_play = Fair Play
web-setup-explain-fair_play = Senza le quattro tessere Bonus che disturbano l’avversario.
web-setup-option-zero_ties = Conchiglie sullo 0:0
web-setup-explain-zero_ties = Dove nessuno ha ciò che un ovetto chiede, decidono le Conchiglie.
web-setup-option-lone_ties = Due uova per l’1:1 con le Conchiglie
web-setup-explain-lone_ties = Un oggetto a testa, decidono le Conchiglie: due uova. Se no, solo l’1:0 ne dà due.
web-setup-option-joining_gems = Valgono le Gemme unite
web-setup-explain-joining_gems = Una tessera senza Gemme dà un Bonus se ne unisce tre. Se no, deve portarne una.

web-setup-table = Al tavolo
web-setup-clock = Orologio
web-setup-clock-none = Nessuno
web-setup-clock-live = In tempo reale
web-setup-clock-days = A giorni
web-setup-explain-none = Nessun limite di tempo.
web-setup-explain-live = Un tempo per tutta la partita, e un po’ di più a ogni turno. Per chi lo finisce gioca un bot.
web-setup-explain-days = Qualche giorno per ogni turno: si gioca quando si vuole.
web-setup-minutes = Minuti a testa
web-setup-increment = Secondi in più a turno
web-setup-days = Giorni a turno
web-setup-hints = Suggerimenti
web-setup-explain-hints = A richiesta, l’allenatore mostra una buona mossa.
web-setup-take_back = Ritirare mosse
web-setup-explain-take_back = Una mossa si ritira se tutti sono d’accordo.
web-setup-chat = Chat
web-setup-explain-chat = I giocatori possono scriversi; le reazioni rapide ci sono sempre.
web-setup-public = Pubblico
web-setup-explain-public = Chiunque può trovare il tavolo, sedersi e guardare.
web-setup-rated = Classificato
web-setup-explain-rated = Il risultato conta per il punteggio di forza delle persone al tavolo.
web-setup-pace = Ritmo dei bot
web-setup-pace-0 = Subito
web-setup-pace-1400 = Calmo
web-setup-pace-2600 = Lento
web-setup-explain-pace = Il tempo minimo che un bot impiega per una mossa.

web-setup-own = Componenti personalizzati
web-setup-explain-own = { $game ->
    [bower] Un file JSON con altre tessere Nido, per la scatola che hai a casa.
   *[birdie] Un file JSON con altri valori dei Flap, per la scatola che hai a casa.
}
web-setup-file = Scegli un file
web-setup-file-off = Toglilo
web-setup-file-large = Questo file è troppo grande per essere un file di componenti.
web-setup-file-json = Questo file non è un JSON leggibile. Scegline un altro.
web-setup-file-game = { $game ->
    [bower] Non è un file di componenti di Bower. Dovrebbe cominciare con il formato, voliera/components/1, e il gioco, bower.
   *[birdie] Non è un file di componenti di Birdie. Dovrebbe cominciare con il formato, voliera/components/1, e il gioco, birdie.
}
web-setup-file-refused = Il server non accetta questo file di componenti: { $detail }
web-setup-open = Apri il tavolo
web-setup-open-now = la partita comincia subito
web-setup-open-wait = { $count ->
    [one] poi inviti { $count } persona
   *[other] poi inviti { $count } persone
}

web-setup-lobby = In attesa
web-setup-lobby-sub = { $count ->
    [one] { $count } posto è libero
   *[other] { $count } posti sono liberi
}
web-setup-free = Posto libero
web-setup-free-sub = per chi arriva con il link
web-setup-here = presente
web-setup-away = ora non c’è
web-setup-bot = bot
web-setup-you = { $name } (tu)
web-setup-invitation = Invito
web-setup-invitation-text = La partita comincia quando tutti i posti sono occupati. Fino ad allora puoi chiudere la pagina: il tuo posto resta.
web-setup-how = Come si gioca
web-setup-leave = Lascia
web-setup-leave-sub = il posto torna libero
web-setup-bots-instead = Con i bot
web-setup-bots-instead-sub = gioca subito, senza aspettare
web-setup-sit = Siediti
web-setup-in-clock-none = senza orologio
web-setup-in-clock-live = { $minutes } min + { $seconds } s a turno
web-setup-in-clock-days = { $days ->
    [one] { $days } giorno a turno
   *[other] { $days } giorni a turno
}
web-setup-in-no-zero_ties = le Conchiglie non decidono lo 0:0
web-setup-in-usual = componenti standard
web-setup-in-flaps = Flap { $values }
web-setup-in-tiles = tessere Nido personalizzate
web-setup-no-hints = senza suggerimenti
web-setup-no-take_back = mosse definitive
web-setup-no-chat = senza chat
web-setup-in-no-lone_ties = un uovo per l’1:1 con le Conchiglie
web-setup-in-no-joining_gems = Bonus solo per una tessera con una Gemma
