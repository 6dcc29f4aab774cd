"""Scoring on the sheet: cards with their slips, the best play, announced sets and boxes, what was missed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.sheet.desk import Filled, fill
from voliera.languages import LANGUAGES, Language

LINE = "ROsp ROsu ROau OWsu PIsu PIwi"
EXPERT = "OWwi WOwi PIwi PIsu OWsp WOsp OWsp ROau WOsp OWsp PIsu PIwi ROwi"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.json"


def begun(path: Path, *lines: str, line: str = LINE, hand: str = "-", variant: str = "standard", **more: Any) -> Filled:
    """Ada has passed first and scores this line."""
    return fill(["1", line, hand, *lines], path, players=2, names="Ada,Bo", variant=variant, **more)


def actions(filled: Filled) -> list[dict[str, Any]]:
    played: list[dict[str, Any]] = filled.document["rounds"][0]["scorings"][0]["actions"]
    return played


def asked(path: Path, *lines: str, **more: Any) -> Filled:
    """The line of Ada is asked for."""
    return fill(["1", *lines], path, players=2, names="Ada,Bo", variant="standard", **more)


# Cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_slip_is_pointed_at_in_every_language(lang: str, path: Path) -> None:
    language = Language(lang)
    bird, season = language.say("robin.code"), language.say("spring.code")
    text = f"{bird}{season} {bird}??"
    filled = asked(path, text.replace("??", "жж" if lang == "ru" else "jj"), lang=lang)
    rows = filled.text.splitlines()
    at = next(i for i, row in enumerate(rows) if row.strip() == "^^")
    assert rows[at - 1][rows[at].index("^") :].rstrip() in ("жж", "jj")
    assert (
        language.say("slip-birdie-season", found="жж" if lang == "ru" else "jj", near="", nearby=0)[:30] in filled.words
    )


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("ROsp ROsq", "Su and Sp look like it"),
        ("ROsp OW", "The season of the last card is missing."),
        ("ROsp winter", "The bird of the last card is missing."),
        ("12345", "No card is on the key “5”."),
        ("cave", "type CAve for the card, c a v e for the keys"),
        ("", "Type the cards of the line, or - if there are none."),
        ("ROsp", "A line has two cards or more"),
        ("...", "“...” is not one of them"),
    ],
)
def test_what_is_wrong_with_a_line(typed: str, words: str, path: Path) -> None:
    filled = asked(path, typed)
    assert words in filled.words
    assert filled.document["rounds"][0]["lines"] == [None, None]


def test_what_was_right_before_a_slip_stays_and_is_gone_on_with(path: Path) -> None:
    filled = asked(path, "ROsp OWsp xxWO PIwi", "+ PIxx", "+PIsu", "-")
    assert "2 cards are entered so far:" in filled.text
    assert filled.document["rounds"][0]["lines"][0] == ["robin-spring", "owl-spring", "pigeon-summer"]


def test_typed_again_without_a_plus_a_line_replaces_what_was_kept(path: Path) -> None:
    filled = asked(path, "ROsp OWsp WOxx", "ROsp OWsp WOwi", "-")
    assert filled.document["rounds"][0]["lines"][0] == ["robin-spring", "owl-spring", "woodpecker-winter"]


def test_what_was_kept_can_be_dropped_or_be_all(path: Path) -> None:
    filled = asked(path, "ROsp OWsp WOxx", "u", "PIsu PIwi WOxx", "", "-")
    assert filled.document["rounds"][0]["lines"][0] == ["pigeon-summer", "pigeon-winter"]
    assert "Undone." in filled.text


@pytest.mark.rule("B-C1")
def test_a_fifth_copy_is_pointed_at_and_the_others_are_named(path: Path) -> None:
    filled = begun(path, line="ROsp ROsp ROsp OWsu", hand="OWsp ROsp ROsp")
    rows = filled.text.splitlines()
    at = next(i for i, row in enumerate(rows) if row.strip() == "^^^^")
    assert rows[at].index("^") == rows[at - 1].rindex("ROsp")
    assert "3 in Ada’s line, 1 in Ada’s hand" in filled.words
    assert "[B-C1]" in filled.text
    assert "2 cards are entered so far" in filled.text


@pytest.mark.rule("B-S2")
def test_cards_of_round_1_do_not_return_with_two_players(path: Path) -> None:
    first = ["write", "-", "-", "write", "1"]
    filled = begun(path, *first, "ROsp OWsp ROsp", line="ROsp ROsp ROsp OWsu")
    assert "[B-S2]" in filled.text
    assert "3 in Ada’s line in round 1, 1 in Ada’s line" in filled.words


@pytest.mark.rule("B-S2")
def test_more_cards_than_half_the_deck_are_refused(path: Path) -> None:
    filled = asked(path, "1234qwerasdfzxcv" * 2)
    assert "30 cards are all that lines and hands can have" in filled.words
    assert "[B-S2]" in filled.text
    assert "30 cards are entered so far" in filled.text


# The best play


def test_enter_shows_the_best_play_and_enter_again_writes_it(path: Path) -> None:
    shown = begun(path, "")
    assert "The best play" in shown.text
    assert "Proved: no play scores more." in shown.words
    assert "Enter writes this best play down" in shown.words
    assert not shown.document["rounds"][0]["scorings"]
    filled = fill(["", ""], path)
    assert actions(filled)[-1] == {"do": "write"}
    assert "Nothing was missed: no other play scores more." in filled.text


def test_undo_first_hides_the_best_play(path: Path) -> None:
    filled = begun(path, "", "u")
    assert filled.document["rounds"][0]["hands"][0] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_word_for_the_best_play_writes_it_at_once(lang: str, path: Path) -> None:
    filled = begun(path, Language(lang).say("word-best").split()[0], lang=lang)
    assert actions(filled)
    assert Language(lang).say("score-nothing-missed", proved="yes") in filled.words


def test_ok_alone_announces_nothing(path: Path) -> None:
    filled = begun(path, "ok")
    assert "Nothing has been announced yet" in filled.words
    assert not filled.document["rounds"][0]["scorings"]
    assert actions(fill(["write"], path)) == [{"do": "write"}]


@pytest.mark.rule("B-E3")
def test_the_best_collapse_is_drawn_with_its_steps(path: Path) -> None:
    filled = begun(path, "", line="ROsp OWwi ROsu", variant="expert")
    rows = filled.text.splitlines()
    at = next(i for i, row in enumerate(rows) if "1×" in row)
    assert rows[at].split() == ["2", "Ro", "1×", "2", "Ro"]
    assert "1× Ada removes an Owl in Winter from the line, position 2." in filled.text
    assert "2 A set appears and leaves the line: 2 Robins. Ada writes 2 in the Robin box." in filled.words


@pytest.mark.rule("B-A3")
def test_a_robin_is_weighed_drawn_told_and_inserted(path: Path) -> None:
    weighed = begun(path, "", line="ROsp ROsu WOwi OWau", hand="ROau")
    assert "A Robin is in hand: drawing a card is expected to score" in weighed.words
    filled = fill(["ro", "", "ROsp OWsp", "OWwi", "?", "9", "4", "1-2 3-4 ok"], path)
    assert "Which card did Ada draw from under the Stop card?" in filled.text
    assert "Type the card that was drawn" in filled.text
    assert "A Robin draws one card" in filled.text
    assert "Type a position from 1 to 5." in filled.text
    scoring = filled.document["rounds"][0]["scorings"][0]
    assert scoring["drawn"] == ["owl-winter"]
    assert scoring["actions"][:2] == [{"do": "robin"}, {"do": "insert", "at": 3}]
    assert scoring["actions"][-1] == {"do": "write"}


def test_a_robins_card_comes_before_anything_else_of_the_line(path: Path) -> None:
    filled = begun(path, "ro 1-2", hand="ROwi")
    assert "The Robin’s card has to be known before anything else" in filled.words
    assert not filled.document["rounds"][0]["scorings"]


# Announcing


@pytest.mark.rule("B-P4")
def test_announced_sets_are_checked_and_what_was_missed_is_told(path: Path) -> None:
    filled = begun(path, "1-2 4-5 ok")
    assert "4 points were missed: the best play is worth" in filled.words
    assert "the Robin box: 3 instead of 2" in filled.words
    assert "the Pigeon box: 2" in filled.words


def test_sets_may_come_one_by_one_and_stand_under_the_line(path: Path) -> None:
    filled = begun(path, "1-3", "4-5", "ok")
    assert "Set 2: 2 Summer cards (4–5)" in filled.text
    assert [action["do"] for action in actions(filled)] == ["set", "set", "write"]


@pytest.mark.parametrize(
    ("typed", "words", "rule"),
    [
        ("1-4", "Cards 1 to 4 share neither bird nor season.", "B-P4"),
        ("1-3 2-3", "A card of 2–3 already belongs to a set.", "B-P4"),
        ("w 1 2", "You have no Woodpecker in your hand to discard.", "B-A1"),
        ("ro", "You have no Robin in your hand to discard.", "B-A1"),
        ("5", "Type the first and the last card of the set", "B-P4"),
    ],
)
def test_sets_that_cannot_be(typed: str, words: str, rule: str, path: Path) -> None:
    filled = begun(path, typed)
    assert words in filled.words
    assert f"[{rule}]" in filled.text
    assert not filled.document["rounds"][0]["scorings"]


@pytest.mark.parametrize(
    ("lang", "typed"),
    [("en", "robin 3, summer 2"), ("it", "pettirosso 3 estate 2"), ("es", "pe=3, ve=2"), ("ru", "малиновка 3 лето 2")],
)
def test_announced_boxes_find_their_play(lang: str, typed: str, path: Path) -> None:
    filled = begun(path, typed, lang=lang)
    sets = [(action["feature"], action["length"]) for action in actions(filled)[:-1]]
    assert sets == [("robin", 3), ("summer", 2)]
    assert actions(filled)[-1] == {"do": "write"}


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("ro 4", "No play writes 4 in the Robin box: as the line stands, 3 is the most."),
        ("ro 3 su 2 pi 2", "no play writes all of them and nothing else"),
        ("ro 3 ro 2", "The Robin box is named twice"),
        ("ro 1", "Robin 1: a set has 2 to 16 cards."),
        ("ro 17", "Robin 17: a set has 2 to 16 cards."),
    ],
)
def test_announced_boxes_that_cannot_be(typed: str, words: str, path: Path) -> None:
    filled = begun(path, typed)
    assert words in filled.words
    assert not filled.document["rounds"][0]["scorings"]


@pytest.mark.rule("B-P5")
def test_a_box_that_is_filled_cannot_be_announced(path: Path) -> None:
    later = ["ro 3", "-", "-", "write", "1", "ROsp ROsu", "-", "ro 2"]
    assert "The Robin box already has a 3. [B-P5]" in begun(path, *later).words


@pytest.mark.rule("B-A5")
def test_announced_boxes_may_need_the_owl_and_the_woodpecker(path: Path) -> None:
    filled = begun(path, "ro 3 sp 3", hand="OWau WOau", line="ROsp OWwi ROsu ROau")
    assert [action["do"] for action in actions(filled)] == ["woodpecker", "set", "write", "owl"]


@pytest.mark.rule("B-X3")
@pytest.mark.rule("B-E4")
def test_an_announced_collapse_is_found_by_stepping(path: Path) -> None:
    filled = begun(path, "spring 5 summer 2 winter 5", line=EXPERT, variant="expert")
    assert actions(filled)[0] == {"do": "remove", "at": 7}
    assert "Ada writes 5 in the Winter box" in filled.words


@pytest.mark.rule("B-E2")
def test_a_collapse_is_played_card_by_card(path: Path) -> None:
    filled = begun(path, "8", "xx", "pi", "ok", line=EXPERT, variant="expert")
    assert "The neighbours share both: pi takes the Pigeon" in filled.words
    assert [action["do"] for action in actions(filled)] == ["remove", "feature", "stop"]
    assert "What Ada has played" in filled.text


def test_the_best_play_from_the_middle_of_a_scoring(path: Path) -> None:
    filled = begun(path, "8", "", "", line=EXPERT, variant="expert")
    played = actions(filled)
    assert played[0] == {"do": "remove", "at": 7}
    assert played[-1] == {"do": "stop"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_missed_is_told_in_every_language(lang: str, path: Path) -> None:
    language = Language(lang)
    filled = begun(path, "1-2 ok", lang=lang)
    assert language.say("score-differs-box", box="robin", best=3, played=2) in filled.words
    assert language.say("score-differs-flaps", count=1, more="yes") in filled.words
    assert language.say("score-differs-trophy", bird="pigeon", more="yes") in filled.words
