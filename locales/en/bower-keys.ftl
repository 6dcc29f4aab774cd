### What can be typed in Bower. word-…: the accepted words with spaces between, the first one is the one that is shown.

word-turn = r turn
word-bonus = b bonus
word-decline = n no decline
word-note = note
word-along-row = row
word-along-column = column

hint-bower-setup = 2 takes tile 2 into your hand · 3b describes a square · ? help
hint-bower-take = { $count ->
    [1] 1 takes the last tile into your hand · 3b describes a square · ? help
   *[other] 2 takes tile 2 into your hand · 3b describes a square · note 2 red feather writes a guess on an egg · ? help
}
hint-bower-play = { $count ->
    [2] 1 or 2 picks up a tile
   *[other] 1 to { $count } picks up a tile
} · ? help
hint-bower-square = { $kind ->
    [gift] You have to place the gift: 3b holds it over that square (○ where it fits)
    [cover] 3b holds the tile over two filled squares (○ where it fits)
   *[hand] 3b holds the tile over that square (○ where it fits)
} · r turns it · ? help
hint-bower-held = Enter places it · r turns it · 4c holds it elsewhere · ? help
hint-bower-bonus = { $open ->
    [yes] ok: choose one of the face-up bonus tiles
   *[no] ok: draw three bonus tiles and keep one
} · n: decline · ? help
hint-bower-keep = { $count ->
    [1] 1 keeps it
   *[other] 2 keeps the second one
} · ? help
hint-bower-spy-opponent = { BONUSES($bonus) }: type the column of an egg, { LIST($columns) } · n: decline · ? help
hint-bower-x = { BONUSES($bonus) }: 3b or 3z places it on that square, 3z ƒr on the red feather there · n: decline · ? help
hint-bower-token = { BONUSES($bonus) }: 3b places it on that square of your nest · n: decline · ? help
hint-bower-branch = { BONUSES($bonus) }: 3b row or 3b column places it there · n: decline · ? help
hint-bower-gift = { BONUSES($bonus) }: 2 gives tile 2 of the display · n: decline · ? help
hint-bower-use = { BONUSES($bonus) }: ok uses it · n: decline · ? help
hint-bower-discard = You have to discard a tile: { $count ->
    [1] 1 discards it
   *[other] type its number
} · ? help

help-bower-take = take tile 2 from the display into your hand
    .keys = 2
help-bower-look = describe a square in words; your rows begin with a, your opponent’s with z
    .keys = 3b
help-bower-tile = pick up tile 2 from your hand
    .keys = 2
help-bower-square = hold it with its first half over this square: the column’s number, the row’s letter
    .keys = 3b
help-bower-turn = turn the tile clockwise; the arrow after it shows where its second half goes
    .keys = r
help-bower-lay = place the tile where you hold it
    .keys = Enter
help-bower-at-once = all at once: tile 2, first half on 3b, second half on 4b, place it
    .keys = 2 3b4b ok
help-bower-bonus = draw bonus tiles, or choose one of the face-up ones
    .keys = ok
help-bower-decline = do without it
    .keys = n
help-bower-keep = keep the second tile
    .keys = 2
help-bower-spy = look at the egg of column 2
    .keys = 2
help-bower-x = place the X on 3z of your opponent’s nest, on the red feather there
    .keys = 3z ƒr
help-bower-token = place the token on this square of your nest
    .keys = 3b
help-bower-branch = place the Branch on this square, along the row or along the column
    .keys = 3b row
help-bower-gift = give tile 2 from the display to your opponent
    .keys = 2
help-bower-use = use the bonus tile
    .keys = ok
help-bower-discard = discard tile 2 from your hand
    .keys = 2
help-bower-note = write a guess on an unseen egg; for your eyes only, and not saved with the game
    .keys = note 2 red feather
help-bower-special = { $cross } is under the X · { $row } { $column } Branch · { $emblem } Coloured Shells
help-bower-marks = On the board ? is an unseen egg or your guess, • an egg you spied on, ! one your opponent spied on. Below each column: its gems, and what its egg asks for, yours : your opponent’s. [ ] is the tile you hold, › ‹ your opponent’s latest.
