### Il server (`voliera serve`): quel che legge chi lo avvia, perché non può partire, e la piccola pagina nel browser.

serve-running = Voliera è in funzione: { $url }
serve-lan = Gli amici sulla stessa rete aprono { $url } o inquadrano questo:
serve-lan-none = Nessuna rete trovata: per ora si gioca solo da questo computer.
serve-lan-open = Chiunque sia su questa rete può entrare, e i dati non viaggiano cifrati.
serve-stop = Ctrl-C lo ferma. Tutto ciò che è stato confermato resta.
serve-stopped = Fermato. Tutto ciò che è stato confermato resta.

error-serve-taken = La porta { $port } è occupata da un altro programma. Prova: voliera serve --port { $free }
error-serve-rights = La porta { $port } richiede più diritti di quelli che hai qui: scegline una sopra la 1023 con --port.
error-serve-host = «{ $host }» non è un indirizzo di questo computer: togli --host, o usa --lan per gli amici sulla stessa rete.
error-serve-lan-host = --lan ascolta su tutte le reti di questo computer, --host su un solo indirizzo: usane uno.
error-serve-number = { $option } vuole un numero da { $least } a { $most }, non { $given }.
error-serve-environment = Nell’ambiente serve un numero: VOLIERA_PORT, VOLIERA_THINKERS e tutte le VOLIERA_LIMIT_… sono numeri. Correggi la variabile, o toglila.
error-serve-origin = «{ $origin }» non è un’origine: scrivila come https://giochi.example o http://10.0.0.5:8080.
error-serve-proxies = «{ $address }» non è un indirizzo: --proxies vuole indirizzi e reti, come 127.0.0.1,10.0.0.0/8.
error-serve-web = In { $path } non c’è index.html: VOLIERA_WEB indica la cartella delle pagine per il browser.
error-serve-workers = { $workers ->
    [one] { $workers } processo ha
   *[other] { $workers } processi hanno
} bisogno di un database e di un bus in comune: indica --database postgresql://… e --redis redis://…, o togli --workers.
error-serve-start = Il server non è riuscito ad avviarsi. Il registro qui sopra dice perché.

error-serve-database-bad-url = { $why ->
    [scheme] L’indirizzo del database non si capisce: comincia con postgresql:// o sqlite:///, o è il percorso di un file.
    [file] Un database in un file si scrive sqlite:///percorso/del/file.db, o solo con il suo percorso.
   *[other] L’indirizzo del database non si capisce: scrivilo come postgresql://utente:password@host:5432/voliera.
}
error-serve-database-not-writable = { $why ->
    [rights] Questo utente non può modificare il database { $place }: dagli il diritto di creare tabelle.
   *[other] Non si può scrivere { $place }: controlla la cartella, i suoi permessi e lo spazio su disco, o indica un altro file con --database.
}
error-serve-database-locked = { $place } è in uso da un’altra Voliera. Ferma quella, o indica un altro file con --database.
error-serve-database-damaged = { $why ->
    [foreign] { $place } contiene altro, non le tabelle di Voliera. Non è stato toccato; indicane un altro con --database.
   *[other] { $place } è danneggiato. Non è stato toccato. Rimetti una copia di sicurezza; se non c’è, salva ciò che si può leggere con: sqlite3 { $place } ".recover" | sqlite3 new.db — e indica quel file con --database. Vedi «A damaged file» in docs/operations.md.
}
error-serve-database-newer = { $place } è stato scritto da una Voliera più recente. Non è stato toccato; usa quella versione, o indicane un altro con --database.
error-serve-database-missing = In { $place } non c’è un database. Indica quello del server con --database.
error-serve-database-older = { $place } è stato scritto da una Voliera più vecchia. Non è stato toccato; avvia una volta il server con questa versione, che lo aggiorna.
error-serve-database-unreachable = { $why ->
    [login] Il database { $place } rifiuta l’utente o la password: controllali nell’indirizzo.
    [no_database] Il database { $place } non esiste: crealo prima, con createdb.
   *[other] Il database { $place } non risponde: controlla che sia in funzione, e il suo indirizzo.
}
error-serve-redis-unreachable = { $why ->
    [login] Redis su { $place } rifiuta l’utente o la password: controllali nell’indirizzo.
   *[other] Redis su { $place } non risponde: controlla che sia in funzione, e il suo indirizzo.
}
error-serve-redis-bad-url = L’indirizzo di Redis non si capisce: scrivilo come redis://host:6379/0.

page-title = Voliera: il server è in funzione
page-running = Il server è in funzione. Qui i tavoli aspettano i giocatori.
page-browser = Le pagine per il browser non fanno parte di questa installazione: per ora si gioca dal terminale.
page-join = Hai ricevuto un link? Copialo tutto, compreso ciò che segue il #, e dallo al terminale tra virgolette:
page-secret = Il link è il tuo posto: non mostrarlo a nessun altro.
page-alone = Senza un link puoi giocare al tuo tavolo:
page-api = Per i programmi: la descrizione dell’interfaccia
