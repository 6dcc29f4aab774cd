### Qué ha pasado en Bower, una frase por suceso. Los nombres no se declinan; las columnas cuentan desde 1.

event-bower-tile-taken = { $who ->
    [you] Tomas
   *[other] { $player } toma
} { $tile } del expositor.
event-bower-display-refilled = { $count ->
    [1] Loseta nueva en el expositor
   *[other] Losetas nuevas en el expositor
}: { $tiles }.
event-bower-tile-played = { $who ->
    [you] Colocas
   *[other] { $player } coloca
} { $gift ->
    [yes] el regalo { $tile }
   *[no] { $tile }
} en { $count ->
    [1] la columna
   *[other] las columnas
} { LIST($columns) }.
event-bower-no-room = { $who ->
    [you] No tienes
   *[other] { $player } no tiene
} sitio para una loseta: el turno termina{ $lost ->
    [yes] {" "}y el regalo { $tile } sale del juego
   *[no] {""}
}.
event-bower-bonus-earned = { $who ->
    [you] Tienes
   *[other] { $player } tiene
} una tercera gema { $where ->
    [column] en { $count ->
        [1] la columna
       *[other] las columnas
    } { LIST($columns) }
    [both] en { $count ->
        [1] la columna
       *[other] las columnas
    } { LIST($columns) } y en un grupo { NAMES($groups, case: "genitive") }
   *[group] en un grupo { NAMES($groups, case: "genitive") }
}: ¡una loseta de bonificación!
event-bower-bonus-declined = { $who ->
    [you] Renuncias
   *[other] { $player } renuncia
} a la loseta de bonificación.
event-bower-bonus-reshuffled = Las losetas de bonificación descartadas se barajan: la pila vuelve a tener { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}.
event-bower-bonus-drawn = { $who ->
    [you] Robas
   *[other] { $player } roba
} losetas de bonificación: { BONUSES($bonuses) }.
event-bower-bonus-drawn-hidden = { $who ->
    [you] Robas
   *[other] { $player } roba
} { $count ->
    [one] { $count } loseta de bonificación
   *[other] { $count } losetas de bonificación
}.
event-bower-bonus-kept = { $who ->
    [you] Conservas
   *[other] { $player } conserva
} la loseta de bonificación { BONUSES($bonus) }.
event-bower-effect-impossible = { BONUSES($bonus) }: ahora no tiene ningún efecto.
event-bower-effect-declined = { $who ->
    [you] No usas
   *[other] { $player } no usa
} { BONUSES($bonus) }.
event-bower-spied = { $who ->
    [you] Miras
   *[other] { $player } mira
} el huevo de preferencia de la columna { $column }.
event-bower-egg-seen = El huevo de preferencia de la columna { $column } pide { NAME($egg, case: "asked") }.
event-bower-spied-aside = { $who ->
    [you] Miras
   *[other] { $player } mira
} los dos huevos de preferencia que quedaron aparte.
event-bower-aside-seen = Los huevos de preferencia que quedaron aparte piden { NAMES($eggs, case: "asked") }.
event-bower-token-laid = { $who ->
    [you] Pones
   *[other] { $player } pone
} { $token ->
    [x] la X sobre { NAME($object, case: "accusative") }
    [white-feather] la pluma blanca
    [white-flower] la flor blanca
    [shells] dos conchas
   *[branch] la rama a lo largo de { $along ->
        [row] la fila
       *[column] la columna
    }
} en { $square }{ $whose ->
    [own] {""}
    [you] {" "}de tu nido
   *[other] {" "}del nido de { $owner }
}.
event-bower-cover-drawn = { $who ->
    [you] Robas
   *[other] { $player } roba
} { $tile } para cubrir otros cuadrados.
event-bower-cover-laid = { $who ->
    [you] Colocas
   *[other] { $player } coloca
} { $tile } sobre cuadrados de { $count ->
    [1] la columna
   *[other] las columnas
} { LIST($columns) }.
event-bower-gift-given = { $whom ->
    [you] { $player } te da
   *[other] { $who ->
        [you] Das a { $other }
       *[other] { $player } da a { $other }
    }
} la loseta { $tile } como regalo.
event-bower-double-turn = { $whom ->
    [you] Juegas tú
   *[other] { $other } juega
} los dos turnos siguientes.
event-bower-discard-asked = { $who ->
    [you] Debes
   *[other] { $player } debe
} descartar una loseta de la mano.
event-bower-tile-discarded = { $who ->
    [you] Descartas
   *[other] { $player } descarta
} { $tile }, que sale del juego.
event-bower-eggs-revealed = Los huevos de preferencia se revelan: { NAMES($eggs, case: "asked") }.
event-bower-over = La partida ha terminado, { $eggs }:{ $others } en huevos: { $by ->
    [coloured-shells] con las Conchas de colores{" "}
    [shells] con más conchas{" "}
   *[other] {""}
}{ $who ->
    [you] ganas tú
    [shared] la victoria se comparte
   *[other] gana { $player }
}.
