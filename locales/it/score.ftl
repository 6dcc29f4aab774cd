### I fogli segnapunti dei giochi in scatola (`voliera score`): ciò che è comune a tutti, e quello di Birdie.

word-export = esporta
word-best = migliore best
score-keeping = Tutto ciò che inserisci viene conservato subito in { $path }
score-kept = Il foglio segnapunti è in { $path }. Si riprende con: voliera score --resume { $path }
score-exported = Esportato in { $path }
score-press-enter = Invio: avanti · u annulla l’ultima voce ↵

help-score-undo = annulla l’ultima voce; di nuovo, quella prima
    .keys = u
help-score-save = mostra dov’è il foglio segnapunti, o conservalo d’ora in poi in un altro file
    .keys = salva FILE
help-score-export = scrivi il punteggio in un file: .json per i dati, .txt per leggerlo
    .keys = esporta FILE.txt
help-score-quit = esci; il foglio segnapunti resta com’è e si può riprendere
    .keys = esci

error-sheet-file = { $path } non è un foglio segnapunti.
error-sheet-game = Non c’è un foglio segnapunti per «{ $game }»: scegli tra { $games }.
error-sheet-other-game = { $path } è un foglio segnapunti di { $game }: togli il nome dell’altro gioco.
error-sheet-resume = Il foglio segnapunti contiene già giocatori, nomi, variante e opzioni: con --resume non si indicano.
error-sheet-undo = Non c’è nulla da annullare: il foglio segnapunti comincia qui.
error-sheet-export = Scrivi il nome di un file che finisce in .json o .txt, per esempio esporta serata.txt
error-sheet-model = Di questo foglio segnapunti non si può calcolare il punteggio: { $detail }

## Le domande di Birdie

score-birdie-title = Birdie, foglio segnapunti
ask-score-names = I nomi dei { $players } giocatori, separati da virgole:
hint-score-names = Ada, Bo · Invio: nessun nome · ? aiuto
hint-score-choice = Scrivi la tua scelta · Invio prende quella segnata · ? aiuto
ask-score-pass = Round { $round }: in che ordine hanno passato i giocatori? Il primo per primo:
hint-score-pass = { $count ->
    [2] 2: il giocatore 2 ha passato per primo
   *[other] 231: prima il giocatore 2, poi il 3, poi l’1
} · valgono anche i nomi · ? aiuto
ask-score-line = La fila di { $player }, carta per carta da un capo all’altro:
hint-score-line = PEpr CIin … con le lettere, o 1r… con i tasti qui sopra · -: nessuna fila · u annulla · ? aiuto
ask-score-hand = Le carte rimaste in mano a { $player }; servono per le abilità:
hint-score-hand = PEpr CIin … con le lettere, o 1r… con i tasti qui sopra · Invio: nessuna · u annulla · ? aiuto
ask-score-drawn = Quale carta ha pescato { $player } da sotto la carta Stop?
hint-score-drawn = PEpr con le lettere, o 1 con il suo tasto · u annulla · ? aiuto
score-draft = { $count ->
    [one] Finora { $count } carta:
   *[other] Finora { $count } carte:
}
hint-score-draft = +PNes … continua dopo di loro · tutto da capo le sostituisce · Invio: sono tutte · u le toglie · ? aiuto
help-score-pass = il giocatore 2 ha passato per primo, poi il giocatore 1, poi il 3
    .keys = 213
help-score-pass-names = lo stesso con i nomi, anche solo l’inizio
    .keys = bo ada
help-score-codes = carte con le due lettere dell’uccellino e della stagione, maiuscole o no, con o senza spazi
    .keys = PEpr CIin
help-score-keys = carte con un tasto ciascuna: righe gli uccellini, colonne le stagioni
    .keys = 1 r
help-score-none = nessuna carta
    .keys = -
help-score-best = mostra la giocata migliore; ancora Invio, o migliore, la segna
    .keys = Invio
help-score-boxes = segna 4 nella casella del Pettirosso e 2 in quella dell’Estate, in qualunque modo, e nient’altro
    .keys = pe 4 es 2

## Il calcolo del punteggio

