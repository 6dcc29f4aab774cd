### Refusals of Bower: what is wrong and what to type instead. The rule's number and sentence follow by themselves.

error-bower-which-tile = First pick up a tile from your hand: type its number.
error-bower-where = Type the square for the tile’s first half, for example 3b.
error-bower-no-tile = There is no tile { $number } in your hand; it has { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
error-bower-gift = This turn you have to place the gift: type a square, for example 3b.
error-bower-cover-only = You have to place the drawn tile over others: type a square, for example 3b.
error-bower-own-nest = { $square } is in your opponent’s nest: tiles go in your own.
error-bower-neighbours = The two squares are not side by side.
error-bower-no-place = The tile does not fit on { $square }: { $why ->
    [outside] it would be outside the nest
    [filled] there is already a tile there
    [hole] there is no second empty square beside it
   *[apart] it would touch neither the board nor a tile
}.
error-bower-no-cover = On { $square } the tile would not cover two filled squares.
error-bower-must-play = You have to place a tile while there is room for one.
error-bower-must-cover = The tile has been drawn: it has to be placed.
error-bower-must-choose = This cannot be declined: type a number.
error-bower-number = Type a number from 1 to { $count }.
error-bower-square = Type a square, for example 3b.
error-bower-yes-or-no = Type ok, or n to decline.
error-bower-spy = Type the column of one of your opponent’s eggs: { LIST($columns) }.
error-bower-own-square = { $square } will not do: choose a filled square of your own nest.
error-bower-branch-ends = On { $square } one end of the Branch would be outside the nest: try the other direction.
error-bower-branch-way = Say which way: { $square } row or { $square } column.
error-bower-nothing-to-cross = There is no feather or flower on { $square }.
error-bower-which-object = There are several on { $square }: { $objects }. Type for example { $square } { $example }.
error-bower-note = Type a column and a guess, for example: note 2 red feather
error-bower-note-known = You already know the egg of column { $column }.
