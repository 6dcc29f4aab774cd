"""A whole scoring of Birdie judged in points: what was scored against the exact best, before a Robin's draw and after.

What a Robin draws is luck, and nobody's mistake. So a scoring is judged in stretches, each up to a draw: what was
given away before it is measured by what could be expected there, what was given away after it by what lay there.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from voliera.documents import Document
from voliera.game import Game
from voliera.games.birdie.rules.box import BIRDS, FEATURES, Bird
from voliera.games.birdie.solve.estimates import guesses, worths
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.plan import Plan
from voliera.games.birdie.solve.scoring import Effort, plans
from voliera.games.birdie.solve.values import ALL_BOXES, in_points

PROVED = Effort(time_ms=20_000)
"""Far more than it takes where a proof is asked for: so no judgement depends on a clock."""
REPEATABLE = Effort(moves=60, insertions=4, nodes=2000)
"""As hard as the search level looks when it scores: as a rule it finds the best."""
PROVABLE = {(0, 2): 18, (1, 1): 14}
"""Expert game: by Robins and Woodpeckers in the hand, the longest line for which a proof takes about a second."""
LEAST = 1e-6


@dataclass(slots=True)
class Stretch:
    """A part of a scoring, up to a draw or to its end: the best plan for it, and what was played is worth."""

    game: Game
    """As the seat knew it when the stretch began."""
    start: int
    best: Plan
    exact: bool
    value: float = 0.0
    """Of what was played: points, before a draw those that could be expected."""
    actions: list[Document] = field(default_factory=list)
    events: list[Document] = field(default_factory=list)

    @property
    def loss(self) -> float:
        """Points given away."""
        return max(0.0, self.best.value - self.value)

    @property
    def draws(self) -> bool:
        """Whether it ends with a Robin's draw."""
        return bool(self.actions) and self.actions[-1]["do"] == "robin"


@dataclass(frozen=True, slots=True)
class Scored:
    """A scoring: its stretches, what it gained, and how much of what it gave up now may come back later."""

    stretches: list[Stretch]
    gained: float
    spared: float

    @property
    def cost(self) -> float:
        """Points given away in all."""
        lost = sum(stretch.loss for stretch in self.stretches)
        return lost if lost > LEAST else 0.0

    @property
    def worst(self) -> Stretch | None:
        """Where first something was given away."""
        return next((stretch for stretch in self.stretches if stretch.loss > LEAST), None)


def judge_scoring(game: Game, actions: Sequence[Document]) -> Scored:
    """Play a scoring through, stretch by stretch. `game` is the table when it begins, and is not changed."""
    game, seat = game.copy(), game.mover()
    before = game.result()["totals"][seat]
    stretches = [_begun(game, seat, 0)]
    for at, action in enumerate(actions):
        now = stretches[-1]
        draws = action["do"] == "robin"
        if draws:
            now.value = _drawing(game.redealt(seat), now)
        now.actions.append(action)
        now.events += [event for event in game.apply(action) if event["args"].get("seat") == seat]
        if draws:
            stretches.append(_begun(game, seat, at + 1))
    gained = game.result()["totals"][seat] - before
    last = stretches[-1]
    last.value = gained  # sets are written after the last draw
    return Scored(stretches, gained, _spared(last))


def _begun(game: Game, seat: int, start: int) -> Stretch:
    known = game.redealt(seat)
    best, exact = _solved(known, seat)
    return Stretch(known, start, best[0], exact)


def _solved(known: Game, seat: int) -> tuple[list[Plan], bool]:
    """Plans by their first action, the best first; and whether that is proved."""
    k = Knowledge.of(known.whole_states(), seat)
    found = plans(k, in_points(k), PROVED if is_provable(k) else REPEATABLE)
    return found, found[0].exact


def is_provable(k: Knowledge) -> bool:
    """Whether the best scoring can be proved in a moment. All but the longest lines with several abilities can."""
    robins, woodpeckers = k.uses_left(Bird.ROBIN), k.uses_left(Bird.WOODPECKER)
    if not k.expert or robins + woodpeckers <= 1:
        return True
    return len(k.line) <= PROVABLE.get((robins, woodpeckers), 0)


def _drawing(known: Game, stretch: Stretch) -> float:
    """What drawing a card promises, where it was drawn."""
    found, exact = _solved(known, known.mover())
    stretch.exact = stretch.exact and exact
    return next((plan.value for plan in found if plan.actions[0]["do"] == "robin"), found[0].value)


def _spared(last: Stretch) -> float:
    """How much less the scoring costs in the long run than in points, by the bots' estimate of both ways.

    Boxes and abilities are kept for the second round; in both, a trophy may be taken away from somebody who leads.
    """
    if last.loss <= LEAST:
        return 0.0
    k = Knowledge.of(last.game.whole_states(), last.game.mover())
    values = worths(k, guesses(k))
    played, filled, marked = 0.0, k.filled, 0
    for event in last.events:
        args = event["args"]
        if event["id"] == "wrote":
            box = FEATURES.index(args["box"])
            played += (values.owl if args["by"] == "owl" else values.sets)[box][args["value"]]
            filled |= 1 << box
        elif event["id"] == "flapped":
            marked += args["by"]
        elif event["id"] == "spent":
            played -= values.costs[BIRDS.index(args["bird"])]
    played += values.flaps[min(marked, len(values.flaps) - 1)] + values.open[ALL_BOXES & ~filled]
    in_the_long_run = max(0.0, plans(k, values, REPEATABLE)[0].value - played)
    return max(0.0, last.loss - in_the_long_run)
