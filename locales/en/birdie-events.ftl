### What happened, one sentence per event. $who is "you" or "other"; $player is a name and is never inflected.
### Positions ($from, $to, $at, $first, $last) count from 1.

event-took = { $who ->
    [you] You take
   *[other] { $player } takes
} { CARDS($card, case: "accusative") } from the display area.
event-refilled = { $count ->
    [1] New card in the display area
   *[other] New cards in the display area
}: { CARDS($cards) }.
event-laid-card = { $who ->
    [you] You lay
   *[other] { $player } lays
} { CARDS($card, case: "accusative") } { $from ->
    [display] from the display area
   *[hand] from hand
} on { $who ->
    [you] your
   *[other] their
} personal deck.
event-laid-order = { $who ->
    [you] You lay on your personal deck
   *[other] { $player } lays on their personal deck
}, from the bottom up: { CARDS($cards) }.
event-laid = { $who ->
    [you] You lay
   *[other] { $player } lays
} { CARDS($cards, case: "accusative") } on { $who ->
    [you] your
   *[other] their
} personal deck{ $hand ->
    [0] {""}
    [one] , with { $hand } card from hand
   *[other] , with { $hand } cards from hand
}.
event-passed = { $automatic ->
    [yes] { $who ->
        [you] You have had your last turn and pass
       *[other] { $player } has had a last turn and passes
    }
   *[no] { $who ->
        [you] You pass
       *[other] { $player } passes
    }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-line-opened = { $count ->
    [0] { $who ->
        [you] You have no personal deck, so there is no line to score.
       *[other] { $player } has no personal deck, so there is no line to score.
    }
   *[other] { $who ->
        [you] You turn over your personal deck
       *[other] { $player } turns over their personal deck
    }: a line of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
event-spent = { $who ->
    [you] You discard
   *[other] { $player } discards
} { CARDS($card, case: "accusative") } from hand and { $who ->
    [you] use
   *[other] uses
} the { NAME($bird) } ability.
event-moved = { $who ->
    [you] You move
   *[other] { $player } moves
} { CARDS($card, case: "accusative") } from position { $from } of the line to position { $to }.
event-drew = { $who ->
    [you] You draw
   *[other] { $player } draws
} { CARDS($card, case: "accusative") } from under the Stop card; { $left ->
    [0] none is left there
    [one] { $left } card is left there
   *[other] { $left } cards are left there
}.
event-drew-hidden = { $who ->
    [you] You draw
   *[other] { $player } draws
} a card from under the Stop card; { $left ->
    [0] none is left there
    [one] { $left } card is left there
   *[other] { $left } cards are left there
}.
event-inserted = { $who ->
    [you] You put
   *[other] { $player } puts
} { CARDS($card, case: "accusative") } into the line, at position { $at }.
event-declared = { $who ->
    [you] You declare
   *[other] { $player } declares
} a set: { COUNTED($size, $feature) }, positions { $first } to { $last }.
event-dropped = { $who ->
    [you] You drop
   *[other] { $player } drops
} a set for two Flaps: { COUNTED($size, $feature) }.
event-removed = { $who ->
    [you] You remove
   *[other] { $player } removes
} { CARDS($card, case: "accusative") } from the line, position { $at }.
event-formed = A set appears and leaves the line: { COUNTED($size, $feature) }.
event-wrote = { $by ->
    [owl] With the Owl, { $who ->
        [you] you write
       *[other] { $player } writes
    }
   *[set] { $who ->
        [you] You write
       *[other] { $player } writes
    }
} { $value } in the { NAME($box) } box.
event-nothing = { COUNTED($size, $feature) }: this set scores nothing, because { $why ->
    [smaller] a larger set of the same feature counts
   *[filled] its box was already filled
}.
event-flapped = { $who ->
    [you] You mark
   *[other] { $player } marks
} { $by ->
    [0] no Flap: all boxes are marked
    [one] { $by } Flap
   *[other] { $by } Flaps
}; { $marked ->
    [one] { $marked } is marked now
   *[other] { $marked } are marked now
}, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-trophy = { $who ->
    [you] You take
   *[other] { $player } takes
} the { NAME($bird) } Birdie Trophy{ $loser ->
    [nobody] {""}
    [you] {" "}from you
   *[other] {" "}from { $name }
}.
event-scored = { $who ->
    [you] You have finished scoring.
   *[other] { $player } has finished scoring.
}
event-dealt = Round { $round } begins; { $who ->
    [you] you start
   *[other] { $player } starts
}.
event-over = The game is over: { $who ->
    [you] you win
   *[other] { $player } wins
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
