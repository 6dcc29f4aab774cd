"""A friend who is invited hears of it: once on each device, in its language, and from nobody who is kept away."""

import pytest

from tests.server.api_world import Device
from tests.server.notices.conftest import Town
from tests.server.notices.push_service import Browser, PushService
from voliera.languages import LANGUAGES
from voliera.server.notices.addressing import pushed
from voliera.server.notices.notice import invitation
from voliera.server.notices.wording import body, title


def befriended(town: Town, name: str = "Ada") -> tuple[Device, Device]:
    ada, bea = town.world.device(name), town.world.device("Bea")
    token = ada.post("/api/friend-links").json()["token"]
    assert bea.post("/api/friendship/agree", {"token": token}).status_code == 200
    return ada, bea


def invite(town: Town, ada: Device, bea: Device, table: str) -> int:
    """Invite, wait until all is sent, and return the status of the answer."""
    answer = ada.post(f"/api/tables/{table}/invitations", {"person": bea.id})
    town.look()
    return answer.status_code


def invitations_in(browser: Browser) -> list[str]:
    return [one["table"] for one in browser.messages() if one.get("place") == "friends"]


def test_an_invitation_is_told_once_on_every_device_in_its_language(town: Town) -> None:
    ada, bea = befriended(town)
    phone, desk = town.browser(bea, "invited-phone", "ru"), town.browser(bea, "invited-desk", "it")
    own = town.browser(ada, "inviter")
    table = ada.table("me", "free", game="bower")
    assert [invite(town, ada, bea, table) for _ in range(3)] == [204] * 3
    assert phone.messages() == [
        {
            "title": "Bower: приглашение",
            "body": "Ada приглашает вас за стол",
            "lang": "ru",
            "table": table,
            "waiting": 0,
            "place": "friends",
        }
    ]
    assert [(one["title"], one["body"]) for one in desk.messages()] == [
        ("Bower: un invito", "Ada ti invita a un tavolo")
    ]
    assert invitations_in(own) == []


def test_another_invitation_is_told_of_again(town: Town) -> None:
    ada, bea = befriended(town)
    phone = town.browser(bea, "invited-again")
    table, other = ada.table("me", "free"), ada.table("me", "free")
    invite(town, ada, bea, table)
    assert bea.delete(f"/api/invitations/{table}").status_code == 204
    invite(town, ada, bea, table)
    invite(town, ada, bea, other)
    assert invitations_in(phone) == [table, table, other]


def test_people_kept_apart_and_people_who_are_muted_are_not_heard(town: Town) -> None:
    ada, bea = befriended(town)
    muting, hearing = town.browser(bea, "muting"), town.browser(bea, "not-muting")
    answer = bea.post("/api/push", {**muting.subscription(), "muted": [town.world.device("Cid").id, ada.id]})
    assert answer.status_code == 201
    table = ada.table("me", "free")
    invite(town, ada, bea, table)
    assert (invitations_in(muting), invitations_in(hearing)) == ([], [table])
    assert bea.post("/api/blocked", {"person": ada.id}).status_code in (200, 201, 204)
    assert invite(town, ada, bea, ada.table("me", "free")) == 404
    assert invitations_in(hearing) == [table]


@pytest.mark.parametrize("way", ["blocked", "declined", "seated"])
def test_what_ended_before_it_was_told_is_not_told(town: Town, way: str) -> None:
    """The notice waits in the queue meanwhile."""
    ada, bea = befriended(town)
    phone, table = town.browser(bea, f"late-{way}"), ada.table("me", "free")
    notice = invitation(table, "birdie", ada.id, "Ada", bea.id)
    assert invite(town, ada, bea, table) == 204
    ended = {
        "blocked": lambda: bea.post("/api/blocked", {"person": ada.id}),
        "declined": lambda: bea.delete(f"/api/invitations/{table}"),
        "seated": lambda: bea.post(f"/api/invitations/{table}"),
    }
    assert ended[way]().status_code < 300
    town.world.portal.call(town.world.house.hall.sender.put, notice)
    town.look(0)
    assert invitations_in(phone) == [table]


def test_a_dead_service_delays_no_invitation(town: Town) -> None:
    ada, bea = befriended(town)
    dead = PushService()
    town.world.portal.call(dead.start)
    gone = Browser(dead, "dead")
    assert bea.post("/api/push", gone.subscription()).status_code == 201
    phone = town.browser(bea, "beside-dead")
    town.world.portal.call(dead.stop)
    tables = [ada.table("me", "free") for _ in range(3)]
    for table in tables:
        assert ada.post(f"/api/tables/{table}/invitations", {"person": bea.id}).status_code == 204
    town.until(lambda: sorted(invitations_in(phone)) == sorted(tables))


def test_every_language_says_it_and_nothing_but_the_inviter_and_the_game_is_told() -> None:
    for lang in LANGUAGES:
        assert title(invitation("t", "birdie", "a", "Ada", "b"), lang, 0).endswith(
            title(invitation("t", "bower", "a", "Ada", "b"), lang, 0).removeprefix("Bower")
        )
        for game in ("birdie", "bower"):
            notice = invitation("t", game, "a", "Marta", "b")
            assert "Marta" in body(notice, lang)
            assert body(notice, lang) == body(notice, lang, kids=True)  # friends keep their names
            assert b'"a"' not in pushed(notice, lang, 0, 0)
        guests = {body(invitation("t", "birdie", "a", name, "b"), lang) for name in ("", "Guest", "Гость")}
        assert len(guests) == 1
