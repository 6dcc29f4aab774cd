### Los problemas (`voliera puzzles`). $unit es "points" (Birdie) o "eggs" (Bower: por cuántos huevos se va ganando).

puzzle-kind-split = La mejor división
puzzle-kind-chain = La mejor cadena
puzzle-kind-placement = El mejor sitio
puzzle-kind-gift = Qué regalar

puzzle-question-split = Divide la fila de { $cards } cartas para que dé el máximo de puntos.
puzzle-question-chain = Quita cartas de la fila de { $cards } para que las cadenas den el máximo de puntos.
puzzle-question-placement = { $turns ->
    [one] El último turno es tuyo
   *[other] Los últimos { $turns } turnos son tuyos
}. Se conocen todos los huevos y ya no se roba nada. Toma y coloca losetas para ganar por el máximo de huevos.
puzzle-question-gift = ¿Qué loseta regalas a tu rival? Se conocen todos los huevos, ya no se roba nada y ambos juegan lo mejor posible { $turns ->
    [one] el último turno.
   *[other] los últimos { $turns } turnos.
}

puzzle-best = { $unit ->
    [eggs] { $value ->
        [0] La mejor respuesta acaba en empate a huevos.
        [one] La mejor respuesta da { $value } huevo de ventaja.
       *[other] La mejor respuesta da { $value } huevos de ventaja.
    }
   *[points] { $value ->
        [one] La mejor respuesta da { $value } punto.
       *[other] La mejor respuesta da { $value } puntos.
    }
}
puzzle-answer = Respuesta
puzzle-second = { $unit ->
    [eggs] La segunda mejor respuesta acaba con una ventaja de { $value }.
   *[points] La segunda mejor respuesta da { $value ->
        [one] { $value } punto.
       *[other] { $value } puntos.
    }
}

puzzle-column-day = día
puzzle-column-kind = tipo
puzzle-column-difficulty = dificultad
puzzle-column-best = mejor
puzzle-making = Preparación
puzzle-checking = Comprobación
puzzle-kept = { $count ->
    [one] { $count } problema escrito
   *[other] { $count } problemas escritos
} en { $path }.
puzzle-unproved = { $day }: sin demostrar. { $detail }
puzzle-checked = { $count ->
    [one] { $count } problema tiene
   *[other] { $count } problemas tienen
} una sola mejor respuesta, demostrado probando { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}; { $failed } no.

error-puzzle-day = No hay ningún problema para «{ $day }». Escribe un día desde el { $first }, como 2026-11-15.
error-puzzle-file = La línea { $number } de { $path } no es un problema. Usa un archivo escrito por voliera puzzles make --json.
