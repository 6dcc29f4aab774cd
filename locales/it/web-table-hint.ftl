### Un suggerimento in breve: che cosa porta un intero calcolo del punteggio; i passi stanno ripiegati.

web-table-hint-worth = { $points ->
    [one] { $points } punto in tutto
   *[other] { $points } punti in tutto
}
web-table-hint-steps = Passo per passo
