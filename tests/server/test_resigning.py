"""Resigning: a game of two ends at once, the other side wins, and nothing follows but talk."""

from typing import Any

import pytest

import voliera
from tests.configurations import Configuration
from tests.server.tables import NOW, Played, make_row, person, played, random_acts
from tests.server.test_table import BIRDIE, BOWER, THREE, refused, reloaded, same
from voliera.protocol.errors import Refused
from voliera.protocol.messages import (
    Act,
    Back,
    DaysClock,
    Leave,
    LiveClock,
    Resign,
    Return,
    Say,
    Settings,
    Undo,
    Viewer,
    Vote,
)
from voliera.server.core.deciding import act, flag, give_back
from voliera.server.core.outgoing import full, resumed
from voliera.server.core.statistics import ranks
from voliera.server.core.table import Table

BOTH = pytest.mark.parametrize("configuration", [BIRDIE, BOWER], ids=str)


def resigned(configuration: Configuration, seat: int, acts: int = 7, **settings: Any) -> Played:
    """A table where a seat has resigned after some acts."""
    sitting = played(configuration, 3, Settings(**settings))
    for _ in random_acts(sitting, configuration, 3, acts):
        pass
    sitting.say(seat, Resign("r"))
    return sitting


def winners(result: dict[str, Any]) -> list[int]:
    found: list[int] = result["winners"] if "winners" in result else [result["winner"]]
    return found


@BOTH
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("acts", [0, 1, 7, 30])
def test_the_game_ends_at_once_and_the_other_side_wins(configuration: Configuration, seat: int, acts: int) -> None:
    sitting = played(configuration, 3)
    for _ in random_acts(sitting, configuration, 3, acts):
        pass
    so_far = sitting.table.game.result()
    happening = sitting.say(seat, Resign("r"))
    assert [(one["id"], one["args"], one["to"]) for one in happening.events] == [("resigned", {"seat": seat}, "all")]
    assert happening.table_changed
    for viewer in (Viewer("seat", 0), Viewer("seat", 1), Viewer("coach", 0), Viewer("watch")):
        told = full(sitting.table, viewer, NOW)
        assert (told.table.status, told.table.resigned) == ("over", seat)
        assert told.legal == []
        assert told.undo is None
        assert told.result is not None
        assert (winners(told.result), told.result["resigned"]) == ([1 - seat], seat)
        points = "eggs" if configuration is BOWER else "totals"
        assert told.result[points] == so_far[points]
    assert sitting.table.summary(NOW)["status"] == "over"
    same(reloaded(sitting), sitting.table)


def test_bower_says_by_what_the_game_was_won() -> None:
    result = resigned(BOWER, 0).table.result()
    assert (result["winners"], result["by"]) == ([1], "resignation")


@BOTH
def test_nothing_can_be_played_undone_or_taken_back_afterwards(configuration: Configuration) -> None:
    sitting = resigned(configuration, 0, take_back=True)
    rev, action = sitting.table.rev, {"do": "pass"}
    for seat in (0, 1):
        assert refused(sitting, seat, Act("a", rev, [action])) == "game_over"
        assert refused(sitting, seat, Undo("a", rev)) == "not_your_turn"
        for say in ("ask", "yes", "no"):
            assert refused(sitting, seat, Back("a", rev, say)) == "game_over"
        assert refused(sitting, seat, Vote("a", 1 - seat), frozenset({1 - seat})) == "game_over"
        assert refused(sitting, seat, Leave("a")) == "game_over"
        assert refused(sitting, seat, Return("a")) == "not_replaced"
        assert refused(sitting, seat, Resign("a")) == "game_over"
        with pytest.raises(Refused, match="nothing can be played"):
            act(sitting.table, seat, [action], NOW, rev=rev)
    sitting.say(0, Say("s", text="well played"))
    assert sitting.table.status == "over"
    same(reloaded(sitting), sitting.table)


def test_a_turn_that_was_begun_cannot_be_undone_any_more() -> None:
    sitting = played(BIRDIE, 4)
    seat = sitting.table.mover or 0
    card = sitting.table.game.view(seat)["display"][0]
    sitting.act({"do": "lay", "card": card, "from": "display"})
    assert sitting.table.undo_state(seat) == "yes"
    sitting.say(seat, Resign("r"))
    assert sitting.table.undo_state(seat) is None
    assert refused(sitting, seat, Undo("u", sitting.table.rev)) == "not_your_turn"


