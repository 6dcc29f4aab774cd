### The score sheet of a boxed Bower in the browser. $player is a name and is never inflected; columns and rows count from 1.

web-sheet-bower-no-tiles = Le immagini delle tessere non si sono caricate. Arrivano con la rete e poi restano su questo dispositivo.
web-sheet-bower-sub = Bower · tessere { $near } e { $far } di { $all }
web-sheet-bower-setting = Giocatori e regole
web-sheet-bower-table = Tavolo
web-sheet-bower-tabs = Parti del foglio
web-sheet-bower-laid = { $laid } di { $all }
web-sheet-bower-result = Esito
web-sheet-bower-panel = Tessere e tessere Bonus
web-sheet-bower-bonus = Bonus

web-sheet-bower-keys = Che cosa c’è sulla tessera
web-sheet-bower-key = { NAME($key) }{ $count ->
    [0] {""}
    [1] , si cerca
   *[other] , si cerca { $count } volte
}
web-sheet-bower-tiles = { $count ->
    [one] Tessere, ne resta { $count }
   *[other] Tessere, ne restano { $count }
}
web-sheet-bower-used = { $tile }. Già nel nido di { $player }
web-sheet-bower-other = Altra tessera

web-sheet-bower-do-start = Tocca un quadrato, poi la tessera che vi si trova.
web-sheet-bower-do-tile = Quale tessera si trova qui: { $square }?
web-sheet-bower-do-square = Tocca il quadrato della sua metà sinistra.
web-sheet-bower-do-move = Tocca il quadrato a cui appartiene.
web-sheet-bower-do-token = { BONUSES($token) }: tocca il quadrato in cui si trova.
web-sheet-bower-do-token-on = { BONUSES($token) }: tocca di nuovo per ruotare o cambiare, o un altro quadrato.
web-sheet-bower-do-cover = Copertura: tocca un quadrato su cui si trova.
web-sheet-bower-do-cover-tile = Copertura: quale tessera sta sopra?
web-sheet-bower-do-bonus = Che cosa ha avuto { $player } dalle tessere Bonus
web-sheet-bower-chosen = Tessera scelta: { $square }; tocca di nuovo per ruotarla
web-sheet-bower-turn = Ruota
web-sheet-bower-swap = Scambia
web-sheet-bower-move = Sposta
web-sheet-bower-remove = Togli
web-sheet-bower-take-off = Togli
web-sheet-bower-show = Mostra

web-sheet-bower-at-used = è qui
web-sheet-bower-at-taken = occupato
web-sheet-bower-at-no-room = non c’è posto per due metà
web-sheet-bower-at-no-turn = entra solo così
web-sheet-bower-at-cover-alone = nessun quadrato pieno accanto
web-sheet-bower-at-cover-empty = niente da coprire
web-sheet-bower-at-token-empty = qui non c’è tessera
web-sheet-bower-at-token-x = né Fiori né Piume
web-sheet-bower-at-token-branch = un’estremità uscirebbe
web-sheet-bower-word-used = Questa tessera è già nel nido di { $player }: { $square }.
web-sheet-bower-word-taken = Qui c’è già qualcosa: { $square }. Scegli un quadrato vuoto.
web-sheet-bower-word-no-room = Una tessera vuole due quadrati vuoti affiancati: { $square } non ha vicini vuoti.
web-sheet-bower-word-no-turn = Qui entra solo in questo modo. Spostala, o sposta ciò che le sta accanto.
web-sheet-bower-word-cover-alone = Una copertura sta su due quadrati pieni affiancati.
web-sheet-bower-word-cover-empty = Una copertura sta su quadrati pieni. Inserisci prima la tessera sottostante.
web-sheet-bower-word-token-empty = Un segnalino sta su un quadrato pieno. Inserisci prima la tessera.
web-sheet-bower-word-token-x = La X sta su un Fiore o una Piuma; qui non ce ne sono: { $square }.
web-sheet-bower-word-token-branch = Le due estremità del Ramo devono stare nel nido: questo è un angolo, { $square }.

