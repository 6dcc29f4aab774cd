### `voliera reports`: what people of a server report about others.

# $count is how many reports there are.
reports-end = { $count ->
    [0] There are no reports.
   *[other] voliera reports close ID closes a report: it is deleted.
}
reports-more = { $count ->
    [one] { $count } more; --most shows it.
   *[other] { $count } more; --most shows them.
}
reports-why = { $why ->
    [words] messages
    [name] name
    [play] manner of playing
   *[other] something else
}
# $by and $about are people: the name, and the id in brackets.
reports-who = { $by } about { $about }, table { $table }
reports-text = “{ $text }”
reports-said = Their last lines at the table:
reports-closed = Report { $id } is closed: it has been deleted.
error-reports-unknown = There is no report { $id }: voliera reports lists them.
error-reports-unavailable = The database does not answer. Try again; if the server is busy with it, in a moment.
