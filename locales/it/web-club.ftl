### Trovare persone: cercare un avversario, e tavoli pubblici da guardare.

web-club-seek = Trova un avversario
web-club-here = { $waiting ->
    [one] { $waiting } in attesa
   *[other] { $waiting } in attesa
}, { $playing ->
    [one] { $playing } sta giocando
   *[other] { $playing } stanno giocando
}
web-club-game = Gioco
web-club-worth = Che cosa è in palio
web-club-rated = Classificata
web-club-fun = Amichevole
web-club-wish = Variante e orologio
web-club-rating = Punteggio di forza { $low }–{ $high }
web-club-any = Qualsiasi forza
web-club-widens = il cerchio si allarga ogni dieci secondi
web-club-widest = il cerchio comprende tutti
web-club-starting = La ricerca comincia…
web-club-stopped = La ricerca si è fermata
web-club-search = Cerca
web-club-bot = { $bot } ha tempo
web-club-bot-text = Gioca intanto: la ricerca continua.
web-club-bot-play = Gioca ora
web-club-seats = Oppure siediti qui
web-club-seat = { $name }, { $rating }
web-club-sit = Siediti
web-club-no-seats = Nessun tavolo pubblico ha un posto libero ora.
web-club-minutes = { $minutes } min a testa
web-club-stop = Ferma la ricerca
web-club-invite = Invita invece
web-club-invite-sub = con un link
web-club-done = Cerca così
web-club-found = { $name } vuole giocare
web-club-found-text = Il tavolo è pronto.
web-club-found-go = Al tavolo

web-club-live = Partite in corso
web-club-live-count = { $count ->
    [0] Nessuna in corso
    [one] { $count } in corso
   *[other] { $count } in corso
}
web-club-filter = Quali giochi
web-club-all = Tutti
web-club-search-name = Nome di un giocatore
web-club-any-variant = Ogni variante
web-club-friends = Chi conosco
web-club-round = round { $round }
web-club-turn = turno { $turn }
web-club-turn-of = turno { $turn } di { $turns }
web-club-progress = giocato al { $percent }%
web-club-watchers = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
}
web-club-late = Chi guarda vede solo ciò che vedono tutti i giocatori, con una mossa di ritardo.
web-club-quiet = Nessuna partita in corso ai tavoli pubblici
web-club-quiet-text = Trova un avversario: altri potranno guardare la partita qui.
web-club-nothing = Nessun tavolo corrisponde
web-club-nothing-text = Chi cerchi non sta giocando in pubblico adesso.
web-club-show-all = Mostra tutti i tavoli
web-club-bots-match = la partita dei bot

web-club-deal = Partita del giorno
web-club-deal-own = Il tuo risultato
web-club-deal-place = { $place }º posto su { $count }
web-club-deal-won = Hai battuto { $bot }.
web-club-deal-drawn = Hai pareggiato con { $bot }.
web-club-deal-lost = Ha vinto { $bot }.
web-club-deal-left = Non hai giocato questa partita fino alla fine: conta come persa.
web-club-deal-unfinished = non finita
web-club-deal-best = I migliori finora
web-club-deal-margin = Punti in più o in meno rispetto a { $bot } (in Bower: uova), a parità di carte e tessere.
web-club-deal-watch = Guarda la partita migliore
web-club-deal-mine = La tua partita
web-club-deal-line = La linea migliore
web-club-deal-line-text = { $bot } ha giocato la stessa partita con il tempo di guardare avanti, e ha fatto meglio di tutti.
web-club-deal-line-soon = { $bot } sta giocando ora questa partita, per il confronto.
web-club-deal-line-watch = Guarda la linea migliore
