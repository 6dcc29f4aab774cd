"""A table is its row and its entries: folding them gives the same table, whoever folds and however often."""

from typing import Any

import pytest
from msgspec.structs import replace

import voliera
from tests.configurations import CONFIGURATIONS, Configuration
from tests.server.tables import NOW, Played, make_row, person, played, random_acts
from voliera.protocol.errors import Refused
from voliera.protocol.messages import (
    Act,
    Back,
    Command,
    DaysClock,
    Leave,
    LiveClock,
    Return,
    Say,
    Settings,
    Undo,
    Viewer,
    Vote,
)
from voliera.server.core.deciding import act, flag, give_back, join
from voliera.server.core.fairness import commitment_of
from voliera.server.core.folding import fold
from voliera.server.core.outgoing import encode, full, resumed
from voliera.server.core.table import Table, dealt

BY_NAME = {str(one): one for one in CONFIGURATIONS}
BIRDIE = BY_NAME["birdie-standard-2"]
THREE = BY_NAME["birdie-standard-3"]
BOWER = BY_NAME["bower-standard-2"]


def reloaded(sitting: Played) -> Table:
    table = Table(sitting.table.row)
    for change in sitting.committed:
        fold(table, change)
    return table


def same(one: Table, other: Table) -> None:
    for seat in range(one.row.players):
        viewer = Viewer("seat", seat)
        assert encode(full(one, viewer, NOW)) == encode(full(other, viewer, NOW))
    assert one.game.states.tobytes() == other.game.states.tobytes()
    assert (one.v, one.rev, one.turn, one.acts, one.open_acts) == (
        other.v,
        other.rev,
        other.turn,
        other.acts,
        other.open_acts,
    )


def refused(sitting: Played, seat: int, command: Command, away: frozenset[int] = frozenset()) -> str:
    before = encode(full(sitting.table, Viewer("seat", 0), NOW)), sitting.table.game.states.tobytes()
    with pytest.raises(Refused) as caught:
        sitting.say(seat, command, away)
    assert (encode(full(sitting.table, Viewer("seat", 0), NOW)), sitting.table.game.states.tobytes()) == before
    return caught.value.code


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_a_table_loaded_again_is_the_same(configuration: Configuration) -> None:
    sitting = played(configuration, 2, Settings(clock=LiveClock(600, 5)))
    for happening in random_acts(sitting, configuration, 2):
        if happening.v % 9 == 0:
            same(reloaded(sitting), sitting.table)
    same(reloaded(sitting), sitting.table)
    record = sitting.table.record()
    assert voliera.replay(record).result() == sitting.table.game.result() == record["result"]


def test_deciding_changes_nothing() -> None:
    sitting = played(BIRDIE, 1)
    before = sitting.table.game.states.tobytes()
    legal = sitting.table.game.legal()
    act(sitting.table, sitting.table.mover or 0, [legal[0]], NOW, rev=0)
    assert sitting.table.game.states.tobytes() == before
    assert sitting.table.v == 0


def test_a_command_is_refused_for_what_is_wrong_with_it() -> None:
    sitting = played(BIRDIE, 1)
    mover = sitting.table.mover or 0
    other = 1 - mover
    legal = sitting.table.game.legal()[0]
    assert refused(sitting, mover, Act("a", 1, [legal])) == "stale"
    assert refused(sitting, other, Act("a", 0, [legal])) == "not_your_turn"
    assert refused(sitting, 7, Act("a", 0, [legal])) == "no_seat"
    assert refused(sitting, mover, Act("a", 0, [{"do": "lay", "card": "owl-moon", "from": "hand"}])) == "bad_request"
    assert refused(sitting, mover, Act("a", 0, [{"do": "done"}])) == "illegal_action"
    assert refused(sitting, mover, Act("a", 0, [legal, legal])) in {"not_your_turn", "illegal_action"}
    assert refused(sitting, mover, Undo("a", 0)) == "undo_nothing"
    assert refused(sitting, other, Undo("a", 0)) == "not_your_turn"
    assert refused(sitting, mover, Back("a", 0, "ask")) == "no_take_back"
    assert refused(sitting, mover, Vote("a", mover)) == "bad_seat"
    assert refused(sitting, mover, Vote("a", other)) == "present"
    assert refused(sitting, mover, Return("a")) == "not_replaced"
    assert refused(sitting, mover, Say("a")) == "bad_request"
    assert refused(sitting, mover, Say("a", text="\u202e\u0007")) == "bad_request"


