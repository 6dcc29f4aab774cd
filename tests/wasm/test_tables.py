"""Tables on the device say the same in MicroPython as in CPython, message by message."""

from tests.configurations import CONFIGURATIONS
from tests.wasm.documents import asked
from tests.wasm.tables import sat

TABLES = ("birdie-standard-2", "bower-super-2")


def test_tables_on_the_device_say_the_same() -> None:
    """Whole games against bots: greetings, acks, refusals, views, undo, take-backs, tries, hints, records, replays."""
    tables = {str(table): table for table in CONFIGURATIONS}
    some = sat([tables[name] for name in TABLES])
    lines = [line for one in some for line in one.lines]
    found = asked(lines, "house")
    assert found["different"] == []
    assert found["requests"] == len(lines)
    said = [message["type"] for _, answer in lines for message in answer.get("say", ())]
    assert {"full", "ev", "ack", "nack", "presence"} <= set(said)
    assert all(one.result is not None for one in some)
