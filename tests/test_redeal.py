"""Worlds dealt again for one seat: they fit everything it has seen, and hold nothing of what it has not.

What a seat knows of one game's hidden things is in `test_redeal_birdie.py` and `test_redeal_bower.py`.
"""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import voliera
from tests.configurations import Configuration, as_json, choose, pace_of, play, redealt, seats_and_spectator, without
from tests.worlds import (
    Moment,
    every_configuration,
    every_game,
    exchange,
    goes_on,
    moment,
    pairs_of_seeds,
    proof,
    seeds,
)
from voliera.game import Game
from voliera.kernel import thaw


@every_game
@proof
@given(data=st.data(), seed=seeds)
def test_what_the_seat_sees_stays(name: str, data: st.DataObject, seed: int) -> None:
    now = data.draw(moment(name))
    game, world = now.game(), now.redealt(seed)
    assert as_json(world.view(now.viewer)) == as_json(game.view(now.viewer))
    if now.viewer is not None:
        own = now.configuration.facts.own
        assert own(world.states[0], now.viewer) == own(game.states[0], now.viewer)


@every_game
@proof
@given(data=st.data(), seed=seeds)
def test_nothing_is_lost_or_made(name: str, data: st.DataObject, seed: int) -> None:
    """As much lies in every place as before, and of nothing is there more than its copies."""
    now = data.draw(moment(name))
    facts = now.configuration.facts
    game, world = now.game(), now.redealt(seed)
    facts.check_record(world.states, world.position())
    ours, theirs = held(now, game), held(now, world)
    assert theirs.total() == ours.total()
    assert max(theirs.values()) <= facts.copies
    if not facts.mixed(game):
        assert theirs == ours, "what has left the table was seen to leave, so the same things are on it"


def held(now: Moment, game: Game) -> "Counter[str]":
    """All that lies on the table."""
    return now.configuration.facts.cards(game.position())


def play_to_the_end(now: Moment, world: Game, seed: int) -> None:
    """By the rules, with everything accounted for, and no question asked that the hand cannot answer."""
    facts, pace = now.configuration.facts, pace_of(now.configuration, seed)
    position = world.position()
    voliera.from_position(position, 0)  # refuses what cannot be
    whole, left = facts.cards(position), Counter[str]()
    chance = random.Random(seed)
    while not world.over:
        assert len(world.actions) <= facts.most_actions(world.players, world.variant)
        events = world.apply(choose(world, chance, pace))
        before, position = position, world.position()
        if facts.whole(world.players, events) is None:
            left += facts.departures(before, events)
            assert facts.cards(position) + left == whole
        else:
            whole, left = facts.cards(position), Counter()
        assert max(whole.values()) <= facts.copies
        facts.check_record(world.states, position)


@every_game
@settings(proof, max_examples=30)
@given(data=st.data(), seed=seeds)
def test_a_world_can_be_played_to_its_end(name: str, data: st.DataObject, seed: int) -> None:
    now = data.draw(moment(name, goes_on))
    play_to_the_end(now, now.redealt(seed), seed)


@every_game
@settings(proof, max_examples=20)
@given(data=st.data(), seed=seeds)
def test_a_world_within_a_world_can_be_played_too(name: str, data: st.DataObject, seed: int) -> None:
    """As a search does that asks what the next seat may think: nothing is remembered there that cannot be."""
    now = data.draw(moment(name, goes_on))
    world = now.redealt(seed)
    inner = data.draw(st.sampled_from(seats_and_spectator(world.players)))
    nested = redealt(now.configuration.rules, world.states.tobytes(), inner, seed + 1)
    play_to_the_end(now, now.configuration.at(nested), seed)


@every_game
@proof
@given(data=st.data(), one=seeds, other=seeds)
def test_different_seeds_give_different_worlds(name: str, data: st.DataObject, one: int, other: int) -> None:
    """The generator is always another one; so is the rest, wherever enough of it is unseen."""
    now = data.draw(moment(name))
    a, b = now.redealt(one), now.redealt(other)
    assert (a.states.tobytes() == b.states.tobytes()) == (one == other)
    if sum(map(len, now.configuration.facts.unseen(a.states, now.viewer))) > 12:
        worlds = {without(now.redealt(one + i).states, ("rng",)) for i in range(8)}
        assert len(worlds) > 1


# Nothing hidden is used


@every_game
@proof
@given(data=st.data(), one=seeds, seed=seeds, picks=pairs_of_seeds)
def test_worlds_that_look_the_same_are_dealt_the_same(
    name: str, data: st.DataObject, one: int, seed: int, picks: list[tuple[int, int]]
) -> None:
    """Whatever the hidden things and the generator were: the same bytes come out."""
    now = data.draw(moment(name))
    rules, viewer = now.configuration.rules, now.viewer
    states = thaw(now.frozen, rules.state)
    exchange(states, viewer, now.configuration.facts.unseen, picks, name)
    states["rng"] = [one & 0xFFFFFFFF, one >> 32, 1, 2]
    world = redealt(rules, now.frozen, viewer, seed)
    assert redealt(rules, now.redealt(one).states.tobytes(), viewer, seed) == world
    assert redealt(rules, states.tobytes(), viewer, seed) == world


@every_configuration
def test_a_half_said_action_of_somebody_else_is_no_secret_kept(configuration: Configuration) -> None:
    """It has not happened yet: the worlds of the others are those of the state before it. Its own stays open."""
    rules = configuration.rules
    half_said = 0
    for game, action in play(configuration, 7):
        steps = rules.numbers(game.states, action) if action is not None else []
        if len(steps) > 1:
            half_said += 1
            whole = game.states.tobytes()
            game.step(steps[0])
            half = game.states.tobytes()
            game.undo()
            for viewer in seats_and_spectator(game.players):
                world = redealt(rules, half, viewer, 3)
                assert rules.half_said(thaw(world, rules.state)) == (viewer == game.seat)
                if viewer != game.seat:
                    assert world == redealt(rules, whole, viewer, 3)
    assert half_said or configuration.game == "birdie", "every tile of Bower is played in two steps"


def chi_square(seen: "Counter[str]", weights: "Counter[str]") -> float:
    """How far counts are from what the weights promise; about as much as there are kinds, if nothing is wrong."""
    scale = seen.total() / weights.total()
    return sum((seen[kind] - weights[kind] * scale) ** 2 / (weights[kind] * scale) for kind in weights)


def test_chi_square_can_tell() -> None:
    fair, loaded = Counter(a=510, b=490), Counter(a=580, b=420)
    assert chi_square(fair, Counter(a=1, b=1)) == pytest.approx(0.4)
    assert chi_square(loaded, Counter(a=1, b=1)) > 15.0
