"""What is remarkable in a game, as the games' own folders see it."""

import random

import pytest

import voliera
from voliera.documents import Document, event
from voliera.games import GAMES
from voliera.games.birdie import feats as birdie
from voliera.games.bower import feats as bower


def scoring(seat: int, sets: int, dropped: int = 0) -> list[Document]:
    """Return the events of a line that is scored, as far as feats hear them."""
    found = [event("line-opened", {"seat": seat, "line": []})]
    found += [event("declared" if i % 2 else "formed", {"seat": seat}) for i in range(sets)]
    found += [event("dropped", {"seat": seat}) for _ in range(dropped)]
    return [*found, event("scored", {"seat": seat})]


@pytest.mark.parametrize(("sets", "dropped", "earned"), [(8, 0, True), (7, 0, False), (9, 1, True), (8, 1, False)])
def test_eight_sets_of_one_line_that_were_kept(sets: int, dropped: int, earned: bool) -> None:
    game = voliera.new("birdie", 3, seed=1)
    watch = birdie.watch(game)
    watch.after(scoring(1, sets, dropped))
    watch.after(scoring(1, 3))
    assert [birdie.EIGHT_SETS in one for one in watch.earned(game)] == [False, earned, False]


def test_lines_are_not_added_up() -> None:
    game = voliera.new("birdie", 2, seed=1)
    watch = birdie.watch(game)
    for _ in range(2):
        watch.after(scoring(0, 5))
    assert watch.earned(game) == [set(), set()]


def test_all_four_trophies_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    game = voliera.new("birdie", 2, seed=1)
    watch = birdie.watch(game)
    birds = ("robin", "owl", "pigeon", "woodpecker")
    for holders, earned in (([1] * 4, True), ([1, 1, 1, 0], False), ([1, 1, 1, None], False)):
        position = {**game.position(), "trophies": dict(zip(birds, holders, strict=True))}
        monkeypatch.setattr(game, "position", lambda position=position: position)
        assert watch.earned(game) == [set(), {birdie.FOUR_TROPHIES} if earned else set()]


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_watched(name: str) -> None:
    chance, game = random.Random(1), voliera.new(name, 2, seed=1)
    feats = GAMES[name].feats()
    assert feats is not None
    watch = feats.watch(game)
    while not game.over:
        watch.after(game.apply(chance.choice(game.legal())))
    earned = watch.earned(game)
    assert len(earned) == 2
    assert set().union(*earned) <= set(feats.NAMES)


def test_ten_eggs(monkeypatch: pytest.MonkeyPatch) -> None:
    game = voliera.new("bower", 2, seed=1)
    monkeypatch.setattr(game, "result", lambda: {"eggs": [10, 9]})
    assert bower.watch(game).earned(game) == [{bower.TEN_EGGS}, set()]


def test_no_two_games_have_a_feat_of_the_same_name() -> None:
    names = [name for wing in GAMES.values() if (found := wing.feats()) for name in found.NAMES]
    assert len(set(names)) == len(names) == 3
