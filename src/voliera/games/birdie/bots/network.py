"""The level `net`: a network decides the turns, at once; what scoring asks is answered by the solvers, exactly.

The network was trained by self-play (voliera.learn). It has a preference for each step, and plays the first; its other
answer is its chance to win, which stands for the value of every candidate: the network judges positions, not actions.
"""

from collections.abc import Sequence
from math import inf
from pathlib import Path
from random import Random

import numpy as np

from voliera.bots.budget import Budget
from voliera.bots.net.ahead import Ahead, Candidate
from voliera.bots.net.forward import chance_to_win
from voliera.bots.net.networks import Networks
from voliera.bots.net.weights import other_tables
from voliera.bots.rungs import drawn
from voliera.bots.watching import detailed
from voliera.games.birdie.border.actions import to_document
from voliera.games.birdie.border.setup import new_game
from voliera.games.birdie.border.table import Table
from voliera.games.birdie.bots.ahead import BirdieWorlds
from voliera.games.birdie.layout import LAYOUT, SIZE
from voliera.games.birdie.observe import observe_first
from voliera.games.birdie.rules.numbers import PASS, STEPS, WOODPECKER
from voliera.games.birdie.rules.state import SEATS
from voliera.games.birdie.rules.steps import listing
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.contract.playing import Candidates
from voliera.kernel import States

SHIPPED = Path(__file__).parent / "birdie.net"
"""The weights that come with the package."""
WORLDS = BirdieWorlds()
ACTIONS = WOODPECKER
"""A network has preferences for the steps of turns: all steps before this one."""
NETWORKS = Networks(LAYOUT, ACTIONS, SEATS)


def tables_of(path: Path) -> list[str]:
    """The tables that a network was trained for."""
    return [table.name for table in NETWORKS.tables(path)]


def is_trained_for(players: int, variant: str) -> bool:
    """Whether the shipped network was trained for a table, and is there: a browser may have failed to fetch it."""
    return SHIPPED.exists() and f"{players}:{variant}" in tables_of(SHIPPED)


def check_trained(players: int, variant: str, path: Path | None) -> None:
    """Refuse weights that cannot be read, and a table that the network was not trained for."""
    path = path or SHIPPED
    table, trained = f"{players}:{variant}", tables_of(path)
    if table not in trained:
        raise other_tables(path, trained, table)


def check_table(k: Knowledge, path: Path) -> None:
    """The same for the table that a seat knows."""
    check_trained(k.players, "expert" if k.expert else "standard", path)


def turn_candidates(tables: Sequence[States], known: Sequence[Knowledge], path: Path | None = None) -> list[Candidates]:
    """The legal steps of each turn, the network's first choice first."""
    found = []
    for states, (steps, _, value) in zip(tables, ranked(tables, tables, known, path or SHIPPED), strict=True):
        table = Table.of(states)
        found.append([{"action": to_document(table, [step]), "value": value} for step in steps])
    return found


def drawn_candidates(states: States, seen: States, k: Knowledge, temperature: float, chance: Random) -> Candidates:
    """The same, but a step by chance first: the oftener, the more the network prefers it in what it has `seen`.

    A pass ends the seat's round, so it is never left to chance: only a network that would pass passes.
    """
    ((steps, likings, value),) = ranked([states], [seen], [k], SHIPPED)
    likings = [likings[0], *(-inf if step == PASS else one for step, one in zip(steps[1:], likings[1:], strict=True))]
    steps.insert(0, steps.pop(drawn(likings, temperature, chance)))
    table = Table.of(states)
    return [{"action": to_document(table, [step]), "value": value} for step in steps]


def ranked(
    tables: Sequence[States], seen: Sequence[States], known: Sequence[Knowledge], path: Path
) -> list[tuple[list[int], list[float], float]]:
    """Of each table: the legal steps, the preferred one first, how much each is preferred, and the chance to win.

    The network sees the tables as they are `seen`; they may be other ones, where something was forgotten.
    """
    rows = np.zeros((len(tables), SIZE), np.int8)
    for i, k in enumerate(known):
        check_table(k, path)
        observe_first(seen[i], rows[i])
    if not tables:
        return []
    found, out = [], np.zeros(STEPS, np.int16)
    for states, k, likings, seats in zip(tables, known, *NETWORKS.evaluated(rows, path), strict=True):
        legal: list[int] = out[: listing(states, out)].tolist()
        liking = {step: float(likings[step]) for step in legal}
        steps = sorted(legal, key=lambda step, liking=liking: (-liking[step], step))  # type: ignore[misc]
        found.append((steps, [liking[step] for step in steps], chance_to_win(seats, k.players)))
    return found


def ahead_candidates(states: States, k: Knowledge, chance: Random, path: Path | None, budget: Budget) -> Candidates:
    """The first steps of the turns that were tried, the best turn's first (`net+`)."""
    path = path or SHIPPED
    check_table(k, path)
    table = Table.of(states)

    def documents(found: list[Candidate]) -> Candidates:
        turns: dict[int, Candidate] = {}
        for turn in found:
            turns.setdefault(turn.steps[0], turn)
        chosen, *others = turns.values()
        made = []
        for turn in (chosen, *sorted(others, key=lambda one: -one.value)):
            line = [to_document(table, [step]) for step in turn.steps]
            one = {"action": line[0], "value": turn.value}
            made.append(detailed(one, turn.met, line) if budget.lines else one)
        return made

    found = documents(Ahead(NETWORKS.many(path), WORLDS, states, chance, budget).candidates(documents=documents))
    return found if len(found) > 1 else turn_candidates([states], [k], path)[0]


def prepare() -> None:
    """Have everything compiled."""
    table = tables_of(SHIPPED)[0]
    players, variant = table.split(":")
    states = new_game(int(players), variant, {}, 0)
    k = Knowledge.of(states, int(states["seat"][0]))
    turn_candidates([states, states], [k, k])
    turn_candidates([states], [k])
    ahead_candidates(states, k, Random(0), None, Budget(nodes=1))
