"""How Birdie's characters play: by the network, with a temperature and with a memory like a person's.

Nobody may look into their own personal deck (B-T6), so the weaker ones forget what lies deep in theirs: the network is
shown a line whose forgotten cards are any that the seat has not located. And they do not keep in mind what others took
and laid. Temperatures were chosen by matches between neighbours (docs/strength.md, benchmarks/ladder.py).
"""

from random import Random

from voliera.bots.budget import QUICK_MS
from voliera.bots.players import AHEAD, LEARNED
from voliera.bots.rungs import CARDS, Rung
from voliera.games.birdie.bots import THOROUGH, greedy, heuristic, is_trained_for
from voliera.games.birdie.bots.network import drawn_candidates
from voliera.games.birdie.rules.state import NONE, STATE, Phase
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.contract.playing import Candidates
from voliera.kernel import States, thaw

RUNGS = {
    "random": Rung(LEARNED, temperature=19.5, cards=CARDS["random"], watchful=False, scoring="greedy"),
    "greedy": Rung(LEARNED, temperature=14.0, cards=CARDS["greedy"], watchful=False, scoring="greedy"),
    "heuristic": Rung(LEARNED, temperature=9.5, watchful=False, scoring="heuristic"),
    "search": Rung(LEARNED, temperature=7.0),
    "strongest": Rung(AHEAD, time_ms=QUICK_MS),
}


def rung(character: str, players: int, variant: str) -> Rung | None:
    """Return how a character plays; None at tables without a network."""
    return RUNGS.get(character) if is_trained_for(players, variant) else None


def candidates(rung: Rung, states: States, k: Knowledge, chance: Random) -> Candidates:
    """Return what a weakened rung makes of it, the chosen action first."""
    if k.phase in (Phase.TURN, Phase.LAYING):
        return drawn_candidates(states, remembered(rung, states, k, chance), k, rung.temperature, chance)
    if rung.scoring == "greedy":
        return greedy(k, chance)
    return heuristic(k, chance) if rung.scoring == "heuristic" else heuristic(k, chance, effort=THOROUGH)


def remembered(rung: Rung, states: States, k: Knowledge, chance: Random) -> States:
    """Return the table as the seat has it in mind: what it has forgotten is something else that could be there."""
    if rung.cards is None and rung.watchful:
        return states
    mind = thaw(states[:1].tobytes(), STATE)
    unseen = list(k.unseen)
    if not rung.watchful:
        for i in range(max(0, int(mind["acts_n"][0]))):
            if int(mind["act_seat"][0, i]) != k.seat:
                mind["act_first"][0, i] = NONE
    if rung.cards is not None:
        forgotten = max(0, len(k.line) - max(rung.cards, k.laid))
        for card in k.line[:forgotten]:
            unseen[card] += 1
        pool = [card for card, copies in enumerate(unseen) for _ in range(copies)]
        for i, card in enumerate(chance.sample(pool, forgotten)):
            mind["line"][0, k.seat, i] = card
    return mind
