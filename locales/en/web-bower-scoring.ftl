### Bower in the browser: bonus tiles, what they do, the final scoring and the results. $player is a name and is never inflected.

web-bower-scoring-bonus = Bonus!
web-bower-scoring-earned = Third gem: { $where ->
    [column] { $count ->
        [1] column
       *[other] columns
    } { LIST($columns) }
    [both] { $count ->
        [1] column
       *[other] columns
    } { LIST($columns) } and { NAMES($groups) }
   *[group] group { NAMES($groups, case: "genitive") }
}
web-bower-scoring-take = Take a bonus tile
web-bower-scoring-take-draw = { $count ->
    [1] the last one
   *[other] draw { $count }, keep one
}
web-bower-scoring-take-open = { $count ->
    [1] one is left
   *[other] one of { $count }
}
web-bower-scoring-take-text-draw = You look at some bonus tiles from the pile, keep one and use it at once. The others are discarded face down.
web-bower-scoring-take-text-open = These bonus tiles are face up. You keep one and use it at once; the others stay for later.
web-bower-scoring-tiles = Bonus tiles
web-bower-scoring-keep-one = { $count ->
    [1] Keep this one
    [2] Keep one of two
    [3] Keep one of three
   *[other] Keep one of { $count }
}
web-bower-scoring-keep = Keep
web-bower-scoring-keep-choose = choose a tile
web-bower-scoring-keep-rest = { $count ->
    [0] it is the only one
    [1] one is discarded
    [2] two are discarded
   *[other] { $count } are discarded
}
web-bower-scoring-keep-open = the others stay
web-bower-scoring-keep-nothing = no effect, the turn ends
web-bower-scoring-impossible = No effect now: nothing can be done with it.
web-bower-scoring-decline = Decline
web-bower-scoring-decline-bonus = no bonus
web-bower-scoring-decline-effect = no effect
web-bower-scoring-decline-sure = Really decline?
web-bower-scoring-decline-again = tap again
web-bower-scoring-nest-mine = My nest
web-bower-scoring-nest-of = { $player }’s nest
web-bower-scoring-do-x = Place the X
web-bower-scoring-do-white-feather = Place the white feather
web-bower-scoring-do-white-flower = Place the white flower
web-bower-scoring-do-shells = Place two shells
web-bower-scoring-do-branch = Place the Branch
web-bower-scoring-do-cover = Place the cover
web-bower-scoring-do-gift = Choose a gift
web-bower-scoring-do-spy-opponent = Look at an egg
web-bower-scoring-do-spy-aside = Eggs set aside
web-bower-scoring-do-double-turn = Double turn
web-bower-scoring-do-discard = Discard
web-bower-scoring-where-x = on any feather or flower
web-bower-scoring-where-own = on a filled square of yours
web-bower-scoring-where-cover = draw a tile, then place it
web-bower-scoring-where-place = over two filled squares
web-bower-scoring-where-gift = a tile from the display
web-bower-scoring-where-spy-opponent = one of your opponent’s three
web-bower-scoring-where-spy-aside = see both from now on
web-bower-scoring-where-double-turn = for { $player }
web-bower-scoring-where-discard = for { $player }
web-bower-scoring-lay = Place it here
web-bower-scoring-lay-first = choose a square
web-bower-scoring-draw = Draw a tile
web-bower-scoring-draw-must = and then place it
web-bower-scoring-give = Give it
web-bower-scoring-give-first = choose a tile
web-bower-scoring-look = Look
web-bower-scoring-look-first = choose an egg
web-bower-scoring-use = Use it
web-bower-scoring-swap = Swap the nests
web-bower-scoring-turn = Turn
web-bower-scoring-which-object = Which object?
web-bower-scoring-which-way = Which way?
web-bower-scoring-along = { $along ->
    [row] along the row
   *[column] along the column
}
web-bower-scoring-place = { $player }, column { $column }
web-bower-scoring-no-change = Nothing that you can count changes.
web-bower-scoring-unknown-egg = you cannot see its egg
web-bower-scoring-leads = { $who ->
    [you] you lead
    [tied] tied
   *[other] { $player } leads
}
web-bower-scoring-column = Column { $column }
web-bower-scoring-column-shells = Shells, column { $column }
web-bower-scoring-column-gems = Gems, column { $column }
web-bower-scoring-group-of = { NAME($material) }, largest group
web-bower-scoring-tile-of = Egg tile: { BONUSES($bonus) }
web-bower-scoring-from-to = { $before } → { $after }
web-bower-scoring-hand-of = { $count ->
    [one] { $count } tile in { $player }’s hand
   *[other] { $count } tiles in { $player }’s hand
}
web-bower-scoring-gift-text = { $player } must place it next turn and takes no other.
web-bower-scoring-group = largest group
web-bower-scoring-final = Final scoring
web-bower-scoring-final-group = Group { $number } of { $count }
web-bower-scoring-final-egg = Egg { $number } of { $count }
web-bower-scoring-final-tile = Egg tile { $number } of { $count }
web-bower-scoring-next = Next
web-bower-scoring-next-egg = Next egg
web-bower-scoring-to-end = To the end
web-bower-scoring-results = Result
web-bower-scoring-pause = Pause
web-bower-scoring-play = Play automatically
web-bower-scoring-once-more = From the start
web-bower-scoring-lines = Eggs so far
web-bower-scoring-columns = Columns
web-bower-scoring-groups = Largest groups
web-bower-scoring-gets = { $who ->
    [you] +{ $count } for you
    [nobody] nobody
   *[other] +{ $count } for { $player }
}
web-bower-scoring-why = { $by ->
    [coloured-shells] Coloured Shells
    [shells] shells { $shells }
    [tied] tied, shells { $shells }
    [none] neither has any
   *[other] {""}
}
web-bower-scoring-double = just one: two eggs
web-bower-scoring-owner = { $player }’s egg tile
web-bower-scoring-owner-you = your egg tile
web-bower-scoring-waits = still hidden
web-bower-scoring-later = later
web-bower-scoring-verdict = { $what }: { $mine } to { $theirs }, { $gets }
web-bower-scoring-wins = { $who ->
    [you] You win! { $score }
    [shared] You share the win, { $score }
    [both] The win is shared, { $score }
   *[other] { $player } wins { $score }
}
web-bower-scoring-kind = Bower{ $super ->
    [yes] {" "}· Super Nest
   *[no] {""}
}{ $fair ->
    [yes] {" "}· Fair Play
   *[no] {""}
}
web-bower-scoring-tie = { $score } eggs: { $by ->
    [coloured-shells] { $who ->
        [you] you have the Coloured Shells.
       *[other] { $player } has the Coloured Shells.
    }
    [shells] { $who ->
        [you] you have more shells, { $shells }.
       *[other] { $player } has more shells, { $shells }.
    }
   *[shared] also { $shells } shells, so both win.
}
