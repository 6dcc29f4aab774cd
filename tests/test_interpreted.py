"""Tests in interpreted mode read fields of records as tests/interpreted.py does: that gives what NumPy gives."""

import numpy as np
import pytest

from tests.interpreted import numpys_own, read
from voliera.games import rules_of


def some_record(game: str) -> np.record:
    """A record of a game in which every byte has something in it."""
    state = rules_of(game).state
    numbers = np.random.default_rng(1).integers(0, 256, state.itemsize, np.uint8)
    record: np.record = numbers.view(state)[0]
    return record


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_fields_are_read_as_numpy_reads_them(game: str) -> None:
    record = some_record(game)
    assert record.dtype.names
    for name in record.dtype.names:
        ours, numpys = read(record, name), numpys_own(record, name)
        assert type(ours) is type(numpys), name
        assert ours.dtype == numpys.dtype, name
        assert ours.shape == numpys.shape, name
        assert (ours == numpys).all(), name


def test_arrays_are_views() -> None:
    record = some_record("birdie")
    read(record, "line")[0, 0] = 99
    read(record, "hand")[:] = 3
    assert numpys_own(record, "line")[0, 0] == 99
    assert (numpys_own(record, "hand") == 3).all()


def test_what_is_no_field_is_an_attribute_or_missing() -> None:
    record = some_record("bower")
    assert read(record, "dtype") == rules_of("bower").state
    assert read(record, "tobytes")() == numpys_own(record, "tobytes")()
    with pytest.raises(AttributeError):
        read(record, "no_such_field")
