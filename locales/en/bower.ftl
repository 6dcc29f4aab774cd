### The words of Bower: materials, colours, objects. Sentences elsewhere take them from here by NAME, COUNTED and OBJECTS.
### .letter: the letter on a square, different for all materials and for all colours · .typed: what people may type for it
### .genitive, .accusative: as the language needs them · .counted: a number of them
### .asked: what a preference egg asks for; a white one asks for any colour.

game-bower = Bower

straw = straw
    .letter = S
    .genitive = of straw
moss = moss
    .letter = M
    .genitive = of moss
gravel = gravel
    .letter = G
    .genitive = of gravel
earth = earth
    .letter = E
    .genitive = of earth

yellow = yellow
    .letter = y
    .typed = yellow
purple = purple
    .letter = p
    .typed = purple
red = red
    .letter = r
    .typed = red
white = white
    .letter = w
    .typed = white any

flower = flower
    .typed = flower
feather = feather
    .typed = feather
gem = gem
    .counted = { $count } { $count ->
        [one] gem
       *[other] gems
    }
shell = shell
    .counted = { $count } { $count ->
        [one] shell
       *[other] shells
    }
flower-yellow = yellow flower
    .accusative = a yellow flower
    .asked = yellow flowers
    .counted = { $count } yellow { $count ->
        [one] flower
       *[other] flowers
    }
flower-purple = purple flower
    .accusative = a purple flower
    .asked = purple flowers
    .counted = { $count } purple { $count ->
        [one] flower
       *[other] flowers
    }
flower-red = red flower
    .accusative = a red flower
    .asked = red flowers
    .counted = { $count } red { $count ->
        [one] flower
       *[other] flowers
    }
flower-white = white flower
    .accusative = a white flower
    .asked = flowers of any colour
    .counted = { $count } white { $count ->
        [one] flower
       *[other] flowers
    }
feather-yellow = yellow feather
    .accusative = a yellow feather
    .asked = yellow feathers
    .counted = { $count } yellow { $count ->
        [one] feather
       *[other] feathers
    }
feather-purple = purple feather
    .accusative = a purple feather
    .asked = purple feathers
    .counted = { $count } purple { $count ->
        [one] feather
       *[other] feathers
    }
feather-red = red feather
    .accusative = a red feather
    .asked = red feathers
    .counted = { $count } red { $count ->
        [one] feather
       *[other] feathers
    }
feather-white = white feather
    .accusative = a white feather
    .asked = feathers of any colour
    .counted = { $count } white { $count ->
        [one] feather
       *[other] feathers
    }

# A square in words, for whoever types its name.
square-bower = { $square }: { NAME($material) }{ $count ->
    [0] {""}
   *[other] {" "}with { OBJECTS($objects) }
}{ $emblem ->
    [yes] , with the emblem of the Coloured Shells
   *[no] {""}
}{ $crossed ->
    [0] {""}
   *[other] , and one object under the X
}{ $branch ->
    [row] ; the Branch is there along the row
    [column] ; the Branch is there along the column
   *[none] {""}
}.
square-bower-empty = { $square } is empty.
