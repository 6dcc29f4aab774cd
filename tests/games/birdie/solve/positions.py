"""Set-up scorings with everything that the brute force has to know of them, in its own numbers.

The worths are counted here once more, from the boxes, flaps and trophies that are put on the table: what a solver
reads off a game is thereby tested too.
"""

from collections import Counter
from dataclasses import dataclass
from random import Random

from tests.games.birdie.solve import force
from tests.games.birdie.solve.instances import NO_COSTS, Worths, column, flap_row, random_line
from tests.games.birdie.tables import BIRDS, BOXES, CARDS, Board, codes, scoring_table
from voliera.documents import Document
from voliera.game import Game

NAMES = [f"{bird}-{season}" for bird in BIRDS for season in BOXES[4:]]
"""Cards by number."""


@dataclass(frozen=True)
class Scoring:
    """A seat that begins to score, as numbers: how often each ability can be used, by bird, and what is unseen."""

    line: tuple[int, ...]
    filled: int
    worths: Worths
    uses: tuple[int, int, int, int]
    unseen: tuple[int, ...]
    expert: bool
    single_chain: bool

    def best(self, drawn: int | None = None) -> float:
        """What the brute force makes of it; with a drawn card, as it is after the Robin was used."""
        robins, owls, pigeons, woodpeckers = self.uses
        unseen = self.unseen
        if drawn is not None:
            robins -= 1
            unseen = (*unseen[:drawn], unseen[drawn] - 1, *unseen[drawn + 1 :])

        def finish(line: tuple[int, ...]) -> float:
            if self.expert:
                return collapse(line, self.filled)
            return force.best_split(line, self.filled, self.worths, pigeons=pigeons, owls=owls)

        collapse = force.collapses(self.worths, pigeons=pigeons, owls=owls, single_chain=self.single_chain)
        return force.best_early(
            self.line, unseen, self.worths, finish, robins=robins, woodpeckers=woodpeckers, drawn=drawn
        )


def random_scoring(
    chance: Random, variant: str, cards: int, held: dict[str, int], *, single_chain: bool = False
) -> tuple[Game, Scoring]:
    """A table at which seat 0 begins to score a random line; its hand has up to this many cards of each bird."""
    expert = variant == "expert"
    line = random_line(chance, cards)
    hand = random_hand(chance, line, held)
    players = chance.choice((2, 2, 3, 4))
    boards = [random_boxes(chance) for _ in range(players)]
    uses = {bird: chance.choice((0, 0, 0, 1)) for bird in BIRDS}
    values = column(chance)
    marked = chance.randint(0, len(values))
    options: Document = {"components": {"format": "voliera/components/1", "game": "birdie", "flap": list(values)}}
    if single_chain:
        options["single_chain"] = True
    game = scoring_table(
        codes([NAMES[card] for card in line]),
        codes([NAMES[card] for card in hand]),
        variant=variant,
        options=options,
        boxes=boards[0],
        flaps=marked,
        uses=uses,
        others=[Board(boxes=boxes) for boxes in boards[1:]],
        trophies=random_trophies(chance, boards),
        round_no=chance.choice((1, 2)),
        seed=chance.randrange(1 << 30),
    )
    limit = 2 if expert else 1
    left = [min(sum(card // 4 == bird for card in hand), limit - uses[BIRDS[bird]]) for bird in range(4)]
    seen = Counter([*line, *hand])
    filled = sum(1 << box for box, name in enumerate(BOXES) if name in boards[0])
    return game, Scoring(
        line,
        filled,
        Worths(
            sets := points(boards),
            flap_row(values, marked),
            tuple(row[:6] for row in sets),
            (0.0,) * 256,
            NO_COSTS,
        ),
        (min(left[0], players), left[1], left[2], left[3]),
        tuple(4 - seen[card] for card in range(len(CARDS))),
        expert,
        single_chain,
    )


def points(boards: list[dict[str, int]]) -> tuple[tuple[float, ...], ...]:
    """What writing a number of cards brings seat 0: them, and a trophy where no other seat has as many (B-P5, B-P9)."""
    rows = []
    for name in BOXES:
        highest = max(boxes.get(name, 0) for boxes in boards[1:])
        trophy = 3.0 if name in BIRDS else 0.0
        rows.append(tuple(length + trophy * (length > highest) for length in range(17)))
    return tuple(rows)


def random_hand(chance: Random, line: tuple[int, ...], held: dict[str, int]) -> list[int]:
    """Cards of the birds that are wanted, as far as the line leaves any."""
    hand: list[int] = []
    for bird, most in held.items():
        left = [card for card in range(16) if NAMES[card].startswith(bird) for _ in range(4 - line.count(card))]
        hand += chance.sample(left, min(len(left), chance.randint(0, most)))
    return hand


def random_boxes(chance: Random) -> dict[str, int]:
    """What a seat has written."""
    share = chance.choice((0.0, 0.3, 0.3, 0.8))
    return {box: chance.randint(2, 6) for box in BOXES if chance.random() < share}


def random_trophies(chance: Random, boards: list[dict[str, int]]) -> dict[str, int]:
    """Each trophy with one of those who have the highest value."""
    holders = {}
    for bird in BIRDS:
        values = [boxes.get(bird, 0) for boxes in boards]
        if max(values):
            holders[bird] = chance.choice([seat for seat, value in enumerate(values) if value == max(values)])
    return holders
