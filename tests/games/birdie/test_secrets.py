"""Birdie's own secrets: an open laying turn, and the Robin's card before it is inserted."""

import random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.configurations import as_json, seats_and_spectator, visible
from tests.games.birdie.facts import birdie_hidden, birdie_put
from tests.worlds import Moment, moment, proof, seeds, shown
from voliera.games.birdie.border.game import BIRDIE
from voliera.games.birdie.rules.state import Phase
from voliera.kernel import States, thaw


def is_turn(states: States) -> bool:
    return states["phase"][0] == Phase.TURN and any(action["do"] == "lay" for action, _ in BIRDIE.legal_actions(states))


@proof
@given(moment("birdie", is_turn), st.integers(1, 6), seeds)
def test_an_open_laying_turn_has_not_happened_for_others(now: Moment, cards: int, seed: int) -> None:
    game = now.game()
    mover = game.seat
    assume(now.viewer != mover)
    before = shown(game, now.viewer)
    chance = random.Random(seed)
    for _ in range(cards):
        lays = [action for action in game.legal() if action["do"] == "lay"]
        if lays:
            assert visible(game.apply(chance.choice(lays)), now.viewer) == []
            assert shown(game, now.viewer) == before
    assert as_json(game.view(mover)) != as_json(now.game().view(mover))


def is_insert(states: States) -> bool:
    return bool(states["phase"][0] == Phase.INSERT)


@settings(proof, max_examples=100)
@given(moment("birdie", is_insert), seeds)
def test_only_the_drawer_sees_the_card_before_it_is_inserted(now: Moment, pick: int) -> None:
    game = now.game()
    states = thaw(now.frozen, now.configuration.rules.state)
    mover, drawn = game.seat, int(states["drawn"][0])
    [places] = birdie_hidden(states, mover)
    unseen = [(place, card) for place, card in places if place[0] == "stock" and card != drawn]
    assume(unseen)
    place, card = unseen[pick % len(unseen)]
    birdie_put(states, place, card, drawn)
    birdie_put(states, ("drawn", 0, 0), drawn, card)
    twin = now.configuration.at(states.tobytes())
    for viewer in seats_and_spectator(game.players):
        assert (shown(twin, viewer) == shown(game, viewer)) == (viewer != mover)
        assert (game.view(viewer)["scoring"]["drawn"] is None) == (viewer != mover)
