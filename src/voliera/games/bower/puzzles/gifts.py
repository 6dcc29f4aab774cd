"""What to pass on: which tile to give to the opponent, when both play on as well as they can."""

from collections.abc import Iterator

from voliera.documents import Document
from voliera.game import Game
from voliera.games.bower.border.components import decode_square
from voliera.games.bower.puzzles.endings import Line, after, best_line, different, laid, options
from voliera.games.bower.puzzles.nests import Ending, Late, played_out
from voliera.games.bower.puzzles.placements import documents
from voliera.games.bower.rules.numbers import DECLINE, TAKE
from voliera.games.bower.rules.state import NONE, Phase
from voliera.kernel import States
from voliera.puzzles.days import Kind
from voliera.puzzles.puzzle import FoundPuzzle, Reply
from voliera.puzzles.rating import Facts, facts_of

SHORT, LONG = (1, 1), (1, 2)
"""Turns that the giver and the opponent have left afterwards."""
ENDINGS = {1: SHORT, 2: SHORT, 3: SHORT, 4: SHORT, 5: LONG}
"""What is tried for each difficulty."""
SHUFFLES = 24
"""Tables that are tried for each seat."""
RULE = "W-B14"
UNIT = "eggs"


def found(kind: Kind, seed: int, wanted: int) -> Iterator[FoundPuzzle | None]:
    """The puzzles in the end of one game of bots; None where a move or a table has none."""
    end = yield from played_out(seed)
    if any("gift" in kept for kept in end["kept"]):
        return
    turns = sum(ENDINGS[wanted])
    tables = [Late(end, seat, Ending(ENDINGS[wanted], gives=True)) for seat in (0, 1)]
    for number in range(seed, seed + SHUFFLES):
        for seat in (0, 1):
            promising = tables[seat].possible and facts_at(tables[seat].states(number), seat, turns)[0] is not None
            yield puzzle_at(kind, tables[seat].game(number), turns) if promising else None


def facts_at(states: States, seat: int, turns: int) -> tuple[Facts | None, dict[int, Line]]:
    """The facts of a table, if it is a puzzle, and what both do after each gift.

    Whoever declines lets the opponent, whose hand is empty, choose among the same tiles: that is worth as much as the
    worst gift, and need not be looked at.
    """
    given = {step: after(states, step) for step in options(states) if step != DECLINE}
    lines = {step: best_line(table, seat) for step, table in given.items()}
    leads = [line.lead for line in lines.values()]
    if max(leads) < 0 or leads.count(max(leads)) > 1:
        return None, lines
    natural = max(lines[step].lead for step in simple(states, seat))
    ways = sum(len(list(different(laid(table)))) for table in given.values())
    return facts_of(3 * turns, [*leads, min(leads)], natural, ways=ways), lines


def puzzle_at(kind: Kind, game: Game, turns: int) -> FoundPuzzle | None:
    """The puzzle that a table is, if it is one."""
    seat, states = game.mover(), game.whole_states()
    facts, lines = facts_at(states, seat, turns)
    if facts is None:
        return None
    lines[DECLINE] = best_line(after(states, DECLINE), seat)
    best = max(lines, key=lambda step: lines[step].lead)
    replies = [Reply(*split(documents(game, (step, *line.steps))), line.lead) for step, line in lines.items()]
    return FoundPuzzle(
        kind, game, documents(game, (best,)), lines[best].lead, facts, RULE, UNIT, {"turns": turns}, replies
    )


def split(actions: list[Document]) -> tuple[Document, list[Document]]:
    """The first action, and what follows."""
    return actions[0], actions[1:]


def objects_on(face: int) -> int:
    """How many objects are printed on a square."""
    return len(decode_square(face)["objects"])


def simple(states: States, seat: int) -> set[int]:
    """What people give who look at one thing only.

    The tile with fewest objects; the one with which the opponent gains least at once; and the one that they could use
    least themselves.
    """
    gifts = [step for step in options(states) if step != DECLINE]
    tiles = {step: int(states["display"][0, step - TAKE]) for step in gifts}
    printed = {step: sum(map(objects_on, states["faces"][0, tiles[step]].tolist())) for step in gifts}
    hurt, use = {}, {}
    for step in gifts:
        given = after(states, step)
        hurt[step] = max((one.lead for one in laid(given)), default=0)
        own = states.copy()
        own["seat"], own["phase"], own["effect"] = seat, Phase.PLAY, NONE
        own["hand"][0, seat, 0], own["hand_n"][0, seat] = tiles[step], 1
        use[step] = max((one.lead for one in laid(own)), default=0)
    return {min(gifts, key=lambda step: (by[step], step)) for by in (printed, hurt, use)}
