"""The opponents that people meet: one for each level and one more, from weak to strong, described in every language."""

from collections.abc import Iterator
from typing import Any

import pytest

import voliera
from tests.bots.playing import check_choice
from voliera import bots
from voliera.bots.characters import CHARACTERS, DEFAULT, IDS, STRONGEST_MS, all_cores, character
from voliera.bots.players import MEMORY
from voliera.game import Game
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


def test_every_level_has_a_character_in_order_of_strength() -> None:
    assert [one.level for one in CHARACTERS] == [*bots.LEVELS, "search"]
    assert [one.id for one in CHARACTERS] == [*bots.LEVELS, "strongest"]
    assert DEFAULT in IDS[1:-1]


def test_only_thinkers_have_time_and_the_strongest_has_most() -> None:
    times = [one.time_ms for one in CHARACTERS]
    assert times == [None, None, None, 300, STRONGEST_MS]
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
    ("name", "players", "variant", "level"),
    [
        ("birdie", 2, "standard", "net+"),
        ("birdie", 2, "expert", "net+"),
        ("birdie", 4, "standard", "net+"),
        ("bower", 2, "standard", "search"),
    ],
)
def test_the_strongest_plays_at_the_strongest_level_of_its_table(
    name: str, players: int, variant: str, level: str
) -> None:
    game = voliera.new(name, players=players, variant=variant, seed=3)
    assert character("strongest").level_at(game) == level
    assert [one.level_at(game) for one in CHARACTERS[:-1]] == list(bots.LEVELS)


def test_what_they_ask_of_their_level(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def choose(game: Game, level: str, seed: int | None, **budget: int) -> dict[str, Any]:
        asked.append((level, seed, budget))
        return {}

    monkeypatch.setattr(bots, "choose", choose)
    game = voliera.new("birdie", seed=3)
    for one in CHARACTERS:
        one.choose(game, 7)
        one.choose(game, 7, time_ms=50)
    assert asked[:6] == [(level, 7, {}) for level in bots.LEVELS[:3] for _ in range(2)]
    assert [level for level, _, _ in asked[6:]] == ["search", "search", "net+", "net+"]
    thinking = [budget for _, _, budget in asked[6:]]
    assert [budget["time_ms"] for budget in thinking] == [300, 50, STRONGEST_MS, 50]
    assert [budget["cores"] for budget in thinking] == [1, 1, all_cores(), all_cores()]


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
        assert language.say(f"memory-{one}", cards=MEMORY) in shown
        assert language.say(f"manner-{one}") in shown
    assert str(MEMORY) in language.say("memory-greedy", cards=MEMORY)
    assert "--bot " in shown
