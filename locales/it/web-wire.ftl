### Il mio cavo nella pagina iniziale, e la via al profilo.

web-wire = Il mio cavo
web-wire-profile = Il mio profilo
web-wire-birds = { $count ->
    [one] { $count } uccellino
   *[other] { $count } uccellini
}
web-wire-days = { $count ->
    [one] { $count } giorno di fila
   *[other] { $count } giorni di fila
}
