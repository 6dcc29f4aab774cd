"""The critic, which sees hidden things while a network trains; and guesses at them. Neither leaves the training."""

import os
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch: Any = pytest.importorskip("torch", reason="torch is not installed: pip install 'voliera[learn]'")

from voliera.bots.net.weights import read  # noqa: E402
from voliera.errors import GameError  # noqa: E402
from voliera.games.birdie import selfplay as birdie_selfplay  # noqa: E402
from voliera.games.birdie.batches import blank_games  # noqa: E402
from voliera.games.birdie.rules.deal import start_game  # noqa: E402
from voliera.games.birdie.rules.state import Variant  # noqa: E402
from voliera.games.birdie.selfplay.secrets import SECRETS as BIRDIE_SECRETS  # noqa: E402
from voliera.games.birdie.selfplay.secrets import tell_many as tell_birdies  # noqa: E402
from voliera.games.bower.selfplay import tables  # noqa: E402
from voliera.games.bower.selfplay.secrets import SECRETS, tell_many  # noqa: E402
from voliera.learn.folder import LAST  # noqa: E402
from voliera.learn.settings import small  # noqa: E402
from voliera.learn.trainer import Trainer  # noqa: E402

TINY = small(game="bower", variant="all", games=64, steps=8, width=16, minibatch=256, decisions=1024, past_share=0.25)
WITH_CRITIC = replace(TINY, critic=16, guess=0.05)


long_run = pytest.mark.skipif(not os.environ.get("LEARN"), reason="LEARN=1 runs it (make campaign)")
"""Bower's self-play alone takes a minute to compile."""


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)
    torch.manual_seed(1)


@pytest.mark.parametrize("seat", [0, 1])
def test_secrets_are_the_eggs_of_the_others_columns(seat: int) -> None:
    """W-S1: seat 0 does not know the eggs of columns 1, 3 and 5, seat 1 not those of 4, 2 and 0."""
    states = tables.dealt(50, "all", 3)
    states["seat"] = seat
    secrets = np.ones((50, SECRETS), np.int8)
    tell_many(states, secrets)
    columns = [1, 3, 5] if seat == 0 else [4, 2, 0]
    assert (secrets.reshape(50, 3, 8).sum(2) == 1).all()
    assert (secrets.reshape(50, 3, 8).argmax(2) == states["eggs"][:, columns]).all()


def test_secrets_are_the_hands_and_lines_of_the_others() -> None:
    """B-T2: what others hold is hidden; they come as they follow the seat to move."""
    players, seat = 3, 2
    states = blank_games(1, Variant.STANDARD)
    start_game(states[0], players, 5, 0)
    states["seat"] = seat
    states["hand"][0, 0] = [1, 2, *[0] * 14]
    states["hand"][0, 1] = [0, 0, 3, *[0] * 13]
    states["line"][0, 0, :4] = [5, 5, 5, 5]
    states["line_n"][0] = [4, 0, 0, 0]
    secrets = np.ones((1, BIRDIE_SECRETS), np.int8)
    tell_birdies(states, secrets)
    told = secrets.reshape(3, 16, 5)
    assert told[0, 0].tolist() == [1, 0, 0, 0, 0]
    assert told[0, 1].tolist() == [1, 1, 0, 0, 0]
    assert told[0, 5].tolist() == [0, 0, 1, 1, 1]
    assert told[1, 2].tolist() == [1, 1, 0, 0, 0]
    assert told.sum() == 1 + 2 + 3 + 2


@long_run
def test_the_critic_values_what_is_hidden(tmp_path: Path) -> None:
    trainer = Trainer(WITH_CRITIC, tmp_path, "test")
    trainer.rollout.play(trainer.network, None)
    rows, secrets = trainer.rollout.rows[0].float(), trainer.rollout.secrets[0].float()
    assert trainer.critic is not None
    assert not torch.allclose(trainer.critic(rows, secrets), trainer.critic(rows, secrets.flip(1)))
    values = torch.softmax(trainer.critic(rows, secrets), 1).gather(1, trainer.rollout.mover[0].long().unsqueeze(1))
    assert torch.allclose(values.squeeze(1), trainer.rollout.values[0, :, 0], atol=1e-6)


