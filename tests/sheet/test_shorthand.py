"""Cards as people type them: codes of four languages, names, keys; what cannot be read is pointed at."""

from __future__ import annotations

import random

import pytest

from voliera.errors import GameError
from voliera.games.birdie.rules.box import BIRDS, CARDS, FEATURES, SEASONS
from voliera.games.birdie.sheet.shorthand import KEYPADS, codes, keypad, plain, read_cards
from voliera.languages import LANGUAGES, Language
from voliera.sheet.slip import Slip


def cards(text: str) -> list[str]:
    return [one.card for one in read_cards(text)]


def slip(text: str) -> Slip:
    with pytest.raises(Slip) as caught:
        read_cards(text)
    return caught.value


@pytest.mark.parametrize(
    "text",
    ["ROspOWwi", "rospowwi", "ROsp OWwi", "Ro·Sp Ow·Wi", "ro-sp, ow-wi", "robin-spring owl-winter", "spRO WIow", "1r"],
)
def test_one_line_in_many_spellings(text: str) -> None:
    assert cards(text) == ["robin-spring", "owl-winter"]


def test_names_in_all_languages() -> None:
    assert cards("Pettirosso Primavera") == ["robin-spring"]
    assert cards("petirrojo otoño") == cards("Petirrojo otono") == ["robin-autumn"]
    assert cards("малиновка весна") == ["robin-spring"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_by_the_letters_that_the_table_shows(code: str) -> None:
    language = Language(code)
    for card in CARDS:
        bird, season = (language.say(f"{half}.code") for half in card.split("-"))
        assert cards(f"{bird}·{season}") == [card]
        assert cards(f"{bird}{season}".upper()) == [card]


def test_no_two_languages_disagree_about_letters() -> None:
    said = [(plain(Language(code).say(f"{feature}.code")), feature) for code in LANGUAGES for feature in FEATURES]
    assert all(codes()[letters] == feature for letters, feature in said)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_has_a_key(code: str) -> None:
    block = keypad(code)
    assert cards(block) == cards(" ".join(block)) == list(CARDS)
    assert len(set(block)) == 16


def test_birds_are_rows_of_keys_and_seasons_columns() -> None:
    block = KEYPADS[""]
    assert cards(block[4:8]) == [f"owl-{season}" for season in SEASONS]
    assert cards(block[2::4]) == [f"{bird}-autumn" for bird in BIRDS]


def test_random_lines_come_back() -> None:
    chance = random.Random(1)
    for _ in range(200):
        line = chance.choices(CARDS, k=chance.randrange(0, 20))
        language = Language(chance.choice(LANGUAGES))
        between, after = chance.choice(["", "·", "-", " "]), chance.choice(["", " ", ", ", "  "])
        halves = [[language.say(f"{half}.code") for half in card.split("-")] for card in line]
        assert cards(after.join(between.join(pair) for pair in halves)) == line
        assert cards(" ".join(keypad(language.code)[CARDS.index(card)] for card in line)) == line


def test_where_each_card_stands() -> None:
    assert [(one.at, one.length) for one in read_cards("ROsp, Ow·Wi q")] == [(0, 4), (6, 5), (12, 1)]


@pytest.mark.parametrize(
    ("text", "at", "length", "fault", "near"),
    [
        ("ROsp ROxu", 7, 2, "season", "summer autumn"),
        ("XXsp", 0, 2, "bird", ""),
        ("ROsp PGsu", 5, 2, "bird", "pigeon"),
        ("ROsp RO OW", 8, 2, "season", ""),
        ("ROsp OW", 7, 1, "season-missing", None),
        ("ROsp winter", 11, 1, "bird-missing", None),
        ("qwert", 4, 1, "key", None),
        ("EOspOWwi", 0, 2, "bird", "woodpecker robin"),
        ("12 45", 4, 1, "key", None),
        ("ROsp5", 4, 1, "bird", ""),
        ("cave", 0, 4, "both", None),
        ("x" * 700, 39, 1, "long", None),
    ],
)
def test_slips_are_pointed_at(text: str, at: int, length: int, fault: str, near: str | None) -> None:
    facts = slip(text).facts
    assert (facts["at"], facts["length"], facts["fault"]) == (at, length, fault)
    assert facts.get("near") == near


def test_the_message_has_a_caret_under_the_place() -> None:
    first, second = slip("ROsp ROxx").message.splitlines()
    assert first == "ROsp ROxx"
    assert second.startswith("       ^^ ")
    assert isinstance(slip("ROxx"), GameError)


def test_a_slip_knows_the_cards_before_it() -> None:
    assert [one.card for one in slip("ROsp OWwi WOxx ROsu").read] == ["robin-spring", "owl-winter"]
    assert [one.card for one in slip("1rzt").read] == ["robin-spring", "owl-winter", "woodpecker-spring"]


def test_letters_that_could_be_keys_are_settled_by_capitals_or_spaces() -> None:
    assert cards("CaVe") == ["woodpecker-summer"]
    assert cards("c a v e") == [CARDS[KEYPADS[""].index(key)] for key in "cave"]
    assert cards("Ca ve") == ["woodpecker-summer"]


def test_letters_that_make_up_a_name_are_told_from_it_by_capitals() -> None:
    assert cards("Со ЗиМа Ос") == ["owl-winter", "robin-autumn"]
    assert cards("сова зима") == ["owl-winter"]


def test_nothing_is_no_cards() -> None:
    assert cards("") == cards(" ,;- ") == []
