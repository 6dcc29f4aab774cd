"""The numbered statements of the rules, as the project's own text has them in each language: `- B-T1  text`."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from voliera.games import GAMES
from voliera.languages import FALLBACK, Language
from voliera.terminal.faces import face_of
from voliera.terminal.refusal import InputRefused

_STATEMENT = re.compile(r"-\s+\**([A-Z]-[A-Z]\d+)\**:?\s+(.*)")
_MARKS = re.compile(r"[`*]|\[picture[^\]]*\]")


@dataclass(frozen=True)
class Statement:
    """One numbered rule."""

    number: str
    text: str


def rules_file(game: str, code: str = FALLBACK) -> Path:
    """Beside the package where it was installed from a wheel, in `docs/rules` in a checkout.

    English lies on top, every other language in a folder of its own.
    """
    name = f"{game}.md" if code == FALLBACK else f"{code}/{game}.md"
    packaged = Path(__file__).parents[1] / "rules" / name
    return packaged if packaged.is_file() else Path(__file__).parents[3] / "docs" / "rules" / name


def statements(text: str) -> list[Statement]:
    """The statements of a rules file in their order; indented lines go on with the one above."""
    found: list[Statement] = []
    open_statement = False
    for line in text.splitlines():
        match = _STATEMENT.match(line)
        if match:
            found.append(Statement(match[1], _MARKS.sub("", match[2]).strip()))
            open_statement = True
        elif open_statement and line.startswith(" ") and line.strip():
            last = found[-1]
            found[-1] = Statement(last.number, f"{last.text} {_MARKS.sub('', line).strip()}")
        else:
            open_statement = False
    return found


def pages(asked: list[str], language: Language) -> list[RenderableType]:
    """The statements asked for by number, or all of a game asked for by name, or of every game, by section."""
    letters = {face_of(game).letter: game for game in GAMES}
    wanted: list[str] = []
    known: dict[str, Statement] = {}
    for one in asked or list(GAMES):
        name = one.strip().lower()
        number = _normal(one)
        games = [name] if name in GAMES else [letters[number[0]]] if number[:1] in letters else list(GAMES)
        for game in games:
            known |= _known(game, language.code)
        if name in GAMES:
            wanted += _known(name, language.code)
        elif number in known:
            wanted.append(number)
        else:
            close = difflib.get_close_matches(number, known, n=5, cutoff=0.5) or list(known)[:5]
            near = [other for other in known if other in close]
            raise InputRefused("error-rule-near", number=number[:12], near=", ".join(near))
    parts: list[RenderableType] = []
    section = ""
    several = len({number[0] for number in wanted}) > 1
    for number in wanted:
        statement = known[number]
        if number[:3] != section:
            section = number[:3]
            heading = language.say(f"section-{section}")
            if several:
                heading = f"{language.say(f'game-{letters[section[0]]}')} · {heading}"
            parts.append(Text(f"\n{heading}" if parts else heading, "bold underline"))
        row = Table.grid(padding=(0, 2))
        row.add_column(width=5, no_wrap=True, style="bold")
        row.add_column()
        row.add_row(number, statement.text)
        parts.append(Padding(row, (0, 0, 0, 1)))
    return parts


@cache
def _known(game: str, code: str) -> dict[str, Statement]:
    path = rules_file(game, code)
    if not path.is_file():
        raise InputRefused("error-file-read", path=str(path), detail="—")
    return {statement.number: statement for statement in statements(path.read_text(encoding="utf-8"))}


def _normal(number: str) -> str:
    """`bt5`, `b-t5`, `B-T5` are one number."""
    match = re.fullmatch(r"([A-Za-z])-?([A-Za-z])-?(\d+)", number.strip())
    return f"{match[1]}-{match[2]}{match[3]}".upper() if match else number.strip().upper()
