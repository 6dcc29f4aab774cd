### Qué ocurre en la mesa además del juego, y cómo llama el navegador a las losetas y cuadrados en las frases.

web-tile = «{ NAME($first) }–{ NAME($second) }»
web-tile-bonus = «{ BONUSES($bonus) }»
web-event-token-laid = { $who ->
    [you] Pones
   *[other] { $player } pone
} { $token ->
    [x] la X sobre { NAME($object, case: "accusative") }
    [white-feather] la pluma blanca
    [white-flower] la flor blanca
    [shells] dos conchas
   *[branch] la rama a lo largo de la { $along ->
        [row] fila
       *[column] columna
    }
}: columna { $column }, fila { $row }{ $whose ->
    [own] {""}
    [you] {" "}de tu nido
   *[other] {" "}del nido de { $owner }
}.

web-event-joined = { $who ->
    [you] Te sientas
   *[other] { $player } se sienta
} a la mesa.
web-event-started = Empieza la partida.
web-event-left = { $who ->
    [you] Dejas
   *[other] { $player } deja
} la mesa.
web-event-resigned = { $who ->
    [you] Te rindes.
   *[other] { $player } se rinde.
}
web-event-replaced = { $why ->
    [clock] Se acabó el tiempo: por ahora juega un bot por
    [vote] Los demás lo han votado: por ahora juega un bot por
   *[left] Por ahora juega un bot por
} { $who ->
    [you] ti
   *[other] { $player }
}.
web-event-returned = { $who ->
    [you] Vuelves a la mesa y juegas otra vez.
   *[other] { $player } vuelve a la mesa y juega otra vez.
}
web-event-voted = { $who ->
    [you] Votas
   *[other] { $player } vota
} { $replace ->
    [yes] a favor de
   *[no] en contra de
} que un bot juegue por { $about ->
    [you] ti
   *[other] { $name }
}.
web-event-undone = { $who ->
    [you] Deshaces
   *[other] { $player } deshace
} el último paso.
web-event-back-asked = { $who ->
    [you] Pides
   *[other] { $player } pide
} deshacer la última jugada.
web-event-back-agreed = { $who ->
    [you] Aceptas
   *[other] { $player } acepta
} que se deshaga.
web-event-back-refused = { $who ->
    [you] No aceptas
   *[other] { $player } no acepta
} que se deshaga.
web-event-taken-back = { $who ->
    [you] Tu última jugada queda deshecha.
   *[other] La última jugada de { $player } queda deshecha.
}
web-event-said = { $player }: { $words }
