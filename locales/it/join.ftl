### Giocare dal terminale a un tavolo servito: voliera join.

join-name = Come ti chiami?
join-guest = Ospite
join-open = La partita comincia quando tutti i posti sono occupati: { $count ->
    [one] { $count } posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}. Ctrl-C per uscire; il posto resta tuo.
join-waiting = Tocca a { $player }{ $here ->
    [no] , che al momento non è qui
   *[yes] {""}
}. Ctrl-C per uscire; il posto resta tuo.
join-sending = Invio…
join-lost = Connessione persa. Ripristino in corso; niente va perso.
join-come-back = Il posto resta tuo. Torna con: voliera join { $link }
join-not-kept = Il posto resta tuo, ma questo computer non ha potuto annotare chi sei: per tornare, chiedi un nuovo invito. Il tavolo è all’indirizzo { $link }
join-no-save = La partita è conservata dal server. Potrai salvarla qui quando sarà finita; q lascia il tavolo e il posto resta tuo.
join-clock = Tempo rimasto: { $times }
join-replaced = Un bot gioca per te, perché il tuo tempo era scaduto o gli altri hanno votato così. Invio: torna a giocare
join-back = { $player } chiede di ritirare l’ultima mossa. s: d’accordo · Invio: no
join-resign = Abbandonare la partita? Finisce subito e vince { $player }. s: abbandona · Invio: continua

join-said = { $player }: { $words }
join-emote-hello = Ciao!
join-emote-nice = Ben giocato!
join-emote-oops = Ops!
join-emote-thinking = Ci penso…
join-emote-thanks = Grazie!
join-emote-chirp = Cip!
join-event-joined = { $player } si siede al tavolo.
join-event-left = { $player } ha lasciato il tavolo.
join-event-replaced = Per ora un bot gioca per { $player }.
join-event-returned = { $player } è di nuovo al tavolo e gioca.
join-event-voted = { $player } vota se un bot debba giocare per { $about }.
join-event-undone = { $player } annulla l’ultimo passo.
join-event-back-asked = { $player } chiede di ritirare l’ultima mossa.
join-event-back-agreed = { $player } accetta che sia ritirata.
join-event-back-refused = { $player } non accetta che sia ritirata.
join-event-taken-back = L’ultima mossa di { $player } è stata ritirata.
join-resigned = { $loser } ha abbandonato la partita: vince { $player }.

join-bad-link = Questo non è il link di un tavolo. Copia l’indirizzo intero, per esempio: voliera join http://127.0.0.1:8460/#/t/…
join-unreachable = Nessun server Voliera risponde a { $server }. L’indirizzo è giusto e il server è in funzione?
join-refused = Il server ha rifiutato ({ $code }).
join-error-bad-link = Questo link non vale più o è stato copiato solo in parte: chiedine uno nuovo.
join-error-no-table = Questo tavolo non c’è o non è aperto a te: chiedi un invito.
join-error-damaged-table = Ciò che il server conservava di questo tavolo è danneggiato. Chi gestisce il server può forse ripristinarlo.
join-error-no-free-seat = Tutti i posti a questo tavolo sono occupati. Chiedi un link per guardare.
join-error-forbidden = Questo tavolo non è aperto a tutti: chiedi un invito.
join-error-revoked = Questo link è stato ritirato.
join-error-bad-name = Il server non accetta questo nome: scegline un altro da 1 a 24 lettere con --name.
join-error-too-many = Troppe richieste in poco tempo: aspetta un minuto e riprova.
join-error-unavailable = Il server al momento non è disponibile: riprova fra un minuto.
join-error-full-house = Troppe persone stanno già guardando questo tavolo.
join-error-many-sockets = Hai aperto questo tavolo in troppi posti: chiudine qualcuno, poi entra di nuovo.
join-error-protocol = Il server usa un’altra versione: installa l’ultima versione di Voliera.
join-error-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo, poi scegli.
join-error-not-your-turn = Non è più il tuo turno.
join-error-replaced = Al momento un bot gioca per te. Torna al tavolo per riprendere il posto.
join-error-game-over = La partita è finita.
