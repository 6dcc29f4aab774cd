"""The four languages say the same things: same messages, same variables, right plurals and cases."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax.ast import BaseNode, Junk, Message, VariableReference

from voliera.languages import LANGUAGES, Language, UnknownMessage, detect, locales_folder, message_ids, resources

BIRDS = ("robin", "owl", "pigeon", "woodpecker")
SEASONS = ("spring", "summer", "autumn", "winter")
MATERIALS = ("straw", "moss", "gravel", "earth")
COLOURS = ("yellow", "purple", "red", "white")
OBJECTS = (*(f"{kind}-{colour}" for kind in ("flower", "feather") for colour in COLOURS), "gem", "shell")
PIECES = (*MATERIALS, *COLOURS, *OBJECTS, "flower", "feather")
OTHERS = [code for code in LANGUAGES if code != "en"]


def nodes(node: object) -> Iterator[BaseNode]:
    """A node of a pattern and everything below it."""
    if isinstance(node, BaseNode):
        yield node
        for below in vars(node).values():
            yield from nodes(below)
    elif isinstance(node, list):
        for below in node:
            yield from nodes(below)


def variables(code: str) -> dict[str, set[str]]:
    """For each message and attribute, the variables it uses."""
    found: dict[str, set[str]] = {}
    for resource in resources(code):
        for entry in resource.body:
            if isinstance(entry, Message):
                patterns = {entry.id.name: entry.value}
                patterns |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
                for name, pattern in patterns.items():
                    found[name] = {node.id.name for node in nodes(pattern) if isinstance(node, VariableReference)}
    return found


def offered() -> dict[str, set[str]]:
    """For each message, the variables that its English comment offers (`# $kind: …`) to languages that need them."""
    found: dict[str, set[str]] = {}
    for resource in resources("en"):
        for entry in resource.body:
            if isinstance(entry, Message) and entry.comment is not None:
                found[entry.id.name] = set(re.findall(r"\$(\w+)", entry.comment.content or ""))
    return found


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """A missing message or variable is an error here."""
    Language.strict = True
    yield
    Language.strict = False


def test_every_file_can_be_read() -> None:
    for code in LANGUAGES:
        broken = [e.content for resource in resources(code) for e in resource.body if isinstance(e, Junk)]
        assert not broken, f"{code}: {broken}"


def test_no_message_is_given_twice() -> None:
    for code in LANGUAGES:
        ids = message_ids(code)
        assert len(ids) == len(set(ids)), f"{code}: {sorted({one for one in ids if ids.count(one) > 1})}"


@pytest.mark.parametrize("code", OTHERS)
def test_all_languages_have_the_same_messages_and_attributes(code: str) -> None:
    assert set(message_ids(code)) == set(message_ids("en"))


@pytest.mark.parametrize("code", OTHERS)
def test_all_languages_use_the_same_variables(code: str) -> None:
    english, other, more = variables("en"), variables(code), offered()
    different = {
        name: (english[name], other[name])
        for name in english
        if other[name] - more.get(name.partition(".")[0], set())
        != english[name] - more.get(name.partition(".")[0], set())
    }
    assert not different


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_languages_lie_in_the_same_files(code: str) -> None:
    files = {file.name for file in (locales_folder() / code).iterdir()}
    assert files == {file.name for file in (locales_folder() / "en").iterdir()}


def test_every_statement_of_the_rules_has_a_sentence() -> None:
    parts = {
        "B": {"C": 4, "S": 6, "T": 8, "P": 10, "A": 6, "E": 8, "F": 2, "X": 4},
        "W": {"C": 5, "S": 3, "T": 4, "B": 16, "E": 7, "V": 2, "X": 4},
    }
    numbers = [
        f"{game}-{part}{n + 1}"
        for game, counts in parts.items()
        for part, count in counts.items()
        for n in range(count)
    ]
    assert [f"rule-{number}" for number in numbers] == [one for one in message_ids("en") if one.startswith("rule-")]


@pytest.mark.parametrize(
    ("code", "sentences"),
    [
        ("en", {1: "1 card", 2: "2 cards", 5: "5 cards", 21: "21 cards"}),
        ("it", {1: "1 carta", 2: "2 carte", 5: "5 carte", 21: "21 carte"}),
        ("es", {1: "1 carta", 2: "2 cartas", 5: "5 cartas", 21: "21 cartas"}),
        ("ru", {1: "1 карта ", 2: "2 карты ", 5: "5 карт ", 11: "11 карт ", 21: "21 карта ", 22: "22 карты "}),
    ],
)
def test_plurals(code: str, sentences: dict[int, str]) -> None:
    for count, words in sentences.items():
        assert words in Language(code).say("title-deck", count=count)


def test_russian_counts_birds_and_cards_of_a_season() -> None:
    russian = Language("ru")
    assert [russian.say("robin.counted", count=n) for n in (1, 2, 5, 21)] == [
        "1 малиновка",
        "2 малиновки",
        "5 малиновок",
        "21 малиновка",
    ]
    assert [russian.say("winter.counted", count=n) for n in (1, 3, 11)] == [
        "1 карта зимы",
        "3 карты зимы",
        "11 карт зимы",
    ]
    passed = [russian.say("event-passed", who="other", player="Олег", points=n, automatic="no") for n in (0, 2, 6)]
    assert passed == ["Олег пасует, 0 очков.", "Олег пасует, 2 очка.", "Олег пасует, 6 очков."]


def test_russian_counts_objects_of_bower() -> None:
    russian = Language("ru")
    assert [russian.say("feather-red.counted", count=n) for n in (1, 3, 5, 21)] == [
        "1 красное перо",
        "3 красных пера",
        "5 красных перьев",
        "21 красное перо",
    ]
    assert [russian.say("flower-white.counted", count=n) for n in (1, 2, 11)] == [
        "1 белый цветок",
        "2 белых цветка",
        "11 белых цветков",
    ]
    assert [russian.say("owner-bower-hand", count=n) for n in (0, 1, 2, 5)] == [
        "в руке нет плиток",
        "в руке 1 плитка",
        "в руке 2 плитки",
        "в руке 5 плиток",
    ]


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", "3b: gravel with 1 purple feather and 2 shells."),
        ("it", "3b: Ghiaia con 1 Piuma viola e 2 Conchiglie."),
        ("es", "3b: grava con 1 pluma morada y 2 conchas."),
        ("ru", "3b: гравий, предметы: 1 фиолетовое перо и 2 ракушки."),
    ],
)
def test_lists_of_objects(code: str, words: str) -> None:
    about = {"square": "3b", "material": "gravel", "emblem": "no", "branch": "none"}
    objects = "feather-purple shell shell"
    assert Language(code).say("square-bower", **about, objects=objects, count=3, crossed=0) == words


def test_materials_in_the_genitive() -> None:
    def group(code: str) -> list[str]:
        return [Language(code).say("count-bower-group", material=material) for material in MATERIALS[:3]]

    assert group("ru") == [f"Самая большая группа {name}" for name in ("соломы", "мха", "гравия")]
    assert group("it") == [f"Gruppo più grande di {name}" for name in ("Paglia", "Muschio", "Ghiaia")]


@pytest.mark.parametrize("code", LANGUAGES)
def test_letters_on_squares_differ(code: str) -> None:
    for things in (MATERIALS, COLOURS):
        letters = [Language(code).say(f"{thing}.letter") for thing in things]
        assert all(len(letter) == 1 for letter in letters)
        assert len(set(letters)) == 4


def test_cards_agree_with_their_verb() -> None:
    def took(code: str, card: str) -> str:
        return Language(code).say("event-took", who="other", player="Oleg", card=card)

    assert took("ru", "robin-autumn") == "Oleg берёт из открытого ряда осеннюю малиновку."
    assert took("ru", "pigeon-winter") == "Oleg берёт из открытого ряда зимнего голубя."
    assert took("it", "owl-summer") == "Oleg prende una Civetta in Estate dall’area di pesca."
    assert took("es", "pigeon-autumn") == "Oleg toma una Paloma en otoño de la reserva."
    assert took("en", "owl-autumn") == "Oleg takes an Owl in Autumn from the display area."


def test_articles_and_cases_of_features() -> None:
    assert Language("it").say("event-wrote", who="you", player="", by="set", value=4, box="autumn") == (
        "Segni 4 nella casella dell’Autunno."
    )
    assert Language("es").say("event-wrote", who="you", player="", by="owl", value=2, box="owl") == (
        "Con la Lechuza, anotas 2 en la casilla de la Lechuza."
    )
    assert Language("ru").say("event-wrote", who="other", player="Ада", by="set", value=5, box="spring") == (
        "Ада записывает 5 в окошко весны."
    )


@pytest.mark.parametrize("code", LANGUAGES)
def test_letters_on_cards_are_two_and_differ(code: str) -> None:
    codes = [Language(code).say(f"{feature}.code") for feature in BIRDS + SEASONS]
    assert all(len(letters) == 2 for letters in codes)
    assert len({letters.lower() for letters in codes}) == 8
    assert all(len(Language(code).say(f"{feature}.short")) <= 10 for feature in BIRDS + SEASONS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_marks_of_isolation(code: str) -> None:
    said = Language(code).say("event-scored", who="other", player="Ada")
    assert not {"\u2068", "\u2069"} & set(said)


def test_a_missing_message_is_an_error_in_tests_and_its_name_at_run_time() -> None:
    with pytest.raises(UnknownMessage):
        Language("it").say("no-such-message")
    with pytest.raises(UnknownMessage):
        Language("it").say("event-scored")
    Language.strict = False
    assert Language("it").say("no-such-message") == "no-such-message"
    assert Language("it").knows("robin.genitive")
    assert not Language("it").knows("robin.vocative")


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "es_AR"}, "es"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:ru:en"}, "ru"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C", "LANGUAGE": "it"}, "en"),
        ({"LANG": "Italian_Italy.1252"}, "it"),
        ({}, "en"),
    ],
)
def test_the_systems_language(environment: dict[str, str], code: str) -> None:
    assert detect(environment) == code


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="xx"):
        Language("xx")
