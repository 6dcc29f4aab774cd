### Rifiuti: che cosa non va e che cosa scrivere. Il numero della regola e la sua frase seguono da soli.

error-empty = Scrivi che cosa vuoi fare, o ? per l’aiuto.
error-unknown = Non capisco «{ $text }». Scrivi ? per vedere che cosa si può fare qui.
error-not-now = Adesso non è permesso.
error-rule-number = Scrivi il numero di una regola, per esempio { $example }.
error-rule-unknown = La regola { $number } non esiste.
error-rule-near = La regola { $number } non esiste. Vicine ci sono { $near }.
error-line-hidden = Non c’è ancora una fila: le tue carte sono nel mazzo personale fino al calcolo del punteggio.
error-which-card = Quale carta? 2 prende la carta 2, 13 aggiunge le carte 1 e 3 al mazzo.
error-take-one = Prendi una carta sola: scrivi soltanto il suo numero, per esempio 2.
error-lay-first = Il turno è cominciato aggiungendo carte al mazzo: concludilo con una carta dell’area di pesca, o con ok.
error-lay-two = Indica esattamente due carte dell’area di pesca, per esempio 13 o 1a3.
error-display-empty = L’area di pesca è vuota: scrivi p per passare.
error-no-display-card = Nell’area di pesca non c’è la carta { $number }: ha { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
error-card-twice = «{ $key }» compare due volte: indica ogni carta una volta sola.
error-display-short = { $count ->
    [one] È scoperta solo { $count } carta
   *[other] Sono scoperte solo { $count } carte
}: scrivi 1 per prenderla, o p per passare.
error-no-hand-card = In mano non hai la carta «{ $key }»{ $count ->
    [0] : la tua mano è vuota
    [one] : hai solo { $last }
   *[other] : le tue lettere arrivano a { $last }
}.
error-ok-last = ok va alla fine della riga.
error-standard-no-remove = Si tolgono carte solo nella variante per esperti: qui dichiara i set, per esempio 1-4.
error-set-range = Scrivi la prima e l’ultima carta del set, per esempio 1-4; la fila ha { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
error-set-outside = La fila ha solo { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
error-set-short = Una carta sola non è un set: indicane due o più.
error-set-nothing-shared = Le carte da { $first } a { $last } non hanno in comune né l’uccellino né la stagione.
error-set-feature = Le carte da { $first } a { $last } non hanno tutte la caratteristica { NAME($feature) }.
error-set-which = Le carte da { $first } a { $last } hanno in comune entrambe: aggiungi { $one_key } per { NAME($one, case: "accusative") } o { $two_key } per { NAME($two, case: "accusative") }.
error-set-overlap = Una carta tra { $first } e { $last } è già in un set.
error-set-order = I set si dichiarano da sinistra a destra: prima annulla con u quelli più a destra.
error-pigeon-no-set = Non c’è un set dichiarato da eliminare: prima dichiarane uno.
error-pigeon-which = Quale set eliminare? Un numero da 1 a { $count }.
error-pigeon-twice = Il set { $number } è già stato eliminato.
error-pigeon-later = Il Piccione si usa quando compare un set: prima togli una carta.
error-owl-later = La Civetta si usa quando tutto è segnato.
error-ability-late = Un set è già dichiarato: è tardi per { NAME($bird, case: "accusative") }. Con u si annullano i set.
error-ability-late-expert = Una carta è già stata tolta: è tardi per { NAME($bird, case: "accusative") }.
error-robin-empty = Sotto la carta Stop non ci sono più carte.
error-woodpecker-short = La fila è troppo corta per spostare una carta.
error-woodpecker-where = Scrivi due posizioni diverse da 1 a { $count }, per esempio pc 3 7.
error-ability-used = L’abilità { NAME($bird, case: "genitive") } non si può più usare.
error-ability-no-card = Per questo serve in mano una carta { NAME($bird) } da scartare.
error-expert-no-sets = Nella variante per esperti non si dichiarano set: scrivi il numero di una carta per toglierla.
error-remove-where = Scrivi la posizione della carta da togliere, da 1 a { $count }.
error-single-chain = A questo tavolo si toglie una sola carta per round: scrivi ok.
error-insert-where = Scrivi una posizione da 1 a { $count }.
error-feature-which = Scrivi { $one_key } per { NAME($one, case: "accusative") } o { $two_key } per { NAME($two, case: "accusative") }.
error-keep-or-drop = Scrivi ok per segnare il set o pn per eliminarlo in cambio di due Flap.
error-owl-filled = La casella { NAME($feature, case: "genitive") } è piena: scegline una vuota, o ok per rinunciare alla Civetta.
error-owl-which = Scrivi le lettere di una casella vuota, per esempio pr, o ok per rinunciare alla Civetta.
error-undo-shown = Nel frattempo { $game ->
    [bower] qualcosa è stato pescato o mostrato
   *[birdie] una carta è stata pescata o mostrata
}: non si può annullare.
error-undo-nothing = In questo turno non c’è nulla da annullare.
error-file-exists = { $path } esiste già: scegli un altro nome.
error-file-write = { $path } non si può scrivere ({ $detail }): scegli un altro nome.
error-file-read = { $path } non si può leggere ({ $detail }).
error-file-json = { $path } è danneggiato: riga { $line }, colonna { $column }. Usa una copia intatta del file.
error-file-format = { $path } non è una partita salvata.
error-file-several = { $path } contiene più partite, una per riga. Metti quella che vuoi in un file a parte.
error-file-game = { $path } è una partita di { $game }, che qui non si può mostrare.
error-file-other-game = { $path } è una partita di { $game }. Si riprende con: voliera play { $game } --resume { $path }
error-file-record = { $path } è danneggiato: la partita che contiene non segue le regole ({ $detail }).
error-finished = La partita in { $path } è finita. Si rivede con: voliera replay { $path }
error-no-resign = Si può abbandonare solo una partita a due su un server; q lascia il tavolo.
error-replay-key = Premi Invio, o scrivi i, un numero da 0 a { $count } o q.
error-players = { $game ->
    [bower] Bower è per 2 giocatori
   *[birdie] Birdie è per 2–4 giocatori
}, non { $players }.
error-seats-players = --seats indica { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}, ma i giocatori sono { $players }.
error-seat-kind = «{ $word }» non può sedere qui: usa me per una persona, o un bot: { $levels }.
error-time = Per pensare servono da 1 a { $most } millisecondi: indica con --time-ms un numero in questo intervallo.
error-program = «{ $command }» non può giocare: { $why }.
error-programs = Questo tavolo ha { $seats ->
    [one] { $seats } posto per un programma
   *[other] { $seats } posti per programmi
}, ma --bot dà { $commands ->
    [one] { $commands } comando
   *[other] { $commands } comandi
}: danne uno per posto, o uno per tutti, e indica i posti con --seats me,program.
error-names = { $names ->
    [one] C’è { $names } nome
   *[other] Ci sono { $names } nomi
} per { $players } giocatori.
error-name-of-bot = «{ $name }» è il nome di un bot: scegline un altro.
error-language = «{ $lang }» qui non si parla: scegli tra { $languages }.
error-variant = La variante «{ $variant }» non esiste: scegli tra { $possible }.
error-option-game = { $option } è un’opzione di { $owner }, non di { $game }.
error-chain-variant = --single-chain fa parte della variante per esperti: aggiungi --variant expert.
error-components =
    { $fault ->
        [unreadable] Il file dei componenti { $place } non si può leggere.
        [text] Il file dei componenti { $place } non è un JSON o un TOML leggibile ({ $found }).
        [format] Il file dei componenti indica un altro formato, { $found }, in { $place }.
        [game] Il file dei componenti è di un altro gioco, { $found }, vedi { $place }.
        [count] In { $place } servono da 9 a 12 valori Flap; ce ne sono { $found }.
        [negative] Nessun valore Flap è minore di 0; in { $place } c’è { $found }.
        [fall] Nessun valore Flap è minore del precedente; in { $place } c’è { $found }.
        [large] I valori Flap arrivano al massimo a 999; in { $place } c’è { $found }.
        [tiles] In { $place } servono 36 tessere Nido; il loro numero è { $found }.
        [id] L’id di una tessera ha da 1 a 20 caratteri visibili; in { $place } c’è { $found }.
        [id-bonus] «{ $found }» è il nome di una tessera Bonus: scegli un altro id in { $place }.
        [id-twice] Un’altra tessera si chiama già «{ $found }»: scegli un altro id in { $place }.
        [squares] Alla tessera { $tile } servono 2 quadrati in { $place }; il loro numero è { $found }.
        [material] Per la tessera { $tile }, in { $place } serve uno tra { $possible }; c’è «{ $found }».
        [object] Per la tessera { $tile }, in { $place } serve uno tra { $possible }; c’è «{ $found }».
        [white] Solo le tessere Bonus hanno oggetti bianchi; sulla tessera { $tile }, in { $place }, c’è { $found }.
        [objects] Alla tessera { $tile } servono da 1 a 3 oggetti in { $place }; il loro numero è { $found }.
        [objects-bonus] La tessera { $tile } può avere al massimo 3 oggetti in { $place }; il loro numero è { $found }.
        [bonus-missing] In { $place } manca la tessera Nido dei Bonus { $found }: indica { $possible }, oppure nessuna.
        [bonus-unknown] «{ $found }», in { $place }, non è una tessera Nido dei Bonus: sono { $possible }.
       *[form] Nel file dei componenti qualcosa non va, in { $place }: { $found }
    }
error-weights = { $fault ->
    [missing] Il file { $path } non c’è: indica un file di pesi, come learned/last.net.
    [unreadable] { $path } non si può leggere ({ $detail }): indica un altro file di pesi.
    [format] { $path } non è un file di pesi: indicane uno scritto da voliera learn, come learned/last.net.
    [game] I pesi in { $path } sono per un altro gioco: indica un file scritto da voliera learn { $game }.
    [layout] I pesi in { $path } sono di un’altra versione di Voliera: usa quella, o ripeti l’allenamento con voliera learn.
    [tables] I pesi in { $path } sono stati allenati per { $trained }, non per { $table }: indica altri pesi, o --players e --variant adatti.
    [size] La rete in { $path } ha un’altra misura: aggiungi --{ $name } { $found }.
   *[damaged] { $path } è danneggiato: usa una copia intatta del file, o ripeti l’allenamento con voliera learn.
}
error-extra = A questo comando mancano dei pacchetti: { $command }
error-cannot-open = Questo tavolo non si può aprire: { $detail }.
error-game = Qui non c’è il gioco «{ $game }»: scegli tra { $games }.
error-choice = Scegli tra { $possible }.
