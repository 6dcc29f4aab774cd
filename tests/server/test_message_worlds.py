"""Every message there is stands in a list of those that are attacked, and of those that are compared in paired worlds.

A message that is added to the protocol or to the HTTP interface fails here until somebody has said what it may tell.
All requests that only read are compared by themselves: while a game runs, whatever is hidden from somebody is dealt
again, also in the database, and every answer to them stays the same bytes.
"""

import inspect
import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from msgspec import json, structs
from msgspec.inspect import type_info
from sqlalchemy import func, select, update

from tests.configurations import CONFIGURATIONS, Configuration
from tests.server import hostile, test_message_secrets
from tests.server.api_world import Device, World, opened, two
from tests.server.memory_attacks import WAYS, every_request, wrong_body
from tests.server.test_message_secrets import SECRET_WORDS, poisoned
from voliera.protocol import messages
from voliera.protocol.messages import Viewer
from voliera.server.api import ENDPOINTS
from voliera.server.api.endpoint import Endpoint
from voliera.server.services import Services
from voliera.server.storage.schema import tables

COMPARED = {"full", "ev", "nack"}
"""Messages of the socket that tell of the game: test_message_secrets.py compares them in paired worlds."""
PLAIN = {"ack", "pong", "presence", "bye"}
"""Messages of the socket that have no place for anything of the game: texts, numbers, and lists of them."""
ASKED = {
    ("POST", "/api/tables/{table}/send"): {"type": "undo", "id": "w", "rev": 1_000},
    ("POST", "/api/tables/{table}/attempt"): {"rev": 0, "actions": [{"do": "pass"}]},
    ("POST", "/api/links/look"): {"token": "x" * 43},
    ("POST", "/api/tables/{table}/branch"): {"at": 0, "seats": [{"kind": "me"}, {"kind": "free"}]},
}
"""Requests that change nothing at a running table, and are compared as those that only read are."""
ELSEWHERE = {
    ("POST", "/api/tables/{table}/hint"): "a bot's knowledge: tests/bots/test_redacted.py",
    ("POST", "/api/tables/{table}/join"): "Full, as for whoever sits there",
    ("POST", "/api/links/exchange"): "where to go; the table is then asked for",
    ("POST", "/api/invitations/{table}"): "where to go; the table is then asked for",
    ("POST", "/api/tables"): "a new table, before anything is dealt to anybody",
    ("POST", "/api/deal"): "a new table",
    ("POST", "/api/records"): "a table of a record that was sent",
    ("POST", "/api/records/branch"): "a table of a record that was sent",
    ("POST", "/api/tables/{table}/links"): "a new secret",
    ("POST", "/api/tables/{table}/webhook"): "an address that was sent",
}
"""Requests that make something at a table, and why their answers tell nothing hidden."""
AWAY_FROM_TABLES = re.compile(
    "/api/(session|blocked|friends|friend-links|friendship|profile|passkeys|recovery|seek|study|score|sheets|puzzles|analyses|push"
    "|visitor|lobby)"
)
"""What people, searches, devices and documents that were sent are about: no running table is looked at."""
NOW_MS = 1_900_000_000_000


def key(endpoint: Endpoint) -> tuple[str, str]:
    return endpoint.method, endpoint.path


def tags(union: Any) -> set[str]:
    return {str(one.__struct_config__.tag) for one in get_args(union)}


def test_every_message_of_a_client_is_among_the_hostile_frames() -> None:
    assert set(hostile.SAID) == tags(messages.Incoming)


def test_every_message_of_the_server_is_compared_or_has_no_place_for_the_game() -> None:
    assert tags(messages.Outgoing) == COMPARED | PLAIN
    source = inspect.getsource(test_message_secrets)
    for name in COMPARED:
        assert re.search(rf"encode\({name}\(", source) or (name == "ev" and "told = evs(" in source)


@pytest.mark.parametrize("name", sorted(PLAIN))
def test_plain_messages_hold_texts_and_numbers(name: str) -> None:
    message = next(one for one in get_args(messages.Outgoing) if one.__struct_config__.tag == name)
    assert not re.search("AnyType|RawType|DictType|StructType", str(type_info(message).fields))  # type: ignore[attr-defined]


def test_every_request_is_compared_or_said_to_be_elsewhere() -> None:
    every = {key(one): one for one in ENDPOINTS}
    assert set(ASKED) <= set(every)
    assert set(ELSEWHERE) <= set(every)
    assert not set(ASKED) & set(ELSEWHERE)
    for place, endpoint in every.items():
        tells = any(answer is not None for answer in endpoint.answers.values())
        known = place[0] == "GET" or place in ASKED or place in ELSEWHERE or AWAY_FROM_TABLES.match(place[1])
        assert known or not tells, f"{place}: may its answer tell what is hidden? Put it into a list here"


