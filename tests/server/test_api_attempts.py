"""Attempts by HTTP: for whom, how far they look, and that they change nothing and tell nothing that is hidden."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.configurations import CONFIGURATIONS, Configuration, choose, pace_of
from tests.server.api_world import Device, World, code, finished, nearly_over, opened, record_of, two
from tests.server.remote_table import owned_elsewhere
from tests.server.tables import Played, played, random_acts
from tests.server.test_message_secrets import poisoned
from voliera.documents import Document
from voliera.protocol.errors import Refused
from voliera.protocol.messages import MOST_ACTIONS, Viewer
from voliera.server.core.attempts import Attempt, tried, wall_of
from voliera.server.core.outgoing import encode, events_for, full
from voliera.server.core.table import Table
from voliera.server.settings import Limits


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with opened(tmp_path_factory.mktemp("api")) as found:
        yield found


def attempt(device: Device, table: str, *actions: Document, rev: int = 0) -> Any:
    return device.post(f"/api/tables/{table}/attempt", {"rev": rev, "actions": list(actions)})


def test_only_the_seat_to_move_may_try_things(world: World) -> None:
    table, first, second = two(world)
    action = first.full(table)["legal"][0]
    watcher = world.device("Eve")
    watcher.exchange(first.link(table, "watch")["token"])
    assert attempt(first, table, action).status_code == 200
    assert code(attempt(second, table, action)) == (409, "not_your_turn")
    assert code(attempt(watcher, table, action)) == (409, "no_seat")
    assert code(attempt(world.device("Fay"), table, action)) == (404, "no_table")
    assert code(attempt(world.device(), table, action)) == (401, "no_session")
    assert code(attempt(first, table, action, rev=1)) == (409, "stale")
    waiting = first.table("me", "free")
    assert code(attempt(first, waiting, action)) == (409, "not_started")
    over = finished(first, record_of("birdie"))
    assert code(attempt(first, over, action, rev=1)) == (409, "game_over")
    first.post(f"/api/tables/{table}/send", {"type": "leave", "id": "1"})
    assert attempt(first, table, action).status_code == 409


def test_what_is_no_attempt_is_refused(world: World) -> None:
    table, first, _ = two(world)
    action = first.full(table)["legal"][0]
    assert code(attempt(first, table)) == (400, "bad_request")
    assert code(attempt(first, table, *[action] * (MOST_ACTIONS + 1))) == (400, "bad_request")
    assert code(attempt(first, table, {"do": "dance"})) == (400, "bad_request")
    assert code(first.post(f"/api/tables/{table}/attempt", {"actions": [action]})) == (400, "bad_request")
    assert code(attempt(first, table, {"do": "take", "card": "x" * 300_000})) == (413, "too_large")


def test_an_illegal_action_is_refused_with_its_rule(world: World) -> None:
    table, first, _ = two(world)
    answer = attempt(first, table, {"do": "done"})
    assert code(answer) == (400, "illegal_action")
    assert answer.json()["error"]["rule"].startswith("B-")
    first_lay = next(one for one in first.full(table)["legal"] if one["do"] == "lay")
    assert code(attempt(first, table, first_lay, first_lay | {"card": "owl-none"}))[0] == 400


def test_trying_is_as_doing_and_changes_nothing(world: World) -> None:
    """A first pick of Bower: what was foretold is what then happens."""
    table, first, second = two(world, game="bower")
    before, theirs = first.full(table), second.full(table)
    action = before["legal"][0]
    told = attempt(first, table, action).json()
    assert (told["rev"], told["done"], told["wall"], told["ahead"], told["result"]) == (0, 1, None, [], None)
    assert told["view"] != before["view"]
    assert (first.full(table), second.full(table)) == (before, theirs)
    assert first.act(table, action).status_code == 200
    after = first.full(table)
    assert (told["view"], told["legal"], told["events"]) == (after["view"], after.get("legal", []), after["log"][-1:])


def test_a_draw_is_a_wall(world: World) -> None:
    """Taking a card refills the display: what comes up is not told, what was taken is."""
    table, first, _ = two(world)
    before = first.full(table)
    take = next(one for one in before["legal"] if one["do"] == "take")
    told = attempt(first, table, take).json()
    assert (told["done"], told["wall"], told["events"]) == (0, "random", [])
    assert [one["id"] for one in told["ahead"]] == ["took"]
    assert (told["view"], told["legal"]) == (before["view"], before["legal"])
    assert told["result"]["totals"] == [0, 0]


def test_the_first_actions_before_a_wall_are_tried(world: World) -> None:
    table, first, _ = two(world)
    seen, actions = first.full(table)["view"], list[Document]()
    legal = first.full(table)["legal"]
    while {"do": "done"} not in legal:
        actions.append(next(one for one in legal if one["do"] == "lay"))
        told = attempt(first, table, *actions).json()
        assert (told["done"], told["wall"]) == (len(actions), None)
        legal = told["legal"]
    laid = attempt(first, table, *actions, {"do": "done"}).json()
    assert (laid["done"], laid["wall"]) == (len(actions), "random")
    assert len(laid["view"]["laying"]["cards"]) == len(actions)
    assert (laid["view"], laid["legal"]) == (told["view"], told["legal"])
    assert [one["id"] for one in laid["events"]] == ["laid-card"] * len(actions)
    assert first.full(table)["view"] == seen
    done_again = attempt(first, table, *actions, {"do": "done"}, {"do": "pass"}).json()
    assert done_again == laid, "what comes after a wall is not looked at"


def test_nothing_can_be_tried_after_the_end_of_the_turn(world: World) -> None:
    table, first, _ = two(world)
    told = attempt(first, table, {"do": "pass"}).json()
    assert (told["done"], told["wall"], told["legal"]) == (1, None, [])
    assert max(told["result"]["totals"]) > 0
    assert code(attempt(first, table, {"do": "pass"}, {"do": "pass"})) == (409, "not_your_turn")


def test_the_end_of_birdie_is_known_before_it_comes_and_that_of_bower_is_a_wall(world: World) -> None:
    ada = world.device("Ada")
    for game, wall in (("birdie", False), ("bower", True)):
        table, last = nearly_over(ada, record_of(game), "bot")
        told = attempt(ada, table, last).json()
        assert (told["wall"] is not None) == wall
        assert ada.act(table, last).status_code == 200
        result = ada.full(table)["result"]
        assert told["result"] == (result if game == "birdie" else None)
        assert "eggs-revealed" not in str(told)


def test_attempts_have_an_allowance_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    with opened(tmp_path_factory.mktemp("few"), Limits(attempts_per_second=1, seat_messages=1)) as world:
        table, first, _ = two(world)
        action = first.full(table)["legal"][0]
        answers = [attempt(first, table, action) for _ in range(5)]
    assert [one.status_code for one in answers[:4]] == [200, 200, 200, 429]
    assert 0 < answers[3].json()["error"]["retry_ms"] <= 1_001


def test_attempts_at_tables_elsewhere_are_made_where_they_are_owned(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, first, second = two(world)
    action = first.full(table)["legal"][0]
    here = attempt(first, table, action).json()
    asked = owned_elsewhere(world, monkeypatch)
    assert attempt(first, table, action).json() == here
    assert code(attempt(second, table, action)) == (409, "not_your_turn")
    illegal = attempt(first, table, {"do": "done"})
    assert illegal.json()["error"]["rule"].startswith("B-"), "the rule travels with the refusal"
    assert asked == ["another process"] * 3


def test_the_components_in_force_can_be_asked_for(world: World) -> None:
    nobody = world.device()
    birdie, bower = (nobody.get(f"/api/components/{game}") for game in ("birdie", "bower"))
    assert (birdie.json()["format"], birdie.json()["game"]) == ("voliera/components/1", "birdie")
    assert birdie.json()["flap"][0] == 1
    assert len(bower.json()["tiles"]) == 36
    assert code(nobody.get("/api/components/chess")) == (404, "not_found")


# What the seat cannot know has no way into an attempt


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_attempts_are_the_same_bytes_in_every_world(configuration: Configuration) -> None:
    """All along a game, with plans of several actions: what is hidden may be anything, the answer is the same."""
    sitting, chance = played(configuration, 21), random.Random(21)
    walls: set[str | None] = set()
    compared = 0
    for happening in random_acts(sitting, configuration, 21):
        table, seat = sitting.table, sitting.table.mover
        if seat is None:
            break
        plan = planned(sitting, configuration, seat, chance)
        before = encode(full(table, Viewer("seat", seat), sitting.now))
        for world in (0, 1):
            other = poisoned(table, configuration, Viewer("seat", seat), 11 * happening.v + world)
            ours, theirs = answer(table, seat, plan), answer(other, seat, plan)
            assert encode(ours) == encode(theirs)
            walls.add(ours.wall if isinstance(ours, Attempt) else None)
        assert encode(full(table, Viewer("seat", seat), sitting.now)) == before
        compared += 1
    assert sitting.table.status == "over"
    assert compared > 20
    assert walls >= ({None, "random", "reveal"} if configuration.game == "birdie" else {None, "random"})


def planned(sitting: Played, configuration: Configuration, seat: int, chance: random.Random) -> list[Document]:
    """A plan: up to eight actions of the true game, looking behind walls; sometimes with nonsense at its end."""
    game, plan = sitting.table.game.copy(), list[Document]()
    while game.seat == seat and len(plan) < 8:
        plan.append(choose(game, chance, pace_of(configuration, len(plan))))
        game.apply(plan[-1])
    if chance.random() < 0.2:
        plan.append({"do": "done"} if configuration.game == "birdie" else {"do": "use"})
    return plan


class Refusal(msgspec.Struct):
    """All that a refusal says."""

    code: str
    rule: str | None
    message: str


def answer(table: Table, seat: int, plan: list[Document]) -> Attempt | Refusal:
    try:
        return tried(table.game, seat, plan, table.rev)
    except Refused as refused:
        return Refusal(refused.code, refused.rule, refused.message)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_what_an_attempt_foretells_is_what_happens(configuration: Configuration) -> None:
    """Every single action: without a wall it is foretold whole, before a wall its certain part is."""
    sitting = played(configuration, 33)
    chance, told = random.Random(33), 0
    while (seat := sitting.table.mover) is not None:
        viewer = Viewer("seat", seat)
        action = choose(sitting.table.game, chance, pace_of(configuration, 33))
        foretold = msgspec.json.decode(encode(tried(sitting.table.game, seat, [action], sitting.table.rev)))
        happening = sitting.act(action)
        now = msgspec.json.decode(encode(full(sitting.table, viewer, sitting.now)))
        heard = events_for(happening, viewer)
        if foretold["wall"] is None:
            assert (foretold["view"], foretold["legal"]) == (now["view"], now.get("legal", []))
            assert foretold["events"] == heard
            told += 1
        else:
            assert foretold["events"] == []
            assert foretold["ahead"] == heard[: len(foretold["ahead"])]
            assert any(wall_of(one, seat) for one in happening.events)
    assert told > 5
