"""A play that writes just the boxes that somebody announces, if there is one, and how two plays differ.

In the standard game every placing of the sets is tried, with the Owl and with every move of the Woodpecker; in the
expert game cards are removed step by step (steps.py). Whatever is found is played by the rules afterwards, so
nothing here decides what it is worth.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from voliera.birdie.components import CARD_NUMBERS, FEATURE_NUMBERS, OWL_LIMIT
from voliera.birdie.table import carries
from voliera.documents import Document
from voliera.game import Game
from voliera.sheet.birdie.best import Play
from voliera.sheet.birdie.steps import Steps

MOST_STEPS = 40_000
"""Steps that are tried in the expert game before the search gives up."""
STEPS_AFTER_CHANGE = 400
"""The same for each way to change the line first, as long as there are any left of MOST_STEPS."""

Boxes = Mapping[str, int]
Placed = tuple[int, int, str]
"""Where a set begins, how long it is, and its feature."""


@dataclass(frozen=True)
class Search:
    """What a search came to: actions that write the boxes, or None; whether everything was tried."""

    actions: list[Document] | None
    complete: bool = True


def find_play(game: Game, boxes: Boxes, known: Sequence[Play] = ()) -> Search:
    """Actions from where the seat stands to the end of its scoring that write these boxes and no other.

    Plays without the Woodpecker come first. A Robin is never played, but a card that it has drawn is put anywhere.
    Where the search finds nothing, one of the `known` plays may still be what was announced.
    """
    own = game.position()["boxes"][game.mover()]
    if any(own[box] is not None for box in boxes):
        return Search(None)
    complete, left = True, MOST_STEPS
    for prefix, table in _beginnings(game):
        if game.variant == "standard":
            actions, tried = _standard(table, boxes), True
        else:
            steps = Steps(table, boxes, min(left, STEPS_AFTER_CHANGE) if prefix else MOST_STEPS)
            actions, tried = steps.find() if _long_enough(table, boxes) else (None, True)
            left -= steps.taken if prefix else 0
        if actions is not None:
            return Search(prefix + actions)
        complete = complete and tried
        if left <= 0:
            break
    same = next((play for play in known if play.boxes == boxes), None)
    return Search(list(same.actions) if same else None, complete)


def _long_enough(game: Game, boxes: Boxes) -> bool:
    """Whether the line has runs for all boxes but those that Owls may write."""
    longest = longest_sets(game)
    return sum(longest[box] < size for box, size in boxes.items()) <= 2


def longest_sets(game: Game) -> dict[str, int]:
    """For each feature, the most cards that a set can have as the line lies: in the expert game two runs may meet."""
    line = _line(game)
    meet = 2 if game.variant == "expert" else 1
    return {
        feature: sum(sorted((len(run) for run in _runs(line, feature)), reverse=True)[:meet])
        for feature in FEATURE_NUMBERS
    }


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


def _line(game: Game) -> list[str | None]:
    line: list[str | None] = game.position()["lines"][game.mover()]
    return line


def _runs(line: Sequence[str | None], feature: str) -> Iterator[list[int]]:
    """The places of neighbours that carry the feature; None stands for a card that is taken."""
    run: list[int] = []
    for at, card in enumerate([*line, None]):
        if card is not None and carries(CARD_NUMBERS[card], FEATURE_NUMBERS[feature]):
            run.append(at)
        elif run:
            yield run
            run = []


def _beginnings(game: Game) -> Iterator[tuple[list[Document], Game]]:
    """The table as it is, or a drawn card put into every place; then each of these with every Woodpecker's move."""
    starts: list[tuple[list[Document], Game]] = [([], game)]
    if game.phase == "insert":
        starts = [([action], _after(game, action)) for action in game.legal()]
    yield from starts
    for prefix, table in starts:
        for action in table.legal():
            if action["do"] == "woodpecker":
                yield [*prefix, action], _after(table, action)


def _after(game: Game, action: Document) -> Game:
    after = game.copy()
    after.apply(action)
    return after


def _standard(game: Game, boxes: Boxes) -> list[Document] | None:
    """Place all boxes as sets, or all but one that the Owl copies (B-P4, B-A5)."""
    if game.phase != "split":
        return None
    line = _line(game)
    for declared in game.position()["scoring"]["sets"]:
        line[: declared["start"] + declared["length"]] = [None] * (declared["start"] + declared["length"])
    for owl in (None, *boxes):
        wanted = {box: size for box, size in boxes.items() if box != owl}
        if owl is not None and (not wanted or boxes[owl] != min(OWL_LIMIT, *wanted.values())):
            continue
        placed = _placed(line, sorted(wanted.items(), key=lambda item: -item[1]))
        if placed is not None:
            sets = [{"do": "set", "start": at, "length": size, "feature": box} for at, size, box in sorted(placed)]
            ended = _ended(game, [*sets, {"do": "write"}], owl)
            if ended is not None:
                return ended
    return None


def _placed(line: Sequence[str | None], wanted: list[tuple[str, int]]) -> list[Placed] | None:
    """Where the sets can lie, each card in at most one of them."""
    if not wanted:
        return []
    (box, size), rest = wanted[0], wanted[1:]
    for run in _runs(line, box):
        for at in run[: max(0, len(run) - size + 1)]:
            left = [None if at <= i < at + size else card for i, card in enumerate(line)]
            others = _placed(left, rest)
            if others is not None:
                return [(at, size, box), *others]
    return None


def _ended(game: Game, actions: list[Document], owl: str | None) -> list[Document] | None:
    """The actions with the Owl played or declined after them; None where it cannot be played."""
    seat = game.mover()
    after = game.copy()
    after.apply(actions)
    if after.over or after.seat != seat or after.phase != "owl":
        return actions if owl is None else None
    return [*actions, {"do": "owl", "box": owl} if owl else {"do": "end"}]
