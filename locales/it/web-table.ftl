### Intorno a ogni tavolo: la connessione, i giocatori, la chat, gli orologi, i suggerimenti, i ripensamenti, l'uscita. $player è un nome e non si declina mai.

web-table-connecting = Apro il tavolo…
web-table-unanswered = Ancora nessuna risposta. Nuovo tentativo in corso…
web-table-closed = L’accesso a questo tavolo è chiuso
web-table-outdated = È disponibile una nuova versione
web-table-reload = Aggiorna
web-table-home = Alla pagina iniziale
web-table-lost = Connessione persa, nuovo tentativo in corso. Nulla va perso.
web-table-lost-pending = Connessione persa, nuovo tentativo in corso. La tua mossa è salva e parte da sola.
web-table-sending = Invio…
web-table-why-not = Perché no?
web-table-dismiss = Chiudi

web-table-page = { $game } · Voliera
web-table-page-turn = ● Tocca a te · { $game }
web-table-mute = Disattiva l’audio
web-table-unmute = Attiva l’audio
web-table-notices = Messaggi
web-table-log = Che cosa succede
web-table-unread = { $count ->
    [0] Chat
    [one] Chat, { $count } messaggio nuovo
   *[other] Chat, { $count } messaggi nuovi
}

web-table-clock-of = Tempo di { $player }: { $time }
web-table-clock-low-of = Poco tempo per { $player }: { $time }
web-table-clock-days = { $days } g { $hours } h
web-table-clock-hours = { $hours } h { $minutes } min
web-table-clock-minutes = { $minutes } min

web-table-players = Giocatori
web-table-about-bot = bot, { $level }
web-table-to-play = di turno
web-table-away = non c’è
web-table-away-for = { $player } non c’è
web-table-stand-in = non c’è, gioca { $bot }
web-table-watchers = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
web-table-you-watch = Stai guardando questa partita.
web-table-you-coach = Vedi ciò che vede { $player }.
web-table-vote = Fai giocare un bot
web-table-vote-off = Meglio aspettare
web-table-votes = { $count } di { $needed ->
    [one] { $needed } voto per un bot
   *[other] { $needed } voti per un bot
}
web-table-replaced = Al momento gioca un bot al posto tuo.
web-table-return = Torno a giocare io

web-table-back-now = Ritira la mia ultima mossa
web-table-back = Chiedi di ritirare la mia mossa
web-table-back-sub = se tutti sono d’accordo
web-table-back-asked = { $player } chiede di ritirare l’ultima mossa.
web-table-back-yes = D’accordo
web-table-back-no = No
web-table-back-waiting = Hai chiesto di ritirare la tua ultima mossa. Gli altri devono essere d’accordo.
web-table-back-withdraw = Lascia stare

web-table-links = Link e codice QR
web-table-links-sub = invitare, guardare, allenare
web-table-carry = Continua sul server
web-table-carry-sub = per proseguire da tutti i tuoi dispositivi
web-table-leave = Lascia il tavolo
web-table-leave-title = Lasciare il tavolo?
web-table-leave-text = Un bot gioca al posto tuo. Se torni prima della fine, il posto è di nuovo tuo; altrimenti la partita conta come persa.
web-table-leave-yes = Lascia
web-table-leave-no = Resta
web-table-resign = Abbandona la partita
web-table-resign-sub = la partita finisce e vince l’avversario
web-table-resign-title = Abbandonare la partita?
web-table-resign-text = La partita finisce subito e vince { $player }.
web-table-resign-yes = Abbandona
web-table-resign-no = Continua

web-table-about = Questo tavolo
web-table-own-components = Con componenti personalizzati
web-table-local = Questo tavolo è su questo dispositivo: si gioca anche senza connessione, e la partita resta salvata qui.
web-table-live = { $minutes } min a testa, più { $seconds } s per turno
web-table-days = { $days ->
    [one] { $days } giorno per ogni turno
   *[other] { $days } giorni per ogni turno
}
web-table-fair = Distribuzione regolare
web-table-fair-text = Questo numero era fissato prima della prima mossa. A partita finita dimostra che nessuno ha cambiato la distribuzione.

web-table-chat-empty = Nessuno ha ancora detto nulla.
web-table-chat-write = Di’ qualcosa
web-table-chat-send = Invia
web-table-chat-left = { $count ->
    [one] resta { $count } carattere
   *[other] restano { $count } caratteri
}
web-table-chat-watch = Qui scrivono solo i giocatori.
web-table-chat-emotes = Reazioni rapide
web-table-chat-signs = A questo tavolo i giocatori usano solo le reazioni rapide.
web-table-chat-kids = La chat scritta è nascosta: è attiva la modalità per bambini.

# Another person at the table, under the three dots. $player is the name.
web-company-about = { $player }: altre azioni
web-company-mute = Silenzia
web-company-unmute = Riattiva
web-company-muted = Non leggerai più i messaggi di { $player }.
web-company-heard = Leggerai di nuovo i messaggi di { $player }.
web-company-block = Blocca
web-company-unblock = Sblocca
web-company-blocked-now = Tu e { $player } non sarete più allo stesso tavolo. Puoi annullare nelle impostazioni.
web-company-unblocked-now = Tu e { $player } potete di nuovo trovarvi allo stesso tavolo.
web-company-report = Segnala
web-company-report-what = Che cosa non va? La segnalazione arriva a chi gestisce questo server.
web-company-reason-words = Ciò che scrive
web-company-reason-name = Il nome
web-company-reason-play = Il modo di giocare
web-company-reason-other = Altro
web-company-reported = Grazie. La segnalazione è stata inviata.

web-table-hint-thinking = Ci pensa…
web-table-hint-bot = La Civetta suggerisce:
web-table-hint-solve = La giocata migliore trovata:
web-table-hint-try = Prova
web-table-hint-bonus = Prendi una tessera Bonus.
web-table-hint-use = Usa la tessera Bonus.
web-table-hint-other = Guarda il tavolo: è segnato lì.
