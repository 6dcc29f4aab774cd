### Why a decision was not the best one, for the coach in the browser and in the terminal. $better is a figure of the
### best choice found, $here the same figure of what was played; "it" is the best choice.

coach-share = Chance of winning: { $better }% with the best choice found, { $here }% as played.

# Birdie: a turn. $cards in pass-early, pass-late and more-cards is a number.
coach-order = The same cards would have been better in another order.
coach-run = Longest run in the line: { COUNTED($better, $feature) }; as played, { $here }.
coach-line = As it stands, the line would score { $better ->
    [one] { $better } point
   *[other] { $better } points
}; as played, { $here }.
coach-pass-early = The pass came early: it earns { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} could still be taken in this round.
coach-pass-late = Passing would have earned { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once; { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} could still be taken, and each later pass earns less.
coach-left = Left in the display area for the others: { CARDS($cards) }.
coach-ability = It keeps an ability in hand for scoring: { NAMES($birds) }.
coach-more-cards = It lays { $better } cards, as played { $here }; { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} could still be taken in this round.
coach-dead = Both boxes are filled already, so no set can score with this: { CARDS($cards) }.

# Birdie: a scoring.
coach-points = The best scoring is worth { $better ->
    [one] { $better } point
   *[other] { $better } points
}, this one { $here }.
coach-box = { NAME($box) } box: { $better } instead of { $here }.
coach-flaps = Flaps marked: { $better } instead of { $here }.
coach-trophy = It takes the { NAME($bird) } Birdie Trophy.
coach-ability-unused = It uses the { NAME($bird) } ability.
coach-ability-wasted = It does not need the { NAME($bird) } ability.
coach-draw = Drawing with the Robin promised { $better } points on average; without it there were { $here }.
coach-no-draw = Without drawing there were { $better } points; the Robin’s card promised { $here } on average.
coach-before-draw = Before the Robin’s draw, { $better } points could be expected; as it was prepared, { $here }.
coach-remove = It begins by removing { CARDS($card, case: "accusative") }, position { $at }.
coach-kept = { $points ->
    [one] { $points } point
   *[other] { $points } points
} fewer than possible, but boxes and abilities are kept for round 2: just as good in the long run.
coach-denied = { $points ->
    [one] { $points } point
   *[other] { $points } points
} fewer than possible, but with an eye on the Birdie Trophies: just as good for winning.

# Bower. Columns count from 1.
coach-bower-gem = It completes three gems { $where ->
    [column] in { $count ->
        [1] column
       *[other] columns
    } { LIST($columns) }
    [both] in { $count ->
        [1] column
       *[other] columns
    } { LIST($columns) } and in a group { NAMES($groups, case: "genitive") }
   *[group] in a group { NAMES($groups, case: "genitive") }
}: a bonus tile.
coach-bower-gem-tile = The better tile can complete three gems at once: a bonus tile.
coach-bower-pair = It puts two gems together: one more earns a bonus tile.
coach-bower-given = The tile left in the display can give the opponent a third gem at once.
coach-bower-eggs = Counted as things stand, that is { $count ->
    [one] { $count } egg
   *[other] { $count } eggs
} better.
coach-bower-column = Column { $column } asks for { NAME($egg, case: "asked") }: { $better } there instead of { $here }.
coach-bower-fits = The better tile has up to { $better } of what column { $column } asks for ({ NAME($egg, case: "asked") }), this one at most { $here } for any known egg.
coach-bower-promise = Eggs to expect as things stand: { $better } instead of { $here }.
coach-bower-group = Largest group { NAME($material, case: "genitive") }: { $better } squares instead of { $here }.
coach-bower-grow = With the better tile the largest group { NAME($material, case: "genitive") } can have { $better } squares, with this one { $here }.
coach-bower-hole = { $count ->
    [one] { $count } square
   *[other] { $count } squares
} can no longer be filled.
coach-bower-room = It leaves { $better } places for a tile, as played { $here }.
coach-bower-egg-tile = For the egg tile { BONUSES($bonus) }: { $better } instead of { $here }.
coach-bower-keep = Of the bonus tiles, { BONUSES($better) } is worth more here than { BONUSES($here) }.
coach-bower-declined = The bonus tile was declined, though it costs nothing.
coach-bower-unused = The effect of the bonus tile was not used.
