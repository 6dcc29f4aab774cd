### La partita rivista. $player è un nome e non si flette; $at e $last contano le azioni dall’inizio.

web-replay-title = Rivedi
web-replay-at-over = La partita è finita
web-replay-at-setup = Preparazione · { $who ->
    [you] scegli tu
   *[other] { $player }
}
web-replay-at-turn = Round { $round }, turno { $turn } · { $who ->
    [you] mossa tua
   *[other] { $player }
}
web-replay-at-scoring = Round { $round }, punteggio · { $who ->
    [you] la tua fila
   *[other] { $player }
}
web-replay-at-turns = Turno { $turn } · { $who ->
    [you] mossa tua
   *[other] { $player }
}
web-replay-start = Così è cominciata la partita.
web-replay-unseen = { $player } fa qualcosa che da qui non si vede ancora.
web-replay-hand = Mano
web-replay-deck = Mazzo personale

web-replay-eyes = Con gli occhi di
web-replay-eyes-all = Tutti
web-replay-eyes-watch = Tavolo

web-replay-controls = Scorri la partita
web-replay-first = All’inizio
web-replay-turn-back = Indietro di un turno
web-replay-step-back = Indietro di un passo
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-step-on = Avanti di un passo
web-replay-turn-on = Avanti di un turno
web-replay-last = Alla fine
web-replay-slider = Andamento della partita
web-replay-moment = Passo { $at } di { $last }
web-replay-speed = Velocità: { $speed }
web-replay-log = Che cosa è successo

web-replay-moments = Momenti salienti
web-replay-moments-sub = Pass, punteggi, Bonus, round
web-replay-picture = Immagine della posizione
web-replay-picture-sub = da tenere o condividere
web-replay-link = Link a questo momento
web-replay-link-sub = si apre proprio qui
web-replay-export = Salva la partita
web-replay-export-sub = tutta la partita in un file
web-replay-import = Apri una partita
web-replay-import-sub = da un file
web-replay-table = Al tavolo

web-replay-on = Gioca da qui
web-replay-on-over = partita finita
web-replay-on-what = Un nuovo tavolo comincia dal passo { $at } di { $last }. Ciò che nessuno poteva sapere resta com’era.
web-replay-on-me = Io gioco come
web-replay-on-others = Gli altri
web-replay-on-go = Gioca

web-replay-entry = Rivedi una partita mossa per mossa: una giocata qui, o una da un file.
web-replay-entry-tables = Tavoli finiti
web-replay-open = Apri una partita
web-replay-open-sub = un file .json
web-replay-file-large = Questo file è troppo grande per essere una partita.
web-replay-file-json = Questo file non si può leggere: non è JSON. Scegli un file salvato con «Salva la partita».
web-replay-file-empty = Questo file è vuoto.
web-replay-file-other = Questo file non contiene una partita. Scegli un file salvato con «Salva la partita».
web-replay-file-game = Questa partita non è valida: qualcosa è contro le regole. Niente è stato conservato.

web-replay-picture-svg = Salva come SVG
web-replay-picture-png = Salva come PNG
web-replay-picture-failed = Questo browser non sa fare un PNG. L’SVG si può salvare.
