"""Moments of random games and their viewers, for the proofs about secrets and about worlds dealt again."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import pytest
from hypothesis import HealthCheck, assume, settings
from hypothesis import strategies as st

from tests.configurations import CONFIGURATIONS, FACTS, Configuration, as_json, moments, redealt, seats_and_spectator
from tests.facts import Hidden
from voliera.game import Game
from voliera.kernel import States, thaw

proof = settings(
    max_examples=120,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
)
GAMES = {"birdie": 16, "bower": 10}
"""Random games per configuration, from which the moments are taken."""

every_game = pytest.mark.parametrize("name", list(FACTS))
every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
seeds = st.integers(0, 2**64 - 1)
pairs_of_seeds = st.lists(st.tuples(seeds, seeds), min_size=1, max_size=5)


@dataclass(frozen=True)
class Moment:
    """A state of a random game, and somebody who looks at it."""

    configuration: Configuration
    frozen: bytes
    viewer: int | None

    def game(self) -> Game:
        return self.configuration.at(self.frozen)

    def redealt(self, seed: int) -> Game:
        """A world that the viewer cannot tell from this one."""
        return self.configuration.at(redealt(self.configuration.rules, self.frozen, self.viewer, seed))


Wish = Callable[[States], bool]


def any_state(states: States) -> bool:
    del states
    return True


def goes_on(states: States) -> bool:
    return bool(states["seat"][0] >= 0)


@lru_cache(maxsize=4096)
def matching(configuration: Configuration, seed: int, wanted: Wish) -> tuple[bytes, ...]:
    """The states of a random game that are wanted."""
    dtype = configuration.rules.state
    return tuple(frozen for frozen in moments(configuration, seed) if wanted(thaw(frozen, dtype)))


@st.composite
def moment(draw: st.DrawFn, name: str, wanted: Wish = any_state) -> Moment:
    """Any state of some random games of one kind, or any that is wanted; the next game is tried if one has none."""
    configuration = draw(st.sampled_from([one for one in CONFIGURATIONS if one.game == name]))
    first = draw(st.integers(0, GAMES[name] - 1))
    for i in range(GAMES[name]):
        states = matching(configuration, (first + i) % GAMES[name], wanted)
        if states:
            frozen = draw(st.sampled_from(states))
            return Moment(configuration, frozen, draw(st.sampled_from(seats_and_spectator(configuration.players))))
    assume(False)
    raise AssertionError


def shown(game: Game, viewer: int | None) -> bytes:
    """All that is sent to somebody: the view, and what is legal for the seat to move."""
    legal = game.legal() if viewer is not None and viewer == game.seat else None
    return as_json([game.view(viewer), legal])


def exchange(
    states: States,
    viewer: int | None,
    places: Callable[[States, int | None], Hidden],
    picks: list[tuple[int, int]],
    name: str,
) -> int:
    """Let hidden things change places, of each kind as often as there are picks; returns how many really did."""
    exchanged = 0
    for one, other in picks:
        for kind in range(len(places(states, viewer))):
            found = places(states, viewer)[kind]
            if found:
                (here, thing), (there, another) = found[one % len(found)], found[other % len(found)]
                if here != there and thing != another:
                    FACTS[name].put(states, here, thing, another)
                    FACTS[name].put(states, there, another, thing)
                    exchanged += 1
    return exchanged
