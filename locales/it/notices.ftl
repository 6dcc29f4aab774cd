### Tocca a te: che cosa dice una notifica sul dispositivo, e che cosa scrive un webhook in un canale.

notice-turn = { $game ->
    [bower] Bower: tocca a te
   *[birdie] Birdie: tocca a te
}
notice-with = con { $names }
notice-round = con { $names } · round { $round }
notice-invitation = { $game ->
    [bower] Bower: un invito
   *[birdie] Birdie: un invito
}
notice-invited = { $name } ti invita a un tavolo
notice-names = { $some } e { $last }
notice-guest = Ospite
# In modalità bambini chi siede ai tavoli pubblici ha il nome di un uccello, come nella pagina (web-bird-name).
notice-bird =
    { $seat ->
        [0] Pettirosso
        [1] Civetta
        [2] Piccione
       *[3] Picchio
    }
notice-hours = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: { $hours ->
    [one] manca { $hours } ora alla fine del tuo turno
   *[other] mancano { $hours } ore alla fine del tuo turno
}
notice-days = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: { $days ->
    [one] manca { $days } giorno alla fine del tuo turno
   *[other] mancano { $days } giorni alla fine del tuo turno
}

# In un canale che leggono altri: tocca a { $player }.
notice-hook-turn = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: tocca a { $player }
notice-hook-round = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: tocca a { $player } · round { $round }
notice-hook-hours = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: tocca a { $player } · { $hours ->
    [one] manca { $hours } ora
   *[other] mancano { $hours } ore
}
notice-hook-days = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: tocca a { $player } · { $days ->
    [one] manca { $days } giorno
   *[other] mancano { $days } giorni
}
notice-hook-won = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: ha vinto { $player }{ $score ->
    [none] {""}
   *[other] , { $score }
}
notice-hook-shared = { $game ->
    [bower] Bower
   *[birdie] Birdie
}: vittoria condivisa, { $score }

# Sotto un link che fa vedere una partita finita.
notice-shared = Guarda la partita mossa per mossa, o gioca anche tu.
notice-card-game = { $game ->
    [bower] Bower
   *[birdie] Birdie
}
notice-card-wins = Vince { $name }!
notice-card-shared = Vittoria condivisa
