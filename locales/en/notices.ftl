### It is your turn: what a notification on a device says, and what a webhook writes into a channel.

notice-turn = { $game ->
    [bower] Bower: your turn
   *[birdie] Birdie: your turn
}
notice-with = with { $names }
notice-round = with { $names } · round { $round }
notice-invitation = { $game ->
    [bower] Bower: an invitation
   *[birdie] Birdie: an invitation
}
notice-invited = { $name } invites you to a table
notice-names = { $some } and { $last }
notice-guest = Guest
# The kid-safe mode calls people at public tables by birds, as the page does (web-bird-name).
notice-bird =
    { $seat ->
        [0] Robin
        [1] Owl
        [2] Pigeon
       *[3] Woodpecker
    }
notice-hours = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: { $hours ->
    [one] { $hours } hour left for your turn
   *[other] { $hours } hours left for your turn
}
notice-days = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: { $days ->
    [one] { $days } day left for your turn
   *[other] { $days } days left for your turn
}

# In a channel that others read: { $player } is whoever is to play.
notice-hook-turn = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: { $player } to play
notice-hook-round = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: { $player } to play · round { $round }
notice-hook-hours = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: { $player } to play · { $hours ->
    [one] { $hours } hour left
   *[other] { $hours } hours left
}
notice-hook-days = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: { $player } to play · { $days ->
    [one] { $days } day left
   *[other] { $days } days left
}
notice-hook-won = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: { $player } won{ $score ->
    [none] {""}
   *[other] , { $score }
}
notice-hook-shared = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: a shared win, { $score }

# Under a link that passes on a finished game.
notice-shared = See the game move by move, or play it yourself.
notice-card-game = { $game ->
    [bower] Bower
   *[birdie] Birdie
}
notice-card-wins = { $name } wins!
notice-card-shared = A shared win
