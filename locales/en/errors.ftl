### Refusals: what is wrong and what to type instead. The rule's number and sentence follow by themselves.

error-empty = Type what you want to do, or ? for help.
error-unknown = “{ $text }” is not understood. Type ? to see what works here.
error-not-now = This is not allowed now.
error-rule-number = Type the number of a rule, for example { $example }.
error-rule-unknown = There is no rule { $number }.
error-rule-near = There is no rule { $number }. The nearest are { $near }.
error-line-hidden = There is no line yet: your cards are in the personal deck until scoring.
error-which-card = Say which card: 2 takes card 2, 13 lays cards 1 and 3.
error-take-one = Take one card: type its number only, for example 2.
error-lay-first = You have begun to lay cards: finish with a display card, or with ok.
error-lay-two = Name exactly two cards from the display area, for example 13 or 1a3.
error-display-empty = The display area is empty: type p to pass.
error-no-display-card = There is no card { $number } in the display area; it has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
error-card-twice = “{ $key }” appears twice: name every card once.
error-display-short = Only { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} face up: type 1 to take it, or p to pass.
error-no-hand-card = There is no hand card “{ $key }”{ $count ->
    [0] : your hand is empty
    [one] : you have only { $last }
   *[other] : your letters go up to { $last }
}.
error-ok-last = ok goes at the end of the line.
error-standard-no-remove = Cards are removed only in the expert variant: declare sets here, for example 1-4.
error-set-range = Type the first and the last card of the set, for example 1-4; the line has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
error-set-outside = The line has only { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
error-set-short = One card is not a set: name two or more.
error-set-nothing-shared = Cards { $first } to { $last } share neither bird nor season.
error-set-feature = Cards { $first } to { $last } are not all { NAME($feature) }.
error-set-which = Cards { $first } to { $last } share both: add { $one_key } for { NAME($one, case: "accusative") } or { $two_key } for { NAME($two, case: "accusative") }.
error-set-overlap = A card of { $first }–{ $last } already belongs to a set.
error-set-order = Sets are declared from left to right: undo the later ones with u first.
error-pigeon-no-set = There is no declared set to drop: declare one first.
error-pigeon-which = Say which set to drop: a number from 1 to { $count }.
error-pigeon-twice = Set { $number } has already been dropped.
error-pigeon-later = The Pigeon is used when a set appears: remove a card first.
error-owl-later = The Owl is used after everything is written.
error-ability-late = A set has already been declared: it is too late for { NAME($bird, case: "accusative") }. u undoes sets.
error-ability-late-expert = A card has already been removed: it is too late for { NAME($bird, case: "accusative") }.
error-robin-empty = There is no card left under the Stop card.
error-woodpecker-short = The line is too short to move a card.
error-woodpecker-where = Type two different positions from 1 to { $count }, for example w 3 7.
error-ability-used = The { NAME($bird) } ability is used up.
error-ability-no-card = You have no { NAME($bird) } in your hand to discard.
error-expert-no-sets = No sets are declared in the expert variant: type the number of one card to remove it.
error-remove-where = Type the position of the card to remove, from 1 to { $count }.
error-single-chain = At this table only one card is removed in a round: type ok.
error-insert-where = Type a position from 1 to { $count }.
error-feature-which = Type { $one_key } for { NAME($one, case: "accusative") } or { $two_key } for { NAME($two, case: "accusative") }.
error-keep-or-drop = Type ok to write the set or pg to drop it for two Flaps.
error-owl-filled = The { NAME($feature) } box is filled: choose an empty one, or ok to skip the Owl.
error-owl-which = Type the letters of an empty box, for example sp, or ok to skip the Owl.
error-undo-shown = { $game ->
    [bower] Something
   *[birdie] A card
} has been drawn or revealed since then, so this cannot be undone.
error-undo-nothing = There is nothing to undo this turn.
error-file-exists = { $path } already exists: choose another name.
error-file-write = { $path } cannot be written ({ $detail }): choose another name.
error-file-read = { $path } cannot be read ({ $detail }).
error-file-json = { $path } is damaged: line { $line }, column { $column }. Use an unchanged copy of the file.
error-file-format = { $path } is not a saved game.
error-file-several = { $path } has several games, one on each line. Put the one you want into a file of its own.
error-file-game = { $path } is a game of { $game }, which cannot be shown here.
error-file-other-game = { $path } is a game of { $game }. Continue with: voliera play { $game } --resume { $path }
error-file-record = { $path } is damaged: the game in it does not follow the rules ({ $detail }).
error-finished = The game in { $path } is over. Watch it with: voliera replay { $path }
error-no-resign = Only a game of two at a server can be resigned; q leaves the table.
error-replay-key = Press Enter, or type b, a number from 0 to { $count }, or q.
error-players = { $game ->
    [bower] Bower is for 2 players
   *[birdie] Birdie is for 2 to 4 players
}, not { $players }.
error-seats-players = --seats names { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, but there { $players ->
    [one] is { $players } player
   *[other] are { $players } players
}.
error-seat-kind = “{ $word }” cannot sit here: use me for a person, or a bot: { $levels }.
error-time = --time-ms takes a number of milliseconds from 1 to { $most }.
error-program = “{ $command }” cannot play: { $why }.
error-programs = This table has { $seats ->
    [one] { $seats } seat for a program
   *[other] { $seats } seats for programs
}, but --bot gives { $commands ->
    [one] { $commands } command
   *[other] { $commands } commands
}: give one for each seat, or one for all, and name the seats with --seats me,program.
error-names = There are { $names } names for { $players } players.
error-name-of-bot = “{ $name }” is the name of a bot: choose another one.
error-language = “{ $lang }” is not available: choose one of { $languages }.
error-variant = There is no variant “{ $variant }”: choose { $possible }.
error-option-game = { $option } belongs to { $owner }, not to { $game }.
error-chain-variant = --single-chain belongs to the expert variant: add --variant expert.
error-components =
    { $fault ->
        [unreadable] The component file { $place } cannot be read.
        [text] The component file { $place } is neither JSON nor TOML that can be read ({ $found }).
        [format] The component file names another format, { $found }, at { $place }.
        [game] The component file belongs to another game, { $found }, see { $place }.
        [count] 9 to 12 Flap values are needed at { $place }; the number there is { $found }.
        [negative] A Flap value cannot be below 0; found { $found } at { $place }.
        [fall] No Flap value may be smaller than the one before; found { $found } at { $place }.
        [large] Flap values are at most 999; found { $found } at { $place }.
        [tiles] 36 nest tiles are needed at { $place }; the number there is { $found }.
        [id] A tile’s id has 1 to 20 visible characters; found { $found } at { $place }.
        [id-bonus] “{ $found }” is the name of a bonus tile: choose another id at { $place }.
        [id-twice] Another tile is already called “{ $found }”: choose another id at { $place }.
        [squares] Tile { $tile } needs 2 squares at { $place }; the number there is { $found }.
        [material] Tile { $tile } needs one of { $possible } at { $place }; found “{ $found }”.
        [object] Tile { $tile } needs one of { $possible } at { $place }; found “{ $found }”.
        [white] Only bonus tiles have white objects; found { $found } on tile { $tile }, at { $place }.
        [objects] Tile { $tile } needs 1 to 3 objects at { $place }; the number there is { $found }.
        [objects-bonus] Tile { $tile } may have up to 3 objects at { $place }; the number there is { $found }.
        [bonus-missing] At { $place } the bonus nest tile { $found } is missing: name { $possible }, or leave all of them out.
        [bonus-unknown] “{ $found }”, at { $place }, is not a bonus nest tile: choose from { $possible }.
       *[form] Something in the component file is wrong at { $place }: { $found }
    }
error-weights = { $fault ->
    [missing] There is no file { $path }: name a file of weights, such as learned/last.net.
    [unreadable] { $path } cannot be read ({ $detail }): name another file of weights.
    [format] { $path } is not a file of weights: name one that voliera learn has written, such as learned/last.net.
    [game] The weights in { $path } are for another game: name a file that voliera learn { $game } has written.
    [layout] The weights in { $path } are from another version of Voliera: use that version, or train again with voliera learn.
    [tables] The weights in { $path } were trained for { $trained }, not for { $table }: name other weights, or --players and --variant to match.
    [size] The network in { $path } has another size: add --{ $name } { $found }.
   *[damaged] { $path } is damaged: use an unchanged copy of the file, or train again with voliera learn.
}
error-extra = Packages for this command are missing: { $command }
error-cannot-open = This table cannot be opened: { $detail }.
error-game = There is no game “{ $game }” here: play { $games }.
error-choice = Choose one of { $possible }.
