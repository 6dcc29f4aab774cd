"""docs/lab-tables.md, from the games (`python -m tools.generated`)."""

from pathlib import Path

from voliera.games.layout import Layout
from voliera.games.numbering import Steps
from voliera.lab import actions_of, laboratory_of
from voliera.lab.laboratories import games

PAGE = Path(__file__).parents[1] / "docs" / "lab-tables.md"
INTRODUCTION = """# Observations and actions for research

<!-- Made by tools/lab_tables.py from the games' own tables. Not to be edited. -->

What stands where in an observation, and what each action means, in all environments of [the laboratory](lab.md).
Observations are rows of `int8`. Multiplied by its scale, most of a number lies between -1 and 1; several scales repeat
until the block ends. "Own" is the seat that observes; other seats follow clockwise. Cards are 4 × bird + season (birds
robin, owl, pigeon, woodpecker; seasons spring, summer, autumn, winter), features the four birds, then the four seasons.
In Bower, seat 1 counts columns from the other end, in observations and actions alike: its own eggs lie under columns 0,
2 and 4, too (`laboratory_of("bower").step_of(seat, action)` is the step of the rules). A square is 5 × column + row.
"""


def page() -> str:
    """Return the page as it should be."""
    return "".join([INTRODUCTION, *(_game(name) for name in games())])


def _game(name: str) -> str:
    lab = laboratory_of(name)
    return (
        f"\n## {name.capitalize()}: {actions_of(lab)} actions\n\n| actions | kind | meaning |\n|---|---|---|\n"
        + "".join(_action(one) for one in lab.steps)
        + f"\n## {name.capitalize()}: {lab.layout.size} numbers of an observation\n\n"
        + "| numbers | block | scale | meaning |\n|---|---|---|---|\n"
        + _blocks(lab.layout)
    )


def _range(first: int, count: int) -> str:
    return f"{first}" if count == 1 else f"{first} … {first + count - 1}"


def _action(one: Steps) -> str:
    return f"| {_range(one.first, one.count)} | `{one.name}` | {one.meaning} |\n"


def _blocks(layout: Layout) -> str:
    rows = [
        f"| {_range(layout.at(one.name), one.count)} | `{one.name}` | {_scale(one.scale)} | {one.meaning} |\n"
        for one in layout.blocks
    ]
    if layout.used < layout.size:
        rows.append(f"| {_range(layout.used, layout.size - layout.used)} | | | always 0 |\n")
    return "".join(rows)


def _scale(scale: float | tuple[float, ...]) -> str:
    """Return scales in short: `1 × 8, 0.2 × 8`."""
    if isinstance(scale, float):
        return f"{scale:g}"
    found: list[tuple[float, int]] = []
    for one in scale:
        if found and found[-1][0] == one:
            found[-1] = (one, found[-1][1] + 1)
        else:
            found.append((one, 1))
    return ", ".join(f"{one:g}" if count == 1 else f"{one:g} × {count}" for one, count in found)


def written() -> dict[Path, str]:
    """Return the page, as it should be."""
    return {PAGE: page()}
