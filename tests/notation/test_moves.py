"""Any action document as a line of words, and back."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from voliera.documents import Document
from voliera.errors import GameError
from voliera.notation.moves import move_text, parse_move

WORDS = st.from_regex("[a-z][a-z0-9_-]{0,6}", fullmatch=True)
PLAIN = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text() | WORDS
VALUES = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3))


@pytest.mark.parametrize(
    ("action", "text"),
    [
        ({"do": "pass"}, "pass"),
        ({"do": "woodpecker", "from": 0, "to": 3}, "woodpecker from 0 to 3"),
        ({"do": "play", "hand": "gift", "at": [1, 0], "facing": "n"}, "play hand gift at 1,0 facing n"),
        ({"do": "a", "b": [], "c": [1], "d": "1", "e": True}, 'a b [] c [1] d "1" e true'),
        ({"do": "a", "b": "true", "c": ["null", 2], "d": 1.5}, 'a b "true" c ["null",2] d 1.5'),
        ({"do": "two words"}, '{"do":"two words"}'),
        ({"do": 3, "x": "; ]"}, '{"do":3,"x":"; ]"}'),
    ],
)
def test_actions_are_written_in_words(action: Document, text: str) -> None:
    assert move_text(action) == text
    assert parse_move(f"  {text}; what a move", 2, 1) == (action, 2 + len(text))


@given(st.dictionaries(WORDS | st.text(), VALUES, max_size=4), VALUES | WORDS)
@settings(max_examples=100)
def test_every_document_comes_back(fields: Document, verb: Any) -> None:
    action = {"do": verb, **{name: value for name, value in fields.items() if name != "do"}}
    text = move_text(action)
    assert "\n" not in text
    found, end = parse_move(text, 0, 1)
    assert (json.dumps(found), end) == (json.dumps(action), len(text))


@pytest.mark.parametrize(
    ("text", "kind", "column"),
    [
        ("", "verb", 1),
        ("?", "verb", 1),
        ("[1]", "verb", 1),
        ("take!", "verb", 5),
        ("take 3", "field", 6),
        ("take card", "value", 10),
        ("take card ;", "value", 11),
        ("take card=3", "field", 10),
        ("take card a card b", "once", 13),
        ("take card 1,", "value", 11),
        ("take card 01", "value", 12),
        ("take card 1,true", "value", 11),
        ("take card NaN2 at -Infinity", "value", 19),
        ("take at 1e999", "value", 9),
        ("take at " + "9" * 5000, "value", 9),
        ('take card "a', "value", 11),
        ('take card "a"b', "value", 14),
        ("take card " + "[" * 100_000, "deep", 43),
        ("{}", "verb", 1),
        ('{"do":1', "value", 8),
    ],
)
def test_faults_name_the_column(text: str, kind: str, column: int) -> None:
    with pytest.raises(GameError) as caught:
        parse_move(text, 0, 7)
    facts = caught.value.facts
    assert (facts["kind"], facts["line"], facts["column"]) == (kind, 7, column)
    assert caught.value.message.startswith(f"line 7, column {column}: expected ")
