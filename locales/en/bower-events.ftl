### What happened in Bower, one sentence per event. $who is "you" or "other"; $player is a name and is never inflected.
### $tile and $tiles are drawn as glyphs; columns count from 1; $square is the name of a square, such as 3b.

event-bower-tile-taken = { $who ->
    [you] You take
   *[other] { $player } takes
} { $tile } from the display.
event-bower-display-refilled = { $count ->
    [1] New tile in the display
   *[other] New tiles in the display
}: { $tiles }.
event-bower-tile-played = { $who ->
    [you] You place
   *[other] { $player } places
} { $gift ->
    [yes] the gift { $tile }
   *[no] { $tile }
} in { $count ->
    [1] column
   *[other] columns
} { LIST($columns) }.
event-bower-no-room = { $who ->
    [you] You have
   *[other] { $player } has
} no room for a tile: the turn ends{ $lost ->
    [yes] , and the gift { $tile } leaves the game
   *[no] {""}
}.
event-bower-bonus-earned = { $who ->
    [you] You have
   *[other] { $player } has
} a third gem { $where ->
    [column] in { $count ->
        [1] column
       *[other] columns
    } { LIST($columns) }
    [both] in { $count ->
        [1] column
       *[other] columns
    } { LIST($columns) } and in a group { NAMES($groups, case: "genitive") }
   *[group] in a group { NAMES($groups, case: "genitive") }
}: a bonus tile!
event-bower-bonus-declined = { $who ->
    [you] You decline
   *[other] { $player } declines
} the bonus tile.
event-bower-bonus-reshuffled = The discarded bonus tiles are shuffled: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} in the pile again.
event-bower-bonus-drawn = { $who ->
    [you] You draw
   *[other] { $player } draws
} bonus tiles: { BONUSES($bonuses) }.
event-bower-bonus-drawn-hidden = { $who ->
    [you] You draw
   *[other] { $player } draws
} { $count ->
    [one] { $count } bonus tile
   *[other] { $count } bonus tiles
}.
event-bower-bonus-kept = { $who ->
    [you] You keep
   *[other] { $player } keeps
} the bonus tile { BONUSES($bonus) }.
event-bower-effect-impossible = { BONUSES($bonus) }: nothing can be done with it now.
event-bower-effect-declined = { $who ->
    [you] You do
   *[other] { $player } does
} not use { BONUSES($bonus) }.
event-bower-spied = { $who ->
    [you] You look
   *[other] { $player } looks
} at the preference egg of column { $column }.
event-bower-egg-seen = The preference egg of column { $column } asks for { NAME($egg, case: "asked") }.
event-bower-spied-aside = { $who ->
    [you] You look
   *[other] { $player } looks
} at the two preference eggs set aside.
event-bower-aside-seen = The preference eggs set aside ask for { NAMES($eggs, case: "asked") }.
event-bower-token-laid = { $who ->
    [you] You place
   *[other] { $player } places
} { $token ->
    [x] the X on { NAME($object, case: "accusative") }
    [white-feather] the white feather
    [white-flower] the white flower
    [shells] two shells
   *[branch] the Branch along the { $along ->
        [row] row
       *[column] column
    }
} on { $square }{ $whose ->
    [own] {""}
    [you] {" "}of your nest
   *[other] {" "}of { $owner }’s nest
}.
event-bower-cover-drawn = { $who ->
    [you] You draw
   *[other] { $player } draws
} { $tile } to place over other squares.
event-bower-cover-laid = { $who ->
    [you] You place
   *[other] { $player } places
} { $tile } over squares in { $count ->
    [1] column
   *[other] columns
} { LIST($columns) }.
event-bower-gift-given = { $who ->
    [you] You give
   *[other] { $player } gives
} { $whom ->
    [you] you
   *[other] { $other }
} the tile { $tile } as a gift.
event-bower-double-turn = { $whom ->
    [you] You play
   *[other] { $other } plays
} the next two turns.
event-bower-discard-asked = { $who ->
    [you] You have
   *[other] { $player } has
} to discard a tile from { $who ->
    [you] your
   *[other] their
} hand.
event-bower-tile-discarded = { $who ->
    [you] You discard
   *[other] { $player } discards
} { $tile }; it leaves the game.
event-bower-eggs-revealed = The preference eggs are revealed: { NAMES($eggs, case: "asked") }.
event-bower-over = The game is over, { $eggs }:{ $others } eggs: { $by ->
    [coloured-shells] with the Coloured Shells{" "}
    [shells] with more shells{" "}
   *[other] {""}
}{ $who ->
    [you] you win
    [shared] the win is shared
   *[other] { $player } wins
}.
