"""Keys of a turn: a line in, action documents or a refusal with its rule out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from voliera.languages import LANGUAGES, Language
from voliera.terminal.ask import Act, Help, Quit, Rules, Save, Undo, parse
from voliera.terminal.refusal import InputRefused

View = Callable[..., dict[str, Any]]
PASS = {"do": "pass"}
OPEN = [PASS, {"do": "take", "card": "robin-spring"}]


def display(card: str) -> dict[str, str]:
    return {"do": "lay", "card": card, "from": "display"}


def hand(card: str) -> dict[str, str]:
    return {"do": "lay", "card": card, "from": "hand"}


def read(text: str, view: dict[str, Any], lang: str = "en", legal: list[dict[str, Any]] | None = None) -> Any:
    request = parse(text, view, OPEN if legal is None else legal, Language(lang))
    return list(request.actions) if isinstance(request, Act) else request


@pytest.mark.parametrize("text", ["2", " 2 ", "t2", "t 2", "take 2", "T2"])
def test_a_number_takes_a_display_card(text: str, view: View) -> None:
    assert read(text, view()) == [{"do": "take", "card": "owl-winter"}]


@pytest.mark.parametrize("text", ["13", "1 3", "1,3", "l13", "lay 1 3"])
def test_two_numbers_lay_bottom_first(text: str, view: View) -> None:
    assert read(text, view()) == [display("robin-spring"), display("pigeon-summer"), {"do": "done"}]


@pytest.mark.rule("B-T2")
def test_hand_cards_join_in_the_typed_order(view: View) -> None:
    expected = [display("robin-spring"), hand("owl-spring"), display("pigeon-summer"), hand("pigeon-autumn")]
    assert read("1a3b", view()) == [*expected, {"do": "done"}]
    assert read("1A3B", view()) == [*expected, {"do": "done"}]
    assert read("ba31", view())[0] == hand("pigeon-autumn")


def test_russian_letters_and_latin_ones_both_work(view: View) -> None:
    expected = [display("robin-spring"), hand("pigeon-autumn"), display("pigeon-summer"), {"do": "done"}]
    assert read("1б3", view(), "ru") == expected
    assert read("1b3", view(), "ru") == expected


@pytest.mark.parametrize("spoken", ["en p", "en pass", "it passa", "es pasar", "ru п", "ru ПАС", "ru p"])
def test_passing(spoken: str, view: View) -> None:
    lang, word = spoken.split()
    assert read(word, view(), lang) == [PASS]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("5", "B-T1"),
        ("0", "B-T1"),
        ("t", "B-T1"),
        ("take 1 2", "B-T1"),
        ("1a", "B-T2"),
        ("a", "B-T2"),
        ("ab", "B-T2"),
        ("123", "B-T2"),
        ("11", "B-T2"),
        ("1aa3", "B-T2"),
        ("1c3", "B-T2"),
        ("done", "B-T2"),
        ("1-4", "B-T6"),
        ("write", "B-T6"),
    ],
)
def test_refusals_name_their_rule(text: str, rule: str, view: View) -> None:
    with pytest.raises(InputRefused) as refusal:
        read(text, view())
    assert refusal.value.rule == rule


@pytest.mark.rule("B-T5")
def test_a_short_display(view: View) -> None:
    for text, cards in [("1", []), ("12", []), ("12", ["owl-winter"]), ("1a", ["owl-winter"])]:
        with pytest.raises(InputRefused) as refusal:
            read(text, view(display=cards))
        assert refusal.value.rule in ("B-T5", "B-T1")
    assert read("1", view(display=["owl-winter"])) == [{"do": "take", "card": "owl-winter"}]


def test_an_open_laying_turn_goes_on(view: View) -> None:
    laying = {"cards": [{"card": "robin-winter", "from": "display"}]}
    assert read("a2", view(phase="laying", laying=laying), legal=[]) == [
        hand("owl-spring"),
        display("owl-winter"),
        {"do": "done"},
    ]
    assert read("2", view(phase="laying", laying=laying), legal=[]) == [display("owl-winter"), {"do": "done"}]
    with pytest.raises(InputRefused):
        read("12", view(phase="laying", laying=laying), legal=[])
    assert read("ok", view(phase="laying", laying=laying), legal=[{"do": "done"}]) == [{"do": "done"}]


def test_a_hand_of_more_than_an_alphabet(view: View) -> None:
    cards = [f"robin-{season}" for season in ("spring", "summer", "autumn")] * 10
    assert read("1B2", view(hands=[cards, 2]))[1] == hand(cards[27])
    assert read("1z2", view(hands=[cards, 2]))[1] == hand(cards[25])


def test_enter_does_the_only_thing_that_can_be_done(view: View) -> None:
    assert read("", view(display=[]), legal=[PASS]) == [PASS]
    with pytest.raises(InputRefused):
        read("", view())


def test_commands_that_are_no_moves(view: View) -> None:
    assert read("?", view()) == Help()
    assert read("h", view()) == Help()
    assert read("u", view()) == Undo()
    assert read("q", view()) == Quit()
    assert read("save", view()) == Save("")
    assert read("save My Game.json", view()) == Save("My Game.json")
    assert read("salva x.json", view(), "it") == Save("x.json")
    assert read("выход", view(), "ru") == Quit()


@pytest.mark.parametrize("text", ["B-T5", "b-t5", "r B-T5", "r bt5", "rule b-t5", "В-Т5"])
def test_rules_by_their_number(text: str, view: View) -> None:
    assert read(text, view()) == Rules(("B-T5",))


def test_several_rules_and_none(view: View) -> None:
    assert read("r B-T5 B-P10", view()) == Rules(("B-T5", "B-P10"))
    for text in ("r", "rule five"):
        with pytest.raises(InputRefused):
            read(text, view())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", ["hello", "@", "{x}", "[red]", "🐦", "-", "1-", "½", "zzz 1"])
def test_nonsense_is_answered_in_every_language(lang: str, text: str, view: View) -> None:
    with pytest.raises(InputRefused) as refusal:
        read(text, view(), lang)
    assert refusal.value.worded(Language(lang))
