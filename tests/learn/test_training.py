"""Training: advantages, losses and gradients against plain references; export; a small run that really learns."""

import copy
import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch: Any = pytest.importorskip("torch", reason="torch is not installed: pip install 'voliera[learn]'")

from voliera.bots.net.forward import Evaluator  # noqa: E402
from voliera.bots.net.weights import read  # noqa: E402
from voliera.cli.learn import given_settings, settings_of, train  # noqa: E402
from voliera.errors import GameError  # noqa: E402
from voliera.games import wing_of  # noqa: E402
from voliera.games.bower import selfplay as bower  # noqa: E402
from voliera.games.layout import Layout  # noqa: E402
from voliera.games.mix import Table  # noqa: E402
from voliera.languages import Language  # noqa: E402
from voliera.learn.advantages import advantages, places_of, rewards, seats_from, traces  # noqa: E402
from voliera.learn.duel import duel  # noqa: E402
from voliera.learn.environments import environment_of  # noqa: E402
from voliera.learn.folder import CHECKPOINT, LAST, LOG  # noqa: E402
from voliera.learn.ladder import found_in  # noqa: E402
from voliera.learn.network import Network, chances, unpacked  # noqa: E402
from voliera.learn.past import MOST, Past  # noqa: E402
from voliera.learn.settings import Settings, small  # noqa: E402
from voliera.learn.trainer import Trainer, playing  # noqa: E402
from voliera.learn.update import losses  # noqa: E402

long_run = pytest.mark.skipif(not os.environ.get("LEARN"), reason="LEARN=1 runs it (make campaign)")
"""Bower's self-play alone takes a minute to compile."""


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)
    torch.manual_seed(1)


def test_advantages_are_those_of_the_plain_formula() -> None:
    """Sum of λ^k times the surprises that follow, up to the end of the game."""
    steps, games, seats, trace = 9, 5, 3, 0.9
    values, reward = torch.rand(steps + 1, games, seats), torch.rand(steps, games, seats)
    done = (torch.rand(steps, games) < 0.3).to(torch.int8)
    found = advantages(values, reward, done, trace)
    for game in range(games):
        for seat in range(seats):
            for t in range(steps):
                expected, factor = 0.0, 1.0
                for k in range(t, steps):
                    over = bool(done[k, game])
                    after = reward[k, game, seat] if over else values[k + 1, game, seat]
                    expected += factor * float(after - values[k, game, seat])
                    if over:
                        break
                    factor *= trace
                assert float(found[t, game, seat]) == pytest.approx(expected, abs=1e-5)


def test_surprises_reach_back_as_many_turns_of_each_seat_with_more_players() -> None:
    found = traces(0.9, torch.tensor([2, 3, 4], dtype=torch.int8))
    rounds = [float(one) ** players for one, players in zip(found[:, 0], (2, 3, 4), strict=True)]
    assert rounds == pytest.approx([0.81] * 3)
    assert found.shape == (3, 1)
    values, reward, done = torch.rand(5, 3, 4), torch.rand(4, 3, 4), torch.zeros(4, 3, dtype=torch.int8)
    together = advantages(values, reward, done, found)
    for game in range(3):
        part = slice(game, game + 1)
        alone = advantages(values[:, part], reward[:, part], done[:, part], float(found[game, 0]))
        torch.testing.assert_close(together[:, part], alone)


def test_advantages_of_two_players_are_the_usual_ones_with_the_sign_turned() -> None:
    steps, games = 12, 4
    own = torch.rand(steps + 1, games)
    mover = torch.randint(0, 2, (steps + 1, games))
    values = torch.where(torch.stack([mover == 0, mover == 1], 2), own.unsqueeze(2), 1 - own.unsqueeze(2))
    done = torch.zeros(steps, games, dtype=torch.int8)
    done[5] = 1
    won = torch.randint(0, 2, (steps, games))
    reward = torch.stack([won == 0, won == 1], 2).float()
    found = advantages(values, reward, done, 0.95).gather(2, mover[:-1].unsqueeze(2)).squeeze(2)
    running = torch.zeros(games)
    for t in range(steps - 1, -1, -1):
        same = mover[t] == mover[t + 1]
        after = torch.where(same, own[t + 1], 1 - own[t + 1])
        sign = torch.where(same, 1.0, -1.0)
        if t == 5:
            after, sign = (won[t] == mover[t]).float(), torch.zeros(games)
        running = after - own[t] + 0.95 * sign * running
        assert torch.allclose(found[t], running, atol=1e-6)


