"""The schema of the socket's messages, from which other languages make their types: whole, and true."""

from typing import Any, get_args

import msgspec
import pytest
from jsonschema import Draft202012Validator, ValidationError  # type: ignore[import-untyped]

import voliera
from tests.server.tables import NOW, person
from voliera.documents import Document
from voliera.protocol import messages
from voliera.protocol.messages import Incoming, Outgoing, Settings, Viewer
from voliera.server.api import description
from voliera.server.core import outgoing
from voliera.server.core.fairness import commitment_of
from voliera.server.core.table import Row, Table

SCHEMA = description.messages()
NOT_SENT = {"FromClient", "FromServer", "Grant"}
"""Bases, and what stays inside the server."""

SAID: list[Document] = [
    {"type": "hello", "proto": 1, "table": "abcdefghij234567"},
    {"type": "hello", "proto": 1, "table": "abcdefghij234567", "build": "b", "have": 3},
    {"type": "act", "id": "1", "rev": 0, "actions": [{"do": "pass"}]},
    {"type": "undo", "id": "1", "rev": 4},
    {"type": "back", "id": "1", "rev": 4, "say": "ask"},
    {"type": "vote", "id": "1", "seat": 3},
    {"type": "leave", "id": "1"},
    {"type": "resign", "id": "1"},
    {"type": "return", "id": "1"},
    {"type": "say", "id": "1", "emote": "chirp"},
    {"type": "say", "id": "1", "text": "ciao"},
    {"type": "ping"},
    {"type": "sync"},
]
WRONG: list[Document] = [
    {},
    {"type": "dance"},
    {"type": "ping", "more": 1},
    {"type": "hello", "proto": 1, "table": "ABC"},
    {"type": "act", "id": "1", "rev": 0, "actions": []},
    {"type": "act", "id": "1", "rev": -1, "actions": [{}]},
    {"type": "act", "id": "\n", "rev": 0, "actions": [{}]},
    {"type": "vote", "id": "1", "seat": 4},
    {"type": "say", "id": "1", "emote": "bark"},
    {"type": "undo", "id": "x" * 65, "rev": 0},
]


def validator(side: str) -> Draft202012Validator:
    return Draft202012Validator({**SCHEMA["properties"][side], "$defs": SCHEMA["$defs"]})


def structs() -> dict[str, type]:
    return {
        name: one
        for name, one in vars(messages).items()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == messages.__name__
    }


def table_of(game: str, **settings: Any) -> Table:
    start = voliera.new(game, seed=3).position()
    seats = [person(0), {"kind": "bot", "bot": "greedy", "time_ms": None}]
    commitment = commitment_of("n", start)
    wishes = Settings(**settings)
    row = Row("abcdefghij234567", game, "standard", 2, {}, wishes, seats, start, "n", commitment, NOW, None, None, 3)
    return Table(row)


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


FORMS = {"ChatLine", "ClockState", "TakeBack"}
"""Documents inside of messages that are declared as forms (protocol/forms.py)."""


def test_every_struct_is_in_the_schema() -> None:
    assert (set(structs()) - NOT_SENT) | FORMS == set(SCHEMA["$defs"])
    assert {one.__name__ for one in (*get_args(Incoming), *get_args(Outgoing))} <= set(SCHEMA["$defs"])


def test_every_field_is_in_the_schema() -> None:
    for name, struct in structs().items():
        if name in NOT_SENT:
            continue
        known = set(SCHEMA["$defs"][name]["properties"])
        tag = struct.__struct_config__.tag_field  # type: ignore[attr-defined]
        assert known == set(struct.__struct_fields__) | ({tag} if tag else set())  # type: ignore[attr-defined]


def test_nothing_is_left_to_be_anything() -> None:
    """A `{}` in the schema would be `unknown` in a client's types."""
    for name, told in SCHEMA["$defs"].items():
        for field, kind in told["properties"].items():
            meant = {key: value for key, value in kind.items() if key not in {"default", "description"}}
            assert meant, f"{name}.{field}"
            assert {} not in meant.get("anyOf", [])


@pytest.mark.parametrize("said", SAID, ids=lambda one: one["type"])
def test_what_the_server_takes_the_schema_allows(said: Document) -> None:
    msgspec.convert(said, Incoming)
    validator("incoming").validate(said)


@pytest.mark.parametrize("said", WRONG, ids=str)
def test_what_the_server_refuses_the_schema_forbids(said: Document) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(said, Incoming)
    with pytest.raises(ValidationError):
        validator("incoming").validate(said)


def test_all_that_clients_say_has_an_example() -> None:
    assert {one["type"] for one in SAID} == set(SCHEMA["properties"]["incoming"]["discriminator"]["mapping"])


def told(game: str) -> list[Outgoing]:
    table = table_of(game, clock=messages.LiveClock(600, 5))
    full = outgoing.full(table, Viewer("seat", 0), NOW)
    watched = outgoing.full(table, Viewer("watch"), NOW)
    return [
        full,
        watched,
        outgoing.nack(table, Viewer("seat", 0), "1", "stale", NOW, rule="B-T4", message="no", retry_ms=5),
        outgoing.ack("1", 2, 3),
        messages.Ev(4),
        messages.Ev(4, 5, [{"id": "took", "args": {}}], full.view, full.legal, full.clock, table.info(), "yes", {}),
        messages.Pong(),
        messages.Presence([True, False], 3),
        messages.Bye("restart", 500),
        messages.Bye("revoked"),
        messages.Nack("1", "no_table"),
    ]


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_what_the_server_says_fits_the_schema(game: str) -> None:
    found = [msgspec.json.decode(outgoing.encode(one)) for one in told(game)]
    for one in found:
        validator("outgoing").validate(one)
    assert {one["type"] for one in found} == set(SCHEMA["properties"]["outgoing"]["discriminator"]["mapping"])


def test_the_schema_notices_what_is_missing() -> None:
    full = msgspec.json.decode(outgoing.encode(told("birdie")[0]))
    for name in ("v", "rev", "you", "table"):
        with pytest.raises(ValidationError):
            validator("outgoing").validate({key: value for key, value in full.items() if key != name})
