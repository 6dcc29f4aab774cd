"""A database of an earlier version with people and games in it, opened by this one: nothing is lost."""

import asyncio
import json
import shutil
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.server.api_world import Device, opened, record_of
from voliera.server.core.fairness import commitment_of, new_nonce
from voliera.server.people import COOKIE, hashed
from voliera.server.storage import migrating, open_storage

SECRET = "a-cookie-of-an-earlier-version"
ME, OTHER, TABLE = "a" * 26, "b" * 26, "c" * 26


def old_rows() -> list[str]:
    """What revision 0003 holds after a rated game of two."""
    record = record_of("bower")
    nonce = new_nonce()
    people = [(ME, "Ada"), (OTHER, "Béa")]
    seats = json.dumps([{"kind": "person", "session": one, "name": name} for one, name in people])
    act = json.dumps({"actions": record["actions"], "spent": 0})
    row = {
        "id": TABLE,
        "game": "bower",
        "variant": "standard",
        "players": 2,
        "options": json.dumps(record["start"]["options"]),
        "settings": '{"rated":true}',
        "seats": seats,
        "seed": str(record["seed"]),
        "nonce": nonce,
        "commitment": commitment_of(nonce, record["start"]),
        "created": 1_000,
        "host": ME,
        "public": "FALSE",
        "status": "over",
        "v": 1,
        "rev": 1,
        "updated": 9_000,
        "result": json.dumps(record["result"]),
        "start": json.dumps(record["start"]),
    }
    table = insertion("tables", row)
    return [
        *(insertion("sessions", {"id": i, "name": n, "lang": "it", "created": 1, "seen": 1}) for i, n in people),
        insertion("tokens", {"hash": hashed(SECRET), "session_id": ME, "kind": "cookie", "created": 1}),
        table,
        *(
            insertion("seats", {"table_id": TABLE, "seat": seat, "session_id": one, "name": name})
            for seat, (one, name) in enumerate(people)
        ),
        insertion(
            "entries",
            {"table_id": TABLE, "v": 1, "rev": 1, "at": 5_000, "kind": "act", "seat": 0, "body": act},
        ),
        *(
            insertion(
                "ratings",
                {"session_id": one, "game": "bower", "mu": 25.5, "sigma": 8.0, "games": 7, "updated": 6_000},
            )
            for one, _ in people
        ),
    ]


def insertion(table: str, row: dict[str, object]) -> str:
    def literal(value: object) -> str:
        if isinstance(value, str) and value not in {"FALSE", "TRUE"}:
            return "'" + value.replace("'", "''") + "'"
        return str(value)

    return f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join(map(literal, row.values()))})"


async def fill(url: str) -> None:
    storage = await open_storage(url)
    storage.start()
    for statement in old_rows():
        await storage.run(text(statement.replace(":", "\\:")))
    await storage.close()


def test_people_and_games_of_revision_3_are_kept(
    storage_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(migrating.FOLDER, tmp_path / "steps")
    for step in (tmp_path / "steps" / "versions").glob("[0-9]*.py"):
        if step.name >= "0004":
            step.unlink()
    with monkeypatch.context() as patched:
        patched.setattr(migrating, "FOLDER", tmp_path / "steps")
        asyncio.run(fill(storage_url))
    with opened(storage_url) as world:
        ada = world.device()
        ada.client.cookies.set(COOKIE, SECRET)
        check_the_old(ada)
        check_the_new(ada)


def check_the_old(ada: Device) -> None:
    told = ada.get("/api/session").json()
    assert (told["id"], told["name"], told["lang"]) == (ME, "Ada", "it")
    assert [(one["mu"], one["games"]) for one in told["ratings"]] == [(25.5, 7)]
    record = ada.get(f"/api/tables/{TABLE}/record").json()
    assert record["actions"] == record_of("bower")["actions"]
    assert record["names"] == ["Ada", "Béa"]


def check_the_new(ada: Device) -> None:
    result = record_of("bower")["result"]
    told = ada.get("/api/profile").json()
    assert [point["at"] for curve in told["curves"] for point in curve["points"]] == [6_000]
    (line,) = told["variants"]
    assert (line["games"], line["best"]) == (1, result["eggs"][0])
    (rival,) = told["rivals"]
    assert (rival["person"], rival["name"], rival["margin"]) == (OTHER, "Béa", result["eggs"][0] - result["eggs"][1])
    (game,) = ada.get("/api/profile/games").json()["games"]
    assert (game["table"], game["ended"], game["opponents"][0]["name"]) == (TABLE, 5_000, "Béa")
