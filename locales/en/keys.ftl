### What can be typed. word-…: the accepted words with spaces between, the first one is the one that is shown.
### The English words work in every language; letters of hand cards and codes of birds are the language's own.

word-help = ? h help
word-undo = u undo
word-save = save
word-quit = q quit exit
word-rule = r rule rules
word-resign = resign
word-take = t take
word-ok = ok
word-keep = k keep
word-me = me human
word-yes = y yes ok
word-no = n no
word-forward = n next
word-back = b back
word-last = end last

hint-replay = Step { $step } of { $count } · Enter forward · b back · a number jumps · end · q leaves

help-title = What you can type
help-undo = undo the last step of your turn, unless something has been drawn or revealed since
    .keys = u
help-rule = show a rule by its number
    .keys = { $rule }
help-save = save the game, here or in a file of your choice
    .keys = save
help-resign = resign the game: it ends at once, and your opponent wins
    .keys = resign
help-quit = leave the table
    .keys = q
