"""Late tables of Bower searched to the end: what each way to fill a nest, or each choice, comes to in eggs.

The last tile of all is counted by `deltas` without being laid; everything before it is played by the rules.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from voliera.games.bower.rules.deltas import MOST_PLACES, Column, Delta, Rows, new_rows, new_steps
from voliera.games.bower.rules.deltas import placements as fill_rows
from voliera.games.bower.rules.nest import FACINGS
from voliera.games.bower.rules.numbers import GIFT, HAND, PLACE, STEPS, TAKE
from voliera.games.bower.rules.state import COLUMNS, MATERIALS_COUNTED, NONE, SEATS, STATE, STRIDE, TURNS, Phase
from voliera.games.bower.rules.steps import advance, listing
from voliera.games.bower.rules.survey import EVERYTHING, new_survey, survey
from voliera.kernel import SILENT, States, thaw

BESIDE = (1, STRIDE, -1, -STRIDE)
"""From a tile's first square to its second, by where it faces."""

Eggs = tuple[int, ...]
"""The seat's eggs less the other's, line by line: three groups, six columns, egg tiles. Answers with the same eggs in
every line are the same answer."""

A_SQUARE = 512
"""What one square more adds to the strength of a group (survey.find_groups)."""
MOST_EGGS = 20
"""More than anybody can lead by (W-C5)."""

_OUT = np.zeros(STEPS, np.int16)


class Laid(NamedTuple):
    """A way to lay a tile now: its steps, the eggs if the game ended there, and what it adds to count."""

    steps: tuple[int, ...]
    eggs: Eggs
    matching: int
    """Objects more that the eggs of their columns ask for."""
    grown: int
    """Squares more in the largest groups."""
    looks: tuple[int, ...]
    """Where which faces come to lie: equal for tiles and turns that look alike."""

    @property
    def lead(self) -> int:
        """All eggs."""
        return sum(self.eggs)


def after(states: States, *steps: int) -> States:
    """The table after some steps."""
    found = thaw(states.tobytes(), STATE)
    for step in steps:
        advance(found, step, SILENT, _OUT)
    return found


def options(states: States) -> list[int]:
    """The legal steps."""
    return _OUT[: listing(states, _OUT)].tolist()  # type: ignore[no-any-return]


def surveyed(states: States, seat: int) -> tuple[Eggs, list[int]]:
    """The eggs as the table lies, all of them open; and the strengths of the seat's groups."""
    seen = new_survey()
    survey(states[0], seat, EVERYTHING, seen[0])
    return _eggs(seen, seat)


def _eggs(seen: States, seat: int) -> tuple[Eggs, list[int]]:
    best = seen["best"][0].tolist()
    groups = [_sign(best[seat][one] - best[1 - seat][one]) for one in range(MATERIALS_COUNTED)]
    paid = seen["eggs_if"][0].tolist()
    columns = [paid[column][egg] for column, egg in enumerate(seen["eggs"][0].tolist())]
    rest = int(seen["difference"][0]) - sum(groups) - sum(columns)
    return (*groups, *columns, rest), best[seat][:MATERIALS_COUNTED]


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def laid(states: States) -> list[Laid]:
    """Every way to lay a tile for the seat that is to lay one."""
    seen, rows, count = _rows(states)
    now, strengths = _eggs(seen, int(states["seat"][0]))
    listed = rows[:count].tolist()
    looks = _looks(states, [row[: Delta.PLACE + 1] for row in listed])
    return [_laid(row, now, strengths, look) for row, look in zip(listed, looks, strict=True)]


def _laid(row: list[int], now: Eggs, strengths: list[int], looks: tuple[int, ...]) -> Laid:
    """One way to lay a tile; plain numbers, which browsers count with too."""
    eggs = list(now)
    matching = grown = 0
    for group in range(MATERIALS_COUNTED):
        eggs[group] += row[Delta.GROUP_EGGS + group]
        grown += (row[Delta.BEST + group] - strengths[group]) // A_SQUARE
    for part in (Delta.COLUMNS, Delta.COLUMNS + Column.WIDTH):
        column = row[part]
        if column != NONE:
            eggs[MATERIALS_COUNTED + column] += row[part + Column.EGGS]
            matching += row[part + Column.MATCHING] + row[part + Column.WHITE]
    eggs[MATERIALS_COUNTED + COLUMNS] += row[Delta.EGG_TILES]
    return Laid(tuple(row[: Delta.PLACE + 1]), tuple(eggs), matching, grown, looks)


def _looks(states: States, steps: list[list[int]]) -> Iterator[tuple[int, ...]]:
    """Which faces come to lie where, for each way to lay a tile."""
    hand, gift = states["hand"][0, states["seat"][0]].tolist(), int(states["gift"][0])
    faces: dict[int, list[int]] = {}
    for step, place in steps:
        if step not in faces:
            faces[step] = states["faces"][0, gift if step == GIFT else hand[step - HAND]].tolist()
        square, facing = divmod(place - PLACE, FACINGS)
        first, second = faces[step]
        other = square + BESIDE[facing]
        yield (square, first, other, second) if square < other else (other, second, square, first)