def test_undo_goes_back_inside_the_turn_up_to_the_first_reveal() -> None:
    sitting = played(BIRDIE, 4)
    seat = sitting.table.mover or 0
    start = sitting.table.game.states.tobytes()
    cards = sitting.table.game.view(seat)["display"]
    sitting.act({"do": "lay", "card": cards[0], "from": "display"})
    one_laid = sitting.table.game.states.tobytes()
    sitting.act({"do": "lay", "card": cards[1], "from": "display"})
    assert sitting.table.undo_state(seat) == "yes"
    sitting.say(seat, Undo("u1", 2))
    assert sitting.table.game.states.tobytes() == one_laid
    sitting.say(seat, Undo("u2", 3))
    assert sitting.table.game.states.tobytes() == start
    assert sitting.table.rev == 4
    assert refused(sitting, seat, Undo("u3", 4)) == "undo_nothing"
    same(reloaded(sitting), sitting.table)
    sitting.act(*({"do": "lay", "card": card, "from": "display"} for card in cards[:2]))
    sitting.act({"do": "done"})
    assert sitting.table.mover != seat
    assert refused(sitting, seat, Undo("u4", 6)) == "not_your_turn"


def test_undo_stops_at_what_was_revealed() -> None:
    """Somewhere in a game a seat goes on after something was drawn or shown: it cannot go back behind that."""
    found = 0
    for seed in range(30):
        sitting = played(BY_NAME["birdie-expert-2"], seed)
        for _ in random_acts(sitting, BY_NAME["birdie-expert-2"], seed):
            mover = sitting.table.mover
            if mover is not None and sitting.table.undo_state(mover) == "reveal":
                assert refused(sitting, mover, Undo("u", sitting.table.rev)) == "undo_reveal"
                found += 1
    assert found > 5


def test_a_take_back_needs_everybody() -> None:
    sitting = played(THREE, 3, Settings(take_back=True))
    acts = random_acts(sitting, THREE, 3)
    while len({seat for seat, _ in sitting.table.acts}) < 3:
        next(acts)
    asker = sitting.table.acts[0][0] or 0
    others = [seat for seat in range(3) if seat != asker]
    last = max(i for i, (seat, _) in enumerate(sitting.table.acts) if seat == asker)
    wanted = sitting.table.replayed(sitting.table.acts[:last]).states.tobytes()
    rev = sitting.table.rev
    sitting.say(asker, Back("1", rev, "ask"))
    assert refused(sitting, asker, Back("2", rev, "yes")) == "no_back"
    sitting.say(others[0], Back("3", rev, "yes"))
    assert sitting.table.rev == rev
    sitting.say(others[1], Back("4", rev, "yes"))
    assert sitting.table.rev == rev + 1
    assert sitting.table.game.states.tobytes() == wanted
    assert sitting.table.mover == asker
    same(reloaded(sitting), sitting.table)


def test_a_take_back_can_be_refused() -> None:
    sitting = played(BIRDIE, 3, Settings(take_back=True))
    next(random_acts(sitting, BIRDIE, 3))
    asker = sitting.table.acts[0][0] or 0
    rev = sitting.table.rev
    sitting.say(asker, Back("1", rev, "ask"))
    sitting.say(1 - asker, Back("2", rev, "no"))
    assert sitting.table.back is None
    assert sitting.table.rev == rev


def test_bots_agree_to_a_take_back() -> None:
    seats = [person(0), {"kind": "bot", "bot": "greedy"}]
    sitting = played(BOWER, 3, Settings(take_back=True), seats=seats)
    sitting.commit(act(sitting.table, sitting.table.mover or 0, [sitting.table.game.legal()[0]], NOW, rev=0))
    if sitting.table.acts[0][0] != 0:
        sitting.commit(act(sitting.table, sitting.table.mover or 0, [sitting.table.game.legal()[0]], NOW, rev=1))
    rev = sitting.table.rev
    sitting.say(0, Back("1", rev, "ask"))
    assert sitting.table.rev == rev + 1


def test_the_others_replace_who_is_away_and_it_comes_back() -> None:
    sitting = played(THREE, 1)
    away = frozenset({2})
    sitting.say(0, Vote("1", 2), away)
    assert not sitting.table.seats[2].played_by_bot
    sitting.say(1, Vote("2", 2), away)
    assert sitting.table.seats[2].played_by_bot
    assert refused(sitting, 0, Vote("3", 2), away) == "replaced"
    sitting.say(2, Return("4"))
    assert not sitting.table.seats[2].played_by_bot
    same(reloaded(sitting), sitting.table)


def test_who_is_replaced_must_return_before_it_acts() -> None:
    sitting = played(BIRDIE, 1)
    mover = sitting.table.mover or 0
    sitting.say(mover, Leave("1"))
    assert sitting.table.seats[mover].played_by_bot
    legal = sitting.table.game.legal()[0]
    assert refused(sitting, mover, Act("2", 0, [legal])) == "replaced"
    assert full(sitting.table, Viewer("seat", mover), NOW).legal == []
    sitting.say(mover, Return("3"))
    sitting.say(mover, Act("4", 0, [legal]))


