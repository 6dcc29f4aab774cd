### Qué ha pasado, una frase por suceso. Los nombres no se declinan; las posiciones empiezan en 1.

event-took = { $who ->
    [you] Tomas
   *[other] { $player } toma
} { CARDS($card, case: "accusative") } de la reserva.
event-refilled = { $count ->
    [1] Carta nueva en la reserva
   *[other] Cartas nuevas en la reserva
}: { CARDS($cards) }.
event-laid-card = { $who ->
    [you] Pones
   *[other] { $player } pone
} { CARDS($card, case: "accusative") } { $from ->
    [display] de la reserva
   *[hand] de la mano
} en el mazo personal.
event-laid-order = { $who ->
    [you] Pones en tu mazo personal
   *[other] { $player } pone en el mazo personal
}, de abajo arriba: { CARDS($cards) }.
event-laid = { $who ->
    [you] Pones
   *[other] { $player } pone
} { CARDS($cards, case: "accusative") } en el mazo personal{ $hand ->
    [0] {""}
    [one] , con { $hand } carta de la mano
   *[other] , con { $hand } cartas de la mano
}.
event-passed = { $automatic ->
    [yes] Era el último turno: { $who ->
        [you] pasas
       *[other] { $player } pasa
    }
   *[no] { $who ->
        [you] Pasas
       *[other] { $player } pasa
    }
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-line-opened = { $count ->
    [0] { $who ->
        [you] No tienes mazo personal: no hay fila que puntuar.
       *[other] { $player } no tiene mazo personal: no hay fila que puntuar.
    }
   *[other] { $who ->
        [you] Das la vuelta a tu mazo personal
       *[other] { $player } da la vuelta al mazo personal
    }: una fila de { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
}
event-spent = { $who ->
    [you] Descartas
   *[other] { $player } descarta
} { CARDS($card, case: "accusative") } de la mano y { $who ->
    [you] usas
   *[other] usa
} la habilidad { NAME($bird, case: "genitive") }.
event-moved = { $who ->
    [you] Mueves
   *[other] { $player } mueve
} { CARDS($card, case: "accusative") } de la fila, de la posición { $from } a la { $to }.
event-drew = { $who ->
    [you] Robas
   *[other] { $player } roba
} { CARDS($card, case: "accusative") } de debajo de la carta Stop; { $left ->
    [0] allí no queda ninguna
    [one] allí queda { $left }
   *[other] allí quedan { $left }
}.
event-drew-hidden = { $who ->
    [you] Robas
   *[other] { $player } roba
} una carta de debajo de la carta Stop; { $left ->
    [0] allí no queda ninguna
    [one] allí queda { $left }
   *[other] allí quedan { $left }
}.
event-inserted = { $who ->
    [you] Insertas
   *[other] { $player } inserta
} { CARDS($card, case: "accusative") } en la fila, en la posición { $at }.
event-declared = { $who ->
    [you] Declaras
   *[other] { $player } declara
} un conjunto: { COUNTED($size, $feature) }, posiciones { $first } a { $last }.
event-dropped = { $who ->
    [you] Eliminas
   *[other] { $player } elimina
} un conjunto a cambio de dos Aleteos: { COUNTED($size, $feature) }.
event-removed = { $who ->
    [you] Quitas
   *[other] { $player } quita
} { CARDS($card, case: "accusative") } de la fila, posición { $at }.
event-formed = Aparece un conjunto y sale de la fila: { COUNTED($size, $feature) }.
event-wrote = { $by ->
    [owl] Con la Lechuza, { $who ->
        [you] anotas
       *[other] { $player } anota
    }
   *[set] { $who ->
        [you] Anotas
       *[other] { $player } anota
    }
} { $value } en la casilla { NAME($box, case: "genitive") }.
event-nothing = { COUNTED($size, $feature) }: este conjunto no da nada, { $why ->
    [smaller] cuenta uno mayor de la misma característica
   *[filled] la casilla ya estaba llena
}.
event-flapped = { $who ->
    [you] Marcas
   *[other] { $player } marca
} { $by ->
    [0] ningún Aleteo: ya están marcadas todas las casillas
    [one] { $by } Aleteo
   *[other] { $by } Aleteos
}; { $marked ->
    [one] ahora hay { $marked } marcado
   *[other] ahora hay { $marked } marcados
}, que { $marked ->
    [one] vale
   *[other] valen
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-trophy = { $who ->
    [you] Te llevas
   *[other] { $player } se lleva
} el Trofeo { NAME($bird, case: "genitive") }{ $loser ->
    [nobody] {""}
    [you] , que era tuyo
   *[other] , que tenía { $name }
}.
event-scored = { $who ->
    [you] Has terminado de puntuar.
   *[other] { $player } ha terminado de puntuar.
}
event-dealt = Empieza la ronda { $round }; { $who ->
    [you] juegas primero tú
   *[other] juega primero { $player }
}.
event-over = La partida ha terminado: { $who ->
    [you] ganas tú
   *[other] gana { $player }
} con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