def best_laid(states: States) -> tuple[int, tuple[int, ...]]:
    """The greatest lead that a tile laid now gives the seat to move, and how; quicker than `laid`."""
    seen, rows, count = _rows(states)
    eggs = rows[:count, Delta.EGGS]
    best = int(eggs.argmax())
    lead = int(seen["difference"][0]) + int(eggs[best])
    return lead, (int(rows[best, Delta.STEP]), int(rows[best, Delta.PLACE]))


def _rows(states: States) -> tuple[States, Rows, int]:
    seen = new_survey()
    rows = new_rows(MOST_PLACES * max(1, int(states["hand_n"][0, states["seat"][0]])))
    return seen, rows, fill_rows(states[0], EVERYTHING, seen[0], new_steps(), rows)


def different(ways: list[Laid]) -> Iterator[Laid]:
    """One of the ways that look alike."""
    seen = set()
    for one in ways:
        if one.looks not in seen:
            seen.add(one.looks)
            yield one


def is_last(states: States) -> bool:
    """Whether the tile to be laid now is the last one of the game."""
    return int(states["turns"][0].sum()) == SEATS * TURNS - 1


def looks_of(states: States) -> bytes:
    """All that counts of a table from here on: nests, and tiles in hands and in the display, in any order."""
    hands, sizes = states["hand"][0].tolist(), states["hand_n"][0].tolist()
    held = [sorted(hand[:size]) for hand, size in zip(hands, sizes, strict=True)]
    shown = sorted(states["display"][0].tolist()[: int(states["display_n"][0])])
    return states["square"].tobytes() + repr((held, shown, int(states["gift"][0]))).encode()


class Line(NamedTuple):
    """A way to play to the end: what it comes to, and its steps."""

    lead: int
    steps: tuple[int, ...]


def finals(states: States, seat: int) -> dict[Eggs, Line]:
    """All eggs that a seat which plays alone can end with, and one way to get there."""
    found: dict[Eggs, Line] = {}
    seen: set[bytes] = set()
    waiting: list[tuple[States, tuple[int, ...]]] = [(states, ())]
    while waiting:
        table, steps = waiting.pop()
        if table["phase"][0] == Phase.OVER:
            eggs, _ = surveyed(table, seat)
            found.setdefault(eggs, Line(sum(eggs), steps))
        elif table["phase"][0] == Phase.TAKE:
            waiting += [(after(table, step), (*steps, step)) for step in options(table)]
        elif is_last(table):
            for one in laid(table):
                found.setdefault(one.eggs, Line(one.lead, (*steps, *one.steps)))
        else:
            for one in different(laid(table)):
                then = after(table, *one.steps)
                if (key := looks_of(then)) not in seen:
                    seen.add(key)
                    waiting.append((then, (*steps, *one.steps)))
    return found


def best_lead(states: States, seat: int) -> int:
    """The greatest lead that a seat can end with which plays alone."""
    if states["phase"][0] == Phase.TAKE and is_last(states):
        states = all_in_hand(states)
    if states["phase"][0] == Phase.OVER:
        return sum(surveyed(states, seat)[0])
    if is_last(states):
        return best_laid(states)[0]
    return max(best_lead(after(states, *steps), seat) for steps in choices(states))


def all_in_hand(states: States) -> States:
    """The table after all open tiles were taken; in the last turn it is as good as after any one of them.

    Where there is no room the turn is over, whatever was taken (W-T3).
    """
    seat, count = int(states["seat"][0]), int(states["display_n"][0])
    found = after(states, TAKE)
    if found["phase"][0] == Phase.PLAY:
        held = int(states["hand_n"][0, seat])
        found["hand"][0, seat, held : held + count] = states["display"][0, :count]
        found["hand_n"][0, seat] = held + count
    return found


def best_line(states: States, seat: int, low: int = -MOST_EGGS, high: int = MOST_EGGS) -> Line:
    """What the table comes to for a seat if both do their best, and how.

    Outside of `low` and `high` it is only known on which side it lies: somebody has something better elsewhere.
    """
    mine = int(states["seat"][0]) == seat
    phase = int(states["phase"][0])
    if phase == Phase.OVER:
        return Line(sum(surveyed(states, seat)[0]), ())
    if phase == Phase.PLAY and is_last(states):
        lead, steps = best_laid(states)
        return Line(lead if mine else -lead, steps)
    best: Line | None = None
    for steps in choices(states):
        line = best_line(after(states, *steps), seat, low, high)
        if best is None or (line.lead > best.lead if mine else line.lead < best.lead):
            best = Line(line.lead, (*steps, *line.steps))
        if mine:
            low = max(low, best.lead)
        else:
            high = min(high, best.lead)
        if low >= high:
            break
    assert best is not None
    return best


def choices(states: States) -> Iterator[tuple[int, ...]]:
    """What the seat to move can do, of ways that leave the same table one; placements with the greatest lead first."""
    if states["phase"][0] == Phase.PLAY:
        _, rows, count = _rows(states)
        listed = [row[: Delta.EGGS + 1] for row in rows[:count].tolist()]
        ways: dict[tuple[int, ...], tuple[int, int, int]] = {}
        for (step, place, eggs), look in zip(listed, _looks(states, [row[:2] for row in listed]), strict=True):
            ways.setdefault(look, (-eggs, step, place))
        yield from ((step, place) for _, step, place in sorted(ways.values(), key=lambda way: way[0]))
    else:
        yield from ((step,) for step in options(states))
