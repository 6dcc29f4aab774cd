### The terminal table: titles, headings, the scoreboards, the end of a game.
### $who is "you" or "other"; $player is a name and is never inflected.

hand-keys = abcdefghijklmnopqrstuvwxyz

title-turn = { $who ->
    [you] your turn
   *[other] { $player } to play
}
title-over = game over

heading-recent = What happened
heading-meanwhile = In the meantime

name-you = You
name-player = Player { $number }

preparing = Setting the table: compiling rules and bots, this once only, for about a minute…
preparing-programs = Starting the programs…
press-enter = Enter ↵
press-enter-or-end = Enter: next · end: all ↵
hand-over = { $player }, it is your turn. Everyone else, look away!
hand-over-from = { $other } is done. { $player }, it is your turn. Everyone else, look away!
undone = Undone.
saved = Saved in { $path }. Continue with: voliera play { $game } --resume { $path }
saved-finished = Saved in { $path }. Watch it with: voliera replay { $path }
offer-save-running = Save the game? Enter: yes, in { $path } · another file name · n: no
offer-save-finished = Save this game? Enter: yes, in { $path } · another file name · n: no
goodbye = Goodbye!
input-ended = The input has ended and the game was not saved. To save a game, type: save

result-title = The game is over

replay-hand = { $player }’s hand:

ask-language = Language: { $choices }
ask-game = Which game? { $choices }
ask-players = How many players? { $choices }
ask-opponents = Who plays against you? { $choices }
ask-variant = Which variant? { $choices }
choice-default = { $choice } (Enter)
choice-people = people at this keyboard
choice-standard = standard game

# The last link of a list: "a, b and c".
list-and = { $first } and { $last }
