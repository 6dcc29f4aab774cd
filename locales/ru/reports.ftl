### `voliera reports`: на кого и за что жалуются люди на сервере.

# $count is how many reports there are.
reports-end = { $count ->
    [0] Жалоб нет.
   *[other] voliera reports close ID закрывает жалобу: она удаляется.
}
reports-more = { $count ->
    [one] И ещё { $count } жалоба: её покажет --most.
    [few] И ещё { $count } жалобы: их покажет --most.
   *[many] И ещё { $count } жалоб: их покажет --most.
}
reports-why = { $why ->
    [words] сообщения
    [name] имя
    [play] манера игры
   *[other] другое
}
# $by and $about are people: the name, and the id in brackets.
reports-who = От { $by } на { $about }, стол { $table }
reports-text = «{ $text }»
reports-said = Последние сообщения за столом:
reports-closed = Жалоба { $id } закрыта и удалена.
error-reports-unknown = Жалобы { $id } нет: список покажет voliera reports.
error-reports-unavailable = База данных не отвечает. Повторите; если она занята сервером — чуть позже.
