### Bower nel browser: tessere Bonus, i loro effetti, il conteggio finale e i risultati. $player è un nome e non si declina.

web-bower-scoring-bonus = Bonus!
web-bower-scoring-earned = Terza Gemma: { $where ->
    [column] { $count ->
        [1] colonna
       *[other] colonne
    } { LIST($columns) }
    [both] { $count ->
        [1] colonna
       *[other] colonne
    } { LIST($columns) } e { NAMES($groups) }
   *[group] gruppo { NAMES($groups, case: "genitive") }
}
web-bower-scoring-take = Prendi il Bonus
web-bower-scoring-take-draw = { $count ->
    [1] l’ultima
   *[other] una su { $count }
}
web-bower-scoring-take-open = { $count ->
    [1] ne resta una
   *[other] una su { $count }
}
web-bower-scoring-take-text-draw = Guardi alcune tessere Bonus della pila, ne tieni una e la usi subito. Le altre si scartano coperte.
web-bower-scoring-take-text-open = Queste tessere Bonus sono scoperte. Ne tieni una e la usi subito; le altre restano per dopo.
web-bower-scoring-tiles = Tessere Bonus
web-bower-scoring-keep-one = { $count ->
    [1] Tieni questa
    [2] Tienine una su due
    [3] Tienine una su tre
   *[other] Tienine una su { $count }
}
web-bower-scoring-keep = Tieni
web-bower-scoring-keep-choose = scegli una tessera
web-bower-scoring-keep-rest = { $count ->
    [0] è l’unica
    [1] una si scarta
    [2] due si scartano
   *[other] { $count } si scartano
}
web-bower-scoring-keep-open = le altre restano
web-bower-scoring-keep-nothing = senza effetto, fine del turno
web-bower-scoring-impossible = Ora senza effetto: non si può usare.
web-bower-scoring-decline = Rinuncia
web-bower-scoring-decline-bonus = nessun Bonus
web-bower-scoring-decline-effect = senza effetto
web-bower-scoring-decline-sure = Rinunci davvero?
web-bower-scoring-decline-again = tocca di nuovo
web-bower-scoring-nest-mine = Il mio nido
web-bower-scoring-nest-of = Nido di { $player }
web-bower-scoring-do-x = Piazza la X
web-bower-scoring-do-white-feather = Piazza la Piuma bianca
web-bower-scoring-do-white-flower = Piazza il Fiore bianco
web-bower-scoring-do-shells = Piazza due Conchiglie
web-bower-scoring-do-branch = Piazza il Ramo
web-bower-scoring-do-cover = Copri due quadrati
web-bower-scoring-do-gift = Scegli un regalo
web-bower-scoring-do-spy-opponent = Guarda un ovetto
web-bower-scoring-do-spy-aside = Ovetti da parte
web-bower-scoring-do-double-turn = Doppio turno
web-bower-scoring-do-discard = Scarto
web-bower-scoring-where-x = su una Piuma o un Fiore
web-bower-scoring-where-own = su un tuo quadrato pieno
web-bower-scoring-where-cover = pesca una tessera, poi piazzala
web-bower-scoring-where-place = sopra due quadrati pieni
web-bower-scoring-where-gift = una tessera della vetrina
web-bower-scoring-where-spy-opponent = uno dei tre dell’avversario
web-bower-scoring-where-spy-aside = li vedrai fino alla fine
web-bower-scoring-where-double-turn = per { $player }
web-bower-scoring-where-discard = per { $player }
web-bower-scoring-lay = Piazza qui
web-bower-scoring-lay-first = scegli un quadrato
web-bower-scoring-draw = Pesca tessera
web-bower-scoring-draw-must = e poi piazzala
web-bower-scoring-give = Regala
web-bower-scoring-give-first = scegli una tessera
web-bower-scoring-look = Guarda
web-bower-scoring-look-first = scegli un ovetto
web-bower-scoring-use = Usala
web-bower-scoring-swap = Scambia i nidi
web-bower-scoring-turn = Ruota
web-bower-scoring-which-object = Quale oggetto?
web-bower-scoring-which-way = In che verso?
web-bower-scoring-along = { $along ->
    [row] lungo la riga
   *[column] lungo la colonna
}
web-bower-scoring-place = { $player }, colonna { $column }
web-bower-scoring-no-change = Nulla di ciò che puoi contare cambia.
web-bower-scoring-unknown-egg = non vedi il suo ovetto
web-bower-scoring-leads = { $who ->
    [you] sei avanti
    [tied] pari
   *[other] { $player } è avanti
}
web-bower-scoring-column = Colonna { $column }
web-bower-scoring-column-shells = Conchiglie, colonna { $column }
web-bower-scoring-column-gems = Gemme, colonna { $column }
web-bower-scoring-group-of = { NAME($material) }, gruppo più grande
web-bower-scoring-tile-of = Tessera Uovo: { BONUSES($bonus) }
web-bower-scoring-from-to = { $before } → { $after }
web-bower-scoring-hand-of = { $count ->
    [one] { $count } tessera in mano a { $player }
   *[other] { $count } tessere in mano a { $player }
}
web-bower-scoring-gift-text = { $player } deve piazzarla nel prossimo turno e non ne prende altre.
web-bower-scoring-group = gruppo più grande
web-bower-scoring-final = Conteggio finale
web-bower-scoring-final-group = Gruppo { $number } di { $count }
web-bower-scoring-final-egg = Ovetto { $number } di { $count }
web-bower-scoring-final-tile = Tessera Uovo { $number } di { $count }
web-bower-scoring-next = Avanti
web-bower-scoring-next-egg = Prossimo ovetto
web-bower-scoring-to-end = Alla fine
web-bower-scoring-results = Risultato
web-bower-scoring-pause = Pausa
web-bower-scoring-play = Avanza da solo
web-bower-scoring-once-more = Dall’inizio
web-bower-scoring-lines = Uova finora
web-bower-scoring-columns = Colonne
web-bower-scoring-groups = Gruppi più grandi
web-bower-scoring-gets = { $who ->
    [you] +{ $count } a te
    [nobody] nessuno
   *[other] +{ $count } a { $player }
}
web-bower-scoring-why = { $by ->
    [coloured-shells] Conchiglie Colorate
    [shells] Conchiglie { $shells }
    [tied] pari, Conchiglie { $shells }
    [none] nessuno ne ha
   *[other] {""}
}
web-bower-scoring-double = uno solo: due uova
web-bower-scoring-owner = tessera Uovo di { $player }
web-bower-scoring-owner-you = la tua tessera Uovo
web-bower-scoring-waits = ancora coperto
web-bower-scoring-later = più tardi
web-bower-scoring-verdict = { $what }: { $mine } a { $theirs }, { $gets }
web-bower-scoring-wins = { $who ->
    [you] Hai vinto! { $score }
    [shared] Vittoria condivisa, { $score }
    [both] Vittoria condivisa, { $score }
   *[other] Vince { $player }, { $score }
}
web-bower-scoring-kind = Bower{ $super ->
    [yes] {" "}· Super Nido
   *[no] {""}
}{ $fair ->
    [yes] {" "}· Fair Play
   *[no] {""}
}
web-bower-scoring-tie = { $score } uova: { $by ->
    [coloured-shells] { $who ->
        [you] hai le Conchiglie Colorate.
       *[other] { $player } ha le Conchiglie Colorate.
    }
    [shells] { $who ->
        [you] hai più Conchiglie, { $shells }.
       *[other] { $player } ha più Conchiglie, { $shells }.
    }
   *[shared] Conchiglie { $shells }, vincono entrambi.
}
