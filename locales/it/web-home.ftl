### La pagina iniziale, gli elenchi dei tavoli e la pagina per gli indirizzi che non portano da nessuna parte.

web-home-tag = Due giochi sugli uccelli per tavolo e schermo: gioca, impara, segna i punti
web-home-settings = Lingua e impostazioni
web-home-night = Notte
web-home-day = Giorno
web-home-device = Continua su un altro dispositivo
web-home-door-birdie = carte · 2–4
web-home-door-bower = tessere · 2
web-home-line-birdie = Raccogli carte, componi la fila, trova i set
web-home-line-bower = Prendi tessere, piazzale, vinci le uova
web-home-about = Informazioni su Voliera
web-home-games = I giochi
web-home-play = Gioca subito
web-home-play-sub = { $game ->
    [bower] Bower contro un bot
   *[birdie] Birdie contro un bot
}
web-home-invite = Invita
web-home-invite-sub = { $game ->
    [bower] qualcuno a Bower
   *[birdie] qualcuno a Birdie
}
web-home-find = Trova un avversario
web-home-find-sub = { $count ->
    [0] nessuno aspetta ancora
    [one] { $count } in attesa
   *[other] { $count } in attesa
}
web-home-finding = ricerca in corso…
web-home-live = { $count ->
    [one] Si gioca a { $count } tavolo
   *[other] Si gioca a { $count } tavoli
}
web-home-live-sub = guarda
web-home-deal = Partita del giorno
# $state: new, begun or done; $count: how many have played it.
web-home-deal-sub = { $state ->
    [begun] la tua partita continua
    [done] confronta i risultati
   *[new] uguale per tutti
} · { $count ->
    [0] nessuno l’ha ancora giocata
    [one] l’ha giocata { $count } persona
   *[other] l’hanno giocata in { $count }
}
web-home-together = Insieme, qui
web-home-together-sub = su un solo dispositivo
web-home-opening = Apro il tavolo…
web-home-tables = I miei tavoli
web-home-waiting = Aspettano te
web-home-all = Tutti i tavoli
web-home-none = Ancora nessun tavolo. Bussa a una porta, o gioca subito.

web-home-besides = Altro
web-home-puzzle = Problema del giorno
web-home-puzzle-sub = Uno nuovo ogni giorno
web-home-puzzle-solved = Risolto oggi
web-home-puzzle-split = La divisione migliore di una fila
web-home-puzzle-chain = La catena migliore di una fila
web-home-puzzle-placement = Il posto migliore per una tessera
web-home-puzzle-gift = Che cosa regalare
web-home-sheet = Foglio segnapunti
web-home-sheet-sub = Per la partita sul tuo tavolo
web-home-sheet-open = Continua il foglio
web-home-learn = Impara
web-home-learn-sub = In cinque minuti
web-home-learn-open = { $game ->
    [bower] Continua con Bower
   *[birdie] Continua con Birdie
}
web-home-new-here = Prima volta? Tu giochi, noi spieghiamo.
web-home-rules = Regole
web-home-rules-sub = Tutte le regole, da leggere e cercare
# Si dice di una lezione o di un foglio che si può continuare.
web-home-go-on = in corso

web-home-with = { $game ->
    [bower] Bower con { $names }
   *[birdie] Birdie con { $names }
}
web-home-between = { $game ->
    [bower] Bower: { $names }
   *[birdie] Birdie: { $names }
}
web-home-at-your-turn = tocca a te
web-home-left-days = { $count ->
    [one] { $count } giorno rimasto
   *[other] { $count } giorni rimasti
}
web-home-left-hours = { $count ->
    [one] { $count } ora rimasta
   *[other] { $count } ore rimaste
}
web-home-at-their-turn = tocca a { $player }
web-home-at-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
web-home-at-you-won = hai vinto, { $score }
web-home-at-won = ha vinto { $player }, { $score }
web-home-at-shared = vittoria condivisa, { $score }
web-home-at-you-resigned = hai abbandonato
web-home-at-resigned = { $player } ha abbandonato

web-home-lists = Quali tavoli
web-home-list-mine = Miei
web-home-list-open = Aperti
web-home-list-finished = Finiti
web-home-tables-title = Tavoli
web-home-new = Nuovo tavolo
web-home-more = Mostra altri
web-home-join = Siediti
web-home-remove = Elimina da questo dispositivo
web-home-remove-title = Eliminare questa partita?
web-home-remove-text = Sparirà per sempre da questo dispositivo e non conterà più nel tuo profilo.
web-home-remove-no = Conserva
web-home-remove-yes = Elimina
web-home-empty-mine = Il cavo è ancora vuoto
web-home-empty-mine-text = Apri un tavolo: da qui puoi riprendere la partita quando vuoi.
web-home-empty-open = Nessuno sta aspettando in questo momento
web-home-empty-open-text = Apri tu un tavolo pubblico: gli altri ti troveranno qui.
web-home-empty-finished = Nessuna partita è ancora finita
web-home-empty-finished-text = Le partite finite restano qui, con chi ha vinto.

web-home-nowhere = Qui non c’è niente
web-home-nowhere-text = Questo uccellino è volato via. Forse l’indirizzo è stato copiato solo in parte.
web-home-go = Alla pagina iniziale