class Answers:
    """What somebody is answered to everything that can be asked without changing a table."""

    def __init__(self, table: str) -> None:
        self.parts = {"table": table, "code": "ABCD", "game": "bower", "puzzle": "today", "day": "today"}
        self.parts |= {"person": "a" * 26, "token": "x" * 43}

    def asked_of(self, device: Device) -> dict[tuple[str, str], bytes]:
        found, house = {}, device.world.house
        house.hall.showcase._looked = 0.0  # what watchers may choose from is written down every few seconds
        device.world.portal.call(house.hall.showcase.tend)
        for endpoint in ENDPOINTS:
            if endpoint.path.startswith("/api/puzzles/"):  # to make one takes long; no table is looked at
                continue
            path = re.sub(r"{(\w+)}", lambda part: self.parts.get(part[1], "0" * 64), endpoint.path)
            path += "?have=0" if path.endswith("/wait") else ""
            if endpoint.method == "GET":
                found[key(endpoint)] = device.get(path).content
            elif (body := ASKED.get(key(endpoint))) is not None:
                found[key(endpoint)] = device.post(path, body).content
        return found


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with pytest.MonkeyPatch.context() as patched, opened(tmp_path_factory.mktemp("worlds")) as world:
        patched.setattr(Services, "now", lambda self: NOW_MS)
        patched.setattr(Services, "steady", lambda self: NOW_MS)
        yield world


async def hide_otherwise(world: World, table_id: str, configuration: Configuration, viewer: Viewer, seed: int) -> Any:
    """Put a table into another world that a viewer cannot tell from the true one; return how to put it back."""
    actor: Any = await world.house.hall.local.find(table_id)
    storage, delay, true = world.house.services.storage, actor.audience.delay, actor.table
    shown = delay.shown
    kept = (await storage.fetch(select(tables).where(tables.c.id == table_id)))[0]

    async def write(start: str, nonce: str, secret: str) -> None:
        await storage.run(update(tables).where(tables.c.id == table_id).values(start=start, nonce=nonce, seed=secret))

    actor.table, delay.shown = (poisoned(one, configuration, viewer, seed) for one in (true, shown))
    await write(json.encode({"poison": seed}).decode(), f"poison {seed}", str(seed))

    async def back() -> None:
        actor.table, delay.shown = true, shown
        await write(kept.start, kept.nonce, kept.seed)

    return back


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_every_answer_is_the_same_bytes_in_every_world(game: str, world: World) -> None:
    configuration = next(one for one in CONFIGURATIONS if str(one) == f"{game}-standard-2")
    table, mover, other = two(world, game=game, settings={"public": True})
    for i in range(3):
        legal = mover.full(table).get("legal")
        who = mover if legal else other
        if not legal:
            legal = other.full(table)["legal"]
        assert who.act(table, legal[0], f"a{i}", who.full(table)["rev"]).status_code == 200
    answers = Answers(table)
    for device in (mover, other, world.device("Eve"), world.device()):
        you = device.full(table)["you"]
        viewer = structs.replace(Viewer("watch"), **{name: you[name] for name in ("kind", "seat") if name in you})
        true = answers.asked_of(device)
        assert len(true) > 25
        for seed in (7, 8):
            back = world.portal.call(hide_otherwise, world, table, configuration, viewer, seed)
            try:
                false = answers.asked_of(device)
            finally:
                world.portal.call(back)
            for place, text in true.items():
                assert false[place] == text, place
        told = {
            place: text for place, text in true.items() if not place[1].startswith(("/api/components", "/api/meta"))
        }
        assert not [(place, word) for place, text in told.items() for word in SECRET_WORDS if word in text]
        assert table.encode() in true["GET", "/api/tables/{table}"]


def test_the_worlds_do_differ(world: World) -> None:
    """Whoever could look at the whole game would see that it is another one."""
    configuration = next(one for one in CONFIGURATIONS if str(one) == "birdie-standard-2")
    table, mover, _ = two(world)
    seat = mover.full(table)["you"]["seat"]

    async def states() -> bytes:
        actor: Any = await world.house.hall.local.find(table)
        return bytes(actor.table.game.whole_states().tobytes())

    true = world.portal.call(states)
    back = world.portal.call(hide_otherwise, world, table, configuration, Viewer("seat", seat), 7)
    try:
        assert world.portal.call(states) != true
        count = select(func.count()).select_from(tables).where(tables.c.nonce == "poison 7")
        assert world.portal.call(world.house.services.storage.fetch, count)[0][0] == 1
    finally:
        world.portal.call(back)
    assert world.portal.call(states) == true


def test_every_request_is_part_of_the_siege() -> None:
    """It asks for all of them in turn, so a new one is among them; a form is never right."""
    assert every_request in WAYS
    for endpoint in ENDPOINTS:
        if endpoint.body is not None:
            decoder = json.Decoder(endpoint.body)
            with pytest.raises(ValueError, match=r"."):
                decoder.decode(wrong_body(endpoint) or b"[]")
