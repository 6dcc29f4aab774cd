### El problema del día y el archivo de problemas. $unit es "points" (Birdie) o "eggs" (Bower). En huevos se cuenta
### la ventaja: $side es "ahead", "level" o "behind".

web-puzzle-title = Problema del día
web-puzzle-kind-split = La mejor división
web-puzzle-kind-chain = La mejor cadena
web-puzzle-kind-placement = El mejor sitio
web-puzzle-kind-gift = Qué regalar
web-puzzle-question-split = Corta la fila para que dé el máximo de puntos.
web-puzzle-question-chain = Quita pájaros del cable para que las cadenas den el máximo de puntos.
web-puzzle-question-placement = { $turns ->
    [one] El último turno es tuyo: toma y coloca una loseta para acabar con la mayor ventaja de huevos. Todos los huevos están a la vista.
   *[other] Los últimos { $turns } turnos son todos tuyos: toma y coloca losetas para acabar con la mayor ventaja de huevos. Todos los huevos están a la vista.
}
web-puzzle-question-gift = ¿Qué loseta regalas? A partir de ahí ambos juegan lo mejor posible, hasta el final. Todos los huevos están a la vista.
web-puzzle-difficulty = Dificultad { $difficulty } de 5
# Lo que se busca, en la barra de un teléfono.
web-puzzle-goal = { $unit ->
    [eggs] más huevos
   *[points] más puntos
}
web-puzzle-freely = Una respuesta es mejor que todas las demás. Prueba cuantas veces quieras: no se pierde nada.
web-puzzle-begin = Empezar
web-puzzle-none = Ese problema no existe
web-puzzle-none-text = Quizá su día no ha llegado todavía, o la dirección se copió a medias.
web-puzzle-making = El problema se está preparando. En un dispositivo lento tarda hasta un minuto; después queda guardado.

web-puzzle-tries = { $tries ->
    [one] { $tries } intento
   *[other] { $tries } intentos
}
web-puzzle-not-yet = Todavía no
web-puzzle-brings = { $unit ->
    [eggs] { $side ->
        [level] Acabas en empate.
        [behind] { $value ->
            [one] Acabas con { $value } huevo de desventaja.
           *[other] Acabas con { $value } huevos de desventaja.
        }
       *[ahead] { $value ->
            [one] Acabas con { $value } huevo de ventaja.
           *[other] Acabas con { $value } huevos de ventaja.
        }
    }
   *[points] { $value ->
        [one] Así consigues { $value } punto.
       *[other] Así consigues { $value } puntos.
    }
}
web-puzzle-more = { $unit ->
    [eggs] { $more ->
        [one] Es posible { $more } huevo más.
       *[other] Son posibles { $more } huevos más.
    }
   *[points] { $more ->
        [one] Es posible { $more } punto más.
       *[other] Son posibles { $more } puntos más.
    }
}
web-puzzle-again = Volver a intentar
web-puzzle-again-sub = tu respuesta sigue ahí
web-puzzle-show = Ver la solución
web-puzzle-show-sub = y rendirse
web-puzzle-hints = Pistas
web-puzzle-hints-left = { $left ->
    [0] no queda ninguna
    [one] queda { $left }
   *[other] quedan { $left }
}
web-puzzle-hint-next = Pista { $number }
web-puzzle-hint-ask-1 = ¿Cuánto se puede conseguir?
web-puzzle-hint-ask-2 = ¿Por dónde se empieza?
web-puzzle-hint-worth = { $unit ->
    [eggs] { $side ->
        [level] La mejor respuesta acaba en empate.
        [behind] { $value ->
            [one] La mejor respuesta acaba con { $value } huevo de desventaja.
           *[other] La mejor respuesta acaba con { $value } huevos de desventaja.
        }
       *[ahead] { $value ->
            [one] La mejor respuesta acaba con { $value } huevo de ventaja.
           *[other] La mejor respuesta acaba con { $value } huevos de ventaja.
        }
    }
   *[points] { $value ->
        [one] La mejor respuesta da { $value } punto.
       *[other] La mejor respuesta da { $value } puntos.
    }
}
web-puzzle-begins-column = Se empieza en la columna { $column }.
web-puzzle-begins-gift = Tu rival la colocará en la columna { $column }.
web-puzzle-try = Probar

web-puzzle-right = ¡Correcto!
web-puzzle-answer = La solución
web-puzzle-why = Por qué es la mejor
web-puzzle-explained = La solución, paso a paso
web-puzzle-worth = { $unit ->
    [eggs] { $side ->
        [level] empate
        [behind] { $value ->
            [one] { $value } huevo de desventaja
           *[other] { $value } huevos de desventaja
        }
       *[ahead] { $value ->
            [one] { $value } huevo de ventaja
           *[other] { $value } huevos de ventaja
        }
    }
   *[points] { $value ->
        [one] { $value } punto
       *[other] { $value } puntos
    }
}
web-puzzle-second = la segunda: { $worth }
web-puzzle-found-tries = { $hints ->
    [0] { $tries ->
        [one] Hallada al primer intento.
       *[other] Hallada en { $tries } intentos.
    }
    [one] { $tries ->
        [one] Hallada al primer intento, con { $hints } pista.
       *[other] Hallada en { $tries } intentos, con { $hints } pista.
    }
   *[other] { $tries ->
        [one] Hallada al primer intento, con { $hints } pistas.
       *[other] Hallada en { $tries } intentos, con { $hints } pistas.
    }
}
web-puzzle-was-shown = Has visto la solución.
web-puzzle-again-solved = Este problema ya lo has resuelto.
web-puzzle-again-shown = Ya has visto la solución de este problema.
web-puzzle-others = Todos los problemas
web-puzzle-play = { $game ->
    [bower] Jugar a Bower
   *[birdie] Jugar a Birdie
}
web-puzzle-shared = Voliera, problema del { $day }
web-puzzle-shared-solved = { $hints ->
    [0] { $tries ->
        [one] resuelto al primer intento
       *[other] resuelto en { $tries } intentos
    }
   *[other] { $tries ->
        [one] resuelto al primer intento, con pistas
       *[other] resuelto en { $tries } intentos, con pistas
    }
}

web-puzzle-archive = Problemas
web-puzzle-archive-sub = uno nuevo cada día
web-puzzle-days = Los últimos días
web-puzzle-streak = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
web-puzzle-no-streak = Un pájaro por cada problema resuelto
web-puzzle-solved-count = { $count ->
    [one] { $count } resuelto
   *[other] { $count } resueltos
}
web-puzzle-today = hoy
web-puzzle-state-solved = resuelto
web-puzzle-state-shown = solución vista
web-puzzle-state-begun = en curso
web-puzzle-older = Problemas anteriores
