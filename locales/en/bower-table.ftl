### Bower's table: titles, headings, what a tile would do, the final scoring. $who is "you" or "other".

choice-super = Super Nest

title-bower-turn = turn { $number } of { $turns }
title-bower-setup = take a first tile
title-bower-take = take a tile
title-bower-play = place a tile
title-bower-bonus = a bonus tile!
title-bower-keep = choose a bonus tile
title-bower-effect = use the bonus tile
title-bower-discard = discard a tile

owner-bower-hand = { $count ->
    [0] no tile in hand
    [one] { $count } tile in hand
   *[other] { $count } tiles in hand
}
owner-bower-kept = bonus tiles: { BONUSES($bonuses) }
owner-bower-double = plays two turns
owner-bower-aside = set aside: { $eggs }

heading-bower-groups = Largest groups:
heading-bower-piles = piles: { $tiles } nest, { $bonuses } bonus
heading-bower-open = { $count ->
    [0] No bonus tiles are left.
   *[other] Face-up bonus tiles: { BONUSES($bonuses) }
}
heading-bower-eggs = Your preference eggs: { $eggs }
heading-bower-display = Display
heading-bower-hand = { $count ->
    [0] Your hand is empty
   *[other] Hand
}
heading-bower-gift = { $who ->
    [you] Gift for you
   *[other] Gift for { $player }
}
heading-bower-cover = Tile to cover with

preview-bower = If you place it here: { $items }
preview-bower-bonus = ★ a bonus tile, third gem { $where ->
    [column] in { $count ->
        [1] column
       *[other] columns
    } { LIST($columns) }
    [both] in { $count ->
        [1] column
       *[other] columns
    } { LIST($columns) } and in a group { NAMES($groups, case: "genitive") }
   *[group] in a group { NAMES($groups, case: "genitive") }
}
preview-bower-none = Here it changes no largest group and no egg you know, and earns no bonus tile.
preview-bower-group = largest group { NAME($material, case: "genitive") } { $before } → { $after }
preview-bower-column = column { $column }, { NAME($egg, case: "asked") }: { $before } → { $after } against { $other }

count-bower-title = Final scoring, { $number } of { $count }
count-bower-group = Largest group { NAME($material, case: "genitive") }
count-bower-column = Column { $column }: { NAME($egg, case: "asked") }
count-bower-tile = { $who ->
    [you] Your egg tile { BONUSES($bonus) }
   *[other] { $player }’s egg tile { BONUSES($bonus) }
}
count-bower-tile-sign = Egg
count-bower-numbers = { $first } { $a } : { $b } { $second }
count-bower-so-far = Eggs so far: { $first } { $a } : { $b } { $second }
count-bower-why = { $by ->
    [size] The larger group wins.
    [objects] Whoever has more wins.
    [shells] A tie; more shells win, { $a }:{ $b }.
    [coloured-shells] A tie; the Coloured Shells win it.
    [tied] A tie, and shells { $a }:{ $b } do not break it.
   *[none] Neither has any.
}
# The same in a few words, behind the name of what counts.
count-bower-short = { $by ->
    [shells] ; tie, shells { $a }:{ $b }
    [coloured-shells] ; tie, Coloured Shells
    [tied] ; tie, shells { $a }:{ $b }
   *[other] {""}
}{ $single ->
    [yes] ; just one
   *[no] {""}
}
count-bower-branch = { $who ->
    [you] The Branch links up your group.
   *[other] The Branch links up { $player }’s group.
}
count-bower-white = { $who ->
    [you] You have
   *[other] { $player } has
} { COUNTED($white, $object) } here; { $declared ->
    [0] none is
    [one] { $declared } is
   *[other] { $declared } are
} declared to match.
count-bower-single = Won with just one: two eggs.
count-bower-tile-why = { $why ->
    [more] { $who ->
        [you] You have
       *[other] { $player } has
    } more: an egg.
    [coloured-own] The Coloured Shells of the same nest win: an egg.
    [coloured-other] The Coloured Shells are in the other nest: no egg.
   *[not-more] { $who ->
        [you] You do
       *[other] { $player } does
    } not have more: no egg.
}
count-bower-gets = { $who ->
    [nobody] Nobody gets an egg.
    [you] You get { $eggs ->
        [one] one egg
       *[other] two eggs
    }.
   *[other] { $player } gets { $eggs ->
        [one] one egg
       *[other] two eggs
    }.
}
count-bower-counted = What counts
count-bower-eggs = Eggs

result-bower-total = Total eggs
result-bower-winner = { $by ->
    [coloured-shells] { $eggs } eggs each: the Coloured Shells decide, and { $who ->
        [you] you win
       *[other] { $player } wins
    }.
    [shells] { $eggs } eggs each: more shells decide, { $a }:{ $b }, and { $who ->
        [you] you win
       *[other] { $player } wins
    }.
    [shared] { $eggs } eggs and { $a } shells each: { $player } and { $other } share the win.
   *[eggs] { $who ->
        [you] You win
       *[other] { $player } wins
    } with { $eggs }:{ $others } eggs.
}
