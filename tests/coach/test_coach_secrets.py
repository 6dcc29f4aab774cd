"""The coach judges by what the seat could know: whatever lies hidden, the judgement is the same."""

import pytest

from tests.coach.games import sensible
from tests.configurations import redealt
from voliera import coach
from voliera.coach import Decision
from voliera.coach.decisions import before
from voliera.documents import Document
from voliera.game import Game
from voliera.kernel import thaw

NODES = 120


def twins(game: Game, decision: Decision) -> list[Game]:
    """Games that the seat cannot tell from this one, with everything else dealt again."""
    found = []
    for seed in (1, 2):
        frozen = redealt(game.rules, game.whole_states().tobytes(), decision.seat, seed)
        found.append(Game(game.rules, thaw(frozen, game.rules.state), game.options, game.names, None))
    return found


@pytest.mark.parametrize(
    ("name", "variant", "players", "every"),
    [("birdie", "standard", 2, 2), ("birdie", "expert", 3, 6), ("bower", "standard", 2, 5), ("bower", "super", 2, 8)],
)
def test_hidden_things_change_no_judgement(name: str, variant: str, players: int, every: int) -> None:
    record: Document = sensible(name, 5, variant, players, "greedy")
    looked_at = changed = 0
    for decision in coach.decisions(record)[1::every]:
        if any(action["do"] == "robin" for action in decision.actions):  # what it drew, the seat has seen
            continue
        looked_at += 1
        game = before(record, decision)
        told = coach.judge(game, decision, nodes=NODES, seed=3)
        for twin in twins(game, decision):
            changed += twin.position() != game.position()
            assert coach.judge(twin, decision, nodes=NODES, seed=3) == told
    assert looked_at > 5
    assert changed > looked_at
