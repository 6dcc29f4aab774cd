### Una pista en breve: lo que da toda una puntuación; los pasos están plegados.

web-table-hint-worth = { $points ->
    [one] { $points } punto en total
   *[other] { $points } puntos en total
}
web-table-hint-steps = Paso a paso
