### Che cosa si può scegliere su questo dispositivo.

web-settings-language = Lingua
web-settings-theme = Tema
web-settings-theme-auto = come il sistema
web-settings-theme-light = Giorno
web-settings-theme-dark = Notte
web-settings-speed = Animazioni
web-settings-speed-none = nessuna
web-settings-speed-fast = veloci
web-settings-speed-usual = normali
web-settings-speed-slow = lente
web-settings-speed-still = Il tuo sistema chiede meno movimento: non si muove nulla.
web-settings-switch-sound = Suono
web-settings-about-sound = ogni uccellino ha la sua voce
web-settings-switch-confirm = Chiedi conferma
web-settings-about-confirm = prima di ciò che non si può annullare
web-settings-switch-contrast = Contrasto elevato
web-settings-about-contrast = lettere, linee e bordi più forti
web-settings-switch-tallies = Conteggi
web-settings-about-tallies = Bower: i numeri sotto le colonne
web-settings-switch-banter = I bot parlano
web-settings-about-banter = Una battuta di ogni bot all’inizio e alla fine della partita.
web-settings-name = Il tuo nome
web-settings-name-keep = Salva
web-settings-name-kept = Ora gli altri vedono questo nome.
