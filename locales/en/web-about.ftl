### Whose games these are, and what the page is made of.

web-about-title = About Voliera
web-about-sub = Whose games these are
web-about-what = Voliera is an aviary for two modern bird games: play them with friends and bots, learn them, and keep score for the boxed games. It is free, and nobody needs an account.
web-about-unofficial = Unofficial
web-about-unofficial-text = Voliera is made by players and has no connection to the authors and publishers. It contains none of their artwork or texts. If you like the games, buy them.
web-about-games = The games
web-about-game-birdie = A game by David Spada, illustrated by Stefano Tartarotti, published by GateOnGames. © 2023 Zerosem S.R.L.
web-about-game-bower = A game by Pierpaolo Paoletti, illustrated by Irene Laschi, published by Cranio Creations.
web-about-made = What this page is made of
web-about-own = Code, drawings and sounds
web-about-own-licence = Our own: MIT licence, © 2026 The Voliera developers
web-about-fonts = Fonts
web-about-fonts-licence = None of our own: your device’s
web-about-licence-mit = MIT licence
web-about-licence-apache = Apache Licence 2.0
web-about-licences = The texts of their licences
