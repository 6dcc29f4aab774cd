### Refusals: what is wrong and what to type instead. The rule's number and sentence follow by themselves.

error-empty = Type what you want to do, or ? for help.
error-unknown = “{ $text }” is not understood. Type ? to see what works here.
error-not-now = This is not allowed now.
error-rule-number = Type the number of a rule, for example { $example }.
error-rule-unknown = There is no rule { $number }.
error-rule-near = There is no rule { $number }. Near it are { $near }.
error-line-hidden = There is no line yet: your cards are in the personal deck until scoring.
error-which-card = Say which card: 2 takes card 2, 13 lays cards 1 and 3.
error-take-one = Take one card: type its number only, for example 2.
error-lay-first = The turn has begun with laying: finish it with a display card, or with ok.
error-lay-two = Name exactly two cards of the display area, for example 13 or 1a3.
error-display-empty = The display area is empty: type p to pass.
error-no-display-card = There is no card { $number } in the display area; it has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
error-card-twice = “{ $key }” stands there twice: name every card once.
error-display-short = Only { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} open: type 1 to take it, or p to pass.
error-no-hand-card = There is no hand card “{ $key }”{ $count ->
    [0] : your hand is empty
    [one] : you have only { $last }
   *[other] : your letters go up to { $last }
}.
error-ok-last = ok comes last in a line.
error-standard-no-remove = Cards are removed in the expert variant only: declare sets here, for example 1-4.
error-set-range = Type the first and the last card of the set, for example 1-4; the line has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
error-set-outside = The line has { $count ->
    [one] { $count } card
   *[other] { $count } cards
} only.
error-set-short = One card is no set: name two or more.
error-set-nothing-shared = Cards { $first } to { $last } share neither bird nor season.
error-set-feature = Cards { $first } to { $last } are not all { NAME($feature) }.
error-set-which = Cards { $first } to { $last } share both: add { $one_key } for { NAME($one, case: "accusative") } or { $two_key } for { NAME($two, case: "accusative") }.
error-set-overlap = A card of { $first }–{ $last } already belongs to a set.
error-set-order = Sets are declared from left to right: take the later ones back with u first.
error-pigeon-no-set = There is no declared set to drop: declare one first.
error-pigeon-which = Say which set to drop: a number from 1 to { $count }.
error-pigeon-twice = Set { $number } has been dropped already.
error-pigeon-later = The Pigeon’s time is when a set appears: remove a card first.
error-owl-later = The Owl’s time comes after everything is written.
error-ability-late = A set is declared already: it is too late for { NAME($bird, case: "accusative") }. u takes sets back.
error-ability-late-expert = A card is removed already: it is too late for { NAME($bird, case: "accusative") }.
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
error-owl-filled = The { NAME($feature) } box is filled: choose an empty one, or ok to leave the Owl.
error-owl-which = Type the letters of an empty box, for example sp, or ok to leave the Owl.
error-undo-shown = { $game ->
    [bower] Something
   *[birdie] A card
} was drawn or shown since: that cannot be taken back.
error-undo-nothing = There is nothing to take back in this turn.
error-file-exists = { $path } exists already: choose another name.
error-file-write = { $path } cannot be written ({ $detail }): choose another name.
error-file-read = { $path } cannot be read ({ $detail }).
error-file-json = { $path } is damaged: line { $line }, column { $column }. Use an unchanged copy of the file.
error-file-format = { $path } is not a saved game.
error-file-game = { $path } is a game of { $game }, which cannot be shown here.
error-file-other-game = { $path } is a game of { $game }. Go on with: voliera play { $game } --resume { $path }
error-file-record = { $path } is damaged: the game in it does not follow the rules ({ $detail }).
error-finished = The game in { $path } is over. Watch it with: voliera replay { $path }
error-replay-key = Press Enter, or type b, a number from 0 to { $count }, or q.
error-players = { $game ->
    [bower] Bower is for 2 players
   *[birdie] Birdie is for 2 to 4 players
}, not { $players }.
error-seats-players = --seats names { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, but { $players ->
    [one] { $players } player is
   *[other] { $players } players are
} to play.
error-seat-kind = “{ $word }” cannot sit here: use me for a person, or a bot: { $levels }.
error-time = Thinking takes from 1 to { $most } milliseconds: give --time-ms such a number.
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
error-language = “{ $lang }” is not spoken here: choose one of { $languages }.
error-variant = There is no variant “{ $variant }”: choose { $possible }.
error-option-game = { $option } belongs to { $owner }, not to { $game }.
error-chain-variant = --single-chain belongs to the expert variant: add --variant expert.
error-components =
    { $fault ->
        [unreadable] The component file { $place } cannot be read.
        [text] The component file { $place } is neither JSON nor TOML that can be read ({ $found }).
        [format] The component file names another format, { $found }, at { $place }.
        [game] The component file belongs to another game, { $found }, see { $place }.
        [count] 9 or 10 flap values are needed at { $place }; { $found } stand there.
        [first] The first flap value is 1; at { $place } it is { $found }.
        [increase] Each flap value is larger than the one before; at { $place } stands { $found }.
        [large] Flap values are 999 at most; at { $place } stands { $found }.
        [tiles] 36 nest tiles are needed at { $place }; the number there is { $found }.
        [id] A tile’s id has 1 to 20 visible characters; at { $place } stands { $found }.
        [id-bonus] “{ $found }” is the name of a bonus tile: choose another id at { $place }.
        [id-twice] Another tile is called “{ $found }” already: choose another id at { $place }.
        [squares] Tile { $tile } needs 2 squares at { $place }; the number there is { $found }.
        [material] Tile { $tile } needs one of { $possible } at { $place }; “{ $found }” stands there.
        [object] Tile { $tile } needs one of { $possible } at { $place }; “{ $found }” stands there.
        [white] Only bonus tiles have white objects; on tile { $tile }, at { $place }, stands { $found }.
        [objects] Tile { $tile } needs 1 to 3 objects at { $place }; the number there is { $found }.
        [objects-bonus] Tile { $tile } may have up to 3 objects at { $place }; the number there is { $found }.
        [bonus-missing] At { $place } the bonus nest tile { $found } is missing: name { $possible }, or leave all of them out.
        [bonus-unknown] “{ $found }”, at { $place }, is no bonus nest tile: they are { $possible }.
       *[form] Something in the component file is not as it should be, at { $place }: { $found }
    }
error-cannot-open = This table cannot be opened: { $detail }.
error-game = “{ $game }” is not on this table: play { $games }.
error-choice = Choose one of { $possible }.
