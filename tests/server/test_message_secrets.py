"""Nothing hidden shows in any message: what a viewer cannot know may be anything, its messages stay the same bytes.

At every entry of whole games, for every seat, coach and watcher: what is hidden from the viewer is dealt again, events
that are not addressed to it become nonsense, and the table's start, nonce and seed become false ones.
"""

from dataclasses import replace

import pytest
from msgspec import structs

from tests.configurations import CONFIGURATIONS, Configuration, redealt
from tests.server.tables import NOW, played, random_acts
from voliera.protocol.messages import Viewer
from voliera.server.core.outgoing import encode, evs, full, nack, resumed, shown_seat, view
from voliera.server.core.table import Happening, Table

NONSENSE = {"id": "nonsense", "args": {"card": "secret"}}


def viewers(players: int) -> list[Viewer]:
    seats = range(players)
    return [*(Viewer("seat", seat) for seat in seats), *(Viewer("coach", seat) for seat in seats), Viewer("watch")]


def poisoned(table: Table, configuration: Configuration, viewer: Viewer, seed: int) -> Table:
    """The same table in another world that the viewer cannot tell from the true one."""
    seat = shown_seat(viewer)
    twin = table.twin()
    twin.game = configuration.at(redealt(configuration.rules, table.game.whole_states().tobytes(), seat, seed))
    twin.row = structs.replace(table.row, start={"poison": seed}, nonce=f"poison {seed}", seed=seed)
    twin.acts = []
    twin.past.clear()
    twin.past.extend(nonsense_for(happening, viewer) for happening in table.past)
    return twin


def nonsense_for(happening: Happening, viewer: Viewer) -> Happening:
    seat = shown_seat(viewer)
    events = [
        event if event["to"] == "all" or seat in event["to"] else {**event, **NONSENSE} for event in happening.events
    ]
    return replace(happening, events=events)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_messages_are_the_same_bytes_in_every_world(configuration: Configuration) -> None:
    everybody = viewers(configuration.players)
    sitting = played(configuration, 12)
    seen = {viewer.key: view(sitting.table, viewer) for viewer in everybody}
    compared = bare = 0
    for happening in random_acts(sitting, configuration, 12):
        table, now = sitting.table, sitting.now
        told = evs(table, happening, everybody, seen, now)
        for i, (viewer, (message, _)) in enumerate(zip(everybody, told, strict=True)):
            if (happening.v + i) % 2:  # every other viewer at every entry, all of them at two
                continue
            other = poisoned(table, configuration, viewer, 7 * happening.v)
            again, _ = evs(other, nonsense_for(happening, viewer), everybody, seen, now)[i]
            alone, _ = evs(other, nonsense_for(happening, viewer), [viewer], seen, now)[0]
            assert encode(message) == encode(again) == encode(alone)
            assert encode(full(table, viewer, now)) == encode(full(other, viewer, now))
            if happening.v % 7 == 0:
                have = max(0, table.v - 3)
                ours = [encode(one) for one in resumed(table, viewer, have, now)]
                assert ours == [encode(one) for one in resumed(other, viewer, have, now)]
                refusal = (viewer, "id", "stale", now)
                assert encode(nack(table, *refusal)) == encode(nack(other, *refusal))
            compared += 1
            bare += encode(message) == b'{"type":"ev","v":%d}' % happening.v
        seen = {viewer.key: after for viewer, (_, after) in zip(everybody, told, strict=True)}
    assert sitting.table.status == "over"
    assert compared > 50
    assert bare > 0 or configuration.game == "bower"


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_legal_actions_go_to_the_seat_to_move_alone(configuration: Configuration) -> None:
    sitting = played(configuration, 5)
    for _ in random_acts(sitting, configuration, 5, 40):
        for viewer in viewers(configuration.players):
            legal = full(sitting.table, viewer, NOW).legal
            mover = viewer.kind == "seat" and viewer.seat == sitting.table.mover
            assert bool(legal) == mover


SECRET_WORDS = (
    b'"rng"',
    b'"seed"',
    b'"deck":',
    b'"pile":',
    b'"bonus_pile":[',
    b'"under_stop"',
    b'"nonce"',
    b'"start":{',
)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_no_secret_has_a_place_in_a_message(configuration: Configuration) -> None:
    """By name: nothing of the position that a view leaves out is in any message (Super Nest's open tiles apart)."""
    sitting = played(configuration, 3)
    words = [word for word in SECRET_WORDS if not (configuration.variant == "super" and word == b'"bonus_pile":[')]
    for happening in random_acts(sitting, configuration, 3):
        everybody = viewers(configuration.players)
        for viewer, (message, _) in zip(everybody, evs(sitting.table, happening, everybody, {}, NOW), strict=True):
            text = encode(full(sitting.table, viewer, NOW)) + encode(message)
            assert not [word for word in words if word in text]


def test_the_live_log_is_the_last_round_of_turns() -> None:
    configuration = next(one for one in CONFIGURATIONS if str(one) == "birdie-standard-2")
    sitting = played(configuration, 8)
    turns = []
    for happening in random_acts(sitting, configuration, 8, 12):
        turns.append(happening.turn)
        assert all(kept.turn >= sitting.table.turn - 2 for kept in sitting.table.past)
    assert turns[-1] > 4
    told = [
        event["args"].get("seat") for event in full(sitting.table, Viewer("watch"), NOW).log if event["id"] == "took"
    ]
    assert len(told) <= 3


def test_open_memory_keeps_the_whole_past() -> None:
    configuration = next(one for one in CONFIGURATIONS if str(one) == "birdie-standard-2-open_memory")
    sitting = played(configuration, 8)
    happened = list(random_acts(sitting, configuration, 8, 30))
    assert [kept.v for kept in sitting.table.past] == [one.v for one in happened]
