### L’allenatore nel terminale (`voliera analyse`).

analyse-progress = L’allenatore guarda ogni decisione
analyse-title = Chi ha sbagliato e quanto
analyse-player = giocatore
analyse-marks-slip = imprecisioni
analyse-marks-mistake = errori
analyse-marks-blunder = errori gravi
analyse-given-away = punti lasciati
analyse-worst = Le decisioni più costose
analyse-step = passo
analyse-mark = che cosa
analyse-cost = costo
analyse-why = perché
analyse-mark-slip = imprecisione
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
analyse-cost-share = { $percent } %
analyse-number = { NUMBER($value, maximumFractionDigits: 1) }
