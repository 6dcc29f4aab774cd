"""The opponents that people meet: from weak to strong, on the ladder of each game, described in every language."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import voliera
from tests.bots.playing import check_choice
from voliera import bots
from voliera.bots.budget import QUICK_MS, STRONGEST_MS
from voliera.bots.characters import CHARACTERS, DEFAULT, IDS, all_cores, character
from voliera.bots.rungs import CARDS, Rung
from voliera.game import Game
from voliera.games import GAMES, wing_of
from voliera.languages import LANGUAGES, Language
from voliera.terminal.aviary import page
from voliera.terminal.words import folded

PRINTED_BIRDS = ("robin", "owl", "pigeon", "woodpecker")


@pytest.fixture(autouse=True)
def strict_languages() -> Iterator[None]:
    """A missing message or variable is an error here."""
    Language.strict = True
    yield
    Language.strict = False


def test_every_level_has_a_character_of_its_id() -> None:
    assert [one.level for one in CHARACTERS] == [*bots.LEVELS, "search"]
    assert [one.id for one in CHARACTERS] == [*bots.LEVELS, "strongest"]
    assert DEFAULT in IDS[1:-1]


def test_only_thinkers_have_time_and_the_strongest_has_all_cores() -> None:
    times = [one.time_ms for one in CHARACTERS]
    assert times == [None, None, None, QUICK_MS, QUICK_MS]
    assert QUICK_MS < 50
    assert [one.cores for one in CHARACTERS] == [1, 1, 1, 1, all_cores()]


@pytest.mark.parametrize("name", ["birdie", "bower"])
@pytest.mark.parametrize("one", IDS)
def test_each_of_them_plays(one: str, name: str) -> None:
    game = voliera.new(name, seed=3)
    for turn in range(4):
        choice = character(one).choose(game, seed=turn, time_ms=5)
        check_choice(game, choice)
        game.apply(choice["action"])


@pytest.mark.parametrize(
    ("name", "players", "variant"),
    [
        ("birdie", 2, "standard"),
        ("birdie", 2, "expert"),
        ("birdie", 4, "standard"),
        ("bower", 2, "standard"),
        ("bower", 2, "super"),
    ],
)
def test_the_strongest_plays_by_the_network(name: str, players: int, variant: str) -> None:
    game = voliera.new(name, players=players, variant=variant, seed=3)
    rung = character("strongest").rung_at(game)
    assert rung.level == "net+"
    assert not rung.weakened


@pytest.mark.parametrize(
    ("name", "module"), [("birdie", "voliera.games.birdie.bots.network"), ("bower", "voliera.games.bower.bots")]
)
def test_all_of_them_play_where_the_network_is_missing(name: str, module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{module}.SHIPPED", Path("nowhere.net"))
    game = voliera.new(name, seed=3)
    rung = character("strongest").rung_at(game)
    assert (rung.level, rung.time_ms) == ("search", STRONGEST_MS if name == "bower" else QUICK_MS)
    for one in CHARACTERS:
        check_choice(game, one.choose(game, seed=1, time_ms=5))


@pytest.mark.parametrize("name", GAMES)
def test_nobody_asks_for_more_than_50_ms(name: str) -> None:
    """By the clock or by play-outs: those of Bower take 75 µs each in openings, where they take longest."""
    rules = wing_of(name).rules()
    for players in range(rules.players[0], rules.players[1] + 1):
        for variant in rules.variants:
            game = voliera.new(name, players, variant, seed=1)
            for one in CHARACTERS:
                rung = one.rung_at(game)
                assert rung.level in (*bots.LEVELS, bots.LEARNED, bots.AHEAD)
                if rung.thinks:
                    assert (rung.time_ms or 0) <= QUICK_MS
                    assert (rung.nodes or 0) <= 600
                    assert rung.time_ms or rung.nodes


def listening(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What is asked of levels from now on."""
    asked: list[Any] = []

    def choose(game: Game, level: str, seed: int | None, **budget: int) -> dict[str, Any]:
        asked.append((level, seed, budget))
        return {}

    monkeypatch.setattr(bots, "choose", choose)
    return asked


def test_nobody_thinks_longer_than_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, game = listening(monkeypatch), voliera.new("bower", seed=3)
    for wished in (None, 900, 40):
        character("strongest").choose(game, 7, wished, most_ms=500)
    assert [budget["time_ms"] for _, _, budget in asked] == [QUICK_MS, 500, 40]


def asked_for(monkeypatch: pytest.MonkeyPatch, name: str) -> list[Any]:
    """What all characters ask of levels, without and with a time that somebody wished."""
    asked, game = listening(monkeypatch), voliera.new(name, seed=3)
    for one in CHARACTERS:
        if not one.rung_at(game).weakened:
            one.choose(game, 7)
            one.choose(game, 7, time_ms=40, cores=2)
    return asked


def test_what_they_ask_of_their_level(monkeypatch: pytest.MonkeyPatch) -> None:
    rung = character("search").rung_at(voliera.new("bower", seed=3))
    assert asked_for(monkeypatch, "bower")[-4:] == [
        ("search", 7, {"nodes": rung.nodes, "cores": 1}),
        ("search", 7, {"time_ms": 40, "cores": 2}),
        ("net+", 7, {"time_ms": QUICK_MS, "cores": 1}),
        ("net+", 7, {"time_ms": 40, "cores": 2}),
    ]
    assert asked_for(monkeypatch, "birdie") == [
        ("net+", 7, {"time_ms": QUICK_MS, "cores": 1}),
        ("net+", 7, {"time_ms": 40, "cores": 2}),
    ]


def test_in_a_game_without_a_ladder_each_plays_at_its_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(wing_of("bower")), "ladder", lambda _: None)
    asked = asked_for(monkeypatch, "bower")
    assert [level for level, _, _ in asked[::2]] == [*bots.LEVELS, "search"]
    assert asked[:6:2] == [(level, 7, {}) for level in bots.LEVELS[:3]]
    assert [budget["time_ms"] for _, _, budget in asked[6:]] == [QUICK_MS, 40, QUICK_MS, 40]


def test_forgetful_characters_remember_what_is_said_of_them() -> None:
    game = voliera.new("birdie", seed=3)
    assert {one.id: one.rung_at(game).cards for one in CHARACTERS} == {**dict.fromkeys(IDS), **CARDS}
    assert Rung("net", cards=5).weakened
    assert not Rung("net+", nodes=5).weakened


@pytest.mark.parametrize("code", LANGUAGES)
def test_their_names_are_their_own(code: str) -> None:
    """No two alike, none that `--seats` would take for a person or for another, none of the birds on Birdie's cards."""
    language = Language(code)
    names = [folded(language.say(f"bot-{one}")) for one in (*IDS, "program")]
    assert len(set(names)) == len(names)
    assert not {folded(language.say(bird)) for bird in PRINTED_BIRDS} & set(names)
    assert not set(names) & set(folded(language.say("word-me")).split())
    assert not set(names[:-1]) & set(IDS)
    assert all(" " not in name and "," not in name for name in names)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_tells_what_they_remember(code: str) -> None:
    language = Language(code)
    shown = "\n".join(str(getattr(part, "renderable", part)) for part in page(language))
    places = [shown.index(f"{language.say(f'bot-{one}')} · {one}") for one in IDS]
    assert places == sorted(places)
    for one in IDS:
        assert language.say(f"memory-{one}", cards=CARDS.get(one, 0)) in shown
        assert language.say(f"manner-{one}") in shown
    for one, cards in CARDS.items():
        assert str(cards) in language.say(f"memory-{one}", cards=cards)
    assert "--bot " in shown
