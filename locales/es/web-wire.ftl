### Mi cable en la página de inicio, y el camino al perfil.

web-wire = Mi cable
web-wire-profile = Mi perfil
web-wire-birds = { $count ->
    [one] { $count } pájaro
   *[other] { $count } pájaros
}
web-wire-days = { $count ->
    [one] { $count } día seguido
   *[other] { $count } días seguidos
}
