### The score sheet of a boxed Bower in the browser. $player is a name and is never inflected; columns and rows count from 1.

web-sheet-bower-no-tiles = The pictures of the tiles could not be loaded. They come with the network, and then stay on this device.
web-sheet-bower-sub = Bower · tiles { $near } and { $far } of { $all }
web-sheet-bower-setting = Players and rules
web-sheet-bower-table = Table
web-sheet-bower-tabs = Parts of the sheet
web-sheet-bower-laid = { $laid } of { $all }
web-sheet-bower-result = Result
web-sheet-bower-panel = Tiles and bonus tiles
web-sheet-bower-bonus = Bonus

web-sheet-bower-keys = What is on the tile
web-sheet-bower-key = { NAME($key) }{ $count ->
    [0] {""}
    [1] , wanted
    [2] , wanted twice
   *[other] , wanted { $count } times
}
web-sheet-bower-tiles = { $count ->
    [one] Tiles, { $count } left
   *[other] Tiles, { $count } left
}
web-sheet-bower-used = { $tile }. Already in { $player }’s nest
web-sheet-bower-other = Another tile

web-sheet-bower-do-start = Tap a square, then the tile that is there.
web-sheet-bower-do-tile = Which tile is on { $square }?
web-sheet-bower-do-square = Tap the square of its left half.
web-sheet-bower-do-move = Tap the square where it belongs.
web-sheet-bower-do-token = { BONUSES($token) }: tap the square it is on.
web-sheet-bower-do-token-on = { BONUSES($token) }: tap again to turn or change it, or another square.
web-sheet-bower-do-cover = Cover: tap a square that it covers.
web-sheet-bower-do-cover-tile = Cover: which tile is on top?
web-sheet-bower-do-bonus = What { $player } got from bonus tiles
web-sheet-bower-chosen = Tile on { $square } chosen; tap it again to turn it
web-sheet-bower-turn = Turn
web-sheet-bower-swap = Swap
web-sheet-bower-move = Move
web-sheet-bower-remove = Remove
web-sheet-bower-take-off = Take off
web-sheet-bower-show = Show

web-sheet-bower-at-used = already here
web-sheet-bower-at-taken = taken
web-sheet-bower-at-no-room = no room for two halves
web-sheet-bower-at-no-turn = fits only this way
web-sheet-bower-at-cover-alone = no filled neighbour
web-sheet-bower-at-cover-empty = nothing to cover
web-sheet-bower-at-token-empty = no tile here
web-sheet-bower-at-token-x = no flower or feather
web-sheet-bower-at-token-branch = an end would stick out
web-sheet-bower-word-used = This tile is already in { $player }’s nest: { $square }.
web-sheet-bower-word-taken = Something is already there: { $square }. Choose an empty square.
web-sheet-bower-word-no-room = A tile needs two empty squares side by side: { $square } has no empty neighbour.
web-sheet-bower-word-no-turn = It fits here only this way. Move it, or what is beside it.
web-sheet-bower-word-cover-alone = A cover goes on two filled squares side by side.
web-sheet-bower-word-cover-empty = A cover goes on filled squares. Enter the tile below it first.
web-sheet-bower-word-token-empty = A token goes on a filled square. Enter the tile first.
web-sheet-bower-word-token-x = The X goes on a flower or a feather; there is none on { $square }.
web-sheet-bower-word-token-branch = Both ends of the Branch must be inside the nest: { $square } is a corner.

web-sheet-bower-fault-outside = { $player }: a tile is outside the nest. Take it off, or play Super Nest.
web-sheet-bower-fault-overlap = { $player }, { $square }: two tiles overlap.
web-sheet-bower-fault-apart = { $player }, { $square }: this tile touches neither the board nor its neighbours.
web-sheet-bower-fault-twice = { $player }, { $square }: this is on the table twice, but only once in the box.
web-sheet-bower-fault-bare = { $player }, { $square }: there is nothing under it.
web-sheet-bower-fault-fair = { $player }, { $square }: in Fair Play there is no X.
web-sheet-bower-fault-many = { $player }: more tiles than turns.

web-sheet-bower-tokens = Tokens and cover: tap one, then its square
web-sheet-bower-egg-tiles = { $player }’s egg tiles

web-sheet-bower-egg = Egg of column { $column }
web-sheet-bower-egg-text = Which egg is there? Columns count from the left, as the first player sees the table.
web-sheet-bower-egg-in = column { $column }
web-sheet-bower-egg-open = Not known yet
web-sheet-bower-egg-unknown = its egg is not entered yet
web-sheet-bower-egg-enter = enter its egg

web-sheet-bower-free = Describe a tile yourself
web-sheet-bower-half = Half { $number }: { NAME($material) }{ $count ->
    [0] {""}
   *[other] {" "}with { OBJECTS($objects) }
}
web-sheet-bower-material = Material
web-sheet-bower-objects = Objects
web-sheet-bower-clear = Empty this half
web-sheet-bower-use = Use it
web-sheet-bower-use-first = one to three objects each

web-sheet-bower-first = First player
web-sheet-bower-second = Opposite
web-sheet-bower-sides = Both nests are shown as the first player sees them: column 1 is on the left.
web-sheet-bower-variant = Variant
web-sheet-bower-standard = Standard
web-sheet-bower-super = Super Nest
web-sheet-bower-file-bad = The tiles in this file cannot be read. Each needs an id and two squares with material and objects.
web-sheet-bower-done = Done

web-sheet-bower-now = So far: { $near } { $mine } : { $theirs } { $far }
web-sheet-bower-counted = Counted so far
web-sheet-bower-wait-faults = { $count ->
    [one] { $count } thing in the nests cannot be right: it is marked there.
   *[other] { $count } things in the nests cannot be right: they are marked there.
}
web-sheet-bower-wait-eggs = { $count ->
    [one] { $count } egg is still missing: tap its line.
   *[other] { $count } eggs are still missing: tap their lines.
}
web-sheet-bower-wait-network = No network: these are the counts. Who gets the eggs is worked out once it is back.
web-sheet-bower-wait-asking = Counting…
web-sheet-bower-so-far = The score so far: there is still room for tiles.
web-sheet-bower-not-yet = not known yet
web-sheet-bower-step-first = Line by line
web-sheet-bower-step = Next line
web-sheet-bower-declared = { $player }: { $count ->
    [one] { $count } white one counts
   *[other] { $count } white ones count
}
web-sheet-bower-white = { $player }: { $count ->
    [one] { $count } white one could count
   *[other] { $count } white ones could count
}
web-sheet-bower-branch = { $player }: linked up by the Branch
web-sheet-bower-shells = shells { $shells }

web-sheet-bower-play = Play on from here
web-sheet-bower-play-text = The nests become a table against a bot. What was hidden is dealt again: hands, display, bonus tiles, and eggs that are not entered.
web-sheet-bower-play-as = Play as { $player }
web-sheet-bower-play-failed = That did not work. Try again in a moment.
web-sheet-bower-no-play-faults = Not yet: something in the nests cannot be right. It is marked there; correct it first.
web-sheet-bower-no-play-empty = There is nothing to continue from: enter the tiles in the nests first.
web-sheet-bower-no-play-over = Both nests are full, so this game is over and cannot continue.
web-sheet-bower-no-play-apart = In a running game the nests differ by one tile at most. Enter the missing tiles first.
