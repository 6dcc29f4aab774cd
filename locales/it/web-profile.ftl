### Il profilo: che cosa si è fatto, come conservarlo e come cancellarlo.

web-profile-since-month = da { $month }
web-profile-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
web-profile-choose = Scegli un uccellino
web-profile-plumage-robin = Pettirosso
web-profile-plumage-owl = Civetta
web-profile-plumage-pigeon = Piccione
web-profile-plumage-woodpecker = Picchio
web-profile-plumage-bowerbird = Uccello giardiniere
web-profile-season = Stagione sullo sfondo
web-profile-season-spring = Primavera
web-profile-season-summer = Estate
web-profile-season-autumn = Autunno
web-profile-season-winter = Inverno
web-profile-streaks = Serie
web-profile-streak-days = { $count ->
    [one] giorno di fila
   *[other] giorni di fila
}
web-profile-streak-wins = { $count ->
    [one] vittoria di fila
   *[other] vittorie di fila
}
web-profile-streak-longest = serie di giorni più lunga
web-profile-ratings = Punteggi di forza
web-profile-rating = Punteggio di forza { $rating }
web-profile-month = { $change } in un mese
web-profile-wires = I miei cavi
web-profile-wires-sub = { $count ->
    [one] { $count } uccellino, altri { $left } in arrivo
   *[other] { $count } uccellini, altri { $left } in arrivo
}
web-profile-not-yet = non ancora
web-profile-missing = { $have } su { $need }
web-profile-lost-by = persa per { $points }
web-profile-bird-first-win = Prima vittoria
web-profile-bird-puzzles = Sette problemi di fila
web-profile-bird-eight-sets = Otto set in una fila
web-profile-bird-four-trophies = Tutti e quattro i trofei
web-profile-bird-ten-eggs = Dieci uova
web-profile-bird-random = Passero battuto
web-profile-bird-greedy = Gazza battuta
web-profile-bird-heuristic = Ghiandaia battuta
web-profile-bird-search = Corvo battuto
web-profile-bird-strongest = Airone battuto
web-profile-bird-lessons = Entrambe le lezioni
web-profile-bird-days = Sette giorni di fila
web-profile-bird-games = 100 partite
web-profile-bird-friend = Un amico invitato
web-profile-bird-variants = Una vittoria in ogni variante
web-profile-bird-deals = Dieci partite del giorno
web-profile-duels = Testa a testa
web-profile-duels-sub = vittorie : sconfitte
web-profile-bot = bot
web-profile-gone = Qualcuno che non c’è più
web-profile-all = Mostra tutti
web-profile-figures = Numeri
web-profile-variant = Gioco e variante
web-profile-col-games = partite
web-profile-col-won = vinte
web-profile-col-drawn = pari
web-profile-col-average = media
web-profile-col-best = massimo
web-profile-history = Tutte le partite
web-profile-search-name = Nome di un avversario
web-profile-search-game = Gioco
web-profile-search-outcome = Risultato
web-profile-any-game = Entrambi
web-profile-any-outcome = Ogni esito
web-profile-outcome-won = vinta
web-profile-outcome-drawn = pari
web-profile-outcome-lost = persa
web-profile-points-birdie = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-profile-points-bower = { $points ->
    [one] { $points } uovo
   *[other] { $points } uova
}
web-profile-dates = Date
web-profile-since = Dal
web-profile-until = Al
web-profile-none = Nessuna partita corrisponde.
web-profile-keep = Conserva il profilo
web-profile-keep-text = Non c’è un account: ti conosce questo dispositivo. Con una passkey o un codice di recupero ritrovi il profilo su un altro dispositivo, o se perdi questo.
web-profile-code-once = Annotalo: si vede solo adesso e vale una volta.
web-profile-passkey = Passkey
web-profile-passkey-since = dal { $day }
web-profile-remove = Rimuovi
web-profile-add-passkey = Aggiungi una passkey
web-profile-new-code = Crea un codice di recupero
web-profile-another-code = Sostituisci il codice di recupero
web-profile-no-passkeys = Le passkey richiedono un indirizzo https con un nome di dominio.
web-profile-come-back = Ho una passkey o un codice di recupero
web-profile-instead = { $name } sparirà da questo dispositivo. Se vuoi ritrovare quel profilo, conservalo prima.
web-profile-use-passkey = Usa una passkey
web-profile-code = Codice di recupero
web-profile-use-code = Usa
web-profile-code-wrong = Questo codice di recupero è già stato usato o sostituito, oppure contiene un errore.
web-profile-sign-out = Esci da questo dispositivo
web-profile-sign-out-others = Esci da tutti gli altri
web-profile-others-out = Tutti gli altri dispositivi sono disconnessi.
web-profile-lost-device = Hai perso un dispositivo? Esci da tutti gli altri: chi lo trova potrebbe giocare al posto tuo.
web-profile-sign-out-title = Uscire da questo dispositivo?
web-profile-sign-out-text = Questo dispositivo dimentica il profilo { $name } e non ti avvisa più quando tocca a te. Una passkey o il codice di recupero ti restituisce il profilo.
web-profile-sign-out-lost = Non ci sono né passkey né codice di recupero. Se il profilo { $name } non è aperto su un altro dispositivo, niente te lo restituirà. Crea prima un codice e annotalo.
web-profile-sign-out-stays = Problemi, fogli segnapunti e partite senza server restano su questo dispositivo.
web-profile-sign-out-sure = Questo profilo non mi serve più
web-profile-sign-out-no = Resta
web-profile-sign-out-yes = Esci
web-profile-data = I tuoi dati
web-profile-data-text = Tutto ciò che questo server e questo dispositivo conservano di te, in un file. Oppure cancella tutto.
web-profile-data-device = Tutto ciò che questo dispositivo conserva di te, in un file. Oppure cancella tutto.
web-profile-export = Salva in un file
web-profile-exporting = Raccolgo i dati…
web-profile-erase = Cancella tutto
web-profile-erase-title = Cancellare tutto di te?
web-profile-erase-text = Nome, uccellino, punteggi di forza, numeri, uccellini sul cavo, passkey, codici, chat e partite contro i bot spariranno, qui e sul server. Non si può annullare.
web-profile-erase-stays = Le partite con altre persone restano a loro, senza il tuo nome. Dove stai ancora giocando, un bot prende il tuo posto.
web-profile-erase-sure = So che nessuno potrà recuperarli
web-profile-erase-no = Conserva
web-profile-erase-yes = Cancella
web-profile-erasing = Cancello…
web-profile-away = Il server non risponde: ecco ciò che sa il dispositivo.
web-profile-device-only = Questa pagina funziona senza server: conta ciò che si è giocato su questo dispositivo.
web-profile-friends = Amici
