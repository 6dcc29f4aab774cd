### La pagina come app: che cosa ne mostra il sistema, e quando ce n’è una più nuova.

web-app-about = Birdie e Bower, due giochi di uccelli: con gli amici, con i bot, con la tua scatola.
web-app-puzzle = Rompicapo del giorno
web-app-sheet = Foglio segnapunti
web-app-rules = Regole
web-app-new = C’è una Voliera più nuova.
web-app-update = Caricala
web-app-later = Più tardi
web-app-install = Installa l’app
