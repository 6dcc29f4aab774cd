"""Tests in interpreted mode read fields of records as tests/interpreted.py does: that gives what NumPy gives."""

from typing import Any

import numpy as np
import pytest

from tests.interpreted import numpys_own, read
from voliera.bots.tree import TREE
from voliera.games.birdie.bots.lookahead.desk import DESK
from voliera.games.birdie.rules.state import STATE as BIRDIE
from voliera.games.birdie.solve import at_once, layers, workspace
from voliera.games.bower.bots.instinct import work
from voliera.games.bower.rules.state import STATE as BOWER
from voliera.games.bower.rules.survey import SURVEY
from voliera.games.bower.sight import SIGHT

RECORDS = {
    "Birdie's state": BIRDIE,
    "Bower's state": BOWER,
    "tree": TREE,
    "desk": DESK,
    "survey": SURVEY,
    "sight": SIGHT,
    "instinct's work": work.WORK,
    "solver's work": workspace.WORK,
    "values at once": at_once.VALUES,
    "work at once": at_once.WORK,
    "notes": layers.NOTES,
    "layers": layers.LAYERS,
}


def some_record(kind: np.dtype[Any]) -> np.record:
    """A record in which every byte is random."""
    numbers = np.random.default_rng(1).integers(0, 256, kind.itemsize, np.uint8)
    record: np.record = numbers.view(kind)[0]
    return record


@pytest.mark.parametrize("name", RECORDS)
def test_fields_are_read_as_numpy_reads_them(name: str) -> None:
    record = some_record(RECORDS[name])
    assert record.dtype.names
    for field in record.dtype.names:
        ours, numpys = read(record, field), numpys_own(record, field)
        assert type(ours) is type(numpys), field
        assert ours.dtype == numpys.dtype, field
        assert ours.shape == numpys.shape, field
        assert ours.tobytes() == numpys.tobytes(), field


def test_arrays_are_views() -> None:
    record = some_record(BIRDIE)
    read(record, "line")[0, 0] = 99
    read(record, "hand")[:] = 3
    assert numpys_own(record, "line")[0, 0] == 99
    assert (numpys_own(record, "hand") == 3).all()


def test_what_is_no_field_is_an_attribute_or_missing() -> None:
    record = some_record(BOWER)
    assert read(record, "dtype") == BOWER
    assert read(record, "tobytes")() == numpys_own(record, "tobytes")()
    with pytest.raises(AttributeError):
        read(record, "no_such_field")
