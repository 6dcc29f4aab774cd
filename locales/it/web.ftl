### Il lato del browser: le piccole parole di ogni schermata. $player è un nome e non cambia mai.

web-menu = Menu
web-back = Indietro
web-close = Chiudi
web-cancel = Annulla
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-settings = Impostazioni
web-hint = Suggerimento
web-chat = Chat
web-again = Rivedi
web-loading = Un momento…
web-retry = Riprova

web-guest = Ospite
# The kid-safe mode calls people by birds, each seat by its own.
web-bird-name =
    { $seat ->
        [0] Pettirosso
        [1] Civetta
        [2] Piccione
       *[3] Picchio
    }
web-you = Tu
web-player = Giocatore { $number }
web-free-seat = posto libero
web-your-turn = Tocca a te
web-turn-of = Tocca a { $player }
web-game-birdie = Birdie
web-game-bower = Bower

web-undo = Annulla mossa
web-undo-nothing = In questo turno non c’è nulla da annullare.
web-undo-reveal = Nel frattempo è stato pescato o mostrato qualcosa: non si può più annullare.
web-undo-other = Si può annullare solo nel proprio turno.

web-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
web-eggs = { $count ->
    [one] { $count } uovo
   *[other] { $count } uova
}

web-card = { NAME($bird) }, { NAME($season) }
web-letter-robin = Pe
web-letter-owl = C
web-letter-pigeon = Pn
web-letter-woodpecker = Pc
web-letter-spring = Pr
web-letter-summer = Es
web-letter-autumn = Au
web-letter-winter = In
web-ability = abilità
web-board = Plancetta
web-board-of = Plancetta di { $player }
web-total = Totale
web-pass-round = Pass { $round }
web-flaps-marked = { $count ->
    [one] { $count } Flap segnato
   *[other] { $count } Flap segnati
}
