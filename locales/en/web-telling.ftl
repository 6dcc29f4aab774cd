### What happens at a table besides the game, and how the browser names tiles and squares in sentences.
### $who is "you" or "other"; $player, $name and $owner are names and are never inflected.

web-tile = “{ NAME($first) }–{ NAME($second) }”
web-tile-bonus = “{ BONUSES($bonus) }”
web-event-token-laid = { $who ->
    [you] You lay
   *[other] { $player } lays
} { $token ->
    [x] the X on { NAME($object, case: "accusative") }
    [white-feather] the white feather
    [white-flower] the white flower
    [shells] two shells
   *[branch] the Branch along the { $along ->
        [row] row
       *[column] column
    }
}: column { $column }, row { $row }{ $whose ->
    [own] {""}
    [you] {" "}of your nest
   *[other] {" "}of { $owner }’s nest
}.

web-event-joined = { $who ->
    [you] You sit
   *[other] { $player } sits
} down.
web-event-started = The game begins.
web-event-left = { $who ->
    [you] You have
   *[other] { $player } has
} left.
web-event-replaced = { $why ->
    [clock] Time is over: for now a bot plays for
    [vote] The others wish so: for now a bot plays for
   *[left] For now a bot plays for
} { $who ->
    [you] you
   *[other] { $player }
}.
web-event-returned = { $who ->
    [you] You are back and play again.
   *[other] { $player } is back and plays again.
}
web-event-voted = { $who ->
    [you] You vote
   *[other] { $player } votes
} { $replace ->
    [yes] for
   *[no] against
} a bot playing for { $about ->
    [you] you
   *[other] { $name }
}.
web-event-undone = { $who ->
    [you] You take
   *[other] { $player } takes
} a step back.
web-event-back-asked = { $who ->
    [you] You ask
   *[other] { $player } asks
} to take the last move back.
web-event-back-agreed = { $who ->
    [you] You agree
   *[other] { $player } agrees
} to take it back.
web-event-back-refused = { $who ->
    [you] You do
   *[other] { $player } does
} not agree to take it back.
web-event-taken-back = { $who ->
    [you] Your last move is taken back.
   *[other] The last move of { $player } is taken back.
}
web-event-said = { $player }: { $words }
