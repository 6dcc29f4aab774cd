"""docs/limits.md, from the server's settings (`python -m tools.generated`)."""

from dataclasses import fields
from pathlib import Path

from voliera.protocol.messages import LARGEST_FRAME, LONGEST_NAME, LONGEST_TEXT, MOST_ACTIONS
from voliera.server.settings import LIMIT, Limit, Limits
from voliera.server.sockets.wire import FRAGMENTS

PAGE = Path(__file__).parents[1] / "docs" / "limits.md"
HEADINGS = {
    "sockets": ("Web sockets", "What a socket may say, and what may wait for it. Counts are for each process."),
    "requests": ("HTTP requests", "What a connection may send and hold. Counts are for each process."),
    "allowances": (
        "Allowances",
        "How often something may be asked for. With Redis all processes share them; without, and while Redis is away, "
        "each process counts for itself. Whoever exceeds one gets `too_many` with a time to retry.",
    ),
    "tables": ("Tables and people", "What one table and one person may use."),
    "storage": ("Storage", "What the server keeps."),
}
INTRODUCTION = f"""# Limits

<!-- Made by tools/limits_page.py from voliera.server.settings. Not to be edited. -->

What a server allows, so that nobody can use up what others need. The defaults are generous for people. Each limit can
be set in the environment, by `{LIMIT}` and its name in capitals: `{LIMIT}IDLE_S=300`. Clients that exceed a limit are
told so and may come back: nobody is banned. [Running a server](operations.md) has the rest.
"""
FIXED = f"""
## Fixed

| what | limit |
|---|---|
| a frame of a socket | {LARGEST_FRAME:,} bytes, in at most {FRAGMENTS} fragments; a larger one closes the socket |
| actions in one message | {MOST_ACTIONS} |
| a line of chat | {LONGEST_TEXT} characters |
| a name | {LONGEST_NAME} characters |

Open files are raised to what the system allows (`LimitNOFILE=` of systemd, `ulimits` of containers): each socket and
each connection is one.
"""


def page() -> str:
    """Return the page as it should be."""
    parts = [INTRODUCTION]
    for about, (heading, sentence) in HEADINGS.items():
        rows = "".join(_row(name, default, limit) for name, default, limit in _limits() if limit.about == about)
        parts.append(f"\n## {heading}\n\n{sentence}\n\n| limit | default | meaning |\n|---|---|---|\n{rows}")
    return "".join([*parts, FIXED])


def _limits() -> list[tuple[str, int | float, Limit]]:
    return [(one.name, one.default, one.metadata["limit"]) for one in fields(Limits)]  # type: ignore[misc]


def _row(name: str, default: int | float, limit: Limit) -> str:
    return f"| `{name}` | {_number(default)} {limit.unit} | {limit.meaning} |\n"


def _number(value: int | float) -> str:
    return f"{int(value):,}" if value == int(value) else str(value)


def written() -> dict[Path, str]:
    """Return the page, as it should be."""
    return {PAGE: page()}
