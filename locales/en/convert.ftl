### Files of games from one format into another (`voliera convert`).

convert-done = { $count ->
    [one] { $count } game
   *[other] { $count } games
} saved in { $path }.

convert-fault-character = { $path }, line { $line }, column { $column }: only printable characters in UTF-8 can be here.
convert-fault-closing = { $path }, line { $line }, column { $column }: expected “]”, the end of the header.
convert-fault-comment = { $path }, line { $line }, column { $column }: expected the end of the line, or a comment after “;”.
convert-fault-deal = { $path }, line { $line }, column { $column }: the seed deals a different start from the one this game was saved from. Its checksum is { $wanted }.
convert-fault-deep = { $path }, line { $line }, column { $column }: values can be nested at most { $wanted } deep.
convert-fault-field = { $path }, line { $line }, column { $column }: expected a name such as card or at, then its value.
convert-fault-format = { $path }, line { $line }, column { $column }: expected [Format { $wanted }], the first line of a game.
convert-fault-header = { $path }, line { $line }, column { $column }: expected one of the headers { $wanted }.
convert-fault-key = { $path }, line { $line }, column { $column }: expected a header such as [Game "birdie"].
convert-fault-long = { $path }, line { $line }, column { $column }: at most { $wanted } characters are read.
convert-fault-missing = { $path }, line { $line }, column { $column }: this game needs the header [{ $wanted } …].
convert-fault-once = { $path }, line { $line }, column { $column }: this can be said only once.
convert-fault-record = { $path }, line { $line }, column { $column }: expected a record, a JSON object.
convert-fault-rules = { $path }, line { $line }, column { $column }: the game does not follow the rules ({ $wanted }).
convert-fault-seat = { $path }, line { $line }, column { $column }: it is the turn of seat { $wanted }.
convert-fault-value = { $path }, line { $line }, column { $column }: expected a value: a word, a number, numbers with commas between them, or JSON.
convert-fault-verb = { $path }, line { $line }, column { $column }: expected an action, beginning with its word.

error-convert-format = “{ $format }” is not a format: choose one of { $choices }.
error-convert-empty = There is no game in { $path }.
error-convert-one = { $path } has several games, and JSON holds one: choose --to jsonl or --to text.
