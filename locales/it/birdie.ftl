### Le parole di Birdie: uccellini, stagioni, carte. Le frasi le prendono da qui con NAME, COUNTED e CARDS.

game-birdie = Birdie

robin = Pettirosso
    .code = Pe
    .short = Pettirosso
    .genitive = del Pettirosso
    .accusative = il Pettirosso
    .counted = { $count } { $count ->
        [one] Pettirosso
       *[other] Pettirossi
    }
owl = Civetta
    .code = Ci
    .short = Civetta
    .genitive = della Civetta
    .accusative = la Civetta
    .counted = { $count } { $count ->
        [one] Civetta
       *[other] Civette
    }
pigeon = Piccione
    .code = Pn
    .short = Piccione
    .genitive = del Piccione
    .accusative = il Piccione
    .counted = { $count } { $count ->
        [one] Piccione
       *[other] Piccioni
    }
woodpecker = Picchio
    .code = Pc
    .short = Picchio
    .genitive = del Picchio
    .accusative = il Picchio
    .counted = { $count } { $count ->
        [one] Picchio
       *[other] Picchi
    }
spring = Primavera
    .code = Pr
    .short = Primavera
    .genitive = della Primavera
    .accusative = la Primavera
    .counted = { $count } { $count ->
        [one] carta
       *[other] carte
    } in Primavera
summer = Estate
    .code = Es
    .short = Estate
    .genitive = dell’Estate
    .accusative = l’Estate
    .counted = { $count } { $count ->
        [one] carta
       *[other] carte
    } in Estate
autumn = Autunno
    .code = Au
    .short = Autunno
    .genitive = dell’Autunno
    .accusative = l’Autunno
    .counted = { $count } { $count ->
        [one] carta
       *[other] carte
    } in Autunno
winter = Inverno
    .code = In
    .short = Inverno
    .genitive = dell’Inverno
    .accusative = l’Inverno
    .counted = { $count } { $count ->
        [one] carta
       *[other] carte
    } in Inverno

card-nominative = { NAME($bird) } in { NAME($season) }
card-accusative = { $bird ->
    [owl] una
   *[other] un
} { NAME($bird) } in { NAME($season) }
