### La lección de Birdie, paso a paso. Cada número que se dice viene del motor (tools/web_lessons.py).
### Cada paso tiene un título, lo que se dice y, donde hay que hacer algo, la tarea y una palabra para otro intento.

web-learn-birdie-welcome = Cuatro tipos de pájaros, cada uno en cuatro estaciones. Los pones en fila: los vecinos del mismo tipo o de la misma estación forman conjuntos. Dos rondas: gana quien tenga más puntos.
    .title = Pájaros y estaciones
web-learn-birdie-table = En el centro hay cuatro cartas boca arriba: la reserva. Se rellena con un mazo de { $above } cartas, hasta la carta Stop. Debajo está tu mano: solo la ves tú.
    .title = La mesa
web-learn-birdie-take = En tu turno haces una de tres cosas. La primera: tomar una carta de la reserva y llevarla a la mano. Una Lechuza te vendrá bien pronto.
    .title = Toma una carta
    .task = Toca la Lechuza y luego «{ web-birdie-take }»
    .wrong = Esa carta puede esperar. Toma la Lechuza.
web-learn-birdie-others = Nina tomó una carta. Leo puso cartas boca abajo en su mazo. Lo que se toma lo ven todos; el orden de un mazo ya no se puede mirar.
    .title = Los demás
web-learn-birdie-lay = La segunda cosa: poner dos cartas de la reserva en tu mazo personal. Las cartas vecinas podrán formar un conjunto.
    .title = Pon dos cartas
    .task = Toca los dos Petirrojos en invierno y luego «{ web-birdie-lay }»
    .wrong = Casi. Pon solo los dos Petirrojos en invierno.
web-learn-birdie-order = Con las dos cartas de la reserva puedes poner también cartas de la mano, en el orden que quieras. Junta las dos Lechuzas; la Paloma va encima.
    .title = El orden cuenta
    .task = Toca la Lechuza y la Paloma y luego «{ web-birdie-lay }»
    .task-hand = Ahora toca la Lechuza de tu mano
    .task-order = La Paloma va encima: con la flecha pon la Lechuza debajo de ella
    .task-lay = Ahora «{ web-birdie-lay }»
    .wrong = De abajo arriba: Lechuza, Lechuza, Paloma. Las flechas mueven una carta.
web-learn-birdie-pass = La tercera cosa: pasar, y la ronda acaba para ti. Ganas dos puntos por cada jugador que sigue; quien pasa primero gana más: ahora { $points }.
    .title = Pasa
    .task = Toca «{ web-birdie-pass }»
    .wrong = Esta vez pasa: compensa.
web-learn-birdie-line = Todos han pasado; Nina recibió { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. Se da la vuelta a tu mazo: esta es tu fila. Cuenta el orden en que la pusiste.
    .title = Tu fila
web-learn-birdie-cut = Como un solo conjunto de invierno estas cuatro te dan { $whole }. Divididas en Petirrojos y Lechuzas dan { $parts }: más conjuntos, más Aleteos.
    .title = Corta la fila
    .task = Toca entre Petirrojo y Lechuza y luego «{ web-birdie-scoring-write }»
    .wrong = Puedes sacar { $parts }: corta solo entre Petirrojos y Lechuzas.
web-learn-birdie-board = Petirrojos { $robin }, Lechuzas { $owl }: el tamaño del conjunto va a su casilla, que se llena una vez por partida. Cada conjunto marca un Aleteo: { $flaps } valen { $worth }. El Trofeo de un pájaro es de quien tiene allí el número más alto: por ahora, tú. En total: { $total }.
    .title = Casillas, Aleteos, Trofeos
web-learn-birdie-rivals = Nina anotó { $theirs } en Petirrojo, tú solo { $yours }: el Trofeo del Petirrojo vuela hacia ella. La segunda ronda trae cartas nuevas, pero tus casillas se quedan.
    .title = La segunda ronda
web-learn-birdie-ability = Acaba la segunda ronda. Una carta de la mano presta la habilidad de su pájaro: el Pájaro Carpintero mueve una carta de la fila. Son { $with } puntos en vez de { $without }.
    .title = Una habilidad
    .task = Usa el Pájaro Carpintero: junta las Palomas y luego «{ web-birdie-scoring-write }»
    .wrong = Primero junta las Palomas: mueve el Pájaro Carpintero que está entre ellas.
web-learn-birdie-count = Estaciones, pájaros, Paso, Aleteo y tres puntos por Trofeo: tú tienes { $mine }, los demás { $second } y { $third }. En caso de empate gana quien pasó antes en la segunda ronda.
    .title = Quién gana
web-learn-birdie-birds = Cada pájaro tiene una habilidad. Una vez por partida puedes gastar una carta de la mano de cada tipo al puntuar.
    .title = Todas las habilidades
web-learn-birdie-expert = En la variante difícil se quita un pájaro. Si sus vecinos comparten tipo o estación, se van como conjunto, y así sigue: una cadena. Aquí { $first } y luego { $second }.
    .title = Variante difícil
    .task = Toca el Petirrojo en otoño y luego «{ web-birdie-scoring-do-it }»
    .wrong = Quita el Petirrojo en otoño y mira la cadena.

web-learn-ability-robin = Roba una carta más y la pone donde quieras en la fila.
web-learn-ability-owl = Anota otra vez tu valor más bajo de la ronda en una casilla vacía.
web-learn-ability-pigeon = Cambia un conjunto por dos Aleteos.
web-learn-ability-woodpecker = Mueve una carta de la fila.
