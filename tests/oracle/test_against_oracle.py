"""Random games on the engine and on the literal oracle: no difference, in any mixture of players and options."""

from collections import Counter
from typing import Any

import pytest

from tests.games.bower.facts import OTHER_TILES
from tests.oracle import bower
from tests.oracle.bower import BONUS_NEST, BONUSES, column_eggs, earns_bonus
from tests.oracle.campaign import all_spans, main
from tests.oracle.compare import SIDES, play_and_compare
from tests.oracle.lean import play_lean
from tests.oracle.side_birdie import OTHER_FLAPS
from tests.oracle.side_bower import COMPONENTS
from tests.oracle.sides import Difference
from voliera.documents import Document

WHOLE = 48
"""Games of each kind in which every document is compared at every step."""
STRIDES = {"birdie": 3, "bower": 5}
"""They take every nth setting of the campaign, so that all mixtures come up."""
LEAN = {"birdie": 480, "bower": 480}
"""Games compared as in the campaign."""
CHUNKS = 12
every_game = pytest.mark.parametrize("name", list(SIDES))


@every_game
@pytest.mark.parametrize("number", range(WHOLE))
def test_every_document_at_every_step(name: str, number: int) -> None:
    side = SIDES[name]
    assert play_and_compare(side, 7_000_000 + number, side.setting(number * STRIDES[name])) > 0


@every_game
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_thousands_of_games(name: str, chunk: int) -> None:
    for number in range(chunk * LEAN[name] // CHUNKS, (chunk + 1) * LEAN[name] // CHUNKS):
        assert play_lean(name, number) > 0


def test_the_mixtures_of_birdie_are_all_there() -> None:
    found = [SIDES["birdie"].setting(number) for number in range(LEAN["birdie"])]
    seen = {(one.players, one.variant, "single_chain" in one.options, "components" in one.options) for one in found}
    wanted = {(p, "standard", False, c) for p in (2, 3, 4) for c in (False, True)}
    wanted |= {(p, "expert", chain, c) for p in (2, 3, 4) for chain in (False, True) for c in (False, True)}
    assert seen == wanted


WHOLE_GAMES, LEAN_GAMES = range(0, WHOLE * STRIDES["bower"], STRIDES["bower"]), range(LEAN["bower"])
OPTIONS = ("fair_play", "zero_ties", "components", "lone_ties", "joining_gems")


@pytest.mark.parametrize(
    ("games", "mixed"),
    [(WHOLE_GAMES, OPTIONS[:3]), (WHOLE_GAMES, OPTIONS[3:]), (LEAN_GAMES, OPTIONS)],
    ids=["whole", "whole, open readings", "lean"],
)
def test_the_mixtures_of_bower_are_all_there(games: range, mixed: tuple[str, ...]) -> None:
    """Variants and options in all mixtures; and every kind of start with each variant."""
    found = [SIDES["bower"].setting(number) for number in games]
    seen = {(one.variant, *(name in one.options for name in mixed)) for one in found}
    assert len(seen) == 2 * 2 ** len(mixed)
    assert len({(one.variant, one.start) for one in found}) == 2 * 4


def test_the_games_of_bower_are_rich(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bonus tile is kept, every kind of effect used, and discards are reshuffled, all of it again and again."""
    done: Counter[str] = Counter()
    apply = bower.Oracle.apply

    def counting(self: bower.Oracle, action: Document, shuffled: list[str] | None = None) -> None:
        done[" ".join(str(action[name]) for name in ("do", "bonus") if name in action)] += 1
        done["reshuffle"] += shuffled is not None
        done["play gift"] += action.get("hand") == "gift"
        apply(self, action, shuffled)

    monkeypatch.setattr(bower.Oracle, "apply", counting)
    for number in range(160):
        play_lean("bower", number)
    wanted = {"bonus", "decline", "use", "spy", "token", "gift", "cover", "discard", "reshuffle", "play gift"}
    rare = [what for what in {*wanted, *(f"keep {name}" for name in BONUSES)} if done[what] < 4]
    assert rare == []


def test_the_built_in_bonus_nest_tiles_are_those_of_the_rules() -> None:
    """The oracle has those of W-C4; and other ones are used where a component document brings them."""
    assert COMPONENTS["bonus_nest"] == BONUS_NEST
    assert OTHER_TILES["bonus_nest"] != BONUS_NEST


# The comparison can fail


def test_another_flap_column_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OTHER_FLAPS, "flap", [1, 2, 3, 5, 8, 9, 10, 11, 12])
    monkeypatch.setattr("tests.oracle.birdie.FLAP_VALUES", [1, 3, 5, 7, 9, 11, 13, 15, 17, 19])
    with pytest.raises(Difference, match="result"):
        sum(play_lean("birdie", number) for number in range(24))


BROKEN: dict[str, tuple[str, Any, str]] = {
    "a bonus is never earned": ("tests.oracle.bower.earns_bonus", lambda *_: False, "to_move"),
    "Coloured Shells are not seen": ("tests.oracle.bower.Oracle._coloured", lambda _: [False, False], "result"),
    "a tile without a gem always joins gems": (
        "tests.oracle.bower.earns_bonus",
        lambda before, after, placed, _: earns_bonus(before, after, placed, True),
        "to_move",
    ),
    "a tie at one always pays two eggs": (
        "tests.oracle.bower.column_eggs",
        lambda first, second, favoured, zero_ties, _: column_eggs(first, second, favoured, zero_ties, True),
        "result",
    ),
    "no branch": ("tests.oracle.bower.ends_of_branch", lambda square, _: (square, square), "legal steps|result"),
    "a gift is forgotten": ("tests.oracle.bower.Oracle._has_gift", lambda *_: False, "phase"),
    "an egg tile pays nobody": (
        "tests.oracle.bower.Oracle._score_egg_tile",
        lambda _, seat, name: {"bonus": name, "seat": seat, "counts": [0, 0], "eggs": 0},
        "result",
    ),
}


@pytest.mark.parametrize("broken", list(BROKEN))
def test_a_broken_oracle_is_found(monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    where, what, found_in = BROKEN[broken]
    monkeypatch.setattr(where, what)
    with pytest.raises(Difference, match=found_in):
        sum(play_lean("bower", number) for number in range(240))


def test_every_kind_of_document_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that shows a hidden hand, in the whole comparison."""
    view = bower.Oracle.view
    monkeypatch.setattr(bower.Oracle, "view", lambda self, seat: {**view(self, seat), "hands": self.hands})
    with pytest.raises(Difference, match="view None"):
        play_and_compare(SIDES["bower"], 7, SIDES["bower"].setting(7))


# The campaign


def test_a_campaign_is_shared() -> None:
    """Every number once, half of them each, or all of them for one game."""
    both = all_spans(1000, 501, list(SIDES))
    played = {name: [n for one, first, stop in both if one == name for n in range(first, stop)] for name in SIDES}
    assert played == {"birdie": list(range(1000, 1251)), "bower": list(range(1000, 1250))}
    assert {name for name, _, _ in both[:2]} == set(SIDES)
    assert all_spans(0, 150, ["bower"]) == [("bower", 0, 100), ("bower", 100, 150)]


def test_one_game_of_the_campaign_is_played_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "17", "--game", "birdie"]) == 0
    assert main(["--only", "26"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(": ")[0] for line in lines] == ["birdie 17", "birdie 26", "bower 26"]
    assert all(line.endswith(" actions, no difference") for line in lines)
