### Link: dove porta uno, come crearli e condividerli; e la strada verso un altro dispositivo.

web-links-invited = { $game ->
    [bower] Un invito a Bower
   *[birdie] Un invito a Birdie
}
web-links-watching = { $game ->
    [bower] Guarda una partita a Bower
   *[birdie] Guarda una partita a Birdie
}
web-links-coaching = { $game ->
    [bower] Fai da allenatore a Bower
   *[birdie] Fai da allenatore a Birdie
}
web-links-from = da { $name }
web-links-invited-text = Siediti: non serve nessun account.
web-links-about-game = { $game ->
    [bower] Prendi tessere, costruisci il nido, vinci le uova.
   *[birdie] Raccogli carte, componi la fila, trova i set.
}
web-links-watching-text = Vedrai quello che vedono tutti al tavolo.
web-links-coaching-text = Vedrai quello che vede { $name }, mano compresa.
web-links-name = Il tuo nome
web-links-sit = Siediti
web-links-watch = Guarda
web-links-coach = Fai da allenatore
web-links-full = Tutti i posti sono occupati
web-links-full-text = Qualcuno è stato più veloce. Chiedi un link per guardare, o gioca una partita tua.
web-links-over-text = Questa partita è finita. Puoi ancora guardarne la fine.
web-links-bad = Questo link non porta da nessuna parte
web-links-bad-text = È stato ritirato, o copiato solo in parte. Chiedine uno nuovo.
web-links-home = Alla pagina iniziale
web-links-who = Chi siede qui

web-links-title = Link
web-links-kind = A che cosa serve il link
web-links-kind-invite = Invitare
web-links-kind-watch = Guardare
web-links-kind-coach = Allenare
web-links-about-invite = Chi lo apre può prendere un posto libero.
web-links-about-watch = Chi lo apre può guardare, senza vedere carte o ovetti nascosti.
web-links-about-coach = Chi lo apre vede il tuo posto come te, mano compresa.
web-links-no-seat = Nessun posto è libero: ora non si può invitare nessuno.
web-links-make = Crea un link
web-links-made = Link ancora validi
web-links-none = Non hai ancora creato link per questo tavolo.
web-links-revoke = Ritira
web-links-revoked = Ritirato: ora non porta da nessuna parte.
web-links-when = creato { $ago }

web-links-share-text = { $game ->
    [bower] Bower è sul tavolo: vieni a giocare.
   *[birdie] Birdie è sul tavolo: vieni a giocare.
}
web-links-qr = Codice QR del link
web-links-address = Indirizzo del link
web-links-here-only = Questo indirizzo funziona solo su questo computer. Per gli amici, avvia il server con «voliera serve --lan» e apri l’indirizzo che indica.

web-links-device = Altro dispositivo
web-links-device-text = Inquadralo con l’altro dispositivo, o apri lì il link. Poi giocherai come { $name } da entrambi i dispositivi.
web-links-device-expires = { $minutes ->
    [one] Vale una volta, per { $minutes } minuto.
   *[other] Vale una volta, per { $minutes } minuti.
}
web-links-device-expired = Questo codice è scaduto.
web-links-device-new = Un nuovo codice
web-links-claim = Continua qui
web-links-claim-text = Questo dispositivo giocherà al posto di chi ha creato il codice, con tutti i suoi tavoli.
web-links-claim-instead = Su questo dispositivo eri { $name }. Quel nome e i suoi tavoli non saranno più qui.
web-links-claim-yes = Sì, continua qui
web-links-claim-no = No, resto come sono
web-links-claim-bad = Questo codice non funziona più
web-links-claim-bad-text = È già stato usato, o è scaduto. Creane uno nuovo sull’altro dispositivo.
