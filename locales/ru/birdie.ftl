### Слова «Клювика»: птицы, времена года, карты. Фразы берут их отсюда через NAME, COUNTED и CARDS.

game-birdie = Клювик

robin = малиновка
    .code = Ма
    .short = малиновка
    .genitive = малиновки
    .accusative = малиновку
    .counted = { $count } { $count ->
        [one] малиновка
        [few] малиновки
       *[many] малиновок
    }
owl = сова
    .code = Со
    .short = сова
    .genitive = совы
    .accusative = сову
    .counted = { $count } { $count ->
        [one] сова
        [few] совы
       *[many] сов
    }
pigeon = голубь
    .code = Го
    .short = голубь
    .genitive = голубя
    .accusative = голубя
    .counted = { $count } { $count ->
        [one] голубь
        [few] голубя
       *[many] голубей
    }
woodpecker = дятел
    .code = Дя
    .short = дятел
    .genitive = дятла
    .accusative = дятла
    .counted = { $count } { $count ->
        [one] дятел
        [few] дятла
       *[many] дятлов
    }
spring = весна
    .code = Ве
    .short = весна
    .genitive = весны
    .accusative = весну
    .counted = { $count } { $count ->
        [one] карта
        [few] карты
       *[many] карт
    } весны
summer = лето
    .code = Ле
    .short = лето
    .genitive = лета
    .accusative = лето
    .counted = { $count } { $count ->
        [one] карта
        [few] карты
       *[many] карт
    } лета
autumn = осень
    .code = Ос
    .short = осень
    .genitive = осени
    .accusative = осень
    .counted = { $count } { $count ->
        [one] карта
        [few] карты
       *[many] карт
    } осени
winter = зима
    .code = Зи
    .short = зима
    .genitive = зимы
    .accusative = зиму
    .counted = { $count } { $count ->
        [one] карта
        [few] карты
       *[many] карт
    } зимы

# Прилагательное согласуется с птицей: весенняя малиновка, весенний голубь.
card-nominative = { $bird ->
    [robin] { $season ->
        [spring] весенняя
        [summer] летняя
        [autumn] осенняя
       *[winter] зимняя
    }
    [owl] { $season ->
        [spring] весенняя
        [summer] летняя
        [autumn] осенняя
       *[winter] зимняя
    }
   *[other] { $season ->
        [spring] весенний
        [summer] летний
        [autumn] осенний
       *[winter] зимний
    }
} { NAME($bird) }
card-accusative = { $bird ->
    [robin] { $season ->
        [spring] весеннюю
        [summer] летнюю
        [autumn] осеннюю
       *[winter] зимнюю
    }
    [owl] { $season ->
        [spring] весеннюю
        [summer] летнюю
        [autumn] осеннюю
       *[winter] зимнюю
    }
   *[other] { $season ->
        [spring] весеннего
        [summer] летнего
        [autumn] осеннего
       *[winter] зимнего
    }
} { NAME($bird, case: "accusative") }
