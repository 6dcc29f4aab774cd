"""Who we are on which server: the cookies that `voliera join` keeps, so that a seat is found again.

One file in the user's data folder, readable by its owner alone, since a cookie is all that it takes to be somebody.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path

from platformdirs import user_data_path

FILE = "people.json"


def path() -> Path:
    """Where the cookies are kept."""
    given = os.environ.get("VOLIERA_DATA")
    return (Path(given) if given else user_data_path("voliera")) / FILE


def kept(server: str) -> str | None:
    """The cookie for a server; None for a server that was never visited."""
    cookie = _all().get(server)
    return cookie if isinstance(cookie, str) else None


def keep(server: str, cookie: str) -> bool:
    """Keep a cookie; False where that cannot be."""
    everything = _all()
    if everything.get(server) == cookie:
        return True
    file = path()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, suffix=".part", delete=False) as part:
            json.dump({**everything, server: cookie}, part, indent=1)  # such a file is the owner's alone (0600)
        os.replace(part.name, file)
    except OSError:
        return False
    return True


def _all() -> dict[str, object]:
    try:
        found = json.loads(path().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
