### Bower's table in the browser. $player is a name and is never inflected; columns, rows and turns count from 1.

web-bower-board = Birds board
web-bower-my-nest = My nest
web-bower-nest-of = { $player }’s nest
web-bower-enlarge = { $player }’s nest: look closer
web-bower-square = column { $column }, row { $row }
web-bower-half = { NAME($material) }{ $count ->
    [0] {""}
   *[other] {" "}with { OBJECTS($objects) }
}{ $emblem ->
    [yes] {" "}with Coloured Shells
   *[no] {""}
}
web-bower-tile = Tile: { $first }; { $second }
web-bower-back = A hidden tile

web-bower-egg-open = Egg of column { $column }: { NAME($egg, case: "asked") }
web-bower-egg-spied = Egg of column { $column }: { NAME($egg, case: "asked") }; you spied on it
web-bower-egg-watched = Egg of column { $column }: { NAME($egg, case: "asked") }; your opponent spied on it
web-bower-egg-noted = Egg of column { $column }, hidden; your guess: { NAME($egg, case: "asked") }
web-bower-egg-closed = Egg of column { $column }, hidden

web-bower-now = { $phase ->
    [setup] Take your first tile
    [over] { $turns } turns
   *[other] Turn { $turn } of { $turns } · { $phase ->
        [take] take a tile
        [play] place a tile
        [gift] place the gift
        [discard] discard a tile
        [bonus] a bonus tile
       *[effect] use the bonus tile
    }
}
web-bower-now-other = { $phase ->
    [setup] The first tile
   *[other] Turn { $turn } of { $turns } · { $phase ->
        [take] takes a tile
        [play] places a tile
        [gift] places the gift
        [discard] discards a tile
        [bonus] earns a bonus
       *[effect] uses a bonus tile
    }
}
web-bower-over = The game is over
web-bower-display = Display
web-bower-hand = Hand
web-bower-hand-of = { $player }’s hand
web-bower-gift = Gift
web-bower-take = Take
    .sub = into your hand
web-bower-place = Place
web-bower-discard = Discard
    .sub = out of the game
web-bower-choose = { $what ->
    [display] choose one
    [hand] choose a tile
    [square] choose a square
   *[discard] choose a tile
}
web-bower-wait = { $player } is playing…
web-bower-wait-away = { $player } is away
web-bower-watching = You are watching
web-bower-turn-tile = Turn the tile

web-bower-groups = Largest groups
web-bower-group-words = { NAME($material) }: you { $mine }, { $player } { $theirs }
web-bower-group-watched = { NAME($material) }: { $near } { $mine }, { $player } { $theirs }
web-bower-tallies = Column tallies
web-bower-tally-known = Column { $column }, { NAME($egg, case: "asked") }: you { $mine }, { $player } { $theirs }; { COUNTED($gems, "gem") } of yours
web-bower-tally-unknown = Column { $column }, egg unknown; { COUNTED($gems, "gem") } of yours
web-bower-tally-gems = Column { $column }, gems: { $near } { $mine }, { $player } { $theirs }

web-bower-bonus = Bonus!
web-bower-if = If you place it here
web-bower-if-column = Column { $column }: gems { $before } → { $after }
web-bower-if-group = Group { NAME($material, case: "genitive") }: gems { $before } → { $after }
web-bower-if-largest = { NAME($material) }, largest group: { $before } → { $after }
web-bower-if-egg = Column { $column }, { NAME($egg, case: "asked") }: { $before } → { $after }
web-bower-if-nothing = No count changes
web-bower-key-turn = turn
web-bower-key-move = arrows move
web-bower-key-place = place
web-bower-key-cancel = cancel
web-bower-key-enter = Enter

web-bower-in-hand = Tiles in hand
web-bower-kept = Bonus tiles kept
web-bower-kept-of = { $player }’s bonus tiles
web-bower-kept-mine = Your bonus tiles
web-bower-kept-none = none yet
web-bower-last-tile = Last tile
web-bower-pile = Nest tiles: { $count }
web-bower-bonus-left = Bonus tiles: { $count }
web-bower-aside = { $count ->
    [one] { $count } egg set aside
   *[other] { $count } eggs set aside
}
web-bower-aside-seen = Set aside: { NAMES($eggs, case: "asked") }
web-bower-turns-left = { $count ->
    [one] { $count } turn left each
   *[other] { $count } turns left each
}
web-bower-turns-apart = Turns left { $mine }:{ $theirs }
web-bower-open-bonus = Face-up bonus tiles
web-bower-open-gone = { $bonus }: { $who ->
    [you] kept by you
   *[other] kept by { $player }
}
web-bower-log = What happened
web-bower-details = The table
web-bower-options = { $super ->
    [yes] { $fair ->
        [yes] Super Nest, Fair Play
       *[no] Super Nest
    }
   *[no] Fair Play
}
web-bower-double = { $player } plays two turns in a row
web-bower-double-you = You play two turns in a row

# What a bonus tile was used on: in the beat below its name, and in one line with it.
web-bower-beat-keeps = { $player } keeps
web-bower-used = { $player }: { $bonus }{ $laid ->
    [yes] {" "}
   *[no] {" – "}
}{ $target }
# $kind: `flower` or `feather`, for languages in which “your” agrees with it.
web-bower-target-x = on { $whose ->
    [you] your { NAME($object) }
    [own] { NAME($object, case: "accusative") } in their own nest
   *[other] { $owner }’s { NAME($object) }
}, column { $column }
web-bower-target-token = in column { $column }
web-bower-target-cover = over { $count ->
    [1] column
   *[other] columns
} { LIST($columns) }
web-bower-target-gift = { $tile } for { $whom ->
    [you] you
   *[other] { $other }
}
web-bower-target-double-turn = { $whom ->
    [you] you play
   *[other] { $other } plays
} the next two turns
web-bower-target-discard = { $whom ->
    [you] you discard
   *[other] { $other } discards
} a tile
web-bower-target-spy = the egg of column { $column }
web-bower-target-aside = the two eggs set aside
web-bower-target-nest = an extra tile for the hand
web-bower-target-egg = counts at the end

### Why a hint is good, in one sentence.
web-bower-hint-tile = { $tile }.
web-bower-hint-asked = The egg of column { $column } asks for it.
web-bower-hint-gem-column = The third gem in column { $column }: a bonus.
web-bower-hint-gem-group = The third gem in a group { NAME($material, case: "genitive") }: a bonus.
web-bower-hint-egg = Column { $column } then has { $count } of what its egg asks for.
web-bower-hint-group = Your largest group { NAME($material, case: "genitive") } grows to { $size }.
