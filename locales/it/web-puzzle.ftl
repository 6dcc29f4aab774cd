### Il problema del giorno e l’archivio dei problemi. $unit è "points" (Birdie) o "eggs" (Bower). In uova si conta
### il vantaggio: $side è "ahead", "level" o "behind".

web-puzzle-title = Problema del giorno
web-puzzle-kind-split = Divisione migliore
web-puzzle-kind-chain = Catena migliore
web-puzzle-kind-placement = Posto migliore
web-puzzle-kind-gift = Che cosa regalare
web-puzzle-question-split = Dividi la fila in modo che porti più punti possibile.
web-puzzle-question-chain = Togli gli uccellini dal cavo in modo che le catene portino più punti possibile.
web-puzzle-question-placement = { $turns ->
    [one] L’ultimo turno è tuo: prendi e piazza una tessera in modo da finire con il maggior vantaggio di uova. Tutti gli ovetti sono scoperti.
   *[other] Gli ultimi { $turns } turni sono tutti tuoi: prendi e piazza le tessere in modo da finire con il maggior vantaggio di uova. Tutti gli ovetti sono scoperti.
}
web-puzzle-question-gift = Quale tessera regali? Da lì in poi entrambi giocano al meglio, fino alla fine. Tutti gli ovetti sono scoperti.
web-puzzle-difficulty = Difficoltà { $difficulty } su 5
# Che cosa si cerca, nella barra di un telefono.
web-puzzle-goal = { $unit ->
    [eggs] più uova
   *[points] più punti
}
web-puzzle-freely = Una risposta è migliore di tutte le altre. Prova quante volte vuoi: non si perde nulla.
web-puzzle-begin = Comincia
web-puzzle-none = Questo problema non esiste
web-puzzle-none-text = Forse il suo giorno non è ancora arrivato, o l’indirizzo è stato copiato solo in parte.
web-puzzle-making = Il problema si sta preparando. Su un dispositivo lento ci vuole fino a un minuto; poi resta salvato.

web-puzzle-tries = { $tries ->
    [one] { $tries } tentativo
   *[other] { $tries } tentativi
}
web-puzzle-not-yet = Non ancora
web-puzzle-brings = { $unit ->
    [eggs] { $side ->
        [level] Finisci in parità.
        [behind] { $value ->
            [one] Finisci con { $value } uovo di svantaggio.
           *[other] Finisci con { $value } uova di svantaggio.
        }
       *[ahead] { $value ->
            [one] Finisci con { $value } uovo di vantaggio.
           *[other] Finisci con { $value } uova di vantaggio.
        }
    }
   *[points] { $value ->
        [one] Così ottieni { $value } punto.
       *[other] Così ottieni { $value } punti.
    }
}
web-puzzle-more = { $unit ->
    [eggs] { $more ->
        [one] È possibile { $more } uovo in più.
       *[other] Sono possibili { $more } uova in più.
    }
   *[points] { $more ->
        [one] È possibile { $more } punto in più.
       *[other] Sono possibili { $more } punti in più.
    }
}
web-puzzle-again = Riprova
web-puzzle-again-sub = la tua risposta è ancora lì
web-puzzle-show = Mostra la soluzione
web-puzzle-show-sub = e rinuncia
web-puzzle-hints = Suggerimenti
web-puzzle-hints-left = { $left ->
    [0] tutti usati
    [one] ne resta { $left }
   *[other] ne restano { $left }
}
web-puzzle-hint-next = Suggerimento { $number }
web-puzzle-hint-ask-1 = Quanto si può ottenere?
web-puzzle-hint-ask-2 = Da dove si comincia?
web-puzzle-hint-worth = { $unit ->
    [eggs] { $side ->
        [level] La risposta migliore finisce in parità.
        [behind] { $value ->
            [one] La risposta migliore finisce con { $value } uovo di svantaggio.
           *[other] La risposta migliore finisce con { $value } uova di svantaggio.
        }
       *[ahead] { $value ->
            [one] La risposta migliore finisce con { $value } uovo di vantaggio.
           *[other] La risposta migliore finisce con { $value } uova di vantaggio.
        }
    }
   *[points] { $value ->
        [one] La risposta migliore porta { $value } punto.
       *[other] La risposta migliore porta { $value } punti.
    }
}
web-puzzle-begins-column = Si comincia dalla colonna { $column }.
web-puzzle-begins-gift = L’avversario la piazzerà nella colonna { $column }.
web-puzzle-try = Provaci

web-puzzle-right = Giusto!
web-puzzle-answer = La soluzione
web-puzzle-why = Perché è la migliore
web-puzzle-explained = La soluzione, passo per passo
web-puzzle-worth = { $unit ->
    [eggs] { $side ->
        [level] parità
        [behind] { $value ->
            [one] { $value } uovo di svantaggio
           *[other] { $value } uova di svantaggio
        }
       *[ahead] { $value ->
            [one] { $value } uovo di vantaggio
           *[other] { $value } uova di vantaggio
        }
    }
   *[points] { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    }
}
web-puzzle-second = la seconda: { $worth }
web-puzzle-found-tries = { $hints ->
    [0] { $tries ->
        [one] Trovata al primo tentativo.
       *[other] Trovata in { $tries } tentativi.
    }
    [one] { $tries ->
        [one] Trovata al primo tentativo, con { $hints } suggerimento.
       *[other] Trovata in { $tries } tentativi, con { $hints } suggerimento.
    }
   *[other] { $tries ->
        [one] Trovata al primo tentativo, con { $hints } suggerimenti.
       *[other] Trovata in { $tries } tentativi, con { $hints } suggerimenti.
    }
}
web-puzzle-was-shown = Hai visto la soluzione.
web-puzzle-again-solved = Questo problema l’hai già risolto.
web-puzzle-again-shown = Di questo problema hai visto la soluzione.
web-puzzle-others = Tutti i problemi
web-puzzle-play = { $game ->
    [bower] Gioca a Bower
   *[birdie] Gioca a Birdie
}
web-puzzle-shared = Voliera, problema del { $day }
web-puzzle-shared-solved = { $hints ->
    [0] { $tries ->
        [one] risolto al primo tentativo
       *[other] risolto in { $tries } tentativi
    }
   *[other] { $tries ->
        [one] risolto al primo tentativo, con suggerimenti
       *[other] risolto in { $tries } tentativi, con suggerimenti
    }
}

web-puzzle-archive = Problemi
web-puzzle-archive-sub = uno nuovo ogni giorno
web-puzzle-days = Gli ultimi giorni
web-puzzle-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
web-puzzle-no-streak = Un uccellino per ogni problema risolto
web-puzzle-solved-count = { $count ->
    [one] { $count } risolto
   *[other] { $count } risolti
}
web-puzzle-today = oggi
web-puzzle-state-solved = risolto
web-puzzle-state-shown = soluzione vista
web-puzzle-state-begun = in corso
web-puzzle-older = Problemi precedenti
