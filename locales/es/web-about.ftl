### De quién son los juegos y de qué está hecha la página.

web-about-title = Acerca de Voliera
web-about-sub = De quién son estos juegos
web-about-what = Voliera reúne dos juegos modernos de pájaros: juega con amigos y con bots, aprende las reglas y anota los puntos de las partidas en mesa. Es gratis y no hace falta una cuenta.
web-about-unofficial = No oficial
web-about-unofficial-text = Voliera está hecha por jugadores y no tiene relación con los autores ni con las editoriales. No contiene sus ilustraciones ni sus textos. Si te gustan los juegos, cómpralos.
web-about-games = Los juegos
web-about-game-birdie = Un juego de David Spada, ilustrado por Stefano Tartarotti, publicado por GateOnGames. © 2023 Zerosem S.R.L.
web-about-game-bower = Un juego de Pierpaolo Paoletti, ilustrado por Irene Laschi, publicado por Cranio Creations.
web-about-made = De qué está hecha esta página
web-about-own = Código, dibujos y sonidos
web-about-own-licence = Nuestros: licencia MIT, © 2026 The Voliera developers
web-about-fonts = Tipos de letra
web-about-fonts-licence = Ninguno propio: los de tu dispositivo
web-about-licence-mit = Licencia MIT
web-about-licence-apache = Licencia Apache 2.0
web-about-licences = Los textos de sus licencias
