### The score sheet of Bower (`voliera score bower`). Squares are typed as codes: a letter for the material, then objects.
### code-bower-…: the letter of an object; a flower or feather is followed by its colour’s letter. All five differ.

code-bower-flower = o
code-bower-feather = f
code-bower-gem = g
code-bower-shell = s
code-bower-emblem = e

word-egg = egg

score-bower-title = Score sheet
score-bower-fair = Fair Play
score-bower-no-zero-ties = 0–0 ties stay ties
score-bower-sides = The first player’s nest is drawn below the Birds board, the second player’s above it.
score-bower-eggs = the preference egg of column { $column }
score-bower-eggs-side = Columns count from the left, as { $player } sees the table.
score-bower-nest = { $player }’s nest, square { $square }
score-bower-nest-side = { $seat ->
    [1] Row by row, starting at the Birds board, each from the left, as { $player } sees it.
   *[other] Row by row, starting at the Birds board, each from the left, here too as { $player } sees the table.
}
score-bower-bonus = egg tiles and tokens
score-bower-tiles = { $player }’s egg tiles:
score-bower-tokens = Tokens:
score-bower-half = Only { $square } shows the Coloured Shells: the other half is assumed to be under a cover.
score-bower-so-far = This is the score so far: there is still room for tiles in a nest.
score-bower-incomplete = Not everything is filled in yet, so there is no result.
score-bower-no-lone-ties = one each by shells earns one egg

ask-score-fair-play = Fair Play, without X, gift, double turn and discard? { $choices }
ask-score-zero-ties = Do shells also win a column in which neither has what its egg asks for? { $choices }
choice-score-yes = yes
choice-score-no = no
ask-score-lone-ties = Does a column with one object each, decided by shells, earn two eggs? { $choices }

hint-score-bower-eggs = fr: red feathers · oy fr fw: several from here on · 3 fr: that of column 3 · . not known · ? help
hint-score-bower-nest = Soy Mfrg: squares from [ ] on · . empty · 3b Soy: one square · b: a row · 3: a column · ok: no more tiles · ? help
hint-score-bower-doubt = 3b Soy: retype a square · 3b . it is empty · ? help
hint-score-bower-bonus = 1 or 5: an egg tile · fw 3b: a token on its square, again removes it · 3b Soy: correct a square · Enter: the result · ? help
hint-score-bower-page = Enter: next · end: all at once · b: back · ? help
hint-score-bower-result = Enter: done · 3b Soy: correct a square · egg 3 fr: an egg · export FILE.txt · ? help

help-score-bower-eggs = eggs from the first missing column on, each with two letters: kind and colour
    .keys = fr oy fw
help-score-bower-one-egg = the egg of column 3; . means that it is not known
    .keys = 3 fr
help-score-bower-codes = squares from the one in brackets on: material, then objects; straw with a yellow flower, moss with a red feather and a gem
    .keys = Soy Mfrg
help-score-bower-square = this square, or several from there on; corrects what is there
    .keys = 3b Soy
help-score-bower-row = a whole row; the second player’s rows begin with z
    .keys = b: Soy Mfrg …
help-score-bower-column = a whole column, from the Birds board outwards
    .keys = 3: Soy Mfrg …
help-score-bower-empty = an empty square; what is under a cover is not typed in
    .keys = .
help-score-bower-tile = a tile by its id in the component file, first half on 3b, second on 4b
    .keys = t07 3b4b
help-score-bower-look = describe a square in words
    .keys = 3b
help-score-bower-egg = correct the egg of column 3
    .keys = egg 3 fr
help-score-bower-ok = this nest has no more tiles, although there is room
    .keys = ok
help-score-bower-tiles = an egg tile by its number; the same again removes it
    .keys = 1
help-score-bower-x = the X on 3b, on the red feather there; the same again removes it
    .keys = x 3b fr
help-score-bower-white = the white Feather or the white Flower on this square
    .keys = fw 3b · ow 3b
help-score-bower-shells = the two Shells on this square
    .keys = ss 3b
help-score-bower-branch = the Branch on this square, along the row or along the column
    .keys = - 3b · | 3b
help-score-bower-next = the next page; after the last one the sheet is closed
    .keys = Enter
help-score-bower-end = all of it at once
    .keys = end
help-score-bower-back = a page back
    .keys = b

error-score-bower-square = There is no square { $square }: type the column’s number and the row’s letter, { LIST($near) } below the Birds board, { LIST($far) } above it.
error-score-bower-which-nest = Name the square, for example { $example }: it is not clear which nest is meant.
error-score-bower-column = There are { $columns } columns: type for example 3: Soy Mfrg
error-score-bower-tile = There is no tile “{ $tile }”. Type its id as the component file has it, or what is on its squares.
error-score-bower-tile-twice = Tile { $tile } is already on { $square }. Empty that square first, or type what is on this one.
error-score-bower-token-empty = { $square } is empty: a token goes on a filled square.
error-score-bower-fair = Fair Play is played without the X.
error-score-bower-which = On { $square } there are { $objects }. Type for example: { $example }
error-score-bower-egg = Type what an egg asks for, kind and colour, for example fr; or with its column: 3 fr
error-score-bower-one-egg = Type the column and what its egg asks for, for example: egg 3 fr
error-score-bower-number = Egg tiles have the numbers 1 to { $count }.
error-score-bower-nothing = Type the next squares, for example Soy Mfrg; ok if this nest has no more tiles.
error-score-bower-not-yet = This nest cannot be counted yet: not all of its squares pair up into tiles.
error-score-bower-left-over = Not all of these squares pair up into tiles: { LIST($squares) } { $count ->
    [one] is
   *[other] are
} left over (○). Is a square missing, or is there one too many?

slip-bower-material = Here a material is expected: { straw.letter } { straw }, { moss.letter } { moss }, { gravel.letter } { gravel }, { earth.letter } { earth }; or . for an empty square.
slip-bower-object = Here an object is expected: { code-bower-flower } { flower } or { code-bower-feather } { feather } with a colour, { code-bower-gem } { gem }, { code-bower-shell } { shell }, { code-bower-emblem } Coloured Shells.
slip-bower-colour = Here a colour is expected: { yellow.letter } { yellow }, { purple.letter } { purple }, { red.letter } { red }, { white.letter } { white }.
slip-bower-many = A square has at most { $most } objects. Tokens are asked for later.
slip-bower-egg = Here an egg is expected: { code-bower-flower } { flower } or { code-bower-feather } { feather }, then the colour: { yellow.letter }, { purple.letter }, { red.letter } or { white.letter }.
slip-bower-egg-end = An egg has only two letters, kind and colour.
slip-bower-egg-twice = There is one egg for { NAME($egg, case: "asked") }, and it is already in column { $column }.
slip-bower-full = There is no place left for this one: { $count ->
    [one] { $count } fits
   *[other] { $count } fit
} here.

fault-bower-outside = Nest { $seat }: column { $column }, row { $row } is outside the grid.
fault-bower-overlap = Nest { $seat }, column { $column }, row { $row }: something is already there.
fault-bower-left-over = Nest { $seat }: not all squares pair up into tiles; the one in column { $column }, row { $row } is left over.
fault-bower-emblems = Nest { $seat }, column { $column }, row { $row }: the Coloured Shells are one tile, two squares side by side.
fault-bower-emblem-alone = Nest { $seat }, column { $column }, row { $row }: one square of the Coloured Shells is alone. The other one is beside it, unless it is covered.
fault-bower-item = Nest { $seat }, column { $column }, row { $row }: this cannot be there.
