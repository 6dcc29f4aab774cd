### Perché una decisione non era la migliore, per l’allenatore nel browser e nel terminale.

coach-share = Probabilità di vittoria: { $better }% con la scelta migliore trovata, { $here }% come si è giocato.

# Birdie: un turno.
coach-order = Le stesse carte in un altro ordine sarebbero state meglio.
coach-run = La serie più lunga nella fila: { COUNTED($better, $feature) }; come si è giocato, { $here }.
coach-line = Così com’è, la fila darebbe { $better ->
    [one] { $better } punto
   *[other] { $better } punti
}; come si è giocato, { $here }.
coach-pass-early = Il Pass è arrivato troppo presto: vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, e in questo round si { $cards ->
    [one] poteva ancora prendere { $cards } carta
   *[other] potevano ancora prendere { $cards } carte
}.
coach-pass-late = Un Pass avrebbe dato subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; si { $cards ->
    [one] poteva ancora prendere { $cards } carta
   *[other] potevano ancora prendere { $cards } carte
}, e chi passa dopo un altro riceve meno.
coach-left = Ciò che nell’area di pesca resta agli altri: { CARDS($cards) }.
coach-ability = Lascia in mano un’abilità da usare nel calcolo del punteggio: { NAMES($birds) }.
coach-more-cards = Aggiunge al mazzo { $better } carte; come si è giocato, { $here }. In questo round si { $cards ->
    [one] poteva ancora prendere { $cards } carta
   *[other] potevano ancora prendere { $cards } carte
}.
coach-dead = Entrambe le caselle sono già piene, quindi nessun set può contare: { CARDS($cards) }.

# Birdie: il calcolo del punteggio.
coach-points = La giocata migliore dà { $better ->
    [one] { $better } punto
   *[other] { $better } punti
}, questa { $here }.
coach-box = Casella { NAME($box, case: "genitive") }: { $better } invece di { $here }.
coach-flaps = Flap segnati: { $better } invece di { $here }.
coach-trophy = Prende il Trofeo Uccellino { NAME($bird, case: "genitive") }.
coach-ability-unused = Usa l’abilità { NAME($bird, case: "genitive") }.
coach-ability-wasted = Non ha bisogno dell’abilità { NAME($bird, case: "genitive") }.
coach-draw = Pescare con il Pettirosso prometteva in media { $better } punti; senza ce n’erano { $here }.
coach-no-draw = Senza pescare { $better ->
    [one] c’era { $better } punto
   *[other] c’erano { $better } punti
}; la carta del Pettirosso ne prometteva in media { $here }.
coach-before-draw = Prima della pesca del Pettirosso ci si potevano aspettare { $better } punti; con la fila preparata così, { $here }.
coach-remove = Comincia togliendo { CARDS($card, case: "accusative") }, posizione { $at }.
coach-kept = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} meno del possibile, ma caselle e abilità restano per il round 2: alla lunga è lo stesso.
coach-denied = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} meno del possibile, ma con un occhio ai Trofei Uccellino: per vincere è lo stesso.

# Bower.
coach-bower-gem = Porta una terza Gemma { $where ->
    [column] { $count ->
        [1] nella colonna
       *[other] nelle colonne
    } { LIST($columns) }
    [both] { $count ->
        [1] nella colonna
       *[other] nelle colonne
    } { LIST($columns) } e in un gruppo { NAMES($groups, case: "genitive") }
   *[group] in un gruppo { NAMES($groups, case: "genitive") }
}: una tessera Bonus.
coach-bower-gem-tile = La tessera migliore può portare subito una terza Gemma: una tessera Bonus.
coach-bower-pair = Porta una seconda Gemma accanto a un’altra: con una in più c’è una tessera Bonus.
coach-bower-given = La tessera che resta in vetrina può dare subito all’avversario una terza Gemma.
coach-bower-eggs = Contando così com’è ora, { $count ->
    [one] è { $count } uovo
   *[other] sono { $count } uova
} in più.
coach-bower-column = La colonna { $column } chiede { NAME($egg, case: "asked") }: lì { $better } invece di { $here }.
coach-bower-fits = La tessera migliore porta fino a { $better } di ciò che chiede la colonna { $column } ({ NAME($egg, case: "asked") }), questa al massimo { $here } per un ovetto noto.
coach-bower-promise = Uova da aspettarsi così com’è ora: { $better } invece di { $here }.
coach-bower-group = Gruppo più grande { NAME($material, case: "genitive") }: { $better } quadrati invece di { $here }.
coach-bower-grow = Con la tessera migliore il gruppo più grande { NAME($material, case: "genitive") } può avere { $better } quadrati, con questa { $here }.
coach-bower-hole = { $count ->
    [one] { $count } quadrato non si può
   *[other] { $count } quadrati non si possono
} più riempire.
coach-bower-room = Lascia { $better ->
    [one] { $better } posto
   *[other] { $better } posti
} per una tessera; come si è giocato, { $here }.
coach-bower-egg-tile = Per la tessera Uovo { BONUSES($bonus) }: { $better } invece di { $here }.
coach-bower-keep = Tra le tessere Bonus, qui { BONUSES($better) } vale più di { BONUSES($here) }.
coach-bower-declined = Si è rinunciato alla tessera Bonus, che non costa nulla.
coach-bower-unused = L’effetto della tessera Bonus non è stato usato.
