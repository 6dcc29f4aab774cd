### Birdie's table in the browser. $player is a name and is never inflected; $who is "you" or "other".

web-birdie-opponents = Opponents
web-birdie-display = Display area
web-birdie-hand = Your hand
web-birdie-hand-of = { $player }’s hand
web-birdie-hand-empty = No cards in hand
web-birdie-my-board = My scoreboard
web-birdie-log = What happened
web-birdie-now = to play
web-birdie-away = away

web-birdie-round = Round { $round } of 2{ $variant ->
    [expert] {" "}· expert
   *[standard] {""}
}
web-birdie-round-last = Round { $round } of 2 · your last turn{ $variant ->
    [expert] {" "}· expert
   *[standard] {""}
}
web-birdie-round-ends = The round is over
web-birdie-seat = { $player }: { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the personal deck, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $state ->
    [passed] ; passed for { $pass }
    [now] ; to play now
   *[plays] {""}
}{ $away ->
    [yes] ; away
   *[no] {""}
}
web-birdie-pass-badge = Pass +{ $points }
web-birdie-in-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand
web-birdie-deck = Personal deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-birdie-above-stop = { $count ->
    [0] Stop: no new cards
   *[other] { $count } above Stop
}

web-birdie-last-took = { $who ->
    [you] You took a card
   *[other] { $player } took a card
}
web-birdie-last-laid = { $who ->
    [you] You laid down 2 face-up cards
   *[other] { $player } laid down 2 face-up cards
}{ $hand ->
    [0] {""}
   *[other] {" "}and { $hand } from hand
}
web-birdie-last-passed = { $who ->
    [you] You passed
   *[other] { $player } passed
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-birdie-first = Round { $round } begins: four cards face up, two in hand.

web-birdie-take = Take
web-birdie-lay = Lay down
web-birdie-pass = Pass
web-birdie-take-back = Undo
web-birdie-sub-to-hand = to hand
web-birdie-sub-choose-one = choose one
web-birdie-sub-only-one = one only
web-birdie-sub-none-open = no cards left
web-birdie-sub-choose-two = choose two
web-birdie-sub-one-more = one more
web-birdie-sub-order = in order
web-birdie-sub-needs-two = needs two cards
web-birdie-sub-two-open = two face-up cards
web-birdie-sub-pays = +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-birdie-waiting = { $player } to play. Look at your cards in the meantime.
web-birdie-watching = { $player } to play. You are looking over { $beside }’s shoulder.
web-birdie-you-passed = You have passed: +{ $points }

web-birdie-ask-title = Pass now?
web-birdie-ask-text = You will be out for the rest of this round: no more cards.
web-birdie-ask-pays = You write { $points ->
    [one] { $points } point
   *[other] { $points } points
} and are out for the rest of this round: no more cards.
web-birdie-ask-no = Keep playing

web-birdie-sub-lay = { $open } face up + { $hand } from hand
web-birdie-goes-first = goes down first
web-birdie-goes-on-top = goes on top
web-birdie-bottom = bottom
web-birdie-top = top
web-birdie-further-down = Further down
web-birdie-further-up = Further up
web-birdie-take-out = Back where it was
web-birdie-add-hand = Tap to add from your hand
web-birdie-add-open = { $count ->
    [one] One more face-up card is needed
   *[other] { $count } face-up cards are needed
}
web-birdie-deck-grows = Your deck: { $from } → { $to } { $to ->
    [one] card
   *[other] cards
}. Nobody may look at it again before scoring.

web-birdie-round-over = Round 1 is over
web-birdie-round-lead = { $who ->
    [tied] Nobody is ahead
    [you] You lead by { $points }
   *[other] { $player } leads by { $points }
}
web-birdie-round-trophies = Trophies change hands
web-birdie-round-nobody = nobody yet
web-birdie-round-holder = { $who ->
    [you] yours
   *[other] { $player }
}
web-birdie-round-cleared = Hands and lines are cleared; what is on the boards stays.
web-birdie-round-next = Round 2
web-birdie-round-begins = { $who ->
    [you] you start
   *[other] { $player } starts
}

### Why a hint is good, in one sentence.
web-birdie-hint-pass = It earns { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
web-birdie-hint-take = It goes with your hand: { $count } × { NAME($feature) }.
web-birdie-hint-lay = { $count } side by side: { NAME($feature) }.
