### The words of Birdie: birds, seasons, cards. Sentences elsewhere take them from here by NAME, COUNTED and CARDS.
### .code: two letters on a card · .short: at most ten letters · .genitive, .accusative: as the language needs them
### .counted: a number of cards of it.

game-birdie = Birdie

robin = Robin
    .code = Ro
    .short = Robin
    .genitive = of the Robin
    .accusative = the Robin
    .counted = { $count } { $count ->
        [one] Robin
       *[other] Robins
    }
owl = Owl
    .code = Ow
    .short = Owl
    .genitive = of the Owl
    .accusative = the Owl
    .counted = { $count } { $count ->
        [one] Owl
       *[other] Owls
    }
pigeon = Pigeon
    .code = Pi
    .short = Pigeon
    .genitive = of the Pigeon
    .accusative = the Pigeon
    .counted = { $count } { $count ->
        [one] Pigeon
       *[other] Pigeons
    }
woodpecker = Woodpecker
    .code = Wo
    .short = Woodpecker
    .genitive = of the Woodpecker
    .accusative = the Woodpecker
    .counted = { $count } { $count ->
        [one] Woodpecker
       *[other] Woodpeckers
    }
spring = Spring
    .code = Sp
    .short = Spring
    .genitive = of Spring
    .accusative = Spring
    .counted = { $count } Spring { $count ->
        [one] card
       *[other] cards
    }
summer = Summer
    .code = Su
    .short = Summer
    .genitive = of Summer
    .accusative = Summer
    .counted = { $count } Summer { $count ->
        [one] card
       *[other] cards
    }
autumn = Autumn
    .code = Au
    .short = Autumn
    .genitive = of Autumn
    .accusative = Autumn
    .counted = { $count } Autumn { $count ->
        [one] card
       *[other] cards
    }
winter = Winter
    .code = Wi
    .short = Winter
    .genitive = of Winter
    .accusative = Winter
    .counted = { $count } Winter { $count ->
        [one] card
       *[other] cards
    }

# $bird, $season: ids. A card by itself, and as the object of a verb.
card-nominative = { NAME($bird) } in { NAME($season) }
card-accusative = { $bird ->
    [owl] an
   *[other] a
} { NAME($bird) } in { NAME($season) }
