### The lesson of Birdie, step by step. Every number that is said comes from the engine (tools/web_lessons.py).
### Each step has a title, what is said, and where something is to be done: the task, and a word for another try.

web-learn-birdie-welcome = Four kinds of birds, each in four seasons. You lay them in a line; neighbours of one kind or one season make sets. Two rounds, and the most points win.
    .title = Birds and seasons
web-learn-birdie-table = In the middle are four face-up cards, refilled from a pile of { $above } down to the Stop card. Below is your hand: only you see it.
    .title = The table
web-learn-birdie-take = On your turn you do one of three things. The first: take a face-up card into your hand. A second owl will be welcome soon.
    .title = Take a card
    .task = Tap the owl, then “{ web-birdie-take }”
    .wrong = That card can wait. Take the owl.
web-learn-birdie-others = Nina took a card. Leo laid cards face down on his own deck. Everyone sees what is taken, but nobody may look at the order of a deck again.
    .title = The others
web-learn-birdie-lay = The second thing you can do: lay two face-up cards on your own deck. Cards that lie next to each other can become a set.
    .title = Lay two cards
    .task = Tap both winter robins, then “{ web-birdie-lay }”
    .wrong = Almost. Lay just the two winter robins.
web-learn-birdie-order = With the two face-up cards you may lay hand cards as well, in any order. Put both owls together; the pigeon goes on top.
    .title = The order counts
    .task = Tap the owl and the pigeon, then “{ web-birdie-lay }”
    .task-hand = Now tap the owl in your hand
    .task-order = The pigeon goes on top: move the owl below it with the arrow
    .task-lay = Now “{ web-birdie-lay }”
    .wrong = From the bottom up: owl, owl, pigeon. The arrows move a card.
web-learn-birdie-pass = The third thing: pass, and the round is over for you. Passing earns you two points for each player still in, so the first to pass gets the most: { $points } now.
    .title = Pass
    .task = Tap “{ web-birdie-pass }”
    .wrong = This time, pass: it is worth it.
web-learn-birdie-line = Everybody has passed; Nina still got { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Your deck is turned over: this is your line. It counts in the order in which you laid it.
    .title = Your line
web-learn-birdie-cut = As one winter set these four score { $whole }. Cut them into robins and owls and they score { $parts }: more sets, more Flaps.
    .title = Cut the line
    .task = Tap between robin and owl, then “{ web-birdie-scoring-write }”
    .wrong = You can get { $parts } out of it: cut only between robins and owls.
web-learn-birdie-board = Robins { $robin }, owls { $owl }: a set’s size goes into its box, and each box is filled once a game. Each set marks a Flap: { $flaps } are worth { $worth }. The highest number in a bird’s box holds its trophy: for now, yours. In all: { $total }.
    .title = Boxes, Flaps, trophies
web-learn-birdie-rivals = Nina wrote { $theirs } for robins, you only { $yours }: the robin’s trophy flies to her. Round two begins with fresh cards, but your boxes stay as they are.
    .title = Round two
web-learn-birdie-ability = Round two ends. A hand card lends you its bird’s ability: the woodpecker moves one bird of the line. That scores { $with } points instead of { $without }.
    .title = An ability
    .task = Use the woodpecker to join the pigeons, then “{ web-birdie-scoring-write }”
    .wrong = First bring the pigeons together: move the woodpecker that sits between them.
web-learn-birdie-count = Seasons, birds, passes, Flaps and three points a trophy: you have { $mine }, the others { $second } and { $third }. In a tie, whoever passed first in round two wins.
    .title = Who wins
web-learn-birdie-birds = Each bird has an ability. Once a game you may spend a hand card of each kind when you score.
    .title = All abilities
web-learn-birdie-expert = In the expert variant you take one bird away. If its neighbours match, they leave as a set, and so on: a chain. Here { $first }, then { $second }.
    .title = Expert variant
    .task = Tap the autumn robin, then “{ web-birdie-scoring-do-it }”
    .wrong = Take the autumn robin away and watch the chain.

web-learn-ability-robin = Draws one more card and puts it anywhere in the line.
web-learn-ability-owl = Writes your lowest value of the round again, in any empty box.
web-learn-ability-pigeon = Gives up a set for two Flaps.
web-learn-ability-woodpecker = Moves one bird of the line.
