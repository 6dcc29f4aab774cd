### The rules page: search, chapters, statements, and one statement over the table.

web-rules-title = Rules
web-rules-game = Game
web-rules-search = Search the rules
web-rules-clear = Clear
web-rules-all = All
web-rules-chapters = Chapters
# A switch: not only the one-sentence form of each statement, but all of it.
web-rules-in-full = Show every rule in full
web-rules-also = See also
# Copies the address of one statement.
web-rules-copy = Copy the link
web-rules-example = Example
web-rules-everything = All rules

web-rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
web-rules-none = Nothing found for “{ $query }”
web-rules-meant = Did you mean “{ $words }”?
web-rules-fewer = Try fewer words, or just the start of one.
web-rules-other = { $count ->
    [one] { $count } rule in { $game }
   *[other] { $count } rules in { $game }
}
web-rules-unknown = There is no rule { $number }.
