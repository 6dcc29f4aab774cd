### What happens at a table besides the game, and how the browser names tiles and squares in sentences.
### $who is "you" or "other"; $player, $name and $owner are names and are never inflected.

web-tile = “{ NAME($first) }–{ NAME($second) }”
web-tile-bonus = “{ BONUSES($bonus) }”
web-event-token-laid = { $who ->
    [you] You place
   *[other] { $player } places
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
web-event-resigned = { $who ->
    [you] You have
   *[other] { $player } has
} resigned.
web-event-replaced = { $why ->
    [clock] Time is up: for now a bot plays for
    [vote] The others voted for it: for now a bot plays for
   *[left] For now a bot plays for
} { $who ->
    [you] you
   *[other] { $player }
}.
web-event-returned = { $who ->
    [you] You are back in the game.
   *[other] { $player } is back in the game.
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
    [you] You undo
   *[other] { $player } undoes
} the last step.
web-event-back-asked = { $who ->
    [you] You ask
   *[other] { $player } asks
} to take back the last move.
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
   *[other] { $player }’s last move is taken back.
}
web-event-said = { $player }: { $words }
