### The lesson of Bower, step by step. Every number that is said comes from the engine (tools/web_lessons.py).

web-learn-bower-welcome = Bowerbirds win hearts with their nests. You build yours from tiles: straw, moss and gravel, with flowers, feathers, gems and shells. The most eggs win.
    .title = Two nests
web-learn-bower-nest = This is your nest: six columns, four rows. Its first row touches the board with the eggs. Nina builds hers on the other side.
    .title = Your nest
web-learn-bower-eggs = Each egg says what its column should hold, in your nest and in Nina’s. Three of them only you can see; Nina knows the other three.
    .title = The eggs
web-learn-bower-take = A turn begins with a tile from the display. Your first egg asks for red flowers, and one tile has two of them.
    .title = Take a tile
    .task = Tap the tile with two red flowers, then “{ web-bower-take }”
    .wrong = The tile with the two red flowers fits your egg better.
web-learn-bower-place = Now one tile from your hand goes into the nest: at the board, or beside another tile. Place it upright in the first column, and { $flowers ->
    [one] the flower counts
    [2] both flowers count
   *[other] all { $flowers } flowers count
} there.
    .title = Place it
    .task = Tap the corner; turn the tile until it is upright; “{ web-bower-place }”
    .wrong = Place it upright in the first column. A tap on the tile turns it.
web-learn-bower-rival = Nina took a tile and placed one. So it goes, in turns, until both of you have had twelve. Once placed, a tile stays there.
    .title = Nina’s turn
web-learn-bower-group = Squares of one material that touch are a group. The larger group of straw, of moss and of gravel wins an egg. Make your moss { $size }.
    .title = Groups
    .task = Take the moss tile, then place the other moss beside the first
    .wrong = Place it sideways next to the moss, along the board.
web-learn-bower-gems = A few turns later. Whoever gets the third gem into one column, or into one group, earns a bonus. In the fifth column you have two.
    .title = Gems
    .task = Place the tile with the gem upright in the fifth column
    .wrong = The gem belongs in the fifth column, where two are waiting.
web-learn-bower-bonus = You draw three bonus tiles and keep one. The X can spoil something in Nina’s nest.
    .title = A bonus tile
    .task = Draw, then keep the X
    .wrong = A good one too! For now, keep the X.
web-learn-bower-target = In the first column you have { $mine } purple feathers, and Nina has { $theirs } too. Cover one of hers, and only { $left ->
    [one] { $left } is left
   *[other] { $left } are left
}.
    .title = The X
    .task = Tap the ringed square with her feather
    .wrong = That does not help yet. Cover a purple feather in her first column.
web-learn-bower-tiles = Twenty bonus tiles of five kinds wait in the pile. You may always decline one; what it does is on the tile.
    .title = Bonus tiles
web-learn-bower-last = Your twelfth turn, and one gap left. The straw half joins your straw: a group of { $size } against { $theirs }.
    .title = The last tile
    .task = Place the tile with the straw upwards
    .wrong = Turn it round: the straw goes up, next to your straw.
web-learn-bower-count = Now the eggs are revealed, one by one. Whoever has more of what an egg asks for wins it. Guess before each one who it will be.
    .title = The count
web-learn-bower-shells = Third egg: { $each } feathers each, so shells decide. Fourth egg: whoever wins with only { $one } matching object gets { $eggs ->
    [one] { $eggs } egg
   *[other] { $eggs } eggs
} at once.
    .title = Ties and shells
web-learn-bower-variants = Two variants, which can be combined. Choose them when you set up a table.
    .title = Variants

web-learn-kind-nest = One more tile for your hand, with white objects that match any colour
web-learn-kind-egg = An egg at the end, if you have the most of a colour, or the most shells
web-learn-kind-spy = A look at eggs that you do not know
web-learn-kind-token = A piece to place on a square: X, white objects, shells, a Branch
web-learn-kind-interactive = Something for Nina too: a gift, two turns in a row
web-learn-super = A larger nest with five rows, fifteen turns each, and seven bonus tiles that are face up from the start.
web-learn-fair = A gentler game, without the tiles that are aimed at your opponent.
