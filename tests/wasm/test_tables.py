"""Tables on the device say the same in MicroPython as in CPython, message by message."""

from tests.configurations import CONFIGURATIONS
from tests.wasm.documents import asked
from tests.wasm.tables import sat

TABLES = {3: "bower-super-2", 4: "birdie-expert-2"}
"""By the seed of the game, which says who plays: `search` and `strongest`."""


def test_tables_on_the_device_say_the_same() -> None:
    """Whole games against bots: greetings, acks, refusals, views, undo, take-backs, tries, hints, records, replays."""
    tables = {str(table): table for table in CONFIGURATIONS}
    some = [sitting for seed, name in TABLES.items() for sitting in sat([tables[name]], seed)]
    some += sat([tables["birdie-standard-3"]], 2, people=2)  # beside `random`, which forgets
    lines = [line for one in some for line in one.lines]
    found = asked(lines, "house")
    assert found["different"] == []
    assert found["requests"] == len(lines)
    said = [message["type"] for _, answer in lines for message in answer.get("say", ())]
    assert {"full", "ev", "ack", "nack", "presence"} <= set(said)
    assert any(line["do"] == "curtain" for line, _ in lines)
    assert all(one.result is not None for one in some)
