### L’allenatore nel terminale (`voliera analyse`).

analyse-progress = L’allenatore esamina ogni decisione
analyse-title = Errori per giocatore
analyse-player = giocatore
analyse-marks-slip = sviste
analyse-marks-mistake = errori
analyse-marks-blunder = errori gravi
analyse-given-away = punti sprecati
analyse-worst = Le decisioni più costose
analyse-step = passo
analyse-mark = che cosa
analyse-cost = costo
analyse-why = perché
analyse-mark-slip = svista
analyse-mark-mistake = errore
analyse-mark-blunder = errore grave
analyse-played = Giocato: { $told }
analyse-better = Meglio: { $told }
analyse-none = L’allenatore non ha trovato niente di chiaramente migliore.
error-analyse = Questa partita non si può analizzare: { $detail }
analyse-cost-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
analyse-cost-share = { $percent }%
analyse-number = { NUMBER($value, maximumFractionDigits: 1) }
