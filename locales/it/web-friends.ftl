### Amici: link per diventarlo, chi c’è adesso, inviti ai tavoli.

web-friends = Amici
web-friends-here = { $count ->
    [0] adesso non c’è nessuno
    [one] adesso c’è { $count } persona
   *[other] adesso ci sono { $count } persone
}
web-friends-presence-away = non c’è
web-friends-presence-online = c’è adesso
web-friends-presence-playing = a un tavolo
web-friends-watch = Guarda
web-friends-watch-name = Guarda { $name }
web-friends-remove = Togli
web-friends-remove-name = Togli { $name }
web-friends-remove-title = Togliere { $name } dagli amici?
web-friends-remove-text = Non vi vedrete più qui. Non viene inviato nessun avviso.
web-friends-remove-no = Annulla
web-friends-none = Ancora nessun amico
web-friends-none-text = Crea un link e mandalo: chi lo apre e accetta è nel tuo elenco, e tu nel suo.
web-friends-link = Aggiungi un amico
web-friends-link-text = Chi apre questo link e accetta entra tra i tuoi amici. Vale una settimana, e puoi ritirarlo.
web-friends-make = Crea un link
web-friends-until = valido fino al { $day }
web-friends-share = Diventiamo amici su Voliera.
web-friends-kids = La modalità adatta ai bambini è attiva. Per aggiungere amici, un adulto la disattiva nelle impostazioni.
web-friends-invitations = Inviti
web-friends-invited = { $name } ti invita
web-friends-sit = Siediti
web-friends-decline = Non ora
web-friends-invite = Invita gli amici
web-friends-invite-one = Invita
web-friends-invite-name = Invita { $name }
web-friends-asked = invito inviato
web-friends-ask = { $name } ti propone di diventare amici
web-friends-ask-text = Ognuno vedrà se l’altro c’è, e potrete invitarvi ai tavoli. Potete smettere in ogni momento.
web-friends-agree = Sì, diventiamo amici
web-friends-done = Adesso siete amici
web-friends-done-text = { $name } è nel tuo elenco, e tu nel suo.
web-friends-list = Ai miei amici
web-friends-own = Questo link è tuo
web-friends-own-text = Mandalo a qualcuno: chi lo apre e accetta entra tra i tuoi amici.
