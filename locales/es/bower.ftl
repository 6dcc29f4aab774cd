### Las palabras de Bower: materiales, colores, objetos. Las frases las toman de aquí con NAME, COUNTED y OBJECTS.

game-bower = Bower

straw = paja
    .letter = P
    .genitive = de paja
moss = musgo
    .letter = M
    .genitive = de musgo
gravel = grava
    .letter = G
    .genitive = de grava
earth = tierra
    .letter = T
    .genitive = de tierra

yellow = amarillo
    .letter = a
    .typed = amarillo amarilla
purple = morado
    .letter = m
    .typed = morado morada
red = rojo
    .letter = r
    .typed = rojo roja
white = blanco
    .letter = b
    .typed = blanco blanca cualquiera

flower = flor
    .typed = flor
feather = pluma
    .typed = pluma
gem = gema
    .counted = { $count } { $count ->
        [one] gema
       *[other] gemas
    }
shell = concha
    .counted = { $count } { $count ->
        [one] concha
       *[other] conchas
    }
flower-yellow = flor amarilla
    .accusative = una flor amarilla
    .asked = flores amarillas
    .counted = { $count } { $count ->
        [one] flor amarilla
       *[other] flores amarillas
    }
flower-purple = flor morada
    .accusative = una flor morada
    .asked = flores moradas
    .counted = { $count } { $count ->
        [one] flor morada
       *[other] flores moradas
    }
flower-red = flor roja
    .accusative = una flor roja
    .asked = flores rojas
    .counted = { $count } { $count ->
        [one] flor roja
       *[other] flores rojas
    }
flower-white = flor blanca
    .accusative = una flor blanca
    .asked = flores de cualquier color
    .counted = { $count } { $count ->
        [one] flor blanca
       *[other] flores blancas
    }
feather-yellow = pluma amarilla
    .accusative = una pluma amarilla
    .asked = plumas amarillas
    .counted = { $count } { $count ->
        [one] pluma amarilla
       *[other] plumas amarillas
    }
feather-purple = pluma morada
    .accusative = una pluma morada
    .asked = plumas moradas
    .counted = { $count } { $count ->
        [one] pluma morada
       *[other] plumas moradas
    }
feather-red = pluma roja
    .accusative = una pluma roja
    .asked = plumas rojas
    .counted = { $count } { $count ->
        [one] pluma roja
       *[other] plumas rojas
    }
feather-white = pluma blanca
    .accusative = una pluma blanca
    .asked = plumas de cualquier color
    .counted = { $count } { $count ->
        [one] pluma blanca
       *[other] plumas blancas
    }

# Un cuadrado con palabras, para quien escribe su nombre.
square-bower = { $square }: { NAME($material) }{ $count ->
    [0] {""}
   *[other] {" "}con { OBJECTS($objects) }
}{ $emblem ->
    [yes] , con el emblema de las Conchas de colores
   *[no] {""}
}{ $crossed ->
    [0] {""}
   *[other] , y un objeto bajo la X
}{ $branch ->
    [row] ; allí está la rama, a lo largo de la fila
    [column] ; allí está la rama, a lo largo de la columna
   *[none] {""}
}.
square-bower-empty = { $square } está vacío.
