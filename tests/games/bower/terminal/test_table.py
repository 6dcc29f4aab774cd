"""What Bower's table looks like, at any width, and that it shows nothing the seat may not know."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from rich.console import Console

import voliera
from voliera.game import Game
from voliera.games.bower.rules.box import MATERIALS, OBJECTS
from voliera.games.bower.terminal import BOWER
from voliera.games.bower.terminal.glyphs import BOARD, EGG, GROUND, INK, material_letter, object_glyph
from voliera.games.bower.terminal.helping import KEYS, question
from voliera.games.bower.terminal.nest import built, gems, largest_groups, matching, tiles_of
from voliera.games.bower.terminal.pad import Pad
from voliera.languages import LANGUAGES, Language
from voliera.terminal.company import Company
from voliera.terminal.face import Scene

At = Callable[..., Game]
NAMES = ("Ada", "Bartholomew the Younger")


def scene_of(game: Game, lang: str = "en", width: int = 80, height: int = 24, **fields: Any) -> Scene:
    seat = game.seat
    company = Company(NAMES, seat)
    return Scene(game.view(seat), Language(lang), company, width, height, legal=game.legal(), **fields)


def text_of(parts: Any, width: int = 80, colour: bool = False) -> str:
    output = io.StringIO()
    system: Any = "truecolor" if colour else None
    console = Console(file=output, width=width, color_system=system, force_terminal=colour, highlight=False)
    for part in parts:
        console.print(part)
    return output.getvalue()


def drawn(scene: Scene, colour: bool = False) -> str:
    return text_of([*BOWER.table(scene), BOWER.hint(scene)], scene.width, colour)


EFFECTS = [
    "x",
    "branch",
    "shells",
    "white-feather",
    "spy-opponent",
    "spy-aside",
    "gift",
    "cover",
    "double-turn",
    "discard",
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(60, 24), (80, 24), (80, 40), (110, 50)])
def test_every_phase_fits_the_window(lang: str, width: int, height: int, bower_at: At) -> None:
    tables = [bower_at("take"), bower_at("play"), bower_at("bonus")]
    tables += [bower_at("effect", effect) for effect in EFFECTS]
    tables.append(bower_at("effect", "cover", pending={"effect": "cover", "tile": "t35"}))
    tables.append(bower_at("play", gift={"seat": 0, "tile": "t35"}, hands=[["t20"], ["t21"]]))
    for game in tables:
        shown = drawn(scene_of(game, lang, width, height))
        lines = shown.splitlines()
        assert all(len(line) <= width for line in lines)
        assert len(lines) < height if width > 60 else len(lines) < 28


def test_the_nests_face_each_other(bower_at: At) -> None:
    rows = drawn(scene_of(bower_at("take"))).splitlines()
    labels = [row[0] for row in rows[2:11]]
    assert labels == list("wxyz abcd")
    assert rows[5].split("│")[1:4] == [" S ✿y      ", " S ƒy ƒp   ", " S ✿p ✿r   "]
    assert "1 (✿r)" in rows[6]
    assert "2 (?)" in rows[6]
    assert "S ✿r ◆ ◆" in rows[7]
    assert "G ✿y ƒp ƒr" in rows[7]


def test_what_can_be_counted_stands_under_the_columns(bower_at: At) -> None:
    rows = drawn(scene_of(bower_at("take"))).splitlines()
    assert rows[11].split() == ["◆0", "0:0", "◆2", "◆0", "0:4", "◆0", "◆0", "0:0", "◆0"]
    assert "S straw 3:3 · M moss 0:0 · G gravel 1:1" in "\n".join(rows)


def test_only_what_can_be_chosen_has_a_number(bower_at: At) -> None:
    taking = drawn(scene_of(bower_at("take")))
    assert "Display  1 [M ◆|G ✿p ✿p]" in taking
    assert "Hand  [M @|M ƒr ◆]" in taking
    playing = drawn(scene_of(bower_at("play")))
    assert "Display  [M ◆|G ✿p ✿p]" in playing
    assert "Hand  1 [M @|M ƒr ◆]   2 [G @|G ƒr ◆]" in playing


@pytest.mark.rule("W-T2")
def test_a_held_tile_its_places_and_what_it_would_do(bower_at: At) -> None:
    game = bower_at("play")
    taken_up = drawn(scene_of(game, pad=Pad(tile=0)))
    assert taken_up.count("○") == 1 + 4 + 1  # 5a; 1b to 4b; the hint
    assert "»[M @|M ƒr ◆]« →" in taken_up

    def trial(action: dict[str, Any]) -> list[dict[str, Any]]:
        return [event for event in game.copy().apply(action) if not event["reveals"] and not event["random"]]

    pad = Pad(tile=0, facing="s", at=(1, 1))
    assert BOWER.read("1 2b", game.view(0), game.legal(), Language("en"), Pad()) is not None
    held = drawn(scene_of(game, pad=replace(pad, facing="n"), trial=trial))
    assert "[ M @ " in held
    assert "If you place it here: ★ a bonus tile, third gem in column 2" in held
    assert "largest group of moss 0 → 2" in held
    assert "○" not in held


def test_a_preview_of_what_an_egg_asks_for(bower_at: At) -> None:
    game = bower_at("play", hands=[["t15", "t36"], ["t21"]])
    held = drawn(scene_of(game, pad=Pad(tile=0, facing="n", at=(2, 1))))
    assert "column 3, flowers of any colour: 0 → 2 against 4" in " ".join(held.split())
    nothing = drawn(scene_of(bower_at("play", hands=[["t36", "t20"], []]), pad=Pad(tile=0, facing="e", at=(0, 1))))
    assert "largest group of gravel 1 → 2" in " ".join(nothing.split())


@pytest.mark.rule("W-B7")
def test_spied_noted_and_known_eggs(bower_at: At) -> None:
    known = [{"columns": [1], "aside": True}, {"columns": [], "aside": False}]
    game = bower_at("take", known=known, kept=[["spy-opponent", "spy-aside"], []])
    shown = drawn(scene_of(game, pad=Pad(notes={3: "feather-purple"})))
    assert "1 (✿r)" in shown
    assert "2 (•ƒy)" in shown
    assert "4 (?ƒp)" in shown
    assert "6 (?)" in shown
    assert "set aside: ✿p ƒp" in shown
    known = [{"columns": [], "aside": False}, {"columns": [0], "aside": False}]
    shown = drawn(scene_of(bower_at("take", known=known, kept=[[], ["spy-opponent"]])))
    assert "1 (✿r!)" in shown
    assert "2 (?)" in shown


def test_tokens_covers_and_the_emblem(bower_at: At) -> None:
    nest = [
        {"tile": "t01", "at": [0, 0], "facing": "e"},
        {"tile": "coloured-shells", "at": [2, 0], "facing": "e"},
        {"token": "x", "at": [1, 0], "object": "flower-red"},
        {"token": "shells", "at": [0, 0]},
        {"token": "white-feather", "at": [0, 0]},
        {"token": "branch", "at": [1, 0], "along": "row"},
    ]
    kept = [["coloured-shells", "shells", "white-feather", "branch"], ["x"]]
    shown = drawn(scene_of(bower_at("take", nests=[nest, []], kept=kept)))
    assert "S ƒw @ @ @" in shown
    assert "S═ ◆ ◆ ✿×" in shown
    assert "M ◎" in shown
    covered = [*nest, {"cover": "t36", "at": [0, 0], "facing": "e"}]
    shown = drawn(scene_of(bower_at("take", nests=[covered, []], kept=[[*kept[0], "cover"], ["x"]])))
    assert "S═" not in shown
    assert "G ƒr ◆" in shown


def test_a_crowded_square_is_cut_only_in_a_narrow_window(bower_at: At) -> None:
    nest = [
        {"tile": "t13", "at": [0, 0], "facing": "e"},
        {"token": "white-feather", "at": [1, 0]},
        {"token": "shells", "at": [1, 0]},
    ]
    game = bower_at("take", nests=[nest, []], kept=[["white-feather", "shells"], []])
    assert "G✿yƒpƒrƒw@@" in drawn(scene_of(game))
    assert "…" in drawn(scene_of(game, width=60))


@pytest.mark.rule("W-E2")
def test_groups_and_counts_agree_with_the_rules() -> None:
    import random

    for seed in range(20):
        chance = random.Random(seed)
        game = voliera.new("bower", variant=("standard", "super")[seed % 2], seed=seed)
        while not game.over:
            game.apply(chance.choice([a for a in game.legal() if a["do"] != "decline"]))
        view, explained = game.view(None), game.explain()
        nests = [built(items, tiles_of({})) for items in view["nests"]]
        for group in explained["groups"]:
            assert [largest_groups(nest)[group["material"]] for nest in nests] == group["sizes"]
        for column in explained["columns"]:
            counts = [matching(nest, column["column"], column["egg"]) for nest in nests]
            if column["egg"].endswith("-white"):
                assert counts == column["counts"]
            else:
                assert counts == [sum(pair) for pair in zip(column["printed"], column["white"], strict=True)]
        assert sum(gems(nests[0], column) for column in range(6)) <= 24


@pytest.mark.rule("W-V1")
def test_super_nest_has_five_rows_and_open_bonus_tiles() -> None:
    game = voliera.new("bower", variant="super", seed=3)
    shown = drawn(scene_of(game, height=30))
    assert [row[0] for row in shown.splitlines()[2:13]] == list("vwxyz abcde")
    assert "Face-up bonus tiles:" in shown
    assert "turn 1 of 15" in shown


def test_the_first_look_explains_the_signs() -> None:
    shown = drawn(scene_of(voliera.new("bower", seed=3)))
    assert "✿ flower  ƒ feather  ◆ gem  @ shell  y yellow" in shown
    assert "Your preference eggs: Column" in shown


@pytest.mark.rule("W-B3")
def test_bonus_tiles_to_choose_from(bower_at: At) -> None:
    shown = drawn(scene_of(bower_at("keep", pending={"drawn": ["x", "nest-1", "egg-red"]})))
    assert "1 X (token): Place it on a feather or flower" in shown
    assert "2 White Feathers [Eƒw|Eƒw] (nest tile): It goes" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_are_told_apart_without_colour(lang: str) -> None:
    language = Language(lang)
    assert len({object_glyph(name, language).plain for name in OBJECTS}) == 10
    assert len({material_letter(material, language) for material in MATERIALS}) == 4


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_inks_can_be_read_on_every_ground() -> None:
    for ink in INK.values():
        for ground in (*GROUND.values(), BOARD, EGG):
            dark, light = sorted([luminance(ink), luminance(ground)])
            assert (light + 0.05) / (dark + 0.05) >= 4.5, (ink, ground)


def test_colour_is_an_addition(bower_at: At) -> None:
    scene = scene_of(bower_at("take"))
    assert "\x1b[" in drawn(scene, colour=True)
    assert "\x1b[" not in drawn(scene)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_for_every_question(lang: str, bower_at: At) -> None:
    tables = [bower_at("take"), bower_at("play"), bower_at("bonus")]
    tables.append(bower_at("keep", pending={"drawn": ["x", "gift"]}))
    tables += [bower_at("effect", effect) for effect in EFFECTS]
    tables.append(bower_at("discard", seat=1, kept=[["discard"], []], pending={"effect": "discard"}))
    tables.append(bower_at("effect", "cover", pending={"effect": "cover", "tile": "t35"}))
    asked = {"setup"}
    for game in tables:
        view = game.view(game.seat)
        asked.add(question(view))
        assert len(text_of(BOWER.help(view, Language(lang))).splitlines()) > 8
    assert asked == set(KEYS)


@pytest.mark.rule("W-S1")
def test_what_a_seat_cannot_know_changes_nothing_on_its_screen(bower_at: At) -> None:
    for phase in ("take", "play"):
        screens = set()
        for seed in range(6):
            game = bower_at(phase)
            position = game.position()
            for hidden in ("pile", "bonus_pile", "rng"):
                position.pop(hidden)
            position["eggs"] = [egg if column % 2 == 0 else None for column, egg in enumerate(position["eggs"])]
            position["aside"] = [None, None]
            other_world = voliera.from_position(position, seed=seed)
            screens.add(drawn(scene_of(other_world, pad=Pad(tile=0))))
        assert len(screens) == 1
