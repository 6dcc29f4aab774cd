### La mesa de Birdie en el navegador. $player es un nombre; $who es "you" u "other".

web-birdie-opponents = Rivales
web-birdie-display = Reserva
web-birdie-hand = Tu mano
web-birdie-hand-of = Mano de { $player }
web-birdie-hand-empty = Sin cartas en la mano
web-birdie-my-board = Mi pizarra
web-birdie-log = Qué ha ocurrido
web-birdie-now = le toca
web-birdie-away = ausente

web-birdie-round = Ronda { $round } de 2{ $variant ->
    [expert] {" "}· difícil
   *[standard] {""}
}
web-birdie-round-last = Ronda { $round } de 2 · último turno{ $variant ->
    [expert] {" "}· difícil
   *[standard] {""}
}
web-birdie-round-ends = La ronda ha terminado
web-birdie-seat = { $player }: { $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
} en la mano, { $deck ->
    [one] { $deck } carta
   *[other] { $deck } cartas
} en el mazo personal, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}{ $state ->
    [passed] ; ha pasado por { $pass }
    [now] ; le toca ahora
   *[plays] {""}
}{ $away ->
    [yes] ; ausente
   *[no] {""}
}
web-birdie-pass-badge = Paso +{ $points }
web-birdie-in-hand = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} en la mano
web-birdie-deck = Mazo personal: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
web-birdie-above-stop = { $count ->
    [0] Stop: no hay más cartas
   *[other] { $count } sobre la carta Stop
}

web-birdie-last-took = { $who ->
    [you] Has tomado una carta
   *[other] { $player } ha tomado una carta
}
web-birdie-last-laid = { $who ->
    [you] Has puesto 2 cartas de la reserva
   *[other] { $player } ha puesto 2 cartas de la reserva
}{ $hand ->
    [0] {""}
   *[other] {" "}y { $hand } de la mano
}
web-birdie-last-passed = { $who ->
    [you] Has pasado
   *[other] { $player } ha pasado
}: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-birdie-first = Empieza la ronda { $round }: cuatro cartas boca arriba, dos en la mano.

web-birdie-take = Tomar
web-birdie-lay = Al mazo
web-birdie-pass = Paso
web-birdie-take-back = Deshacer
web-birdie-sub-to-hand = a la mano
web-birdie-sub-choose-one = elige una
web-birdie-sub-only-one = solo una
web-birdie-sub-none-open = no hay cartas
web-birdie-sub-choose-two = elige dos
web-birdie-sub-one-more = una más
web-birdie-sub-order = en orden
web-birdie-sub-needs-two = hacen falta dos
web-birdie-sub-two-open = dos de la reserva
web-birdie-sub-pays = +{ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-birdie-waiting = Le toca a { $player }. Mira tus cartas mientras tanto.
web-birdie-watching = Le toca a { $player }. Miras desde el sitio de { $beside }.
web-birdie-you-passed = Has pasado: +{ $points }

web-birdie-ask-title = ¿Pasar ahora?
web-birdie-ask-text = Quedarás fuera el resto de la ronda, sin más cartas.
web-birdie-ask-pays = Anotas { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} y quedas fuera el resto de la ronda, sin más cartas.
web-birdie-ask-no = Seguir

web-birdie-sub-lay = { $open } de reserva + { $hand } de mano
web-birdie-goes-first = va debajo
web-birdie-goes-on-top = va encima
web-birdie-bottom = abajo
web-birdie-top = encima
web-birdie-further-down = Más abajo
web-birdie-further-up = Más arriba
web-birdie-take-out = Devolver a su sitio
web-birdie-add-hand = Toca para añadir de la mano
web-birdie-add-open = { $count ->
    [one] Falta una carta de la reserva
   *[other] Faltan { $count } cartas de la reserva
}
web-birdie-deck-grows = Tu mazo: { $from } → { $to } { $to ->
    [one] carta
   *[other] cartas
}. Nadie lo mira antes de puntuar.

web-birdie-round-over = Fin de la ronda 1
web-birdie-round-lead = { $who ->
    [tied] Nadie va por delante
    [you] Vas ganando por { $points }
   *[other] { $player } va ganando por { $points }
}
web-birdie-round-trophies = Los Trofeos cambian de manos
web-birdie-round-nobody = aún de nadie
web-birdie-round-holder = { $who ->
    [you] tuyo
   *[other] { $player }
}
web-birdie-round-cleared = Las manos y las filas se retiran; lo anotado en las pizarras se queda.
web-birdie-round-next = Ronda 2
web-birdie-round-begins = { $who ->
    [you] empiezas tú
   *[other] empieza { $player }
}

### Por qué un consejo es bueno, en una frase.
web-birdie-hint-pass = Ahora da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
web-birdie-hint-take = Va bien con tu mano: { $count } × { NAME($feature) }.
web-birdie-hint-lay = { $count } seguidas: { NAME($feature) }.
