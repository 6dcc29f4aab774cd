"""How Bower's characters play: by the search, by the heuristic player, or by that one's instinct with a temperature.

The weaker ones conclude nothing about the other's eggs and do not look at what the other wants. Temperatures and
numbers of play-outs were chosen by matches between neighbours (docs/strength.md, benchmarks/ladder.py).
"""

from random import Random

from voliera.bots.budget import QUICK_MS, STRONGEST_MS
from voliera.bots.players import AHEAD
from voliera.bots.rungs import Rung, drawn
from voliera.games.bower.border.actions import to_document
from voliera.games.bower.border.table import Table
from voliera.games.bower.bots import is_trained_for
from voliera.games.bower.bots.heuristic import DIGITS, SOFTNESS, second_thoughts
from voliera.games.bower.bots.knowledge import Knowledge
from voliera.games.bower.bots.lookahead.core import ALL_MOVES, Core
from voliera.games.bower.rules.state import Phase
from voliera.games.contract.playing import Candidates
from voliera.kernel import States
from voliera.kernel.exact import exp

RUNGS = {
    "random": Rung("heuristic", temperature=0.25, watchful=False),
    "greedy": Rung("heuristic", temperature=0.1, watchful=False),
    "heuristic": Rung("heuristic"),
    "search": Rung("search", nodes=300),
    "strongest": Rung("search", time_ms=STRONGEST_MS),
}


def rung(character: str, players: int, variant: str) -> Rung | None:
    """Return how a character plays; the strongest by the network, where one was trained for the table.

    Without a network it searches, and for longer: that is on somebody's own device, where nobody else waits.
    """
    if character == "strongest" and is_trained_for(players, variant):
        return Rung(AHEAD, time_ms=QUICK_MS)
    return RUNGS.get(character)


def candidates(rung: Rung, states: States, k: Knowledge, chance: Random) -> Candidates:
    """Return the actions with the win share they promise, one of them by chance first."""
    trust = {} if rung.watchful else {"credulity": 0.0}
    core = Core(k.states(), k.seat, 0, **trust)
    table = Table(core.root)
    moves = core.moves(ALL_MOVES)
    denies = table.phase in (Phase.SETUP, Phase.TAKE)
    more = second_thoughts(core, table) if rung.watchful or not denies else {}
    found = [(round(move.score + more.get(move.number, 0.0), DIGITS), move.steps) for move in moves]
    chance.shuffle(found)
    found.sort(key=lambda candidate: -candidate[0])
    found.insert(0, found.pop(drawn([gain for gain, _ in found], rung.temperature, chance)))
    return [{"action": to_document(table, steps), "value": 1 / (1 + exp(-gain / SOFTNESS))} for gain, steps in found]
