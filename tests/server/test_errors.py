"""Whatever is raised behind the doors is answered by one map, and travels between processes unchanged."""

import msgspec
import pytest

from voliera.protocol.errors import Refused
from voliera.server.bus import BusDown, Moved, NobodyThere
from voliera.server.errors import ANSWERED, NoTable, fault_of, raise_fault, refusal_of
from voliera.server.storage import Conflict, Unavailable
from voliera.server.storage.damage import DamagedTable

CODES = [
    (Refused("stale", "chosen at rev 1"), "stale"),
    (DamagedTable("t"), "damaged_table"),
    (NoTable(), "no_table"),
    (Unavailable("locked"), "unavailable"),
    (BusDown("no answer"), "unavailable"),
    (NobodyThere("p"), "unavailable"),
    (Conflict("spoiled"), "stale"),
    (RecursionError(), "bad_request"),
]


@pytest.mark.parametrize(("error", "code"), CODES)
def test_every_exception_of_the_map_is_answered_with_its_code(error: Exception, code: str) -> None:
    assert refusal_of(error).code == code


def test_what_is_not_in_the_map_is_no_refusal() -> None:
    assert not isinstance(KeyError(), ANSWERED)
    with pytest.raises(TypeError, match="KeyError"):
        refusal_of(KeyError())


@pytest.mark.parametrize(
    ("error", "there"), [(Moved(), Moved), (NoTable(), NoTable), (BusDown(), BusDown), (Unavailable(), BusDown)]
)
def test_another_process_raises_what_the_owner_raised(error: Exception, there: type[Exception]) -> None:
    with pytest.raises(there):
        raise_fault({"error": msgspec.to_builtins(fault_of(error))})


def test_a_refusal_travels_whole() -> None:
    fault = fault_of(Refused("illegal_action", "no such card", "B-T1", 5))
    with pytest.raises(Refused) as raised:
        raise_fault({"error": msgspec.to_builtins(fault)})
    assert fault_of(raised.value) == fault
    raise_fault({"result": None})
