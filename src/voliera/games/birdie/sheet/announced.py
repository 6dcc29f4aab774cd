"""A play that writes just the boxes that somebody announces, if there is one, and how two plays differ.

The solvers find it: the announced sets are worth something, every other set a great deal less than nothing. What is
best then writes what was announced, or no play does. Whatever is found is played by the rules afterwards, so nothing
here decides what it is worth.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.games.birdie.rules.box import CARD_NUMBERS, FEATURE_NUMBERS, FEATURES, LONGEST_SET, OWL_LIMIT, Bird
from voliera.games.birdie.rules.state import Phase
from voliera.games.birdie.sheet.best import ROBIN, Play
from voliera.games.birdie.solve.features import longest_runs
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.plan import Plan
from voliera.games.birdie.solve.scoring import Effort, plans
from voliera.games.birdie.solve.values import ALL_BOXES, WORTHLESS, Values

TIME_MS = 3000
"""How long each way to use the Owls is looked at."""
WANTED = 1.0
UNWANTED = -100.0
UNASKED = 0.01
"""What an ability costs, so that none is played for nothing."""

Boxes = Mapping[str, int]


@dataclass(frozen=True)
class Search:
    """What a search came to: actions that write the boxes, or None; whether everything was tried."""

    actions: list[Document] | None
    complete: bool = True


def find_play(game: Game, boxes: Boxes, time_ms: float = TIME_MS) -> Search:
    """Actions from where the seat stands to the end of its scoring that write these boxes and no other.

    Abilities are played only where it takes them, a Robin never; but a card that it has drawn is put anywhere.
    """
    k = Knowledge.of(game.whole_states(), game.mover())
    wanted = {FEATURE_NUMBERS[box]: size for box, size in boxes.items()}
    if any(k.filled >> feature & 1 for feature in wanted):
        return Search(None)
    complete = True
    for copies in _owl_choices(k, wanted):
        sets = {feature: size for feature, size in wanted.items() if feature not in copies}
        plan = _plan(k, sets, time_ms)
        if plan.boxes == sets:
            return Search([*plan.actions, *_owls(k, sets, copies)])
        complete = complete and plan.exact
    return Search(None, complete)


def find_announced(start: Game, drawn: Sequence[str], boxes: Boxes) -> Search:
    """As `find_play` from the beginning of a scoring; with a card that a Robin has drawn, that is put in first.

    Of two drawn cards the first is tried at every place.
    """
    if not drawn:
        return find_play(start, boxes)
    complete = True
    for places in product(range(len(start.view(start.seat)["lines"][start.mover()]) + 1), repeat=len(drawn) - 1):
        game = start.copy()
        before: list[Document] = [ROBIN]
        try:
            for at in places:
                before += [{"do": "insert", "at": at}, ROBIN]
            game.apply(before)
        except GameError:
            continue
        found = find_play(game, boxes)
        if found.actions is not None:
            return Search([*before, *found.actions])
        complete = complete and found.complete
    return Search(None, complete)


def _owl_choices(k: Knowledge, wanted: Mapping[int, int]) -> Iterator[tuple[int, ...]]:
    """Which of the boxes the Owls may write: they copy the lowest value that sets have written (B-A5)."""
    for count in range(min(k.uses_left(Bird.OWL), len(wanted)) + 1):
        for copies in combinations(wanted, count):
            written = [size for feature, size in wanted.items() if feature not in copies]
            written += [k.lowest_written] if k.lowest_written else []
            if not copies or (written and all(wanted[box] == min(OWL_LIMIT, *written) for box in copies)):
                yield copies


def _plan(k: Knowledge, sets: Mapping[int, int], time_ms: float) -> Plan:
    """The play that comes nearest to these sets, without Owls and Robins."""
    if k.phase == Phase.OWL:
        return Plan(0, bound=0)
    others = tuple(0 if card >> 2 in (Bird.OWL, Bird.ROBIN) else copies for card, copies in enumerate(k.hand))
    lengths = range(LONGEST_SET + 1)
    rows = tuple(
        tuple(WANTED if sets.get(feature) == length else UNWANTED for length in lengths)
        for feature in range(len(FEATURES))
    )
    costs = (UNASKED, UNASKED, UNASKED, UNASKED)
    values = Values(rows, WORTHLESS.flaps, WORTHLESS.owl, costs=costs)
    return plans(replace(k, hand=others), values, Effort(time_ms=time_ms))[0]


def _owls(k: Knowledge, sets: Mapping[int, int], copies: Sequence[int]) -> list[Document]:
    """The Owls after the sets, and what is asked after those (B-P10)."""
    actions: list[Document] = [{"do": "owl", "box": FEATURES[box]} for box in copies]
    filled = k.filled | sum(1 << feature for feature in (*sets, *copies))
    wrote = bool(sets) or k.lowest_written > 0
    if wrote and k.uses_left(Bird.OWL) > len(copies) and filled != ALL_BOXES:
        actions.append({"do": "end"})
    return actions


def longest_sets(game: Game) -> dict[str, int]:
    """For each feature, the most cards that a set can have as the line lies: in the expert game two runs may meet."""
    line = [CARD_NUMBERS[card] for card in game.position()["lines"][game.mover()]]
    meet = 2 if game.variant == "expert" else 1
    return {name: longest_runs(line, feature, meet) for name, feature in FEATURE_NUMBERS.items()}


def differences(best: Play, played: Play) -> Document:
    """Where two plays differ: boxes and flaps as pairs, best first; the trophies that only one of them takes."""
    features = [box for box in FEATURE_NUMBERS if best.boxes.get(box) != played.boxes.get(box)]
    return {
        "boxes": {box: [best.boxes.get(box), played.boxes.get(box)] for box in features},
        "flaps": [best.flaps, played.flaps],
        "trophies": [
            [bird for bird in one.trophies if bird not in other.trophies]
            for one, other in ((best, played), (played, best))
        ],
    }
