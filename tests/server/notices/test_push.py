"""Web push, end to end: a turn at a table becomes a message that the person's browser, and nobody else, can read."""

import os
import signal
import time

import http_ece
import pytest
from sqlalchemy import select
from structlog.testing import capture_logs

from tests.server.api_world import Device, code, two
from tests.server.notices.conftest import Town
from tests.server.notices.push_service import Browser, PushService, claims_of
from voliera.server.live import audience
from voliera.server.notices import addressing, dispatch, wording
from voliera.server.notices.delivery import Delivery
from voliera.server.notices.devices import FAILURES
from voliera.server.notices.dispatch import CourierDown
from voliera.server.notices.notice import Notice
from voliera.server.storage.schema import push_devices


def play(device: Device, table: str) -> None:
    """Play until it is another's turn."""
    count = 0
    while legal := device.full(table).get("legal"):
        full = device.full(table)
        count += 1
        assert device.act(table, legal[0], f"p{full['rev']}-{count}", full["rev"]).status_code == 200


def known(town: Town) -> set[str]:
    rows = town.world.portal.call(town.world.house.services.storage.fetch, select(push_devices.c.endpoint))
    return {row.endpoint for row in rows}


async def send(town: Town, name: str, count: int) -> None:
    """Put messages for one device into the queue."""
    hall = town.world.house.hall
    query = select(push_devices).where(push_devices.c.endpoint.like(f"%/push/{name}"))
    (row,) = await hall.services.storage.fetch(query)
    for _ in range(count):
        hall.sender.send(Delivery("push", row.id, row, b"{}", "topic", 60))


def test_the_person_to_move_is_told_once_on_every_device(town: Town) -> None:
    table, first, second = two(town.world)
    phone, desk = town.browser(second, "phone", "ru"), town.browser(second, "desk")
    other = town.browser(first, "other")
    town.look()
    assert [one["title"] for one in other.messages()] == ["Birdie: your turn"]
    assert not phone.messages()
    play(first, table)
    town.look(4)
    (message,) = desk.messages()
    name = first.get("/api/session").json()["name"]
    assert message == {
        "title": "Birdie: your turn",
        "body": f"with {name} · round 1",
        "lang": "en",
        "table": table,
        "waiting": 1,
    }
    assert [one["title"] for one in phone.messages()] == ["«Клювик»: ваш ход"]
    assert len(other.messages()) == 1


def test_a_device_in_the_kid_safe_mode_is_told_no_name_of_a_public_table(town: Town) -> None:
    table, first, second = two(town.world, settings={"public": True})
    phone, desk = town.browser(second, "kid"), town.browser(second, "grown-up")
    assert second.post("/api/push", {**phone.subscription(), "kids": True}).status_code == 201
    play(first, table)
    town.look(4)
    name, bird = first.get("/api/session").json()["name"], ("Robin", "Owl")[first.full(table)["you"]["seat"]]
    assert [one["body"] for one in phone.messages()] == [f"with {bird} · round 1"]
    assert [one["body"] for one in desk.messages()] == [f"with {name} · round 1"]


def test_the_service_gets_what_the_standards_ask_for(town: Town) -> None:
    table, first, _ = two(town.world)
    browser = town.browser(first, "standard")
    town.look()
    (request,) = town.service.requests
    public = first.get("/api/push").json()["key"]
    claims = claims_of(request, public)
    assert claims["aud"] == town.service.url
    assert time.time() < claims["exp"] <= time.time() + 86_400
    assert claims["sub"].startswith(("mailto:", "https://"))
    assert request.headers["content-encoding"] == "aes128gcm"
    assert 0 < int(request.headers["ttl"]) <= 30 * 86_400
    assert 0 < len(request.headers["topic"]) <= 32
    assert table not in request.headers["topic"]
    assert len(request.body) < 4_096
    stranger = Browser(town.service, "standard")
    with pytest.raises(http_ece.ECEException):
        stranger.messages()
    assert browser.messages()


def test_nobody_is_told_who_looks_at_the_table(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "POLLED_S", 40.0)
    table, first, _ = two(town.world)
    browser = town.browser(first, "here")
    first.full(table)
    town.look(3)
    assert not browser.messages()


def test_a_turn_is_told_of_once_whichever_process_owns_the_table(town: Town) -> None:
    """The owner dies, and another takes the table: it finds the turn in the ledger."""
    table, first, _ = two(town.world)
    browser, hall = town.browser(first, "once"), town.world.house.hall
    town.look()

    async def another() -> None:
        hall.turns._seen.clear()
        hall.local.give_up(table)
        await hall.local.settled()
        await hall.local.find(table)

    town.world.portal.call(another)
    town.look(4)
    assert len(browser.messages()) == 1


def test_a_turn_that_a_dying_process_did_not_tell_of_is_told_by_the_next(town: Town) -> None:
    table, first, _ = two(town.world)
    browser, hall = town.browser(first, "missed"), town.world.house.hall

    async def restart() -> None:
        hall.local.give_up(table)
        await hall.local.settled()
        await hall.turns.look()
        await hall.turns.load_missed()

    town.world.portal.call(restart)
    town.look()
    assert len(browser.messages()) == 1


def test_a_gone_device_is_forgotten_at_once_and_a_failing_one_after_some_failures(town: Town) -> None:
    _, first, second = two(town.world)
    gone = town.browser(first, "gone")
    town.service.status = 410
    town.look()
    assert gone.endpoint not in known(town)

    failing = town.browser(second, "failing")
    town.service.status = 403  # not one to be tried again
    for _ in range(FAILURES):
        assert failing.endpoint in known(town)
        town.world.portal.call(send, town, "failing", 1)
        town.look()
    assert failing.endpoint not in known(town)


