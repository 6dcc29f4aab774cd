### `voliera reports`: che cosa le persone di un server segnalano di altre.

# $count is how many reports there are.
reports-end = { $count ->
    [0] Non ci sono segnalazioni.
   *[other] voliera reports close ID chiude una segnalazione: viene cancellata.
}
reports-more = { $count ->
    [one] Ancora { $count }: la mostra --most.
   *[other] Altre { $count }: le mostra --most.
}
reports-why = { $why ->
    [words] messaggi
    [name] nome
    [play] modo di giocare
   *[other] altro
}
# $by and $about are people: the name, and the id in brackets.
reports-who = { $by } su { $about }, tavolo { $table }
reports-text = «{ $text }»
reports-said = Le sue ultime righe al tavolo:
reports-closed = La segnalazione { $id } è chiusa: è stata cancellata.
error-reports-unknown = Non c’è una segnalazione { $id }: voliera reports le elenca.
error-reports-unavailable = Il database non risponde. Riprova; se il server lo sta usando, tra un momento.
