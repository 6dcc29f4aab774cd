"""A whole server inside the test's process, and the devices of people who talk to it by HTTP.

Every answer is checked against the description that the server gives of itself: the status is one that it names, and
the body fits the schema, the codes of refusals included.
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any
from unittest import mock

import httpx2
from anyio.from_thread import BlockingPortal, start_blocking_portal
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

import voliera
from tests.server.patience import LIMITS
from voliera.documents import Document
from voliera.server.api import ENDPOINTS, allowances
from voliera.server.api.description import openapi
from voliera.server.app import make_app
from voliera.server.buckets import Buckets
from voliera.server.house import House
from voliera.server.settings import Limits, ServerSettings

GENEROUS = Limits(
    tables_per_minute=1_000_000,
    sessions_per_minute=1_000_000,
    hints_per_minute=1_000_000,
    attempts_per_second=1_000_000,
    sheets_per_hour=1_000_000,
    sheet_changes_per_minute=1_000_000,
    records_per_minute=1_000_000,
    lines_per_minute=1_000_000,
    seat_messages=1_000_000,
    tables_per_session=1_000_000,
    **LIMITS,
)
HOST = "voliera.test"
ADDRESS = "203.0.113.7"


class World:
    """A running server."""

    def __init__(self, portal: BlockingPortal, app: Any) -> None:
        self.portal = portal
        self.app = app

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def device(self, name: str | None = None, address: str = ADDRESS) -> "Device":
        """A device: of somebody who is called so, or of nobody yet."""
        device = Device(self, address)
        if name is not None:
            assert device.post("/api/session", {"name": name}).status_code == 201
        return device


class Device:
    """A browser, or a program: it keeps its cookie."""

    def __init__(self, world: World, address: str) -> None:
        self.world = world
        transport = httpx2.ASGITransport(world.app, client=(address, 4711))
        self.client = httpx2.AsyncClient(transport=transport, base_url=f"http://{HOST}")

    def request(self, method: str, path: str, **more: Any) -> httpx2.Response:
        async def send() -> httpx2.Response:
            return await self.client.request(method, path, **more)

        response = self.world.portal.call(send)
        check_described(method, path, response)
        return response

    def get(self, path: str) -> httpx2.Response:
        return self.request("GET", path)

    def delete(self, path: str) -> httpx2.Response:
        return self.request("DELETE", path)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx2.Response:
        return self.request("POST", path, json={} if body is None else body, **more)

    @property
    def id(self) -> str:
        return str(self.get("/api/session").json()["id"])

    def table(self, *seats: str, game: str = "birdie", **more: Any) -> str:
        """A new table; `bot` is the one that plays at random, at once."""
        wishes = [{"kind": one} | ({"bot": "random"} if one == "bot" else {}) for one in seats]
        settings = {"pace_ms": 0, **more.pop("settings", {})}
        answer = self.post("/api/tables", {"game": game, "seats": wishes, "settings": settings, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def full(self, table: str) -> Document:
        answer = self.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        found: Document = answer.json()
        return found

    def link(self, table: str, kind: str, **more: Any) -> Document:
        answer = self.post(f"/api/tables/{table}/links", {"kind": kind, **more})
        assert answer.status_code == 201, answer.text
        found: Document = answer.json()
        return found

    def exchange(self, token: str) -> httpx2.Response:
        return self.post("/api/links/exchange", {"token": token})

    def act(self, table: str, action: Document, action_id: str = "a1", rev: int = 0) -> httpx2.Response:
        body = {"type": "act", "id": action_id, "rev": rev, "actions": [action]}
        return self.post(f"/api/tables/{table}/send", body)


@contextmanager
def opened(place: Path | str, limits: Limits = GENEROUS, **settings: Any) -> Iterator[World]:
    """A server on a fresh file in a folder, or on a database by its address; used allowances do not come back."""
    database = place if isinstance(place, str) else str(place / "voliera.db")
    with mock.patch.object(allowances, "Buckets", partial(Buckets, now=lambda: 0.0)):
        app = make_app(ServerSettings(database=database, limits=limits, **settings))
        with start_blocking_portal() as portal, portal.wrap_async_context_manager(app.router.lifespan_context(app)):
            yield World(portal, app)


def code(response: httpx2.Response) -> tuple[int, str]:
    """The status and the code of a refusal, which says nothing else than it should."""
    error = response.json()["error"]
    assert set(error) <= {"code", "message", "rule", "retry_ms"}
    return response.status_code, error["code"]


@cache
def described() -> Document:
    return openapi(ENDPOINTS)


def operation(method: str, path: str) -> Document | None:
    """What the description says of a request."""
    parts = path.split("?", maxsplit=1)[0].split("/")
    for template, methods in described()["paths"].items():
        pattern = template.split("/")
        if len(pattern) != len(parts):
            continue
        if all(part == given or (given and part[0] == "{") for part, given in zip(pattern[1:], parts[1:], strict=True)):
            found: Document | None = methods.get(method.lower())
            if found is not None:
                return found
    return None


def check_described(method: str, path: str, response: httpx2.Response) -> None:
    told = operation(method, path)
    if told is None or response.status_code == 500:
        return
    answer = told["responses"].get(str(response.status_code))
    assert answer is not None, f"{method} {path}: {response.status_code} is not described: {response.text:.300}"
    if "content" not in answer:
        assert not response.content
        return
    assert response.headers["content-type"] == "application/json"
    schema = {**answer["content"]["application/json"]["schema"], "components": described()["components"]}
    Draft202012Validator(schema).validate(response.json())


@cache
def record_of(game: str, players: int = 2, seed: int = 5, variant: str = "standard") -> Document:
    """The record of a finished game, played at random."""
    chance, played = random.Random(seed), voliera.new(game, players, variant, seed=seed, names=["Ada", "Berta"])
    while not played.over:
        played.apply(chance.choice(played.legal()))
    return played.record()


def mover_before_end(record: Document) -> tuple[int, Document]:
    """Who makes the last action of a record, and which it is."""
    shortened = {**record, "actions": record["actions"][:-1], "result": None}
    return voliera.replay(shortened).mover(), record["actions"][-1]


def nearly_over(device: Device, record: Document, others: str = "free", **settings: Any) -> tuple[str, Document]:
    """A table in which the device's next action is the last one; and that action."""
    mover, action = mover_before_end(record)
    wishes = [{"kind": "me" if seat == mover else others} for seat in range(record["players"])]
    body = {"record": record, "at": len(record["actions"]) - 1, "seats": wishes, "settings": {"pace_ms": 0, **settings}}
    answer = device.post("/api/records/branch", body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"]), action


def finished(device: Device, record: Document, **settings: Any) -> str:
    """A table that the device played to its end against a bot."""
    table, action = nearly_over(device, record, "bot", **settings)
    assert device.act(table, action).status_code == 200
    return table


def two(world: World, **more: Any) -> tuple[str, Device, Device]:
    """A running table: who moves first, and the other one."""
    ada, berta = world.device("Ada"), world.device("Berta")
    table = ada.table("me", "free", **more)
    berta.exchange(ada.link(table, "invite")["token"])
    return (table, ada, berta) if ada.full(table).get("legal") else (table, berta, ada)
