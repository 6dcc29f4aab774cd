### Di chi sono i giochi, e di che cosa è fatta la pagina.

web-about-title = Informazioni su Voliera
web-about-sub = Di chi sono questi giochi
web-about-what = Voliera ospita due giochi moderni sugli uccelli: gioca con gli amici e con i bot, impara le regole, segna i punti dei giochi in scatola. È gratuita e non serve un account.
web-about-unofficial = Non ufficiale
web-about-unofficial-text = Voliera è fatta da giocatori e non ha alcun legame con gli autori e gli editori. Non contiene le loro illustrazioni né i loro testi. Se i giochi ti piacciono, comprali.
web-about-games = I giochi
web-about-game-birdie = Un gioco di David Spada, illustrato da Stefano Tartarotti, pubblicato da GateOnGames. © 2023 Zerosem S.R.L.
web-about-game-bower = Un gioco di Pierpaolo Paoletti, illustrato da Irene Laschi, pubblicato da Cranio Creations.
web-about-made = Di che cosa è fatta questa pagina
web-about-own = Codice, disegni e suoni
web-about-own-licence = Nostri: licenza MIT, © 2026 The Voliera developers
web-about-fonts = Caratteri
web-about-fonts-licence = Nessuno di nostro: quelli del tuo dispositivo
web-about-licence-mit = Licenza MIT
web-about-licence-apache = Licenza Apache 2.0
web-about-licences = I testi delle loro licenze
