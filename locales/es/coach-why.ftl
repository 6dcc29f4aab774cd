### Por qué una decisión no fue la mejor, para el entrenador en el navegador y en la terminal.

coach-share = Probabilidad de ganar: { $better } % con la mejor opción hallada, { $here } % como se jugó.

# Birdie: un turno.
coach-order = Las mismas cartas habrían ido mejor en otro orden.
coach-run = La serie más larga de la fila: { COUNTED($better, $feature) }; como se jugó, { $here }.
coach-line = Tal como está, la fila daría { $better ->
    [one] { $better } punto
   *[other] { $better } puntos
}; como se jugó, { $here }.
coach-pass-early = Paso demasiado pronto: vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, y en esta ronda aún se { $cards ->
    [one] podía tomar { $cards } carta
   *[other] podían tomar { $cards } cartas
}.
coach-pass-late = Un Paso habría dado { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en el acto; aún se { $cards ->
    [one] podía tomar { $cards } carta
   *[other] podían tomar { $cards } cartas
}, y quien pasa después de otro recibe menos.
coach-left = En la reserva queda para los demás: { CARDS($cards) }.
coach-ability = Deja en la mano una habilidad para la puntuación: { NAMES($birds) }.
coach-more-cards = Pone { $better } cartas en el mazo; como se jugó, { $here }. En esta ronda aún se { $cards ->
    [one] podía tomar { $cards } carta
   *[other] podían tomar { $cards } cartas
}.
coach-dead = Sus dos casillas ya están llenas, así que ningún conjunto puede puntuar: { CARDS($cards) }.

# Birdie: una puntuación.
coach-points = La mejor puntuación da { $better ->
    [one] { $better } punto
   *[other] { $better } puntos
}, esta { $here }.
coach-box = Casilla { NAME($box, case: "genitive") }: { $better } en vez de { $here }.
coach-flaps = Aleteos marcados: { $better } en vez de { $here }.
coach-trophy = Se lleva el Trofeo { NAME($bird, case: "genitive") }.
coach-ability-unused = Usa la habilidad { NAME($bird, case: "genitive") }.
coach-ability-wasted = No necesita la habilidad { NAME($bird, case: "genitive") }.
coach-draw = Robar con el Petirrojo prometía { $better } puntos de media; sin robar, { $here }.
coach-no-draw = Sin robar había { $better } puntos; la carta del Petirrojo prometía { $here } de media.
coach-before-draw = Antes de robar con el Petirrojo se podían esperar { $better } puntos; tal como se preparó, { $here }.
coach-remove = Empieza por quitar { CARDS($card, case: "accusative") }, posición { $at }.
coach-kept = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} menos de lo posible, pero se guardan casillas y habilidades para la ronda 2: a la larga da lo mismo.
coach-denied = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} menos de lo posible, pero con vistas a los Trofeos: para ganar da lo mismo.

# Bower.
coach-bower-gem = Trae una tercera gema { $where ->
    [column] en { $count ->
        [1] la columna
       *[other] las columnas
    } { LIST($columns) }
    [both] en { $count ->
        [1] la columna
       *[other] las columnas
    } { LIST($columns) } y en un grupo { NAMES($groups, case: "genitive") }
   *[group] en un grupo { NAMES($groups, case: "genitive") }
}: una loseta de bonificación.
coach-bower-gem-tile = La mejor loseta puede traer enseguida una tercera gema: una loseta de bonificación.
coach-bower-pair = Junta una segunda gema con otra: una más da una loseta de bonificación.
coach-bower-given = La loseta que queda en el expositor puede dar enseguida una tercera gema al rival.
coach-bower-eggs = Contando tal como está ahora, { $count ->
    [one] es { $count } huevo
   *[other] son { $count } huevos
} de ventaja.
coach-bower-column = La columna { $column } pide { NAME($egg, case: "asked") }: allí { $better } en vez de { $here }.
coach-bower-fits = La mejor loseta trae hasta { $better } de lo que pide la columna { $column } ({ NAME($egg, case: "asked") }); esta, como mucho { $here } para un huevo conocido.
coach-bower-promise = Huevos que cabe esperar tal como está ahora: { $better } en vez de { $here }.
coach-bower-group = Mayor grupo { NAME($material, case: "genitive") }: { $better } cuadrados en vez de { $here }.
coach-bower-grow = Con la mejor loseta, el mayor grupo { NAME($material, case: "genitive") } puede tener { $better } cuadrados; con esta, { $here }.
coach-bower-hole = { $count ->
    [one] { $count } cuadrado ya no se puede
   *[other] { $count } cuadrados ya no se pueden
} llenar.
coach-bower-room = Deja { $better } sitios para una loseta; como se jugó, { $here }.
coach-bower-egg-tile = Para la loseta de huevo { BONUSES($bonus) }: { $better } en vez de { $here }.
coach-bower-keep = De las losetas de bonificación, aquí { BONUSES($better) } vale más que { BONUSES($here) }.
coach-bower-declined = Se renunció a la loseta de bonificación, que no cuesta nada.
coach-bower-unused = No se usó el efecto de la loseta de bonificación.
