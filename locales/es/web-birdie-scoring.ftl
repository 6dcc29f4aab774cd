### La puntuación de Birdie y los resultados. Los nombres de los jugadores no cambian.

web-birdie-scoring-your-line = Tu fila
web-birdie-scoring-their-line = Fila de { $name }
web-birdie-scoring-sub = Ronda { $round } · { $turn }.º de { $players }
web-birdie-scoring-they-score = { $name } puntúa ahora.
web-birdie-scoring-abilities = Habilidades en la mano
web-birdie-scoring-do-woodpecker = mueve un pájaro
web-birdie-scoring-do-robin = roba un pájaro más
web-birdie-scoring-do-pigeon = elimina un conjunto por dos Aleteos
web-birdie-scoring-do-owl = repite el valor más bajo
web-birdie-scoring-take-back = devuélvelo a su sitio
web-birdie-scoring-drop = elimina un conjunto
web-birdie-scoring-at-the-end = al final
web-birdie-scoring-uses-left = { $left ->
    [one] queda { $left } de 2
   *[other] quedan { $left } de 2
}
web-birdie-scoring-ask-lift = ¿Qué pájaro se mueve? Tócalo o arrástralo.
web-birdie-scoring-ask-place = ¿Adónde? Toca un hueco entre los pájaros.
web-birdie-scoring-ask-insert = Estaba bajo la carta Stop. Toca un hueco para ponerla.
web-birdie-scoring-ask-draw = Roba una carta de debajo de la carta Stop. No se puede deshacer.
web-birdie-scoring-ask-drop = ¿Qué conjunto se elimina por dos Aleteos? Toca su valor.
web-birdie-scoring-ask-owl = ¿En qué casilla? Debajo: el total.
web-birdie-scoring-draw = Robar
web-birdie-scoring-never-mind = Mejor no
web-birdie-scoring-place-before = Ponlo antes de { $card }
web-birdie-scoring-place-last = Ponlo al final
web-birdie-scoring-cut = Cortar entre { $left } y { $right }
web-birdie-scoring-pill-change = { COUNTED($count, $feature) }: declarar { NAME($next) } en su lugar
web-birdie-scoring-pill-leave = { COUNTED($count, $feature) }: no declarar
web-birdie-scoring-pill-declare = { COUNTED($count, $feature) }: declarar
web-birdie-scoring-pill-drop = { COUNTED($count, $feature) }: eliminar por dos Aleteos
web-birdie-scoring-lost = perdido
web-birdie-scoring-left = sin declarar
web-birdie-scoring-flaps-two = 2 Aleteos
web-birdie-scoring-sets = Conjuntos
web-birdie-scoring-no-set = Aún no hay conjuntos: corta la fila para que los vecinos compartan pájaro o estación.
web-birdie-scoring-why-wrote = { COUNTED($count, $feature) }: casilla { NAME($feature, case: "genitive") }{ $flap ->
    [0] {""}
    [1] , 1.er Aleteo
    [3] , 3.er Aleteo
   *[other] , { $flap }.º Aleteo
}{ $trophy ->
    [yes] , Trofeo
   *[no] {""}
}
web-birdie-scoring-why-smaller = { COUNTED($count, $feature) }: cuenta otro mayor, no da nada
web-birdie-scoring-why-filled = { COUNTED($count, $feature) }: la casilla ya está llena, no da nada
web-birdie-scoring-why-dropped = { COUNTED($count, $feature) }: eliminado por dos Aleteos
web-birdie-scoring-why-removed = { CARDS($card) } sale y no puntúa
web-birdie-scoring-keep = { COUNTED($count, $feature) }: conservar
web-birdie-scoring-sum-seasons = Estaciones
web-birdie-scoring-sum-birds = Pájaros
web-birdie-scoring-sum-pass = Paso
web-birdie-scoring-sum-flap = Aleteo
web-birdie-scoring-sum-trophies = Trofeos
web-birdie-scoring-tap-cut = Toca entre los pájaros para cortar
web-birdie-scoring-tap-bird = Toca un pájaro y confirma con ✓
web-birdie-scoring-write = Anotar
web-birdie-scoring-worth = { $sets ->
    [one] { $sets } conjunto
   *[other] { $sets } conjuntos
}, { $flaps ->
    [one] { $flaps } Aleteo
   *[other] { $flaps } Aleteos
}
web-birdie-scoring-best = Lo mejor: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-birdie-scoring-chain = La cadena
web-birdie-scoring-no-chain = Solo sale este pájaro: no hay cadena.
web-birdie-scoring-leaves = sale
web-birdie-scoring-choose = Elige
web-birdie-scoring-leads-to = { $what }, total { $total }
web-birdie-scoring-one-back = Un paso atrás
web-birdie-scoring-start-over = Empezar de nuevo
web-birdie-scoring-then = Otro pájaro más
web-birdie-scoring-do-it = Hacerlo
web-birdie-scoring-finish = Terminar
web-birdie-scoring-finish-sub = con lo ya anotado
web-birdie-scoring-owl-title = La Lechuza
web-birdie-scoring-owl-ask = La Lechuza anota { $value } otra vez. ¿En qué casilla? Debajo de cada una: el total.
web-birdie-scoring-owl-where = Una casilla para el valor de la Lechuza
web-birdie-scoring-owl-no = No, listo
web-birdie-scoring-owl-no-sub = { $count ->
    [one] la Lechuza se queda sin usar
   *[other] { $count } Lechuzas se quedan sin usar
}
web-birdie-scoring-owl-box = { $value } en la casilla { NAME($box, case: "genitive") }
web-birdie-scoring-owl-choose = elige una casilla
web-birdie-scoring-skip = Saltar
web-birdie-scoring-of-possible = Tu fila de la ronda { $round }: { $got } de { $possible }

web-birdie-scoring-result-win = ¡Has ganado!
web-birdie-scoring-result-wins = Gana { $name }
web-birdie-scoring-result-sub = { $players } jugadores · { $variant ->
    [expert] difícil
   *[standard] estándar
}
web-birdie-scoring-result-board = Quién puntuó qué
web-birdie-scoring-result-place = puesto { $place }
web-birdie-scoring-result-tie = { $points } : { $points }. { $who ->
    [you] Pasaste antes en la ronda 2.
   *[other] { $name } pasó antes en la ronda 2.
}
web-birdie-scoring-pop = +{ $points } { $kind ->
    [set] conjunto
    [flap] Aleteo
   *[trophy] Trofeo
}
