### The browser's side: the small words that every screen says. $player is a name and is never inflected.

web-menu = Menu
web-back = Back
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-share = Share
web-settings = Settings
web-hint = Hint
web-chat = Chat
web-again = Show again
web-loading = One moment…
web-retry = Try again

web-guest = Guest
# The kid-safe mode calls people by birds, each seat by its own.
web-bird-name =
    { $seat ->
        [0] Robin
        [1] Owl
        [2] Pigeon
       *[3] Woodpecker
    }
web-you = You
web-player = Player { $number }
web-free-seat = free seat
web-your-turn = Your turn
web-turn-of = { $player } to play
web-game-birdie = Birdie
web-game-bower = Bower

web-undo = Undo
web-undo-nothing = There is nothing to undo this turn.
web-undo-reveal = Something has been drawn or revealed since then, so this cannot be undone.
web-undo-other = You can only undo during your own turn.

web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-eggs = { $count ->
    [one] { $count } egg
   *[other] { $count } eggs
}

web-card = { NAME($bird) }, { NAME($season) }
web-letter-robin = R
web-letter-owl = O
web-letter-pigeon = P
web-letter-woodpecker = W
web-letter-spring = Sp
web-letter-summer = Su
web-letter-autumn = Au
web-letter-winter = Wi
web-ability = ability
web-board = Scoreboard
web-board-of = { $player }’s scoreboard
web-total = Total
web-pass-round = Pass { $round }
web-flaps-marked = { $count ->
    [one] { $count } Flap marked
   *[other] { $count } Flaps marked
}
