"""Best placement: the last turns of a game belong to one player, and one turn at a time is not good enough."""

from collections.abc import Callable, Iterator

from voliera.documents import Document
from voliera.game import Game
from voliera.games.bower.puzzles.endings import Laid, after, best_lead, finals, laid, options, surveyed
from voliera.games.bower.puzzles.nests import Ending, Late, played_out
from voliera.games.bower.rules.state import Phase
from voliera.kernel import States
from voliera.puzzles.days import Kind
from voliera.puzzles.puzzle import FoundPuzzle
from voliera.puzzles.rating import facts_of

TURNS = 2
"""How many turns there are to play. In the last one alone, whoever counts the eggs finds the best place."""
SHUFFLES = 16
"""Tables that are tried for each seat."""
RULE = "W-E3"
UNIT = "eggs"


def found(kind: Kind, seed: int, wanted: int) -> Iterator[FoundPuzzle | None]:
    """The puzzles in the end of one game of bots; None where a move or a table has none."""
    end = yield from played_out(seed)
    tables = [Late(end, seat, Ending((TURNS, 0))) for seat in (0, 1)]
    for number in range(seed, seed + SHUFFLES):
        for seat in (0, 1):
            promising = tables[seat].possible and is_promising(tables[seat].states(number), seat)
            yield puzzle_at(kind, tables[seat].game(number)) if promising else None


def is_promising(states: States, seat: int) -> bool:
    """Whether simple ways do not find the best. In most tables they do, and to see all that one has takes longer."""
    lead = best_lead(states, seat)
    return lead >= 0 and natural(states, seat) < lead


def puzzle_at(kind: Kind, game: Game) -> FoundPuzzle | None:
    """The puzzle that a table is, if it is one."""
    seat, states = game.mover(), game.whole_states()
    ends = finals(states, seat)
    best = max(ends.values(), key=lambda line: line.lead)
    facts = facts_of(4 * TURNS, [line.lead for line in ends.values()], natural(states, seat))
    if facts is None:
        return None
    return FoundPuzzle(kind, game, documents(game, best.steps), best.lead, facts, RULE, UNIT, {"turns": TURNS})


def by_eggs(one: Laid) -> tuple[int, ...]:
    """The greatest lead now."""
    return one.lead, one.matching, one.grown


def by_objects(one: Laid) -> tuple[int, ...]:
    """Most objects that are asked for."""
    return one.matching, one.lead, one.grown


def by_groups(one: Laid) -> tuple[int, ...]:
    """The largest groups."""
    return one.grown, one.lead, one.matching


def natural(states: States, seat: int) -> int:
    """The most that one turn at a time comes to: for eggs now, for objects that are asked for, or for large groups."""
    ways = turns_at(states)
    return max(one_by_one(states, ways, seat, liking) for liking in (by_eggs, by_objects, by_groups))


Turn = tuple[States, Laid]
"""A turn: the table after a tile was taken, and how one is laid then."""


def turns_at(states: States) -> list[Turn]:
    """Every turn of the seat to move."""
    return [(table, one) for table in tables_at(states) for one in laid(table)]


def tables_at(states: States) -> list[States]:
    """The tables at which a tile is laid, or the turn has ended."""
    return [after(states, step) for step in options(states)] if states["phase"][0] == Phase.TAKE else [states]


def one_by_one(states: States, ways: list[Turn], seat: int, liking: Callable[[Laid], tuple[int, ...]]) -> int:
    """Take and play what is liked best, turn by turn, to the end."""
    while True:
        if ways:
            table, one = max(ways, key=lambda way: liking(way[1]))
            states = after(table, *one.steps)
        else:
            states = tables_at(states)[0]
        if states["phase"][0] == Phase.OVER:
            return sum(surveyed(states, seat)[0])
        ways = turns_at(states)


def documents(game: Game, steps: tuple[int, ...]) -> list[Document]:
    """Steps as actions."""
    twin = game.copy()
    for step in steps:
        twin.step(step)
    return twin.actions