def test_seats_are_taken_one_by_one_and_the_last_one_starts_the_game() -> None:
    free = {"kind": "free"}
    sitting = Played(Table(make_row(THREE, 1, seats=[person(0), free, free])))
    assert sitting.table.status == "open"
    assert full(sitting.table, Viewer("seat", 0), NOW).view is None
    assert refused(sitting, 0, Act("a", 0, [{"do": "pass"}])) == "not_started"
    sitting.commit(join(sitting.table, "session1", "Bo", NOW, 2))
    with pytest.raises(Refused, match="taken"):
        join(sitting.table, "session2", "Cy", NOW, 2)
    with pytest.raises(Refused, match="seat here"):
        join(sitting.table, "session1", "Bo", NOW)
    sitting.say(1, Leave("l"))
    assert sitting.table.seats[2].kind == "free"
    sitting.commit(join(sitting.table, "session1", "Bo", NOW))
    sitting.commit(join(sitting.table, "session2", "Cy", NOW))
    assert sitting.table.status == "running"
    assert [one.name for one in sitting.table.seats] == ["Player 0", "Bo", "Cy"]
    same(reloaded(sitting), sitting.table)


def test_the_live_clock_is_paid_by_who_thinks() -> None:
    sitting = played(BIRDIE, 1, Settings(clock=LiveClock(60, 2)))
    mover = sitting.table.mover or 0
    card = sitting.table.game.view(mover)["display"][0]
    sitting.now += 10_000
    sitting.act({"do": "take", "card": card})
    assert sitting.table.clocks.left[mover] == 60_000 - 10_000 + 2_000
    assert sitting.table.clocks.left[1 - mover] == 60_000
    assert flag(sitting.table, sitting.now + 59_000) is None
    same(reloaded(sitting), sitting.table)
    late = flag(sitting.table, sitting.now + 60_000)
    assert late is not None
    sitting.commit(late)
    assert sitting.table.seats[1 - mover].played_by_bot
    assert sitting.table.clocks.deadline() is None
    sitting.now += 100_000
    sitting.commit(give_back(sitting.table, 1 - mover, sitting.now, session=f"session{1 - mover}"))
    assert sitting.table.clocks.deadline() == sitting.now + 60_000


def test_nobody_pays_for_the_time_in_which_the_server_was_down() -> None:
    sitting = played(BIRDIE, 1, Settings(clock=LiveClock(60)))
    mover = sitting.table.mover or 0
    later = NOW + 3_600_000
    sitting.table.clocks.resume(later, later)
    assert flag(sitting.table, later + 59_000) is None
    sitting.now = later + 5_000
    sitting.act(sitting.table.game.legal()[0])
    table = reloaded(sitting)
    assert table.clocks.left[mover] == 55_000


def test_days_are_counted_from_the_turn_not_from_the_chat() -> None:
    sitting = played(BIRDIE, 1, Settings(clock=DaysClock(2)))
    deadline = sitting.table.clocks.deadline()
    assert deadline == NOW + 2 * 86_400_000
    sitting.now += 1_000_000
    sitting.say(0, Say("s", text="hello"))
    assert sitting.table.clocks.deadline() == deadline
    sitting.act(sitting.table.game.legal()[0])
    assert sitting.table.summary(sitting.now)["deadline"] == sitting.now + 2 * 86_400_000


def test_chat_is_cleaned_and_kept() -> None:
    sitting = played(BIRDIE, 1)
    sitting.say(0, Say("1", text="  ciao \u202eolleh\n\n\tx \u0000"))
    sitting.say(1, Say("2", emote="chirp"))
    lines = full(sitting.table, Viewer("watch"), NOW).chat
    assert [line.get("text") or line["emote"] for line in lines] == ["ciao olleh x", "chirp"]


@pytest.fixture
def resuming() -> Played:
    sitting = played(BIRDIE, 6)
    for _ in random_acts(sitting, BIRDIE, 6, 3):
        pass
    return sitting


def test_who_missed_little_is_told_what_it_missed(resuming: Played) -> None:
    viewer: Any = Viewer("seat", 0)
    table = resuming.table
    told = resumed(table, viewer, table.v - 1, NOW)
    assert [one.v for one in told] == [table.v]  # type: ignore[union-attr]
    assert b'"type":"ev"' in encode(told[0])
    assert b'"view":' in encode(told[-1])
    for have in (0, table.v + 5):
        assert b'"type":"full"' in encode(resumed(table, viewer, have, NOW)[0])


def test_what_was_promised_can_be_checked() -> None:
    start = BIRDIE.new(1).position()
    promise = commitment_of("00", start)
    assert promise == commitment_of("00", dict(reversed(start.items())))
    assert promise != commitment_of("01", start)
    assert promise != commitment_of("00", BIRDIE.new(2).position())


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_a_deal_from_the_seed_is_the_deal_that_was_promised(configuration: Configuration) -> None:
    """Dealt again or set up, the game is the same for everybody; a seed that deals something else is not believed."""
    row = make_row(configuration, 5, nonce="00", commitment=commitment_of("00", configuration.new(5).position()))
    assert dealt(row).position() == dealt(replace(row, seed=None)).position() == row.start
    assert dealt(replace(row, seed=6)).position() == row.start
