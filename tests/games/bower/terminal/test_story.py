"""Bower's events as sentences, in four languages, for those who acted and for the others."""

from __future__ import annotations

import random
from typing import Any

import pytest

import voliera
from tests.games.bower.terminal.box import OPTIONS, box
from voliera.games.bower.rules.box import BONUSES
from voliera.games.bower.terminal.bonuses import kind_of
from voliera.games.bower.terminal.nest import tiles_of
from voliera.games.bower.terminal.story import sentence, told
from voliera.languages import LANGUAGES, Language
from voliera.terminal.company import Company

TILES = tiles_of(OPTIONS)
COMPANY = Company(("Ada", "Bo"), you=0)


def event(name: str, hearers: Any = "all", /, **args: Any) -> dict[str, Any]:
    return {"id": name, "args": args, "to": hearers, "reveals": False, "random": False}


def token(name: str, nest: int, at: list[int], thing: str | None = None, along: str | None = None) -> dict[str, Any]:
    return event("token-laid", seat=1, token=name, nest=nest, at=at, object=thing, along=along)


EVENTS = [
    event("tile-taken", seat=1, tile="t01", first=False),
    event("display-refilled", tiles=["t02", "t03"]),
    event("tile-played", seat=1, tile="t01", at=[2, 0], facing="w", gift=False),
    event("tile-played", seat=0, tile="coloured-shells", at=[2, 0], facing="n", gift=True),
    event("no-room", seat=1, lost=None),
    event("no-room", seat=0, lost="t04"),
    event("bonus-earned", seat=1, columns=[1], groups=[]),
    event("bonus-earned", seat=1, columns=[1, 2], groups=["straw"]),
    event("bonus-earned", seat=0, columns=[], groups=["moss", "earth"]),
    event("bonus-declined", seat=1),
    event("bonus-reshuffled", seat=1, count=5),
    event("bonus-drawn", [0], seat=0, bonuses=["x", "nest-1", "egg-shells"]),
    event("bonus-drawn-hidden", [1], seat=0, count=3),
    event("bonus-kept", seat=1, bonus="branch"),
    event("effect-impossible", seat=1, bonus="discard"),
    event("effect-declined", seat=1, bonus="cover"),
    event("spied", seat=1, column=0),
    event("egg-seen", [0], seat=0, column=1, egg="feather-white"),
    event("spied-aside", seat=1),
    event("aside-seen", [0], seat=0, eggs=["flower-red", "feather-purple"]),
    token("x", 0, [2, 1], "feather-red"),
    token("x", 1, [2, 1], "flower-white"),
    token("white-feather", 1, [0, 0]),
    token("white-flower", 1, [0, 0]),
    token("shells", 1, [0, 0]),
    token("branch", 1, [1, 1], along="row"),
    token("branch", 1, [1, 1], along="column"),
    event("cover-drawn", seat=1, tile="t05"),
    event("cover-laid", seat=1, tile="t05", at=[0, 0], facing="e"),
    event("gift-given", seat=1, to=0, tile="t06"),
    event("double-turn", seat=0, to=1),
    event("discard-asked", seat=0),
    event(
        "tile-discarded", seat=1, tile=[{"material": "moss", "objects": []}, {"material": "earth", "objects": ["gem"]}]
    ),
    event("eggs-revealed", eggs=["flower-red"] * 6, aside=["flower-white"] * 2),
    event("over", winners=[1], eggs=[4, 6], by="eggs"),
    event("over", winners=[0], eggs=[5, 5], by="coloured-shells"),
    event("over", winners=[0], eggs=[5, 5], by="shells"),
    event("over", winners=[0, 1], eggs=[5, 5], by="shared"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("happened", EVENTS, ids=lambda e: e["id"])
def test_every_event_has_a_sentence(lang: str, happened: dict[str, Any]) -> None:
    for you in (0, 1, None):
        words = sentence(happened, Language(lang), Company(("Ada", "Bo"), you), TILES)
        assert words[-1] in ".!"
        assert "{" not in words
        assert "  " not in words


def test_all_events_of_the_engine_are_among_them() -> None:
    known = {one["id"] for one in EVENTS}
    for seed in range(12):
        chance = random.Random(seed)
        game = voliera.new("bower", variant=("standard", "super")[seed % 2], seed=seed)
        while not game.over:
            for happened in game.apply(chance.choice(game.legal())):
                assert happened["id"] in known
                assert told([happened], Language("ru"), COMPANY, {})


def said(index: int, lang: str = "en", you: int | None = 0) -> str:
    return sentence(EVENTS[index], Language(lang), Company(("Ada", "Bo"), you), TILES)


def test_tiles_and_columns_in_a_sentence() -> None:
    assert said(0) == "Bo takes [S@|S✿r◆◆] from the display."
    assert said(2) == "Bo places [S@|S✿r◆◆] in columns 2 and 3."
    assert said(3) == "You place the gift [M◎|M◎] in column 3."
    assert said(2, "ru") == "Bo кладёт [С@|С✿к◆◆] в столбцы 2 и 3."


@pytest.mark.rule("W-B1")
def test_where_the_third_gem_came() -> None:
    assert said(6) == "Bo has a third gem in column 2: a bonus tile!"
    assert said(7, "it") == "Bo ha una terza Gemma nelle colonne 2 e 3 e in un gruppo di Paglia: una tessera Bonus!"
    assert said(8, "ru") == "У вас третий самоцвет в группе мха и земли: бонусная плитка!"
    assert said(7, "es") == (
        "Bo tiene una tercera gema en las columnas 2 y 3 y en un grupo de paja: ¡una loseta de bonificación!"
    )


def test_tokens_lie_on_squares_of_the_readers_table() -> None:
    assert said(20) == "Bo places the X on a red feather on 3b of your nest."
    assert said(20, you=1) == "You place the X on a red feather on 3y of Ada’s nest."
    assert said(21) == "Bo places the X on a white flower on 3y."
    assert said(25) == "Bo places the Branch along the row on 2y."
    assert said(20, "ru") == "Bo кладёт крест на красное перо, квадрат 3б вашего гнезда."


def test_eggs_in_words() -> None:
    assert said(17) == "The preference egg of column 2 asks for feathers of any colour."
    assert said(19, "ru") == "Отложенные яйца-пожелания просят красные цветы и фиолетовые перья."
    assert said(10, "ru") == "Сброшенные бонусные плитки перемешаны: в стопке снова 5 плиток."


@pytest.mark.rule("W-C4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_twenty_bonus_tiles_have_a_name_and_a_sentence(lang: str) -> None:
    language = Language(lang)
    assert len({language.say(f"bonus-{bonus}") for bonus in BONUSES}) == 20
    assert all(language.say(f"bonus-{bonus}.text").endswith(".") for bonus in BONUSES)
    kinds = [kind_of(bonus) for bonus in BONUSES]
    assert [kinds.count(kind) for kind in ("nest", "egg", "spy", "token", "interactive")] == [5, 4, 2, 5, 4]
    assert all(language.say(f"kind-{kind}") for kind in kinds)


def test_tiles_of_another_component_file_are_told() -> None:
    tiles = box()
    tiles["tiles"][0] = {"id": "mine", "squares": [{"material": "gravel", "objects": ["gem"]}] * 2}
    words = told(
        [event("tile-taken", seat=1, tile="mine", first=False)], Language("en"), COMPANY, {"components": tiles}
    )
    assert words == ["Bo takes [G◆|G◆] from the display."]
