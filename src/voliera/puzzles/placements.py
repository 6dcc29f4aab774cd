"""Best placement: the last turns of a game belong to one player, and one turn at a time is not good enough."""

from collections.abc import Callable, Iterator

from voliera.bower.state import Phase
from voliera.documents import Document
from voliera.game import Game
from voliera.kernel import States
from voliera.puzzles.days import Kind
from voliera.puzzles.endings import Laid, after, best_line, finals, laid, options, surveyed
from voliera.puzzles.found import Found
from voliera.puzzles.nests import Ending, finished, late
from voliera.puzzles.rating import facts_of

TURNS = 2
"""How many turns there are to play. In the last one alone, whoever counts the eggs finds the best place."""
SHUFFLES = 16
"""Tables that are tried for each seat."""
RULE = "W-E3"


def found(kind: Kind, seed: int, wanted: int) -> Iterator[Found]:
    """The puzzles in the end of one game of bots."""
    end = finished(seed)
    for number in range(SHUFFLES):
        for seat in (0, 1):
            game = late(end, seat, Ending((TURNS, 0)), seed + number)
            one = None if game is None else puzzle_at(kind, game)
            if one is not None:
                yield one


def puzzle_at(kind: Kind, game: Game) -> Found | None:
    """The puzzle that a table is, if it is one."""
    seat, states = game.mover(), game.whole_states()
    simple, lead = natural(states, seat), best_line(states, seat).lead
    if lead < 0 or simple >= lead:
        return None  # most tables: it takes longer to see everything that they can end with
    ends = finals(states, seat)
    best = max(ends.values(), key=lambda line: line.lead)
    facts = facts_of(4 * TURNS, [line.lead for line in ends.values()], simple)
    if facts is None:
        return None
    return Found(kind, game, documents(game, best.steps), best.lead, facts, RULE, {"turns": TURNS})


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
    return max(one_by_one(states, seat, liking) for liking in (by_eggs, by_objects, by_groups))


def one_by_one(states: States, seat: int, liking: Callable[[Laid], tuple[int, ...]]) -> int:
    """Take and play what is liked best, turn by turn, to the end."""
    while states["phase"][0] != Phase.OVER:
        taken = [after(states, step) for step in options(states)] if states["phase"][0] == Phase.TAKE else [states]
        ways = [(liking(one), one.steps, table) for table in taken for one in laid(table)]
        if ways:
            _, steps, table = max(ways, key=lambda way: way[0])
            states = after(table, *steps)
        else:
            states = taken[0]
    return sum(surveyed(states, seat)[0])


def documents(game: Game, steps: tuple[int, ...]) -> list[Document]:
    """Steps as actions."""
    twin = game.copy()
    for step in steps:
        twin.step(step)
    return twin.actions