web-sheet-bower-fault-outside = { $player }: una tessera è fuori dal nido. Toglila, o gioca il Super Nido.
web-sheet-bower-fault-overlap = { $player }, { $square }: due tessere sono una sull’altra.
web-sheet-bower-fault-apart = { $player }, { $square }: questa tessera non tocca né la plancia né le vicine.
web-sheet-bower-fault-twice = { $player }, { $square }: è sul tavolo due volte, ma nella scatola una sola.
web-sheet-bower-fault-bare = { $player }, { $square }: sotto non c’è niente.
web-sheet-bower-fault-fair = { $player }, { $square }: nel Fair Play la X non c’è.
web-sheet-bower-fault-many = { $player }: più tessere che turni.

web-sheet-bower-tokens = Segnalini e copertura: toccane uno, poi il quadrato
web-sheet-bower-egg-tiles = Tessere Uovo di { $player }

web-sheet-bower-egg = Ovetto della colonna { $column }
web-sheet-bower-egg-text = Quale ovetto c’è? Le colonne si contano da sinistra, come vede il tavolo il primo giocatore.
web-sheet-bower-egg-in = colonna { $column }
web-sheet-bower-egg-open = Non si sa ancora
web-sheet-bower-egg-unknown = il suo ovetto non è ancora inserito
web-sheet-bower-egg-enter = inserisci l’ovetto

web-sheet-bower-free = Una tessera descritta da te
web-sheet-bower-half = Metà { $number }: { NAME($material) }{ $count ->
    [0] {""}
   *[other] {" "}con { OBJECTS($objects) }
}
web-sheet-bower-material = Materiale
web-sheet-bower-objects = Oggetti
web-sheet-bower-clear = Svuota la metà
web-sheet-bower-use = Usala
web-sheet-bower-use-first = da uno a tre oggetti ciascuna

web-sheet-bower-first = Primo giocatore
web-sheet-bower-second = Di fronte
web-sheet-bower-sides = I due nidi si vedono come li vede il primo giocatore: la colonna 1 è a sinistra.
web-sheet-bower-variant = Variante
web-sheet-bower-standard = Standard
web-sheet-bower-super = Super Nido
web-sheet-bower-file-bad = Le tessere di questo file non si leggono. Ognuna vuole un id e due quadrati con Materiale e oggetti.
web-sheet-bower-done = Fatto

web-sheet-bower-now = Finora: { $near } { $mine } : { $theirs } { $far }
web-sheet-bower-counted = Contato finora
web-sheet-bower-wait-faults = { $count ->
    [one] { $count } cosa nei nidi non è possibile: è segnata lì.
   *[other] { $count } cose nei nidi non sono possibili: sono segnate lì.
}
web-sheet-bower-wait-eggs = { $count ->
    [one] Manca ancora { $count } ovetto: tocca la sua riga.
   *[other] Mancano ancora { $count } ovetti: tocca le loro righe.
}
web-sheet-bower-wait-network = Senza rete: ecco i conteggi. Chi riceve le uova si calcola quando la rete torna.
web-sheet-bower-wait-asking = Conteggio…
web-sheet-bower-so-far = Per ora sta così: c’è ancora posto per delle tessere.
web-sheet-bower-not-yet = non si sa ancora
web-sheet-bower-step-first = Riga per riga
web-sheet-bower-step = Prossima riga
web-sheet-bower-declared = { $player }: { $count ->
    [one] vale { $count } bianco
   *[other] valgono { $count } bianchi
}
web-sheet-bower-white = { $player }: { $count ->
    [one] potrebbe valere { $count } bianco
   *[other] potrebbero valere { $count } bianchi
}
web-sheet-bower-branch = { $player }: unito dal Ramo
web-sheet-bower-shells = Conchiglie { $shells }

web-sheet-bower-play = Gioca da qui
web-sheet-bower-play-text = Con questi nidi si continua contro un bot. Ciò che era nascosto si distribuisce di nuovo: mani, vetrina, tessere Bonus e ovetti non inseriti.
web-sheet-bower-play-as = Gioca come { $player }
web-sheet-bower-play-failed = Non ha funzionato. Riprova tra un momento.
web-sheet-bower-no-play-faults = Non ancora: qualcosa nei nidi non è possibile. È segnato lì; correggilo prima.
web-sheet-bower-no-play-empty = Non c’è da dove continuare: inserisci prima le tessere che sono nei nidi.
web-sheet-bower-no-play-over = I due nidi sono pieni: questa partita è finita e non può continuare.
web-sheet-bower-no-play-apart = In una partita in corso i nidi differiscono al massimo di una tessera. Inserisci prima quelle che mancano.
