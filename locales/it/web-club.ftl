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
web-club-rating = Punteggio { $low }–{ $high }
web-club-any = Qualsiasi punteggio
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
