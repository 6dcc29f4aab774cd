### La pagina come app: che cosa ne mostra il sistema, e quando ce n’è una più nuova.

web-app-about = Birdie e Bower, due giochi sugli uccelli: con gli amici, con i bot, con la tua scatola.
web-app-puzzle = Problema del giorno
web-app-sheet = Foglio segnapunti
web-app-rules = Regole
web-app-new = È disponibile una nuova versione di Voliera.
web-app-update = Aggiorna
web-app-later = Più tardi
web-app-install = Installa l’app

web-app-part = Non è stato possibile caricare una parte della pagina. Controlla la connessione, poi riprova.
# In the page itself, in every language, until its scripts run.
web-app-unstarted = Voliera non si è avviata. Servono JavaScript e un browser del 2023 o più recente. Se li hai, ricarica la pagina.
