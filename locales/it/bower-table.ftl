### Il tavolo di Bower: titoli, intestazioni, che cosa farebbe una tessera, il conteggio finale.

choice-super = Super Nido

title-bower-turn = turno { $number } di { $turns }
title-bower-setup = prima tessera
title-bower-take = prendi una tessera
title-bower-play = piazza una tessera
title-bower-bonus = una tessera Bonus!
title-bower-keep = scegli una tessera Bonus
title-bower-effect = usa la tessera Bonus
title-bower-discard = scarta una tessera

owner-bower-hand = { $count ->
    [0] nessuna tessera in mano
    [one] { $count } tessera in mano
   *[other] { $count } tessere in mano
}
owner-bower-kept = tessere Bonus: { BONUSES($bonuses) }
owner-bower-double = gioca due turni
owner-bower-aside = da parte: { $eggs }

heading-bower-groups = Gruppi più grandi:
heading-bower-piles = pile: { $tiles } Nido, { $bonuses } Bonus
heading-bower-open = { $count ->
    [0] Le tessere Bonus sono finite.
   *[other] Tessere Bonus scoperte: { BONUSES($bonuses) }
}
heading-bower-eggs = I tuoi ovetti Preferenza: { $eggs }
heading-bower-display = Vetrina
heading-bower-hand = { $count ->
    [0] La tua mano è vuota
   *[other] Mano
}
heading-bower-gift = { $who ->
    [you] Regalo per te
   *[other] Regalo per { $player }
}
heading-bower-cover = Tessera per coprire

preview-bower = Se la piazzi qui: { $items }
preview-bower-bonus = ★ una tessera Bonus, terza Gemma { $where ->
    [column] { $count ->
        [1] nella colonna
       *[other] nelle colonne
    } { LIST($columns) }
    [both] { $count ->
        [1] nella colonna
       *[other] nelle colonne
    } { LIST($columns) } e in un gruppo { NAMES($groups, case: "genitive") }
   *[group] in un gruppo { NAMES($groups, case: "genitive") }
}
preview-bower-none = Qui non cambiano né i gruppi più grandi né gli ovetti noti, e non ottieni tessere Bonus.
preview-bower-group = gruppo più grande { NAME($material, case: "genitive") } { $before } → { $after }
preview-bower-column = colonna { $column }, { NAME($egg, case: "asked") }: { $before } → { $after } contro { $other }

count-bower-title = Conteggio finale, { $number } di { $count }
count-bower-group = Gruppo più grande { NAME($material, case: "genitive") }
count-bower-column = Colonna { $column }: { NAME($egg, case: "asked") }
count-bower-tile = { $who ->
    [you] La tua tessera Uovo { BONUSES($bonus) }
   *[other] Tessera Uovo { BONUSES($bonus) } di { $player }
}
count-bower-tile-sign = Uovo
count-bower-numbers = { $first } { $a } : { $b } { $second }
count-bower-so-far = Uova finora: { $first } { $a } : { $b } { $second }
count-bower-why = { $by ->
    [size] Vince il gruppo più grande.
    [objects] Vince chi ne ha di più.
    [shells] Parità; vince chi ha più Conchiglie, { $a }:{ $b }.
    [coloured-shells] Parità; la vincono le Conchiglie Colorate.
    [tied] Parità, e le Conchiglie { $a }:{ $b } non la risolvono.
   *[none] Nessuno ne ha.
}
# Lo stesso in poche parole, dopo il nome di ciò che conta.
count-bower-short = { $by ->
    [shells] ; parità, Conchiglie { $a }:{ $b }
    [coloured-shells] ; parità, Conchiglie Colorate
    [tied] ; parità, Conchiglie { $a }:{ $b }
   *[other] {""}
}{ $single ->
    [yes] ; uno solo
   *[no] {""}
}
count-bower-branch = { $who ->
    [you] Il Ramo collega le parti del tuo gruppo.
   *[other] Il Ramo collega le parti del gruppo di { $player }.
}
count-bower-white = { $who ->
    [you] Qui hai
   *[other] Qui { $player } ha
} { COUNTED($white, $object) }; { $declared ->
    [0] nessun oggetto bianco vale
    [one] { $declared } vale
   *[other] { $declared } valgono
} come chiede l’ovetto.
count-bower-single = Vinta con un solo oggetto: due uova.
count-bower-tile-why = { $why ->
    [more] { $who ->
        [you] Ne hai
       *[other] { $player } ne ha
    } di più: un uovo.
    [coloured-own] Vincono le Conchiglie Colorate dello stesso nido: un uovo.
    [coloured-other] Le Conchiglie Colorate sono nell’altro nido: nessun uovo.
   *[not-more] { $who ->
        [you] Non ne hai
       *[other] { $player } non ne ha
    } di più: nessun uovo.
}
count-bower-gets = { $who ->
    [nobody] Nessuno ottiene un uovo.
    [you] Ottieni { $eggs ->
        [one] un uovo
       *[other] due uova
    }.
   *[other] { $player } ottiene { $eggs ->
        [one] un uovo
       *[other] due uova
    }.
}
count-bower-counted = Che cosa conta
count-bower-eggs = Uova

result-bower-total = Uova in tutto
result-bower-winner = { $by ->
    [coloured-shells] { $eggs ->
        [one] { $eggs } uovo
       *[other] { $eggs } uova
    } a testa: decidono le Conchiglie Colorate, e { $who ->
        [you] vinci tu
       *[other] vince { $player }
    }.
    [shells] { $eggs ->
        [one] { $eggs } uovo
       *[other] { $eggs } uova
    } a testa: decidono le Conchiglie, { $a }:{ $b }, e { $who ->
        [you] vinci tu
       *[other] vince { $player }
    }.
    [shared] { $eggs ->
        [one] { $eggs } uovo
       *[other] { $eggs } uova
    } e { $a ->
        [one] { $a } Conchiglia
       *[other] { $a } Conchiglie
    } a testa: { $player } e { $other } condividono la vittoria.
   *[eggs] { $who ->
        [you] Vinci tu
       *[other] Vince { $player }
    } con { $eggs ->
        [one] { $eggs } uovo
       *[other] { $eggs } uova
    } a { $others }.
}
