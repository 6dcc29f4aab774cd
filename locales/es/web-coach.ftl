### El entrenador: lo que dice de una partida terminada. $player es un nombre y no se flexiona; $best y $got son puntos, $share es una probabilidad ("14 %").

web-coach-title = Decisiones por coste
web-coach-ask = Pedir análisis
web-coach-only-over = con la partida terminada
web-coach-thinking = El entrenador analiza: { $percent } %
web-coach-stop = parar
web-coach-next = Siguiente error
web-coach-clean = Ningún error
web-coach-none = El entrenador no ha encontrado nada claramente mejor.
web-coach-found = { $count ->
    [one] { $count } decisión costó algo.
   *[other] { $count } decisiones costaron algo.
}
web-coach-mark-slip = Descuido
web-coach-mark-mistake = Error
web-coach-mark-blunder = Error grave
web-coach-cost = −{ $share }
web-coach-points = { $got } de { $best ->
    [one] { $best } punto
   *[other] { $best } puntos
}
web-coach-share-mine = Tu probabilidad de ganar
web-coach-share-of = Probabilidad de que gane { $player }
web-coach-decision = { $mark ->
    [slip] Descuido
    [mistake] Error
    [blunder] Error grave
   *[none] Decisión
} · { $player }
web-coach-exact = cálculo exacto
web-coach-searched = lo mejor que se encontró
web-coach-played = Jugado
web-coach-played-unseen = Lo que hizo { $player } no se ve desde aquí.
web-coach-best = Mejor
web-coach-better = Mejor: { $better }
web-coach-why = Por qué
web-coach-show = Mostrar
web-coach-try = Inténtalo tú
web-coach-try-what = Una mesa nueva empieza justo antes de esta decisión, en el paso { $at } de { $last }.
web-coach-instead = La mejor jugada
web-coach-instead-close = Volver a lo que se jugó