@long_run
def test_critic_and_guesses_learn(tmp_path: Path) -> None:
    """On the same samples again and again both losses must fall."""
    trainer = Trainer(replace(WITH_CRITIC, guess=1.0), tmp_path, "test")
    trainer.rollout.play(trainer.network, None)

    def loss() -> float:
        rollout = trainer.rollout
        rows = rollout.rows[0].float()
        at = torch.arange(len(rows))
        with torch.no_grad():
            return float(sum(trainer.update._secrets_losses(rows, trainer.network.hidden(rows), at)))

    trainer.update.learn(0.5, 0.01, 1e-3)
    before = loss()
    for _ in range(20):
        trainer.update.learn(0.5, 0.01, 1e-3)
    assert loss() < 0.9 * before


BIRDIE_CRITIC = small(games=32, steps=16, width=16, minibatch=256, critic=16, decisions=2 * 32 * 16)


def test_a_critic_can_learn_alone_at_first(tmp_path: Path) -> None:
    """A best response begins with a good network and a critic that knows nothing: its judgement must not spoil it."""
    trainer = Trainer(replace(BIRDIE_CRITIC, critic_alone=0.5), tmp_path, "test")
    network, critic = trainer.network, trainer.critic
    assert critic is not None

    def weights(module: Any) -> Any:
        return torch.cat([weight.detach().flatten() for weight in module.parameters()])

    before, judged = weights(network), weights(critic)
    trainer._iterate()
    assert torch.equal(weights(network), before)
    assert not torch.equal(weights(critic), judged)
    trainer.elapsed, trainer.decisions = 1.0, trainer.settings.decisions // 2
    trainer._iterate()
    assert not torch.equal(weights(network), before)
    state = trainer.update.optimiser.state
    assert {int(state[weight]["step"]) for weight in network.parameters()} == {2}  # minibatches, as from a fresh one
    assert {int(state[weight]["step"]) for weight in critic.parameters()} == {4}


def test_a_share_for_the_critic_needs_one() -> None:
    for wrong in ({"critic_alone": 0.1}, {"critic_alone": 1.5, "critic": 16}, {"critic_alone": -0.1, "critic": 16}):
        with pytest.raises(GameError, match="critic_alone: a share from 0 to 1, with a critic"):
            small(**wrong)


@long_run
def test_files_of_weights_know_no_secrets(tmp_path: Path) -> None:
    sizes = []
    for name, settings in (("plain", TINY), ("critic", WITH_CRITIC)):
        trainer = Trainer(settings, tmp_path / name, "test")
        trainer.run()
        net = read(tmp_path / name / LAST, trainer.environment.layout)
        sizes.append({field.name: getattr(net.weights, field.name).shape for field in fields(net.weights)})
    assert sizes[0] == sizes[1]


@long_run
def test_runs_with_a_critic_resume(tmp_path: Path) -> None:
    first = Trainer(WITH_CRITIC, tmp_path, "test")
    first.run()
    resumed = Trainer(replace(WITH_CRITIC, decisions=2048), tmp_path, "test", resume=True)
    assert first.critic is not None
    assert resumed.critic is not None
    for one, other in zip(first.critic.parameters(), resumed.critic.parameters(), strict=True):
        assert torch.equal(one, other)
    resumed.run()
    assert resumed.decisions >= 2048


def test_a_game_without_secrets_has_no_critic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(birdie_selfplay, "secrets", 0)
    with pytest.raises(GameError, match="not for birdie, whose self-play tells no secrets"):
        Trainer(small(critic=16), tmp_path, "test")
