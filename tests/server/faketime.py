"""A wall clock that can be set while a process runs, by libfaketime. The monotonic clock goes on as it is."""

from pathlib import Path

import pytest

_PLACES = ("/usr/lib/*/faketime", "/usr/lib/faketime", "/usr/local/lib/faketime")
_NAME = "libfaketimeMT.so.1"


def library() -> Path | None:
    """Return where libfaketime is installed; None where it is not."""
    found = [file for place in _PLACES for file in Path("/").glob(f"{place[1:]}/{_NAME}")]
    return found[0] if found else None


class WallClock:
    """The wall clock of the processes that get its environment."""

    def __init__(self, folder: Path) -> None:
        self._library = library()
        if self._library is None:
            pytest.skip("no libfaketime here (Debian: apt-get install faketime)")
        self._file = folder / "wall-clock"
        self.ahead_s = 0
        self.set(0)

    def environment(self) -> dict[str, str]:
        """Return what a process must be started with."""
        return {
            "LD_PRELOAD": str(self._library),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_NO_CACHE": "1",
            "NO_FAKE_STAT": "1",  # compiled files are found by their times
            "DONT_FAKE_MONOTONIC": "1",
        }

    def set(self, ahead_s: int) -> None:
        """Let the clock be ahead of the true time from now on (or behind)."""
        self.ahead_s = ahead_s
        fresh = self._file.with_suffix(".new")
        fresh.write_text(f"{ahead_s:+d}\n")
        fresh.replace(self._file)

    def step(self, seconds: int) -> None:
        """Set the clock forward or back."""
        self.set(self.ahead_s + seconds)
