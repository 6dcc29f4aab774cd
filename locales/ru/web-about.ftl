### Чьи это игры и из чего сделана страница.

web-about-title = О Voliera
web-about-sub = Чьи это игры
web-about-what = Voliera — вольер для двух современных игр о птицах: играйте с друзьями и ботами, учитесь, ведите счёт в настольных партиях. Это бесплатно, и учётная запись не нужна.
web-about-unofficial = Неофициально
web-about-unofficial-text = Voliera сделана игроками и никак не связана с авторами и издателями. В ней нет их иллюстраций и текстов. Если игры вам нравятся, купите их.
web-about-games = Игры
web-about-game-birdie = Автор игры — Давид Спада (David Spada), художник — Стефано Тартаротти (Stefano Tartarotti), издатель — GateOnGames. © 2023 Zerosem S.R.L.
web-about-game-bower = Автор игры — Пьерпаоло Паолетти (Pierpaolo Paoletti), художница — Ирене Ласки (Irene Laschi), издатель — Cranio Creations.
web-about-made = Из чего сделана эта страница
web-about-own = Код, рисунки и звуки
web-about-own-licence = Наши: лицензия MIT, © 2026 The Voliera developers
web-about-fonts = Шрифты
web-about-fonts-licence = Своих нет: шрифты вашего устройства
web-about-licence-mit = Лицензия MIT
web-about-licence-apache = Лицензия Apache 2.0
web-about-licences = Тексты их лицензий
