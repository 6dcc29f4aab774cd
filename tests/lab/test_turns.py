"""A turn of a single game is the same whether Python tells records or, once, where they lie."""

import copy
import gc
import weakref
from typing import Any

import numpy as np
import pytest

from voliera.errors import GameError
from voliera.games.desks import ILLEGAL, LOOK
from voliera.kernel import INTERPRETED
from voliera.kernel.addresses import fixed
from voliera.lab.laboratories import laboratory_of
from voliera.lab.single import Single

TABLES = [("birdie", "agent"), ("birdie", "solver"), ("bower", "agent")]


@pytest.mark.parametrize(("game", "scoring"), TABLES)
def test_turns_by_address_are_turns_by_record(game: str, scoring: str) -> None:
    ours, theirs = Single(game, scoring=scoring), Single(game, scoring=scoring)
    ours.deal(5)
    theirs.deal(5)
    turn = theirs.worker.turn
    chance = np.random.default_rng(5)
    while ours.seat >= 0:
        action = int(chance.choice(ours.mask.nonzero()[0]))
        ours.play(action)
        assert turn(theirs.states, action, LOOK) == ours.seat
        assert theirs.states.tobytes() == ours.states.tobytes()
        assert theirs.worker.desk.tobytes() == ours.worker.desk.tobytes()
    assert any(ours.rewards())


@pytest.mark.parametrize(("game", "scoring"), TABLES)
def test_what_is_not_legal_is_not_played(game: str, scoring: str) -> None:
    table = Single(game, scoring=scoring)
    before = table.states.tobytes(), table.worker.desk.tobytes()
    illegal = [-1, table.actions, 1 << 62, *(int(one) for one in np.flatnonzero(table.mask == 0))]
    assert {table.turn(one) for one in illegal} == {ILLEGAL}
    for one in (*illegal, 1 << 64, -(1 << 64)):
        with pytest.raises(GameError, match="not legal now"):
            table.play(one)
    assert (table.states.tobytes(), table.worker.desk.tobytes()) == before


@pytest.mark.parametrize(("game", "scoring"), TABLES)
def test_a_copy_plays_in_records_of_its_own(game: str, scoring: str) -> None:
    first = Single(game, scoring=scoring)
    first.deal(5)
    second = copy.deepcopy(first)
    before, action = first.states.tobytes(), int(first.mask.nonzero()[0][0])
    second.play(action)
    assert first.states.tobytes() == before != second.states.tobytes()
    first.play(action)
    assert first.states.tobytes() == second.states.tobytes()


def test_records_live_as_long_as_their_addresses_are_told() -> None:
    records = np.zeros(1, np.dtype((np.record, [("number", np.int64)])))
    alive = weakref.ref(records)
    told: Any = fixed(lambda places: places, records)
    assert told() == told.kept[0].ctypes.data
    assert told.kept[0].tolist() == [records.ctypes.data]
    del records
    gc.collect()
    assert alive() is not None
    del told
    gc.collect()
    assert alive() is None


@pytest.mark.skipif(INTERPRETED, reason="VOLIERA_MODE=interpreted: rules are Python, which knows no addresses")
@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_the_desk_and_the_game_are_kept(game: str) -> None:
    worker, states = laboratory_of(game).worker("agent"), Single(game).states
    turn: Any = worker.turn_of(states)
    assert any(one is worker.desk for one in turn.kept)
    assert turn.kept[-1] is states