score-hand = Mano:
hint-score-enter = { $shown ->
    [yes] Invio segna questa giocata
   *[no] Invio mostra la giocata migliore · migliore la segna
}
hint-score-boxes = oppure dichiara le caselle: pe 4 es 2
hint-score-end = Invio chiude il foglio segnapunti · esporta FILE.txt · u annulla
score-thinking = Cerco la giocata migliore…
score-best = La giocata migliore
score-worth = Vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $boxes } nelle caselle, { $flap } per i Flap, { $trophies } per i trofei.
score-proved = È dimostrato: nessuna giocata porta di più.
score-bound = È la migliore trovata; nessuna giocata porta più di { $bound }.
score-robin = C’è un Pettirosso in mano: pescare una carta { $gain ->
    [0] in media non porta di più.
   *[other] porta in media { NUMBER($gain, maximumFractionDigits: 1) } in più (pe pesca).
}
score-played = La giocata di { $player }
score-nothing-missed = { $proved ->
    [yes] Nulla è sfuggito: nessuna giocata porta di più.
   *[no] Non è stata trovata una giocata migliore.
}
score-missed = { $points ->
    [one] È sfuggito { $points } punto
   *[other] Sono sfuggiti { $points } punti
}: la giocata migliore ne vale { $best }.
score-differs-box = casella { NAME($box, case: "genitive") }: { $played ->
    [0] { $best }
   *[other] { $best ->
        [0] resta vuota, non { $played }
       *[other] { $best } invece di { $played }
    }
}
score-differs-flaps = { $count } Flap { $more ->
    [yes] in più
   *[no] in meno
}
score-differs-trophy = { $more ->
    [yes] con il Trofeo Uccellino { NAME($bird, case: "genitive") }
   *[no] senza il Trofeo Uccellino { NAME($bird, case: "genitive") }
}
score-pass-row = Pass { $round }
score-found = { $player } { $points } su { $best }
score-round-found = Round { $round }, punti trovati della giocata migliore:
score-copies = { $count } { $kind ->
    [lines] nella fila di { $player }
    [hands] nella mano di { $player }
   *[drawn] { $count ->
        [one] pescata
       *[other] pescate
    } da { $player }
}{ $round ->
    [0] {""}
   *[other] {" "}nel round { $round }
}

## Ciò che non può essere

error-score-names-twice = Due giocatori hanno lo stesso nome: danne uno diverso a ciascuno.
error-score-pass-twice = Ogni giocatore passa una volta: indica ciascuno una volta sola.
error-score-pass-count = Passano { $players } giocatori, ma { $count ->
    [one] ne è indicato { $count }.
   *[other] ne sono indicati { $count }.
}
error-score-pass-number = Non c’è un giocatore { $number }: i numeri vanno da 1 a { $players }.
error-score-pass-name = Chi è «{ $word }»? Scrivi un numero, o l’inizio di uno di questi nomi: { $names }.
error-score-empty-line = Scrivi le carte della fila, o - se non ce ne sono.
error-score-empty-drawn = Scrivi la carta pescata, per esempio PEpr.
error-score-one-card = Una fila ha almeno due carte, perché se ne aggiungono almeno due alla volta: scrivila tutta, o - se non c’è.
error-score-drawn-one = Il Pettirosso pesca una carta: scrivi solo quella.
error-score-robin-first = Prima bisogna conoscere la carta del Pettirosso: chiudi la riga con pe.
error-score-nothing = Non è stato ancora dichiarato nulla: «migliore» segna la giocata migliore; { $variant ->
    [expert] un numero toglie una carta; «basta» lascia tutta la fila.
   *[standard] «1-4» dichiara un set; «segna» non segna nulla.
}
error-score-box-twice = La casella { NAME($box, case: "genitive") } è indicata due volte: ogni casella si riempie una volta sola.
error-score-box-size = { NAME($box) } { $size }: un set ha da 2 a 16 carte.
error-score-box-filled = Nella casella { NAME($box, case: "genitive") } c’è già { $value }.
error-score-box-short = Nessuna giocata segna { $size } nella casella { NAME($box, case: "genitive") }: con questa fila il massimo è { $longest }.
error-score-box-none = Ciascuna può essere possibile, ma nessuna giocata le riempie tutte e nient’altro.
error-score-box-unknown = Non è stata trovata una giocata che segni esattamente questo; può esserci lo stesso. Giocala passo per passo.

slip-birdie-bird = Qui ci vuole un uccellino: { NAMES("robin owl pigeon woodpecker", case: "code") } sono gli uccellini, «{ $found }» no.{ $nearby ->
    [0] {""}
    [one] {" "}Volevi dire { NAMES($near, case: "code") }?
   *[other] {" "}Gli somigliano { NAMES($near, case: "code") }.
}
slip-birdie-season = Qui ci vuole una stagione: { NAMES("spring summer autumn winter", case: "code") } sono le stagioni, «{ $found }» no.{ $nearby ->
    [0] {""}
    [one] {" "}Volevi dire { NAMES($near, case: "code") }?
   *[other] {" "}Le somigliano { NAMES($near, case: "code") }.
}
slip-birdie-season-missing = Manca la stagione dell’ultima carta.
slip-birdie-bird-missing = Manca l’uccellino dell’ultima carta.
slip-birdie-key = Sul tasto «{ $found }» non c’è nessuna carta.
slip-birdie-both = Possono essere le lettere di una carta o dei tasti: scrivi CAve per la carta, c a v e per i tasti.
slip-birdie-long = È troppo lungo per una fila di carte.
slip-birdie-copies = Ci sono quattro copie di ogni carta; { CARDS($card) } c’è già: { $where }. Correggi questa, o le altre con u.
slip-birdie-again = Il round 1 ha usato la sua metà del mazzo, che non torna; { CARDS($card) } c’è già: { $where }. Correggi questa, o le altre con u.
slip-birdie-many = File e mani possono avere in tutto { $room ->
    [one] { $room } carta
   *[other] { $room } carte
} in un round: questa è di troppo.
fault-birdie-stop = Sono state pescate più carte di quante ce n’erano sotto la carta Stop.
