"""People and bots at one keyboard: hand-over, undo, refusals, pages, files, the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import voliera
from voliera.games.birdie.terminal import BIRDIE
from voliera.languages import LANGUAGES, Language
from voliera.terminal.refusal import InputRefused
from voliera.terminal.seating import BOTS, chosen

Sit = Callable[..., Any]
LINE = [
    "robin-spring",
    "robin-winter",
    "robin-winter",
    "robin-summer",
    "pigeon-summer",
    "owl-summer",
    "owl-winter",
]
EXPERT = [
    "owl-winter",
    "woodpecker-winter",
    "pigeon-winter",
    "pigeon-summer",
    "owl-spring",
    "woodpecker-spring",
    "owl-spring",
    "robin-autumn",
    "woodpecker-spring",
    "owl-spring",
    "pigeon-summer",
    "pigeon-winter",
    "robin-winter",
]
BIRDS_IN_HAND = ["robin-autumn", "owl-spring", "pigeon-autumn", "woodpecker-spring"]


def at_the_end(line: list[str], variant: str = "standard", hand: list[str] | None = None) -> voliera.Game:
    """A table whose display has one card left, with a line already laid by seat 0."""
    position = voliera.new("birdie", seed=5, variant=variant).position()
    for hidden in ("deck", "under_stop", "second_half", "rng"):
        position.pop(hidden)
    hands = [BIRDS_IN_HAND if hand is None else hand, ["pigeon-spring"]]
    lines = [line, ["owl-autumn", "owl-autumn"]]
    position |= {"seat": 0, "history": None, "display": ["woodpecker-winter"], "hands": hands, "lines": lines}
    return voliera.from_position(position, seed=1)


def test_the_next_person_sees_no_cards_before_taking_the_keyboard(sit: Sit) -> None:
    sitting = sit(["", "1", "", "1", ""], seats="me,me", names="Ada,Bo", interactive=True)
    first, second = ("Ada", "Bo") if sitting.game.actions and sitting.pages[1].find("Ada,") >= 0 else ("Bo", "Ada")
    assert f"{first}, it is your turn" in sitting.pages[1]
    assert "Display area" in sitting.pages[2]
    assert f"{first} is done. {second}, it is your turn" in sitting.pages[3]
    for page in (sitting.pages[1], sitting.pages[3]):
        assert "·Sp" not in page
        assert "Display" not in page
        assert "╭─1" not in page


def test_one_person_needs_no_hand_over(sit: Sit) -> None:
    assert "look away" not in sit(["1", "1"], seats="me,greedy", interactive=True).text


def test_undo_inside_the_own_scoring(sit: Sit) -> None:
    sitting = sit(["p", "p", "1-4", "u", "u", "5-6"], seats="me,me", game=at_the_end(LINE))
    assert "Set 1: 4 Robins (1–4)" in sitting.text
    assert "Undone." in sitting.text
    assert "There is nothing to undo this turn." in sitting.text
    assert sitting.game.view(0)["scoring"]["sets"] == [{"start": 4, "length": 2, "feature": "summer", "dropped": False}]


def test_no_undo_past_what_was_shown(sit: Sit) -> None:
    sitting = sit(["p", "p", "w 7 1", "u"], seats="me,me", game=at_the_end(LINE))
    assert "A card has been drawn or revealed since" in sitting.text
    assert sitting.game.view(0)["lines"][0][0] == "owl-winter"


def test_no_undo_across_a_hand_over(sit: Sit) -> None:
    sitting = sit(["p", "u"], seats="me,me", game=at_the_end(LINE))
    assert "There is nothing to undo this turn." in sitting.text
    assert sitting.game.view(1)["pass_order"] == [0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_shows_reason_rule_and_what_to_type(lang: str, sit: Sit) -> None:
    sitting = sit(["11", "1a"], lang=lang)
    language = Language(lang)
    assert language.say("error-lay-two").split(",")[0] in sitting.text
    assert "[B-T2]" in sitting.text
    assert language.say("rule-B-T2")[:40] in sitting.text
    assert not sitting.game.actions


def test_the_engines_refusals_are_worded_too(sit: Sit) -> None:
    sitting = sit(["p", "p", "w 1 2", "w 1 2"], seats="me,me", game=at_the_end(LINE, hand=["woodpecker-spring"]))
    assert "The Woodpecker ability is used up. [B-A1]" in sitting.text


def test_a_standard_scoring_by_keys(sit: Sit) -> None:
    sitting = sit(["p", "p", "1-4 5-6 su", "pg 2", "ok", "ow"], seats="me,me", game=at_the_end(LINE))
    board = sitting.game.view(0)
    assert board["boxes"][0]["robin"] == 4
    assert board["boxes"][0]["owl"] == 4
    assert board["boxes"][0]["summer"] is None
    assert board["flaps"][0] == 3
    assert "You drop a set for two Flaps: 2 Summer cards." in sitting.text
    assert "writes 4 in the Robin box" in sitting.text


def test_robin_and_insert_by_keys(sit: Sit) -> None:
    sitting = sit(["p", "p", "ro", "99", "8", "ok"], seats="me,me", game=at_the_end(LINE))
    assert "The card from under the Stop card:" in sitting.text
    assert "Type a position from 1 to 8." in sitting.text
    assert len(sitting.game.view(0)["lines"][0]) == 8 or sitting.game.view(0)["round"] == 2


@pytest.mark.rule("B-X3")
@pytest.mark.parametrize(
    ("choices", "boxes"), [(["pi"], {"pigeon": 4, "winter": 3}), (["su", "wi"], {"summer": 2, "winter": 5})]
)
def test_an_expert_scoring_by_keys(choices: list[str], boxes: dict[str, int], sit: Sit) -> None:
    game = at_the_end(EXPERT, "expert", ["owl-autumn"])
    sitting = sit(["p", "p", "8", *choices, "ok", "ok"], seats="me,me", game=game)
    written = sitting.game.view(0)["boxes"][0]
    assert {box: value for box, value in written.items() if value is not None} == {"spring": 5, **boxes}
    assert "The neighbours share both: pi takes the Pigeon · su takes Summer" in sitting.text


def test_the_pigeon_in_the_expert_variant(sit: Sit) -> None:
    game = at_the_end(EXPERT, "expert", ["pigeon-autumn"])
    sitting = sit(["p", "p", "8", "pg", "su", "ok"], seats="me,me", game=game)
    assert sitting.game.view(0)["boxes"][0]["spring"] is None
    assert sitting.game.view(0)["flaps"][0] >= 2


def test_what_others_scored_is_told_on_a_page(sit: Sit) -> None:
    lines = ["", "p", "", "p", "", "1-4 ok", "ok", "", ""]
    sitting = sit(lines, seats="me,me", game=at_the_end(LINE), interactive=True)
    told = [page for page in sitting.pages if "In the meantime" in page]
    assert any("Player 1 writes 4 in the Robin box." in page for page in told)


def test_help_rules_and_nonsense_change_nothing(sit: Sit) -> None:
    sitting = sit(["?", "B-T5", "r B-Q1", "r B-T99", "xyzzy", ""])
    assert "What you can type" in sitting.text
    assert "B-T5  With one face-up card" in sitting.text
    assert "There is no rule B-T99." in sitting.text
    assert "“xyzzy” is not understood." in sitting.text
    assert not sitting.game.actions


def test_text_is_never_markup(sit: Sit) -> None:
    sitting = sit(["[red]boo[/red]", "[/]"], names="[b]Ada[/b],Bo")
    assert "“[red]boo[/red]” is not understood." in sitting.text
    assert "[b]Ada[/b]" in sitting.text


def test_the_end_of_input_is_polite(sit: Sit) -> None:
    assert "The input has ended and the game was not saved." in sit(["1"]).text


def test_saving_and_leaving(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    sitting = sit(["1", f"save {path}", f"save {path}", "q", ""])
    assert sitting.words.count("Saved in") >= 2
    assert "Goodbye!" in sitting.text
    assert voliera.replay(json.loads(path.read_text())).actions == sitting.game.actions


def test_leaving_without_saving(sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    sitting = sit(["q", "n"])
    assert "Goodbye!" in sitting.text
    assert not list(tmp_path.iterdir())
    sit(["q", ""])
    assert [file.suffix for file in tmp_path.iterdir()] == [".json"]


def test_another_file_is_not_overwritten(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "precious.json"
    path.write_text("mine")
    sitting = sit([f"save {path}", f"save {tmp_path}/no/such/folder.json"])
    assert "already exists" in sitting.words
    assert "cannot be written" in sitting.words
    assert path.read_text() == "mine"
    assert [file.name for file in tmp_path.iterdir()] == ["precious.json"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", ["standard", "expert"])
def test_bots_play_a_whole_game_and_it_is_told(lang: str, variant: str, sit: Sit) -> None:
    sitting = sit([], seats="random,greedy", lang=lang, variant=variant, width=80)
    assert sitting.game.over
    assert Language(lang).say("result-title") in sitting.text
    assert Language(lang).say("bot-greedy") in sitting.text
    assert all(len(line) <= 80 for line in sitting.text.splitlines())


@pytest.mark.rule("B-F1")
def test_the_breakdown_adds_up(sit: Sit) -> None:
    sitting = sit([], seats="greedy,greedy")
    result = sitting.game.result()
    for seat in (0, 1):
        row = [*result["breakdown"][seat].values(), result["totals"][seat]]
        cells = [line.split()[-6:] for line in sitting.text.splitlines()]
        assert [str(number) for number in row] in cells


def test_seats_by_default_are_one_person_and_a_friendly_bot() -> None:
    assert chosen(BOTS, Language("en"), face=BIRDIE).kinds == ("me", "heuristic")


def test_the_last_player_is_told_so(sit: Sit) -> None:
    sitting = sit(["p", "1"], seats="me,me", game=at_the_end(LINE))
    assert "this is your last turn of the round. [B-T8]" in sitting.words


def test_a_bots_name_is_not_for_people() -> None:
    with pytest.raises(InputRefused) as refusal:
        chosen(BOTS, Language("en"), face=BIRDIE, names="greedy")
    assert refusal.value.message == "error-name-of-bot"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_at_one_keyboard_cannot_be_resigned(sit: Sit, lang: str) -> None:
    language = Language(lang)
    word = language.say("word-resign").split()[0]
    sitting = sit([word, "?", "q", "n"], lang=lang)
    assert language.say("error-no-resign") in sitting.text
    assert language.say("help-quit") in sitting.text
    assert language.say("help-resign") not in sitting.text