def test_rewards_share_one_win_and_follow_points() -> None:
    shares = torch.tensor([[0.0, 1.0, 0.0, 0.0]])
    points = torch.tensor([[40.0, 48.0, 44.0, 99.0]])
    absent = torch.tensor([[False, False, False, True]])
    assert torch.equal(rewards(shares, points, absent, 0.0, 8.0), shares)
    mixed = rewards(shares, points, absent, 0.5, 8.0)
    assert float(mixed.sum()) == pytest.approx(1)
    assert mixed[0, 3] == 0
    assert 0.5 < mixed[0, 1] < 1
    assert mixed[0, 2] > mixed[0, 0] > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_and_places_turn_into_each_other(players: int) -> None:
    mover = torch.arange(players, dtype=torch.int8)
    count = torch.full((players,), players)
    seats, places = seats_from(mover, count, 4), places_of(mover, count, 4)
    for m in range(players):
        assert seats[m, 0] == m
        assert [int(seats[m, places[m, seat]]) for seat in range(4)] == [0, 1, 2, 3]


def test_policy_loss_and_its_gradient_are_those_of_the_plain_formula() -> None:
    samples, steps, clip = 40, 6, 0.2
    preferences = torch.randn(samples, steps, dtype=torch.float64, requires_grad=True)
    taken = torch.randint(0, steps, (samples,))
    before = torch.log_softmax(preferences.detach() + 0.3 * torch.randn(samples, steps), 1)
    before = before.gather(1, taken[:, None])[:, 0]
    gains, weight = torch.randn(samples, dtype=torch.float64), (torch.rand(samples) < 0.8).double()

    def loss_of(given: Any) -> Any:
        logs = torch.log_softmax(given, 1)
        return losses(logs, logs.gather(1, taken[:, None])[:, 0], before, gains, weight, clip)

    loss, figures = loss_of(preferences)
    kept = [i for i in range(samples) if weight[i]]
    total = len(kept) + 1
    mean = sum(float(gains[i]) for i in kept) / total
    spread = (sum((float(gains[i]) - mean) ** 2 for i in kept) / total) ** 0.5 + 1e-6
    logs = torch.log_softmax(preferences.detach(), 1).numpy()
    expected = entropy = 0.0
    for i in kept:
        normal = (float(gains[i]) - mean) / spread
        ratio = float(np.exp(logs[i, taken[i]] - float(before[i])))
        expected -= min(ratio * normal, min(max(ratio, 1 - clip), 1 + clip) * normal) / total
        entropy -= float((np.exp(logs[i]) * logs[i]).sum()) / total
    assert float(loss.detach()) == pytest.approx(expected)
    assert float(figures[1].detach()) == pytest.approx(entropy)
    assert torch.autograd.gradcheck(lambda given: loss_of(given)[0], (preferences,), atol=1e-5)


def test_legal_steps_are_unpacked_from_words_of_64_bits() -> None:
    words = torch.tensor([[-(2**63) + 1, 2], [0, 0]], dtype=torch.int64)
    listed = unpacked(words, 100)
    assert torch.nonzero(listed[0]).flatten().tolist() == [0, 63, 65]
    assert not listed[1].any()


def test_past_selves_are_few_and_the_newest_stay() -> None:
    past = Past(1)
    assert past.pick() is None
    for number in range(3 * MOST):
        past.keep({"number": number})
    kept = [one["number"] for one in past.selves]
    assert len(kept) == MOST
    assert kept[-4:] == list(range(3 * MOST - 4, 3 * MOST))
    assert past.pick() in past.selves


