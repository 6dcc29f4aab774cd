### The terminal table: titles, headings, the scoreboards, the end of a game.
### $who is "you" or "other"; $player is a name and is never inflected.

hand-keys = abcdefghijklmnopqrstuvwxyz

title-turn = { $who ->
    [you] your turn
   *[other] { $player } to play
}
title-over = game over

heading-recent = What happened
heading-meanwhile = Meanwhile

name-you = You
name-player = Player { $number }

preparing = Setting the table: rules and bots are compiled, only this once, in about a minute…
preparing-programs = Starting the programs…
press-enter = Enter ↵
press-enter-or-end = Enter: next · end: all ↵
hand-over = { $player }, it is your turn. The others look away!
hand-over-from = { $other } is done. { $player }, it is your turn. The others look away!
undone = Taken back.
saved = Saved in { $path }. Go on with: voliera play { $game } --resume { $path }
saved-finished = Saved in { $path }. Watch it with: voliera replay { $path }
offer-save-running = Save the game? Enter: yes, in { $path } · another file name · n: no
offer-save-finished = Keep this game? Enter: yes, in { $path } · another file name · n: no
goodbye = Goodbye!
input-ended = The input has ended and the game was not saved. To keep a game, type: save

result-title = The game is over

replay-hand = Hand of { $player }:

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
