### La pagina come app: che cosa ne mostra il sistema, e quando ce n’è una più nuova.

web-app-about = Birdie e Bower, due giochi sugli uccelli: con gli amici, con i bot, con la tua scatola.
web-app-puzzle = Problema del giorno
web-app-sheet = Foglio segnapunti
web-app-rules = Regole
web-app-new = È disponibile una nuova versione di Voliera.
web-app-update = Aggiorna
web-app-later = Più tardi
web-app-install = Installa l’app
