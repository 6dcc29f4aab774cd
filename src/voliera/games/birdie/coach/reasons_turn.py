"""Why another turn of Birdie was better: from the player's line, hand and display after either turn."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from voliera.coach.reasons import Reasons
from voliera.documents import Document
from voliera.game import Game
from voliera.games.birdie.rules.box import BIRDS, CARDS, FEATURES, FIRST_SEASON
from voliera.games.birdie.solve import best_collapse, best_split
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.values import Values, in_points

ABILITY_RULES = {"robin": "B-A3", "owl": "B-A5", "pigeon": "B-A4", "woodpecker": "B-A2"}
SOLVE_NODES = 2_000
"""Positions that the search of a collapse looks at, about 0.2 s; a clock would make reasons depend on the machine."""
CLEAR = 2
"""Points by which lines must differ to be worth a word."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What the seat has after a turn: known to it, whatever is drawn."""

    passed: bool
    takes: tuple[str, ...]
    """From the display, into hand or line."""
    lays: tuple[str, ...]
    """In their order."""
    from_hand: int
    line: tuple[int, ...]
    hand: Counter[str]

    @classmethod
    def of(cls, k: Knowledge, actions: Sequence[Document]) -> "Turn":
        """A turn that begins at what is known."""
        laid = [action for action in actions if action["do"] == "lay"]
        taken = [action["card"] for action in actions if action["do"] == "take"]
        hand = Counter({card: copies for card, copies in zip(CARDS, k.hand, strict=True) if copies})
        hand.update(taken)
        hand.subtract(action["card"] for action in laid if action["from"] == "hand")
        return cls(
            passed=actions[0]["do"] == "pass",
            takes=(*taken, *(action["card"] for action in laid if action["from"] == "display")),
            lays=tuple(action["card"] for action in laid),
            from_hand=sum(action["from"] == "hand" for action in laid),
            line=(*k.line, *(CARDS.index(action["card"]) for action in laid)),
            hand=+hand,
        )


def reasons(known: Game, played: Sequence[Document], best: Sequence[Document]) -> Reasons:
    """What speaks for the best turn, and against the one that was played."""
    k = Knowledge.of(known.whole_states(), known.mover())
    here, better = Turn.of(k, played), Turn.of(k, best)
    found = Reasons()
    _passes(found, k, here, better)
    if here.lays != better.lays and sorted(here.lays) == sorted(better.lays):
        found.add("order", "B-T2")
    _dead_cards(found, k, here, better)
    _runs(found, k, here, better)
    _lines(found, k, here, better)
    _abilities(found, k, here, better)
    if not here.passed and len(better.lays) > len(here.lays):
        found.add("more-cards", "B-T2", better=len(better.lays), here=len(here.lays), cards=_to_come(k))
    left = [card for card in (Counter(better.takes) - Counter(here.takes)).elements() if k.others_in]
    if left and not here.passed:
        found.add("left", cards=" ".join(left), count=len(left))
    return found.shortened()


def _to_come(k: Knowledge) -> int:
    """Cards that can still be taken in this round."""
    return k.deck + len(k.display)


def _passes(found: Reasons, k: Knowledge, here: Turn, better: Turn) -> None:
    points = 2 * k.others_in
    if here.passed:
        found.add("pass-early", "B-T7", points=points, cards=_to_come(k))
    elif better.passed:
        found.add("pass-late", "B-T7", points=points, cards=_to_come(k))


def longest(line: Sequence[int], feature: int) -> int:
    """The longest run of a feature in a line."""
    most = run = 0
    for card in line:
        own = card >> 2 if feature < FIRST_SEASON else FIRST_SEASON + (card & 3)
        run = run + 1 if own == feature else 0
        most = max(most, run)
    return most


def _runs(found: Reasons, k: Knowledge, here: Turn, better: Turn) -> None:
    """The run that grows most, of those that can still be written."""
    open_boxes = [feature for feature in range(len(FEATURES)) if not k.filled >> feature & 1]
    runs = [(longest(better.line, one), longest(here.line, one), one) for one in open_boxes]
    grown = [(more - less, more, less, one) for more, less, one in runs if more > max(1, less)]
    if grown:
        _, more, less, one = max(grown)
        found.add("run", "B-P4", feature=FEATURES[one], better=more, here=less)


def line_points(k: Knowledge, line: Sequence[int]) -> int:
    """What a line brings as it lies, in points, without abilities."""
    values: Values = in_points(k)
    if k.expert:
        return int(best_collapse(line, k.filled, values, single_chain=k.single_chain, nodes=SOLVE_NODES).value)
    return int(best_split(line, k.filled, values).value)


def _lines(found: Reasons, k: Knowledge, here: Turn, better: Turn) -> None:
    more, less = line_points(k, better.line), line_points(k, here.line)
    if more >= less + CLEAR:
        found.add("line", "B-E3" if k.expert else "B-P5", better=more, here=less)


def _dead_cards(found: Reasons, k: Knowledge, here: Turn, better: Turn) -> None:
    """Cards that no set can score any more: both their boxes are filled (B-P7)."""

    def dead(turn: Turn) -> list[str]:
        return [card for card in turn.takes if all(k.filled >> FEATURES.index(one) & 1 for one in card.split("-"))]

    if dead(here) and len(dead(here)) > len(dead(better)):
        found.add("dead", "B-P7", cards=" ".join(dead(here)), count=len(dead(here)))


def _abilities(found: Reasons, k: Knowledge, here: Turn, better: Turn) -> None:
    """Birds whose ability could still be played, of which more are in the hand after the best turn (B-A1)."""
    limit = 2 if k.expert else 1
    birds = []
    for number, bird in enumerate(BIRDS):
        uses = limit - k.uses[k.seat][number]
        more, less = (
            min(uses, sum(copies for card, copies in turn.hand.items() if card.split("-")[0] == bird))
            for turn in (better, here)
        )
        if more > less:
            birds.append(bird)
    if birds:
        found.add("ability", ABILITY_RULES[birds[0]], birds=" ".join(birds))
