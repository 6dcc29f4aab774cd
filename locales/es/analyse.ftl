### El entrenador en la terminal (`voliera analyse`).

analyse-progress = El entrenador analiza cada decisión
analyse-title = Quién se equivocó y cuánto
analyse-player = jugador
analyse-marks-slip = descuidos
analyse-marks-mistake = errores
analyse-marks-blunder = errores graves
analyse-given-away = puntos regalados
analyse-worst = Las decisiones más caras
analyse-step = paso
analyse-mark = qué
analyse-cost = coste
analyse-why = por qué
analyse-mark-slip = descuido
analyse-mark-mistake = error
analyse-mark-blunder = error grave
analyse-played = Jugado: { $told }
analyse-better = Mejor: { $told }
analyse-none = El entrenador no ha encontrado nada claramente mejor.
error-analyse = Esta partida no se puede analizar: { $detail }
analyse-cost-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
analyse-cost-share = { $percent } %
analyse-number = { NUMBER($value, maximumFractionDigits: 1) }
