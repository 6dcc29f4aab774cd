### Le parole di Bower: Materiali, colori, oggetti. Le frasi le prendono da qui con NAME, COUNTED e OBJECTS.

game-bower = Bower

straw = Paglia
    .letter = P
    .genitive = di Paglia
moss = Muschio
    .letter = M
    .genitive = di Muschio
gravel = Ghiaia
    .letter = G
    .genitive = di Ghiaia
earth = Terra
    .letter = T
    .genitive = di Terra

yellow = giallo
    .letter = g
    .typed = giallo gialla
purple = viola
    .letter = v
    .typed = viola
red = rosso
    .letter = r
    .typed = rosso rossa
white = bianco
    .letter = b
    .typed = bianco bianca qualsiasi

flower = Fiore
    .typed = fiore
feather = Piuma
    .typed = piuma
gem = Gemma
    .counted = { $count } { $count ->
        [one] Gemma
       *[other] Gemme
    }
shell = Conchiglia
    .counted = { $count } { $count ->
        [one] Conchiglia
       *[other] Conchiglie
    }
flower-yellow = Fiore giallo
    .accusative = un Fiore giallo
    .asked = Fiori gialli
    .counted = { $count } { $count ->
        [one] Fiore giallo
       *[other] Fiori gialli
    }
flower-purple = Fiore viola
    .accusative = un Fiore viola
    .asked = Fiori viola
    .counted = { $count } { $count ->
        [one] Fiore viola
       *[other] Fiori viola
    }
flower-red = Fiore rosso
    .accusative = un Fiore rosso
    .asked = Fiori rossi
    .counted = { $count } { $count ->
        [one] Fiore rosso
       *[other] Fiori rossi
    }
flower-white = Fiore bianco
    .accusative = un Fiore bianco
    .asked = Fiori di qualsiasi colore
    .counted = { $count } { $count ->
        [one] Fiore bianco
       *[other] Fiori bianchi
    }
feather-yellow = Piuma gialla
    .accusative = una Piuma gialla
    .asked = Piume gialle
    .counted = { $count } { $count ->
        [one] Piuma gialla
       *[other] Piume gialle
    }
feather-purple = Piuma viola
    .accusative = una Piuma viola
    .asked = Piume viola
    .counted = { $count } { $count ->
        [one] Piuma viola
       *[other] Piume viola
    }
feather-red = Piuma rossa
    .accusative = una Piuma rossa
    .asked = Piume rosse
    .counted = { $count } { $count ->
        [one] Piuma rossa
       *[other] Piume rosse
    }
feather-white = Piuma bianca
    .accusative = una Piuma bianca
    .asked = Piume di qualsiasi colore
    .counted = { $count } { $count ->
        [one] Piuma bianca
       *[other] Piume bianche
    }

# Un quadrato a parole, per chi ne scrive il nome.
square-bower = { $square }: { NAME($material) }{ $count ->
    [0] {""}
   *[other] {" "}con { OBJECTS($objects) }
}{ $emblem ->
    [yes] , con l’emblema delle Conchiglie Colorate
   *[no] {""}
}{ $crossed ->
    [0] {""}
   *[other] , e un oggetto sotto la X
}{ $branch ->
    [row] ; il Ramo vi sta lungo la riga
    [column] ; il Ramo vi sta lungo la colonna
   *[none] {""}
}.
square-bower-empty = { $square } è vuoto.