def test_a_message_that_fails_for_a_while_arrives_later(town: Town) -> None:
    _, first, _ = two(town.world)
    browser = town.browser(first, "later")
    town.service.status = 503
    town.look()
    town.service.status = 201
    town.until(lambda: len(browser.messages()) >= 2)
    assert browser.endpoint in known(town)


def test_a_message_arrives_although_its_courier_is_killed(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatch, "REST_S", 0.01)
    _, first, _ = two(town.world)
    browser, sender = town.browser(first, "killed"), town.world.house.hall.sender
    town.world.portal.call(sender.dispatch.ready)
    sender.dispatch._rests_until = 0.0  # it may have been started a moment ago
    os.kill(sender.dispatch.pid or 0, signal.SIGKILL)
    town.look()
    town.until(browser.messages)
    assert browser.endpoint in known(town)


def test_no_device_is_blamed_for_a_courier_that_is_not_there(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    _, first, _ = two(town.world)
    browser, hall = town.browser(first, "blamed"), town.world.house.hall
    counted = hall.services.metrics.notices.labels("push", "failed")._value

    async def nobody() -> None:
        raise CourierDown("as told")

    monkeypatch.setattr(hall.sender.dispatch, "ready", nobody)
    before = counted.get()
    for _ in range(FAILURES + 1):
        town.world.portal.call(send, town, "blamed", 1)
    town.until(lambda: counted.get() - before > FAILURES)
    assert browser.endpoint in known(town)
    assert not browser.messages()


def test_a_device_can_be_forgotten_by_its_person_alone(town: Town) -> None:
    ada, berta = town.world.device("Ada"), town.world.device("Berta")
    browser = town.browser(ada, "mine")
    device = ada.post("/api/push", browser.subscription("it")).json()["device"]
    assert code(berta.delete(f"/api/push/{device}")) == (404, "not_found")
    assert browser.endpoint in known(town)
    assert ada.delete(f"/api/push/{device}").status_code == 204
    assert browser.endpoint not in known(town)


def test_a_device_follows_its_person_and_too_many_replace_the_oldest(town: Town) -> None:
    ada, berta = town.world.device("Ada"), town.world.device("Berta")
    shared = town.browser(ada, "shared")
    berta.post("/api/push", shared.subscription())
    table = ada.table("me", "bot")
    town.look()
    assert not shared.messages()
    many = [town.browser(berta, f"many{i}") for i in range(9)]
    kept = known(town)
    assert len({one.endpoint for one in many} & kept) == 8
    assert many[-1].endpoint in kept
    assert shared.endpoint not in kept
    assert table


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "ftp://127.0.0.1/x"},
        {"endpoint": "https://user:password@example.org/x"},
        {"keys": {"p256dh": "B" * 87, "auth": "A" * 22}},
        {"keys": {"p256dh": "B" * 87, "auth": "A" * 24}},
        {"lang": "xx"},
        {"more": 1},
    ],
)
def test_what_is_no_subscription_is_refused(town: Town, change: dict[str, object]) -> None:
    ada = town.world.device("Ada")
    body = {**Browser(town.service, "bad").subscription(), **change}
    assert code(ada.post("/api/push", body)) == (400, "bad_request")


def test_notices_that_come_together_reach_each_person_once(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in the words of one of them, which is logged, keeps none of the others back."""
    games = [two(town.world) for _ in range(3)]
    browsers = [town.browser(first, f"together{i}") for i, (_, first, _) in enumerate(games)]
    broken = games[1][0]

    def body(notice: Notice, lang: str, *, kids: bool) -> str:
        assert notice.table != broken
        return wording.body(notice, lang, kids=kids)

    monkeypatch.setattr(addressing, "body", body)
    with capture_logs() as logs:
        town.look()
    assert [[one["table"] for one in browser.messages()] for browser in browsers] == [[games[0][0]], [], [games[2][0]]]
    assert [one["log_level"] for one in logs if one["event"] == "notice_failed"] == ["error"]


def test_silent_services_delay_no_other(town: Town) -> None:
    """Hundreds of messages to services that never answer go before: the others arrive as soon as without them."""
    ada, berta = town.world.device("Ada"), town.world.device("Berta")
    silent = [PushService(delay_s=3_600.0) for _ in range(3)]
    for i, service in enumerate(silent):
        town.world.portal.call(service.start)
        subscription = Browser(service, f"silent{i}").subscription()
        assert ada.post("/api/push", subscription).status_code == 201
    town.browser(berta, "healthy")
    for i in range(3):
        town.world.portal.call(send, town, f"silent{i}", 200)
    town.world.portal.call(send, town, "healthy", 100)
    began = time.perf_counter()
    town.until(lambda: len(town.service.requests) == 100)
    assert time.perf_counter() - began < 8.0  # a silent service is waited for 10 s, and there are 600 messages before
    assert all(service.requests for service in silent)
    for service in silent:
        town.world.portal.call(service.stop)


def test_a_dead_service_delays_no_commit(town: Town) -> None:
    """Hundreds of messages to a service that does not answer: moves are acknowledged as fast as without them."""
    table, first, _ = two(town.world)
    town.browser(first, "dead")
    town.service.delay_s = 3_600.0
    town.world.portal.call(send, town, "dead", 500)
    town.until(lambda: len(town.service.requests) >= 40)
    began = time.perf_counter()
    play(first, table)
    assert time.perf_counter() - began < 5.0  # the service's timeout is 10 s, and 500 messages wait for it
    sender = town.world.house.hall.sender
    assert sender._messages.qsize() + sender.congestion.held > 100
