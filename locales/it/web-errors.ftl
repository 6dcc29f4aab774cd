### Perché qualcosa non è riuscito, e che cosa fare. Il codice di un rifiuto dà il nome al suo messaggio.

web-error-unknown = Qualcosa è andato storto ({ $code }). Ricarica la pagina: quanto è confermato non va perso.
web-error-error = C’è stato un errore sul server. Riprova: quanto è confermato non va perso.
web-error-offline = Al momento non c’è connessione. Controlla la rete: poi si riprende automaticamente.
web-error-unavailable = Al momento il server non è disponibile. Riprova tra un minuto.
web-error-not-kept = Questa partita non può essere salvata sul dispositivo: la memoria è piena o bloccata. Puoi continuare a giocare, ma chiudendo la pagina la partita finisce.
web-error-no-engine = Questo browser non può giocare senza server: è troppo vecchio, ha poca memoria oppure la pagina non è ancora tutta scaricata.
web-error-old-browser = Questo browser è troppo vecchio per giocare senza server: gli manca WebAssembly SIMD. Una versione più recente ce l’ha.
web-error-busy = In questo momento tutti i bot sono occupati. Riprova tra qualche secondo.
web-error-too-many = Troppe richieste in una volta. Aspetta un minuto e riprova.
web-error-protocol = Questa pagina è più vecchia del server. Ricaricala.
web-error-gone = Il collegamento con questo tavolo è chiuso. Riapri il tavolo.

web-error-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo, poi scegli.
web-error-not-your-turn = Non tocca a te.
web-error-illegal-action = Adesso non è permesso.
web-error-game-over = La partita è finita.
web-error-not-started = La partita comincia quando tutti i posti sono occupati.
web-error-not-over = Si può vedere a partita finita.
web-error-replaced = Per questo posto al momento gioca un bot.
web-error-not-replaced = Nessun bot gioca per te: il posto è tuo.
web-error-present = Questo giocatore è presente: non serve sostituirlo.
web-error-bad-seat = Scegli il posto di un altro giocatore.
web-error-no-take-back = A questo tavolo le mosse non si possono ritirare.
web-error-back-pending = Qualcuno ha già chiesto di ritirare una mossa: aspetta la risposta.
web-error-no-back = Nessuno chiede più di ritirare una mossa.
web-error-no-resign = Si può abbandonare solo una partita a due. Qui puoi lasciare il tavolo: un bot gioca al posto tuo.
web-error-no-chat = A questo tavolo la chat è disattivata.
web-error-too-many-lines = La chat di questo tavolo è piena. La partita continua.
web-error-no-hints = A questo tavolo non ci sono suggerimenti.
web-error-no-hint = Per questo momento non c’è un suggerimento.

web-error-no-session = Questo browser ha dimenticato chi sei. Riapri il tuo link, o scegli un nuovo nome.
web-error-no-seat = Non hai un posto a questo tavolo.
web-error-no-table = Questo tavolo non esiste o non ti è aperto. Chiedi un invito.
web-error-damaged-table = Ciò che il server conservava di questo tavolo è danneggiato. Chi gestisce il server può forse ripristinarlo.
web-error-forbidden = Questo tavolo non è aperto a tutti. Chiedi un invito.
web-error-bad-link = Questo link non vale più, o è stato copiato solo in parte. Chiedine uno nuovo.
web-error-revoked = Questo link è stato ritirato. Chiedine uno nuovo.
web-error-bad-code = Questo codice è già stato usato, è scaduto o contiene un errore. Creane uno nuovo sull’altro dispositivo.
web-error-bad-passkey = Questa passkey non è nota qui, o la risposta è arrivata tardi. Riprova.
web-error-no-passkeys = Le passkey richiedono un indirizzo https con un nome di dominio.
web-error-too-many-passkeys = Ci sono già dieci passkey. Rimuovine prima una.
web-error-bad-name = Questo nome non va bene: scegline uno da 1 a 24 lettere.
web-error-no-free-seat = A questo tavolo tutti i posti sono occupati. Chiedi un link per guardare.
web-error-seated = Hai già un posto a questo tavolo.
web-error-unwelcome = Non puoi sederti a questo tavolo: qualcuno ti ha bloccato, oppure l’hai bloccato tu.
web-error-full-house = Troppe persone stanno già guardando questo tavolo. Riprova tra un minuto.
web-error-many-sockets = Hai aperto questo tavolo in troppe finestre e questa è stata chiusa. Chiudine qualcuna, poi riaprilo.
web-error-sheets-full = Il server conserva già tutti i fogli condivisi che può. Il foglio resta su questo dispositivo: condividilo domani.
web-error-too-many-tables = Hai troppi tavoli aperti. Finiscine uno, o lasciane uno.
web-error-too-many-entries = A questo tavolo è successo troppo. La partita si può ancora finire, nient’altro.

web-error-rule = { $reason } (regola { $rule })
web-error-because = { $reason } { $rule }: { $sentence }
web-error-bad-webhook = Questo indirizzo non si può usare: deve iniziare con https:// e portare a un server pubblico.
web-error-not-host = Può farlo solo chi ha aperto il tavolo.
