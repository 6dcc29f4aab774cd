### Birdie's scoring and its results. $feature, $box, $bird: ids; $card: a card's id; $name: a player's name, never inflected.

web-birdie-scoring-your-line = Your line
web-birdie-scoring-their-line = { $name }’s line
web-birdie-scoring-sub = Round { $round } · { $turn ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $turn }th
} of { $players }
web-birdie-scoring-they-score = { $name } is scoring.
web-birdie-scoring-abilities = Abilities in hand
web-birdie-scoring-do-woodpecker = move one bird
web-birdie-scoring-do-robin = draw one more bird
web-birdie-scoring-do-pigeon = drop a set for two Flaps
web-birdie-scoring-do-owl = the lowest value again
web-birdie-scoring-take-back = put it back
web-birdie-scoring-drop = drop a set
web-birdie-scoring-at-the-end = at the end
web-birdie-scoring-uses-left = { $left } of 2 left
web-birdie-scoring-ask-lift = Which bird moves? Tap or drag it.
web-birdie-scoring-ask-place = Where to? Tap a place between the birds.
web-birdie-scoring-ask-insert = This one was under the Stop card. Tap a place for it.
web-birdie-scoring-ask-draw = Draws a card from under the Stop card. This cannot be undone.
web-birdie-scoring-ask-drop = Which set is dropped for two Flaps? Tap its value.
web-birdie-scoring-ask-owl = In which box? Below: the total.
web-birdie-scoring-draw = Draw
web-birdie-scoring-never-mind = Never mind
web-birdie-scoring-place-before = Put it before { $card }
web-birdie-scoring-place-last = Put it at the end
web-birdie-scoring-cut = Cut between { $left } and { $right }
web-birdie-scoring-pill-change = { COUNTED($count, $feature) }: declare as { NAME($next) } instead
web-birdie-scoring-pill-leave = { COUNTED($count, $feature) }: do not declare
web-birdie-scoring-pill-declare = { COUNTED($count, $feature) }: declare
web-birdie-scoring-pill-drop = { COUNTED($count, $feature) }: drop for two Flaps
web-birdie-scoring-lost = lost
web-birdie-scoring-left = not declared
web-birdie-scoring-flaps-two = 2 Flaps
web-birdie-scoring-sets = Sets
web-birdie-scoring-no-set = No set yet: cut the line so that neighbours share a bird or a season.
web-birdie-scoring-why-wrote = { COUNTED($count, $feature) }: { NAME($feature) } box{ $flap ->
    [0] {""}
    [1] , 1st Flap
    [2] , 2nd Flap
    [3] , 3rd Flap
   *[other] , { $flap }th Flap
}{ $trophy ->
    [yes] , Birdie Trophy
   *[no] {""}
}
web-birdie-scoring-why-smaller = { COUNTED($count, $feature) }: nothing, a smaller set of the same feature
web-birdie-scoring-why-filled = { COUNTED($count, $feature) }: nothing, its box is already filled
web-birdie-scoring-why-dropped = { COUNTED($count, $feature) }: dropped for two Flaps
web-birdie-scoring-why-removed = { CARDS($card) } leaves and scores nothing
web-birdie-scoring-keep = { COUNTED($count, $feature) }: keep
web-birdie-scoring-sum-seasons = Seasons
web-birdie-scoring-sum-birds = Birds
web-birdie-scoring-sum-pass = Pass
web-birdie-scoring-sum-flap = Flaps
web-birdie-scoring-sum-trophies = Trophies
web-birdie-scoring-tap-cut = Tap between birds to cut
web-birdie-scoring-tap-bird = Tap any bird: nothing happens until ✓
web-birdie-scoring-write = Write it down
web-birdie-scoring-worth = { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
}, { $flaps ->
    [one] { $flaps } Flap
   *[other] { $flaps } Flaps
}
web-birdie-scoring-best = The best: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-birdie-scoring-chain = The chain
web-birdie-scoring-no-chain = Only this bird leaves: no chain.
web-birdie-scoring-leaves = leaves
web-birdie-scoring-choose = Choose one
web-birdie-scoring-leads-to = { $what }, total { $total }
web-birdie-scoring-one-back = Step back
web-birdie-scoring-start-over = Start over
web-birdie-scoring-then = One more bird
web-birdie-scoring-do-it = Do it
web-birdie-scoring-finish = Finish
web-birdie-scoring-finish-sub = keep what is written
web-birdie-scoring-owl-title = The Owl
web-birdie-scoring-owl-ask = The Owl writes { $value } again. In which box? Below each: the total.
web-birdie-scoring-owl-where = A box for the Owl’s value
web-birdie-scoring-owl-no = No, done
web-birdie-scoring-owl-no-sub = { $count ->
    [one] the Owl stays unused
   *[other] { $count } Owls stay unused
}
web-birdie-scoring-owl-box = { $value } in the { NAME($box) } box
web-birdie-scoring-owl-choose = choose a box
web-birdie-scoring-skip = Skip
web-birdie-scoring-of-possible = Your line in round { $round }: { $got } of { $possible } possible

web-birdie-scoring-result-win = You win!
web-birdie-scoring-result-wins = { $name } wins
web-birdie-scoring-result-sub = { $players ->
    [one] { $players } player
   *[other] { $players } players
} · { $variant ->
    [expert] expert variant
   *[standard] standard game
}
web-birdie-scoring-result-board = Who scored what
web-birdie-scoring-result-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place
web-birdie-scoring-result-tie = { $points } : { $points }. { $who ->
    [you] You passed earlier in round 2.
   *[other] { $name } passed earlier in round 2.
}
web-birdie-scoring-pop = +{ $points } { $kind ->
    [set] set
    [flap] Flap
   *[trophy] trophy
}
