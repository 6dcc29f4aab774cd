"""A table's webhook: who may set it, what is refused, what a channel reads, and when it is forgotten."""

import json
import threading

import pytest

from tests.server.api_world import Device, code, nearly_over, opened, record_of, two
from tests.server.notices.conftest import Town
from voliera.server.notices import names


def host_of(table: str, *devices: Device) -> tuple[Device, Device]:
    """Whoever made the table, and the other one."""
    made = devices[0].full(table)["table"]["host"]
    first, second = devices
    return (first, second) if first.id == made else (second, first)


def lines(town: Town) -> list[dict[str, object]]:
    return [json.loads(one.body) for one in town.service.requests if one.path == "/hook"]


def test_whoever_made_the_table_lets_it_write_into_a_channel(town: Town) -> None:
    table, first, second = two(town.world)
    ada, berta = host_of(table, first, second)
    place, hook = f"/api/tables/{table}/webhook", {"url": f"{town.service.url}/hook", "lang": "it"}
    assert ada.get(place).json() == {"host": None}
    assert code(berta.post(place, hook)) == (403, "not_host")
    assert code(berta.get(place)) == (403, "not_host")
    assert code(town.world.device("Carla").get(place)) == (404, "no_table")
    answer = ada.post(place, hook, headers={"Origin": "http://voliera.test"})
    assert answer.json() == {"host": "127.0.0.1"}
    assert "hook" not in ada.get(place).text
    town.look()
    (written,) = lines(town)
    name = first.get("/api/session").json()["name"]
    text = f"Birdie: tocca a {name} · round 1\nhttp://voliera.test/#/t/{table}"
    assert written == {"text": text, "content": text, "allowed_mentions": {"parse": []}}
    assert "webhook" not in json.dumps(berta.full(table)["table"])
    assert ada.delete(place).status_code == 204
    assert ada.get(place).json() == {"host": None}


def test_the_end_of_a_game_is_written_too(town: Town) -> None:
    ada = town.world.device("Ada")
    table, action = nearly_over(ada, record_of("birdie"), "bot")
    ada.post(f"/api/tables/{table}/webhook", {"url": f"{town.service.url}/hook"})
    ada.full(table)
    town.look()
    ada.act(table, action)
    town.look()
    assert len(lines(town)) == 2
    assert " won, " in str(lines(town)[-1]["text"]) or "shared" in str(lines(town)[-1]["text"])


def test_a_webhook_that_is_gone_is_forgotten(town: Town) -> None:
    table, first, second = two(town.world)
    ada, _ = host_of(table, first, second)
    place = f"/api/tables/{table}/webhook"
    ada.post(place, {"url": f"{town.service.url}/hook"})
    town.service.status = 404
    town.look()
    assert ada.get(place).json() == {"host": None}


REFUSED = [
    "http://hooks.example.org/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://localhost/x",
    "https://inside.example/x",
    "https://inside6.example/x",
    "https://mixed.example/x",
    "https://nowhere.example/x",
]
NAMES = {
    "inside.example": ["10.0.0.7"],
    "inside6.example": ["fd00::7"],
    "mixed.example": ["93.184.216.34", "127.0.0.1"],
    "localhost": ["127.0.0.1"],
    "good.example": ["93.184.216.34"],
}


def test_private_addresses_are_refused_by_name_and_by_number(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    def resolves(host: str) -> list[str]:
        if host not in NAMES:
            raise OSError("no such name")
        return NAMES[host]

    monkeypatch.setattr(names, "addresses_of", resolves)
    with opened(tmp_path_factory.mktemp("public")) as world:
        ada = world.device("Ada")
        place = f"/api/tables/{ada.table('me', 'free')}/webhook"
        for url in REFUSED:
            assert code(ada.post(place, {"url": url})) == (400, "bad_webhook"), url
        assert ada.get(place).json() == {"host": None}
        assert ada.post(place, {"url": "https://good.example/x"}).status_code == 201


def test_a_name_that_nobody_answers_for_is_refused_in_time(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = threading.Event()

    def stuck(host: str) -> list[str]:
        answer.wait()
        raise OSError("no such name")

    monkeypatch.setattr(names, "addresses_of", stuck)
    monkeypatch.setattr(names, "DEADLINE_S", 0.05)
    try:
        with opened(tmp_path_factory.mktemp("tarpit")) as world:
            ada = world.device("Ada")
            refused = ada.post(f"/api/tables/{ada.table('me', 'free')}/webhook", {"url": "https://tarpit.example/x"})
            assert code(refused) == (400, "bad_webhook")
            assert "in time" in refused.json()["error"]["message"]
    finally:
        answer.set()