def test_votes_and_take_backs_end() -> None:
    sitting = played(BIRDIE, 3, Settings(take_back=True))
    mover = sitting.table.mover or 0
    sitting.act(sitting.table.game.legal()[0])
    sitting.say(mover, Back("b", 1, "ask"))
    sitting.say(mover, Vote("v", 1 - mover, replace=False), frozenset({1 - mover}))
    assert sitting.table.info().back == {"seat": mover, "yes": []}
    assert sitting.table.votes == {1 - mover: set()}
    sitting.say(1 - mover, Resign("r"))
    assert (sitting.table.back, sitting.table.votes) == (None, {})
    assert refused(sitting, 1 - mover, Back("c", sitting.table.rev, "yes")) == "game_over"


def test_the_live_clock_stops_and_the_thinker_has_paid() -> None:
    sitting = played(BIRDIE, 1, Settings(clock=LiveClock(60, 5)))
    mover = sitting.table.mover or 0
    sitting.now += 10_000
    sitting.say(1 - mover, Resign("r"))
    for later in (0, 100_000):
        told = full(sitting.table, Viewer("watch"), sitting.now + later).clock
        left = [50_000 if seat == mover else 60_000 for seat in (0, 1)]
        assert told == {"running": None, "left_ms": left}
    assert flag(sitting.table, sitting.now + 10_000_000) is None
    same(reloaded(sitting), sitting.table)


def test_a_clock_of_days_stops() -> None:
    sitting = resigned(BIRDIE, 0, clock=DaysClock(1))
    assert sitting.table.clocks.deadline() is None
    assert sitting.table.summary(sitting.now)["deadline"] is None
    assert flag(sitting.table, sitting.now + 10 * 86_400_000) is None


def test_only_a_running_game_of_two_can_be_resigned() -> None:
    assert refused(played(THREE, 1), 0, Resign("r")) == "no_resign"
    waiting = Played(Table(make_row(BIRDIE, 1, seats=[person(0), {"kind": "free"}])))
    assert refused(waiting, 0, Resign("r")) == "not_started"
    assert refused(played(BIRDIE, 1), 7, Resign("r")) == "no_seat"
    over = played(BOWER, 2)
    for _ in random_acts(over, BOWER, 2):
        pass
    assert refused(over, 0, Resign("r")) == "game_over"
    assert over.table.info().resigned is None
    assert over.table.result() == over.table.game.result()


def test_a_person_whose_seat_a_bot_plays_may_still_resign() -> None:
    sitting = played(BIRDIE, 1)
    sitting.say(0, Leave("l"))
    sitting.say(0, Resign("r"))
    assert sitting.table.status == "over"
    with pytest.raises(Refused, match="no bot plays"):
        give_back(sitting.table, 0, NOW, session="session0")


@BOTH
def test_the_record_of_a_resigned_game_can_be_replayed(configuration: Configuration) -> None:
    sitting = resigned(configuration, 1, 12)
    record = sitting.table.record()
    assert (record["result"], record["resigned"]) == (None, 1)
    replayed = voliera.replay(record)
    assert (replayed.over, replayed.resigned) == (False, 1)
    assert replayed.states.tobytes() == sitting.table.game.states.tobytes()


def test_who_was_away_is_told_of_the_result() -> None:
    sitting = resigned(BIRDIE, 0)
    (told,) = resumed(sitting.table, Viewer("seat", 1), sitting.table.v - 1, NOW)
    assert told.result is not None  # type: ignore[union-attr]
    assert told.result["winner"] == 1  # type: ignore[union-attr]
    assert told.table.resigned == 0  # type: ignore[union-attr]


def test_everything_that_happened_may_be_seen_afterwards() -> None:
    assert played(BIRDIE, 3).table.open_memory is False
    assert resigned(BIRDIE, 0).table.open_memory


@pytest.mark.parametrize("seat", [0, 1])
def test_the_resigned_game_counts_as_lost_whatever_the_points_say(seat: int) -> None:
    ahead = seat
    sitting = played(BOWER, 3)
    for _ in random_acts(sitting, BOWER, 3):
        if sitting.table.game.result()["winners"] == [ahead]:
            break
    else:
        pytest.fail("this seat is never ahead: choose another seed")
    sitting.say(seat, Resign("r"))
    places = ranks(sitting.table.result(), 2)
    assert places[1 - seat] < places[seat]
