"""Whatever strangers send, the server stays small, and people are answered. `make campaign-server` does it longer."""

from pathlib import Path

from tests.server.memory_attacks import besieged

SECONDS = 12.0


def test_all_known_attacks_at_once_take_little_memory(tmp_path: Path) -> None:
    print(besieged(tmp_path, SECONDS))
