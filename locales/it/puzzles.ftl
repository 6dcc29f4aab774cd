### I problemi (`voliera puzzles`). $unit è "points" (Birdie) o "eggs" (Bower: di quante uova si è in vantaggio).

puzzle-kind-split = La divisione migliore
puzzle-kind-chain = La catena migliore
puzzle-kind-placement = Il posto migliore
puzzle-kind-gift = Che cosa regalare

puzzle-question-split = Dividi la fila di { $cards } carte in modo che porti più punti possibile.
puzzle-question-chain = Togli carte dalla fila di { $cards } in modo che le catene portino più punti possibile.
puzzle-question-placement = { $turns ->
    [one] L’ultimo turno è tuo
   *[other] Gli ultimi { $turns } turni sono tuoi
}. Tutti gli ovetti sono noti e non si pesca più nulla. Prendi e piazza le tessere in modo da avere il massimo vantaggio in uova.
puzzle-question-gift = Quale tessera regali all’avversario? Tutti gli ovetti sono noti, non si pesca più nulla ed entrambi giocano al meglio { $turns ->
    [one] l’ultimo turno
   *[other] gli ultimi { $turns } turni
}.

puzzle-best = { $unit ->
    [eggs] { $value ->
        [0] La risposta migliore finisce in parità di uova.
        [one] La risposta migliore dà { $value } uovo di vantaggio.
       *[other] La risposta migliore dà { $value } uova di vantaggio.
    }
   *[points] { $value ->
        [one] La risposta migliore porta { $value } punto.
       *[other] La risposta migliore porta { $value } punti.
    }
}
puzzle-answer = Risposta
puzzle-second = { $unit ->
    [eggs] La seconda risposta migliore finisce con un vantaggio di { $value }.
   *[points] La seconda risposta migliore porta { $value ->
        [one] { $value } punto.
       *[other] { $value } punti.
    }
}

puzzle-column-day = giorno
puzzle-column-kind = tipo
puzzle-column-difficulty = difficoltà
puzzle-column-best = migliore
puzzle-making = Preparazione
puzzle-checking = Verifica
puzzle-kept = { $count ->
    [one] { $count } problema scritto
   *[other] { $count } problemi scritti
} in { $path }.
puzzle-unproved = { $day }: non dimostrato. { $detail }
puzzle-checked = { $count ->
    [one] { $count } problema ha
   *[other] { $count } problemi hanno
} una sola risposta migliore, dimostrato provando { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}; { $failed } no.

error-puzzle-day = Per «{ $day }» non c’è nessun problema. Scrivi un giorno dal { $first } in poi, come 2026-11-15.
error-puzzle-file = La riga { $number } di { $path } non contiene un problema di Voliera. Usa un file scritto da voliera puzzles make --json.
