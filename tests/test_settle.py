"""`Game.settle`: a game forgets how it came here, and goes on as if nothing had happened."""

import random

import pytest

import voliera
from tests.configurations import CONFIGURATIONS, Configuration, as_json, choose, play, seats_and_spectator
from voliera.game import Game

every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)


def seen(game: Game) -> bytes:
    """All that people see of a game as it stands; not where it came from."""
    views = [game.view(seat) for seat in seats_and_spectator(game.players)]
    return as_json([views, game.legal(), game.to_move(), game.position(), game.result(), game.options, game.names])


def halfway(configuration: Configuration, seed: int, played: int = 9) -> Game:
    """A game of which some actions were played."""
    for game, _ in play(configuration, seed):
        if len(game.actions) == played or game.over:
            return game
    raise AssertionError


@every_configuration
def test_a_settled_game_looks_and_goes_on_as_before(configuration: Configuration) -> None:
    for seed, chance in ((0, random.Random(0)), (2, random.Random(2))):
        game = configuration.new(seed)
        settled = game.copy()
        while not game.over:
            before = seen(settled)
            settled.settle()
            assert seen(settled) == before
            action = choose(game, chance, configuration.facts.slow)
            assert settled.apply(action) == game.apply(action)
            assert settled.states.tobytes() == game.states.tobytes()
        settled.settle()
        assert seen(settled) == seen(game)


@every_configuration
def test_undo_and_the_record_go_no_further_back(configuration: Configuration) -> None:
    game = halfway(configuration, 0)
    position, now = game.position(), game.states.tobytes()
    game.settle()
    assert game.actions == []
    with pytest.raises(voliera.GameError) as refused:
        game.undo()
    assert refused.value.code == "bad_request"
    assert game.record()["start"] == position
    action = choose(game, random.Random(1), {})
    game.apply(action)
    assert game.actions == game.record()["actions"] == [action]
    assert game.record()["start"] == position
    again = voliera.replay(game.record())
    assert again.record() == game.record()
    game.undo()
    assert game.states.tobytes() == now
    with pytest.raises(voliera.GameError):
        game.undo()


@every_configuration
def test_copies_keep_their_own_past(configuration: Configuration) -> None:
    game = halfway(configuration, 1)
    twin, record = game.copy(), as_json(game.record())
    twin.settle()
    assert as_json(game.record()) == record
    of_twin = as_json(twin.record())
    further = twin.copy()
    further.apply(choose(further, random.Random(3), {}))
    game.settle()
    assert as_json(twin.record()) == of_twin
    assert as_json(game.record()) == of_twin
    assert len(further.actions) == 1


@every_configuration
def test_a_half_said_action_is_not_settled(configuration: Configuration) -> None:
    for seed in (6, 7):
        for game, action in play(configuration, seed):
            steps = configuration.rules.numbers(game.states, action) if action is not None else []
            if len(steps) > 1:
                game.step(steps[0])
                before, record = game.states.tobytes(), as_json(game.record())
                with pytest.raises(voliera.GameError) as refused:
                    game.settle()
                assert refused.value.code == "bad_request"
                assert (game.states.tobytes(), as_json(game.record())) == (before, record)
                game.undo()
                game.settle()
                assert game.actions == []
                return
    pytest.fail("no action of several steps was met")
