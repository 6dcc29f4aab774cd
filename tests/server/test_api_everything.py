"""The whole interface, asked by a machine that has read its description: right, nearly right and wrong requests.

No request may end in a failure of the server, every answer is one that the description names, and what the description
forbids is refused. VOLIERA_API_EXAMPLES asks for more examples of each endpoint.
"""

import os
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from msgspec.json import encode
from requests import Request
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.generation.feedback import FeedbackSources
from schemathesis.pytest._test_builder import build_operation_test
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.specs.openapi.schemas import OpenApiSchema
from sqlalchemy import insert

from tests.puzzles.golden_puzzles import of_kind
from tests.server.api_world import GENEROUS, Device, World, described, finished, opened, record_of
from voliera.puzzles.days import today
from voliera.server.api import play
from voliera.server.live import analyses
from voliera.server.seeking import desk
from voliera.server.storage.schema import puzzles

EXAMPLES = int(os.environ.get("VOLIERA_API_EXAMPLES", "8"))
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


class Everything:
    """A server with somebody at tables of every kind."""

    def __init__(self, world: World) -> None:
        self.ada, self.leaving = world.device("Ada"), world.device("Berta")
        over = finished(self.ada, record_of("birdie"))
        hints = {"hints": True, "public": True, "take_back": True}
        self.tables = [over, self.ada.table("me", "free", settings=hints), self.ada.table("me", "bot", settings=hints)]
        self.hinted = self.ada.table("me", "bot", settings=hints)
        self.link = self.ada.link(self.tables[1], "watch")
        world.portal.call(keep_todays_puzzle, world)
        self.count = 0

    def put_right(self, case: Case[Any]) -> None:
        """Most texts are no table's id and no game's name, so most requests would see little: often ours are put in."""
        self.count += 1
        parts = case.path_parameters
        if self.count % 4 and isinstance(parts, dict) and "table" in parts:
            parts["table"] = self.tables[self.count % len(self.tables)]
            if case.operation.path.endswith("/hint"):
                parts["table"] = self.hinted
            if "link" in parts and self.count % 2:
                parts["link"] = self.link["id"]
        right = case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE
        if right and self.count % 4 and isinstance(case.body, dict):
            self._put_right(case.body)

    def _put_right(self, body: dict[str, Any]) -> None:
        game = ("birdie", "bower")[self.count % 2]
        if "game" in body:
            body |= {"game": game, "variant": "standard", "options": {}}
        if "seats" in body:
            body["seats"] = body["seats"][:2]
        if "record" in body:
            body["record"] = {**record_of(game), **(body["record"] if self.count % 3 == 0 else {})}
            if "at" in body:
                body["at"] %= 30


async def keep_todays_puzzle(world: World) -> None:
    """Any puzzle: to make one takes long on a crowded machine."""
    services = world.house.services
    row = {"id": today(services.now()).isoformat(), "document": encode(of_kind("split")).decode(), "made": 0}
    await services.storage.run(insert(puzzles).values(row))


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Everything]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(play, "PATIENCE_S", 0.05)
        patched.setattr(analyses, "DEFAULT_NODES", 1)
        patched.setattr(desk, "PATIENCE_S", 0.05)
        with opened(tmp_path_factory.mktemp("api"), replace(GENEROUS, bot_ms=20)) as world:
            yield Everything(world)


def send(device: Device, case: Case[Any]) -> httpx2.Response:
    """The request as the machine made it, with the device's cookie."""
    prepared = Request(**_wanted(case)).prepare()
    method, url = str(prepared.method), str(prepared.url)
    content: Any = prepared.body

    async def ask() -> httpx2.Response:
        return await device.client.request(method, url, content=content, headers=_latin(dict(prepared.headers)))

    return device.world.portal.call(ask)


def _wanted(case: Case[Any]) -> dict[str, Any]:
    wanted = case.as_transport_kwargs(base_url="http://voliera.test")
    wanted.pop("cookies", None)
    return {name: value for name, value in wanted.items() if name not in {"timeout", "verify", "allow_redirects"}}


def _latin(headers: dict[str, Any]) -> list[tuple[bytes, bytes]]:
    encoded = {name: value if isinstance(value, bytes) else value.encode("latin-1") for name, value in headers.items()}
    return [(name.encode("latin-1"), value) for name, value in encoded.items()]


def without_cookies(description: dict[str, Any]) -> dict[str, Any]:
    """The description for somebody who has a cookie, and does not try others."""
    kept = {
        path: {method: {**one, "security": []} for method, one in methods.items()} for path, methods in PATHS.items()
    }
    return {**description, "paths": kept}


PATHS = described()["paths"]
BECOMES_ANOTHER = {"/api/session/claim", "/api/passkeys/enter", "/api/recovery/use", "/api/profile/erase"}
"""Endpoints after which a device is somebody else, or nobody."""


@pytest.fixture(scope="module")
def description() -> OpenApiSchema:
    """The description as a source of requests."""
    schema = schemathesis.openapi.from_dict(without_cookies(described()))
    schema.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
    return schema


@pytest.mark.parametrize(("path", "method"), [(path, method) for path, methods in PATHS.items() for method in methods])
def test_no_request_makes_the_server_fail_or_lie(
    path: str, method: str, description: OpenApiSchema, everything: Everything
) -> None:
    leaves = (method, path) == ("delete", "/api/session") or path in BECOMES_ANOTHER
    device = everything.leaving if leaves else everything.ada

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Case[Any]) -> None:
        everything.put_right(case)
        case.validate_response(send(device, case), checks=CHECKS)

    # `schema.parametrize` would invent the requests when tests are collected: seconds in every process.
    build_operation_test(
        config=description.config,
        operation=description[path][method],
        test_func=ask,
        given_kwargs={},
        feedback=FeedbackSources(),
    )()


@pytest.mark.parametrize("path", sorted(PATHS))
def test_methods_that_are_not_described_are_refused(path: str, everything: Everything) -> None:
    parts = {"table": everything.tables[0], "link": everything.link["id"], "game": "bower", "puzzle": "today"}
    parts |= {"analysis": "0" * 64, "passkey": "0" * 64, "device": "0" * 64}
    parts |= {"code": "ABCD", "person": "a" * 26, "token": "x" * 43, "day": "today"}
    place = path.format(**parts)
    for method in ("GET", "POST", "DELETE", "PUT", "PATCH", "OPTIONS", "TRACE"):
        if method.lower() not in PATHS[path]:
            assert everything.ada.request(method, place).status_code == 405


def test_the_tables_are_still_there(everything: Everything) -> None:
    for table in everything.tables:
        assert everything.ada.full(table)["table"]["id"] == table