@long_run
def test_games_do_not_stay_in_step(tmp_path: Path) -> None:
    """Whichever quarter of a game's length is played, about a quarter of the games end in it."""
    trainer = Trainer(replace(TINY, game="bower", games=96, steps=8), tmp_path, "test")
    rollout = trainer.rollout
    rollout.spread_out(trainer.network, trainer.environment.longest)
    length = games_length(rollout, trainer.network)
    ended = [sum(ended_in_a_stretch(rollout, trainer.network) for _ in range(length // 32)) for _ in range(4)]
    assert all(96 * 0.08 < count < 96 * 0.5 for count in ended), ended


def ended_in_a_stretch(rollout: Any, network: Any) -> int:
    rollout.play(network, None)
    return int(rollout.done.sum())


def games_length(rollout: Any, network: Any) -> int:
    """The mean number of decisions, over many stretches."""
    ended = [ended_in_a_stretch(rollout, network) for _ in range(30)]
    return round(30 * int(rollout.done.numel()) / sum(ended))


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_some_games_are_dealt_again(game: str) -> None:
    """Each from a deal of its own; the others stay as they are."""
    environment = environment_of(game)
    games: Any = environment.games("cpu", 8, [Table(2, "standard")], 5)
    before = games.states.copy()
    games.deal_again(torch.tensor([0, 1] * 4, dtype=torch.int8))
    once = games.states.copy()
    games.deal_again(torch.tensor([0, 1] * 4, dtype=torch.int8))
    for now in (once, games.states):
        assert [now[i].tobytes() == before[i].tobytes() for i in range(8)] == [True, False] * 4
    assert len({one.tobytes() for one in [*before, *once[1::2], *games.states[1::2]]}) == 8 + 4 + 4


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_exported_networks_answer_as_torch_does(tmp_path: Path, game: str) -> None:
    from voliera.learn.export import export

    environment = environment_of(game)
    network = Network(environment.layout, environment.actions, environment.seats, 48, 2)
    torch.nn.init.normal_(network.policy.weight, std=0.1)
    export(tmp_path / "a.net", network, environment, {"seed": 1})
    net = read(tmp_path / "a.net", environment.layout)
    evaluate = Evaluator(net)
    rows = np.random.default_rng(1).integers(0, 2, (30, environment.layout.size), np.int8)
    with torch.no_grad():
        preferences, outcome = network(torch.from_numpy(rows).float())
    for i, row in enumerate(rows):
        ours, seats = evaluate(row)
        np.testing.assert_allclose(ours, preferences[i].numpy(), atol=0.03 * float(preferences.abs().max()))
        np.testing.assert_allclose(seats, outcome[i].numpy(), atol=0.03)


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_a_run_begins_with_the_weights_of_a_file(tmp_path: Path, game: str) -> None:
    """To the bit: written again at once, the file has the same weights."""
    first = Trainer(replace(TINY, game=game), tmp_path / "first", "test")
    first.keep()
    path = tmp_path / "first" / LAST
    begun = Trainer(replace(TINY, game=game, seed=2, start=str(path)), tmp_path / "second", "test")
    begun.keep()
    layout = environment_of(game).layout
    old, new = (read(tmp_path / folder / LAST, layout) for folder in ("first", "second"))
    for part in ("first", "body", "heads"):
        assert (getattr(old.weights, part) == getattr(new.weights, part)).all()
        np.testing.assert_allclose(
            getattr(new.weights, f"{part}_bias"), getattr(old.weights, f"{part}_bias"), rtol=1e-6
        )
    told = new.header["training"]["began_with"]
    assert told["sha256"] == old.header["sha256"]
    assert told["command"] == "test"
    third = Trainer(replace(TINY, game=game, start=str(tmp_path / "second" / LAST)), tmp_path / "third", "test")
    assert third.began_with["began_with"] == told, "the whole chain of runs"


@long_run
def test_the_best_response_is_trained_against_an_opponent_that_stays_as_it_is(tmp_path: Path) -> None:
    """One seat learns in every game, from its own decisions only, and wins more than half in the end."""
    Trainer(replace(TINY, depth=2), tmp_path / "opponent", "test").keep()
    path = tmp_path / "opponent" / LAST
    settings = small(decisions=70_000, against=str(path), games=128)
    trainer = Trainer(settings, tmp_path / "response", "test")
    opponent = copy.deepcopy(trainer.past.opponent.state_dict())
    trainer.run()
    learners = trainer.rollout.learner
    movers, learned = trainer.rollout.mover[:-1], trainer.rollout.learned
    assert len(learners) == 128
    assert (learned == (movers == learners)).all()
    assert all((opponent[name] == weight).all() for name, weight in trainer.past.opponent.state_dict().items())
    assert trainer.past.selves == []
    assert trainer.keep()["against_opponent"][0] > 0.53


def test_an_opponent_of_another_game_is_refused(tmp_path: Path) -> None:
    Trainer(TINY, tmp_path, "test").keep()
    with pytest.raises(GameError, match="for the game 'birdie', not for bower"):
        Trainer(replace(TINY, game="bower", against=str(tmp_path / LAST)), tmp_path / "other", "test")


def test_weights_of_other_sizes_are_no_beginning(tmp_path: Path) -> None:
    Trainer(TINY, tmp_path, "test").keep()
    with pytest.raises(GameError, match="width is 16, but 32 is to be trained"):
        Trainer(replace(TINY, width=32, start=str(tmp_path / LAST)), tmp_path / "other", "test")


def test_absent_seats_have_no_chance() -> None:
    absent = torch.tensor([[False, False, True, True]])
    found = chances(torch.zeros(1, 4), absent).exp()
    assert found[0].tolist() == [0.5, 0.5, 0.0, 0.0]


def test_a_small_run_learns_to_beat_random(tmp_path: Path) -> None:
    """About a minute on one core; before it, the network wins about half."""
    trainer = Trainer(small(decisions=200_000), tmp_path, "voliera learn birdie --device cpu")
    environment = trainer.environment
    before = duel(playing(trainer.network, "cpu"), None, environment, Table(2, "standard"), "cpu", 512)
    trainer.run()
    after = duel(playing(trainer.network, "cpu"), None, environment, Table(2, "standard"), "cpu", 512)
    assert before.games == after.games == 512
    assert before.value < 0.65
    assert after.value > 0.72
    header = read(tmp_path / LAST, environment.layout).header
    assert header["training"]["command"] == "voliera learn birdie --device cpu"
    assert header["training"]["decisions"] == trainer.decisions
    lines = [json.loads(line) for line in (tmp_path / LOG).read_text().splitlines()]
    assert lines[-1]["share"] == 1.0


@long_run
def test_a_small_run_of_bower_learns_to_beat_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Less than a minute on one core, in both variants; the network is not told to follow the instinct."""
    hints = replace(bower.layout.hints, first_weights=())
    monkeypatch.setattr(bower, "layout", Layout("bower", bower.layout.version, bower.layout.blocks, hints))
    trainer = Trainer(small(game="bower", variant="all", decisions=50_000), tmp_path, "test")
    trainer.run()
    share = duel(playing(trainer.network, "cpu"), None, trainer.environment, Table(2, "all"), "cpu", 256)
    assert share.games == 256
    assert share.value > 0.75


@long_run
def test_a_network_that_has_learned_nothing_of_bower_follows_the_instinct() -> None:
    torch.manual_seed(1)
    network = Network(bower.layout, bower.actions, bower.seats, 32, 1)
    share = duel(network, None, environment_of("bower"), Table(2, "all"), "cpu", 64)
    assert share.value > 0.9


TINY = small(games=32, steps=8, width=16, minibatch=64, decisions=1024, past_share=0.5, past_every=0.2)


def weights_of(trainer: Trainer) -> Any:
    return torch.cat([weight.detach().flatten() for weight in trainer.network.parameters()])


def test_the_same_seed_gives_the_same_network(tmp_path: Path) -> None:
    found = []
    for number, seed in enumerate((1, 1, 2)):
        trainer = Trainer(replace(TINY, seed=seed), tmp_path / str(number), "test")
        trainer.run()
        found.append(weights_of(trainer))
    assert torch.equal(found[0], found[1])
    assert not torch.equal(found[0], found[2])


@pytest.mark.parametrize("players", [3, 4])
def test_more_players_are_trained_by_the_same_code(tmp_path: Path, players: int) -> None:
    trainer = Trainer(replace(TINY, players=players), tmp_path, "test")
    trainer.run()
    assert torch.isfinite(weights_of(trainer)).all()
    assert trainer.rollout.values[..., players:].abs().sum() == 0
    assert torch.allclose(trainer.rollout.values.sum(2), torch.ones(()))


def test_runs_resume_from_their_checkpoint(tmp_path: Path) -> None:
    first = Trainer(TINY, tmp_path, "test")
    first.run()
    resumed = Trainer(replace(TINY, decisions=2048), tmp_path, "test", resume=True)
    assert torch.equal(weights_of(first), weights_of(resumed))
    assert resumed.decisions == first.decisions
    assert len(resumed.past.selves) == len(first.past.selves) > 0
    one, other = (trainer.update.optimiser.state_dict()["state"] for trainer in (first, resumed))
    assert all(torch.equal(one[i]["exp_avg"], other[i]["exp_avg"]) for i in one)
    resumed.run()
    assert resumed.decisions >= 2048
    assert not torch.equal(weights_of(first), weights_of(resumed))


def test_checkpoints_of_other_settings_and_damaged_ones_are_refused(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="cannot be read"):
        Trainer(TINY, tmp_path, "test", resume=True)
    Trainer(TINY, tmp_path, "test").keep()
    with pytest.raises(GameError, match="width was 16, not 32"):
        Trainer(replace(TINY, width=32), tmp_path, "test", resume=True)
    path = tmp_path / CHECKPOINT
    path.write_bytes(path.read_bytes()[:1000])
    with pytest.raises(GameError, match="damaged"):
        Trainer(TINY, tmp_path, "test", resume=True)


def test_an_interrupted_run_keeps_a_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(trainer: Trainer, tell: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Trainer, "run", interrupt)
    assert train(TINY, tmp_path, resume=False, jobs=1, language=Language("en"))
    assert Trainer(TINY, tmp_path, "test", resume=True).decisions == 0


def test_the_command_trains_and_measures(tmp_path: Path) -> None:
    settings = settings_of("cpu", {"game": "birdie", "players": 2, "variant": "standard", "decisions": 1024})
    tiny = replace(settings, games=32, steps=8, width=16, minibatch=64)
    assert not train(tiny, tmp_path, resume=False, jobs=1, language=Language("en"))
    assert [found["against"] for found in found_in(tmp_path)] == ["random", "greedy"]


@pytest.mark.parametrize(
    ("device", "wished", "told"),
    [
        ("tpu", {}, "device: cuda or cpu"),
        ("cpu", {"variant": "relaxed"}, "one of standard, expert"),
        ("cpu", {"game": "bower", "players": 3}, "players: 2"),
        ("cpu", {"game": "bower", "variant": "expert"}, "variant: one of all, standard, super"),
        ("cpu", {"games": 0}, "games: a whole number"),
    ],
)
def test_wishes_that_cannot_be_met_are_refused(device: str, wished: dict[str, Any], told: str) -> None:
    with pytest.raises(GameError, match=told):
        settings_of(device, {"game": "birdie", "players": 2, "variant": "standard", **wished})


def test_any_setting_can_be_given_by_name() -> None:
    found = settings_of("cpu", {"game": "birdie", **given_settings(["rate=4e-4", "games=64", "trace=0.98"])})
    assert (found.rate, found.games, found.trace) == (4e-4, 64, 0.98)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("rat=1", "no setting 'rat'; there is .*rate"),
        ("device=cpu", "no setting 'device'"),
        ("rate", "NAME=VALUE; found 'rate'"),
        ("steps=2.5", "steps: an integer; found '2.5'"),
        ("rate=fast", "rate: a number; found 'fast'"),
    ],
)
def test_settings_that_make_no_sense_are_refused(given: str, told: str) -> None:
    with pytest.raises(GameError, match=told):
        given_settings([given])


def test_a_stretch_of_bower_is_a_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its games are all of one length: shorter stretches would show all of them in the same part."""
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    large = [settings_of("cuda", {"game": game}) for game in ("birdie", "bower")]
    assert large[0].games * large[0].steps == large[1].games * large[1].steps
    assert large[1].steps >= 3 * 2 * 15, "take, play, place; two seats; 15 turns in Super Nest"


@pytest.mark.parametrize("changes", [{"games": 0}, {"minibatch": 10**9}, {"seconds": 0}, {"decisions": -1}])
def test_settings_that_make_no_run_are_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(GameError):
        replace(Settings(), **changes)


def test_games_without_self_play_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(wing_of("bower")), "selfplay", lambda wing: None)
    with pytest.raises(GameError, match="no self-play for bower; there is birdie"):
        environment_of("bower")


@pytest.mark.gpu
@pytest.mark.parametrize(("game", "critic"), [("birdie", 0), ("bower", 0), ("bower", 64)])
def test_a_run_on_the_gpu_learns_by_a_graph(tmp_path: Path, game: str, critic: int) -> None:
    if not torch.cuda.is_available():
        pytest.skip("no CUDA device: torch.cuda.is_available() is False")
    settings = Settings(game=game, games=4096, minibatch=16_384, width=128, depth=2, decisions=30_000_000, rate=1e-3)
    settings = replace(settings, critic=critic, guess=0.05 if critic else 0.0)
    trainer = Trainer(settings, tmp_path, "test")
    trainer.run()
    share = duel(playing(trainer.network, "cuda"), None, trainer.environment, Table(2, "standard"), "cuda", 4096)
    assert share.value > 0.8
