"""Tempers of the other seats in training: what they are added to, when they change, where there are none."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

torch: Any = pytest.importorskip("torch", reason="torch is not installed: pip install 'voliera[learn]'")

from voliera.games.birdie.rules.numbers import DONE, LAY, LAY_HAND, PASS, TAKE, WOODPECKER  # noqa: E402
from voliera.learn.environments import environment_of  # noqa: E402
from voliera.learn.settings import small  # noqa: E402
from voliera.learn.tempers import Tempers  # noqa: E402
from voliera.learn.trainer import Trainer  # noqa: E402

TINY = small(games=24, steps=4, width=16, minibatch=48, decisions=96, players=4, temper=2.0)


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)
    torch.manual_seed(1)


def test_steps_of_one_kind_are_liked_alike() -> None:
    """Passing, ending a laying, taking, laying from the display, laying from the hand."""
    tempers = Tempers(1.5, environment_of("birdie").kinds, WOODPECKER, 5, 4, "cpu")
    added = tempers.of(torch.tensor([0, 1, 2, 3, 0]))
    assert added.shape == (5, WOODPECKER)
    for first, end in ((PASS, DONE), (DONE, TAKE), (TAKE, LAY), (LAY, LAY_HAND), (LAY_HAND, WOODPECKER)):
        assert (added[:, first:end] == added[:, first : first + 1]).all()
    assert len(added.unique()) == 5 * 5


def test_a_seat_keeps_its_temper_until_the_game_ends() -> None:
    tempers = Tempers(1.5, (0, 3), 10, 3, 2, "cpu")
    seats = torch.tensor([1, 0, 1])
    before = tempers.of(seats)
    tempers.renew(torch.tensor([False, True, False]))
    assert (tempers.of(seats) == before).all(1).tolist() == [True, False, True]


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_every_step_has_a_kind(game: str) -> None:
    environment = environment_of(game)
    tempers = Tempers(1.0, environment.kinds, environment.actions, 1, environment.seats, "cpu")
    assert list(environment.kinds) == sorted(set(environment.kinds))
    assert environment.kinds[0] == 0
    assert len(tempers.kind_of_step) == environment.actions


def test_other_seats_of_shared_games_play_by_their_tempers(tmp_path: Path) -> None:
    """A seat that likes passing above all passes wherever it may; seats that learn, and games of their own, do not."""
    trainer = Trainer(replace(TINY, past_share=0.5), tmp_path, "test")
    rollout = trainer.rollout
    assert rollout.shared == 12
    rollout.tempers.likes.zero_()[:, :, 0] = 100.0
    rollout.play(trainer.network, rollout.actor)
    may_pass = rollout.legal[:-1, :, 0] & 1 == 1
    theirs = torch.zeros_like(may_pass)
    theirs[:, :12] = rollout.mover[:-1, :12] != rollout.learner
    assert (may_pass & theirs).sum() > 8
    assert (rollout.taken[may_pass & theirs] == PASS).all()
    assert (rollout.taken[may_pass & ~theirs] != PASS).any()


def test_the_best_response_meets_its_opponent_as_it_is(tmp_path: Path) -> None:
    first = Trainer(replace(TINY, players=2), tmp_path / "first", "test")
    first.keep()
    answering = Trainer(replace(TINY, players=2, against=str(tmp_path / "first" / "last.net")), tmp_path / "b", "test")
    assert not answering.rollout.tempers.likes.any()
