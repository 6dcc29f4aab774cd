"""The final scoring, egg by egg, as the game explains it: groups, columns, egg tiles, and who wins (W-E1 to W-E7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from voliera.documents import Document
from voliera.games.bower.terminal.board import Board, Marks
from voliera.games.bower.terminal.glyphs import egg, material_letter
from voliera.games.bower.terminal.nest import COLUMNS, Place, built, rows_of, tiles_of
from voliera.languages import Language
from voliera.terminal.company import Company
from voliera.terminal.face import Page, Scene
from voliera.terminal.layout import bulleted

ROOM_FOR_REASONS = 60
"""Rows of a window in which all reasons fit below the nests."""
LINES_BELOW = 12
"""Rows of text that a page of the scoring needs beside the nests."""


@dataclass(frozen=True)
class Line:
    """One thing that is counted, of both players: the near seat's number first."""

    sign: Text
    label: str
    rule: str
    counts: tuple[int, int]
    reasons: tuple[str, ...]
    short: str
    """The reasons in a few words."""
    eggs: tuple[int, int]
    lit: tuple[Sequence[Place], Sequence[Place]]
    """The squares that are counted, by seat."""


@dataclass(frozen=True)
class Count:
    """The explained result as one reader sees it."""

    explained: Document
    language: Language
    company: Company
    rows: int

    @property
    def near(self) -> int:
        """The seat that is told first."""
        return 0 if self.company.you is None else self.company.you

    def pair(self, both: Sequence[int]) -> tuple[int, int]:
        """Numbers by seat, the near seat's first."""
        return both[self.near], both[1 - self.near]

    def lines(self) -> list[Line]:
        """Everything that is counted, in the order of the rules."""
        columns = [self._column(one) for one in self.explained["columns"]]
        tiles = [self._tile(one) for one in self.explained["egg_tiles"]]
        return [*(self._group(one) for one in self.explained["groups"]), *columns, *tiles]

    def _group(self, one: Document) -> Line:
        say = self.language.say
        shells = self.pair(one["shells"])
        reasons = [say("count-bower-why", by=one["by"], a=shells[0], b=shells[1])]
        for seat in (self.near, 1 - self.near):
            if one["branch"][seat]:
                who, player = self.company.who(seat), self.company.name(seat)
                reasons.insert(0, say("count-bower-branch", who=who, player=player))
        lit = tuple([(column, row) for column, row in squares] for squares in one["squares"])
        return Line(
            Text(material_letter(one["material"], self.language)),
            say("count-bower-group", material=one["material"]),
            "W-E2",
            self.pair(one["sizes"]),
            tuple(reasons),
            say("count-bower-short", by=one["by"], a=shells[0], b=shells[1], single="no"),
            self.pair(one["eggs"]),
            (lit[0], lit[1]),
        )

    def _column(self, one: Document) -> Line:
        say = self.language.say
        shells = self.pair(one["shells"])
        reasons = []
        for seat in (self.near, 1 - self.near):
            if one["white"][seat] and not one["egg"].endswith("-white"):
                who, player = self.company.who(seat), self.company.name(seat)
                kind = f"{one['egg'].partition('-')[0]}-white"
                words = {"who": who, "player": player, "object": kind, "egg": one["egg"]}
                count = {"white": one["white"][seat], "declared": one["declared"][seat]}
                reasons.append(say("count-bower-white", **words, **count))
        reasons.append(say("count-bower-why", by=one["by"], a=shells[0], b=shells[1]))
        if one["single"]:
            reasons.append(say("count-bower-single"))
        lit = [(one["column"], row) for row in range(self.rows)]
        return Line(
            Text.assemble(f"{one['column'] + 1} ", egg(one["egg"], self.language).plain),
            say("count-bower-column", column=one["column"] + 1, egg=one["egg"]),
            "W-E3",
            self.pair(one["counts"]),
            tuple(reasons),
            say("count-bower-short", by=one["by"], a=shells[0], b=shells[1], single="yes" if one["single"] else "no"),
            self.pair(one["eggs"]),
            (lit, lit),
        )

    def _tile(self, one: Document) -> Line:
        say, owner = self.language.say, one["seat"]
        who, player = self.company.who(owner), self.company.name(owner)
        shells = one["bonus"] == "egg-shells"
        if shells and one["coloured"][1 - owner]:
            why = "coloured-other"
        elif shells and one["coloured"][owner]:
            why = "coloured-own"
        else:
            why = "more" if one["eggs"] else "not-more"
        eggs = (one["eggs"], 0) if owner == self.near else (0, one["eggs"])
        everything = [(column, row) for column in range(COLUMNS) for row in range(self.rows)]
        return Line(
            Text(say("count-bower-tile-sign")),
            say("count-bower-tile", bonus=one["bonus"], who=who, player=player),
            "W-B6",
            self.pair(one["counts"]),
            (say("count-bower-tile-why", why=why, who=who, player=player),),
            "",
            eggs,
            (everything, everything),
        )

    def gets(self, line: Line) -> str:
        """Who gets how many eggs for it."""
        seat = self.near if line.eggs[0] else 1 - self.near
        who = "nobody" if not any(line.eggs) else self.company.who(seat)
        return self.language.say("count-bower-gets", who=who, player=self.company.name(seat), eggs=max(line.eggs))

    def standing(self, message: str, numbers: tuple[int, int]) -> str:
        """Two numbers with the names beside them."""
        first, second = self.company.name(self.near), self.company.name(1 - self.near)
        return self.language.say(message, first=first, second=second, a=numbers[0], b=numbers[1])

    def winner(self) -> str:
        """Who has won, and by what if the eggs are equal (W-E7)."""
        winners, eggs = self.explained["winners"], self.explained["eggs"]
        seat = winners[0]
        shells = self.explained["shells"]
        words = {"by": self.explained["by"], "who": self.company.who(seat), "player": self.company.name(seat)}
        words |= {"other": self.company.name(1 - seat)}
        numbers = {"eggs": eggs[seat], "others": eggs[1 - seat], "a": shells[seat], "b": shells[1 - seat]}
        return self.language.say("result-bower-winner", **words, **numbers)


def pages(explained: Document, scene: Scene) -> list[Page]:
    """Where somebody turns pages, one for everything that is counted; then all of it in a table, and the winner."""
    count = Count(explained, scene.language, scene.company, rows_of(scene.view))
    lines = count.lines()
    if not scene.paged:
        return [[*_nests(scene, count, None), *_summary(count, lines, full=scene.height >= ROOM_FOR_REASONS)]]
    shown = [_step(scene, count, lines[: number + 1], len(lines)) for number in range(len(lines))]
    return [*shown, _summary(count, lines, full=False)]


def _step(scene: Scene, count: Count, so_far: Sequence[Line], of: int) -> Page:
    line = so_far[-1]
    say = scene.language.say
    title = say("count-bower-title", number=len(so_far), count=of)
    totals = (sum(one.eggs[0] for one in so_far), sum(one.eggs[1] for one in so_far))
    return [
        Rule(Text(title, "bold"), style="dim"),
        *_nests(scene, count, line),
        Text(f"{line.label} [{line.rule}]", "bold"),
        Text(f" {count.standing('count-bower-numbers', line.counts)}"),
        bulleted([Text(reason) for reason in line.reasons]),
        Text(f" {count.gets(line)}", "bold"),
        Text(f" {count.standing('count-bower-so-far', totals)}", "dim"),
    ]


def _nests(scene: Scene, count: Count, line: Line | None) -> Page:
    above, below = (Text(f"  {scene.company.name(seat)}", "bold") for seat in (1 - count.near, count.near))
    return [above, _board(scene, count, line).drawn(), below]


def _board(scene: Scene, count: Count, line: Line | None) -> Board:
    view, tiles = scene.view, tiles_of(scene.view["options"])
    nests = [built(items, tiles) for items in view["nests"]]
    marks = [Marks(lit=None if line is None else line.lit[seat]) for seat in (0, 1)]
    return Board(
        view=view,
        near=count.near,
        nests=(nests[0], nests[1]),
        rows=count.rows,
        language=scene.language,
        width=scene.width,
        tall=scene.height >= LINES_BELOW + 4 * count.rows,
        marks=(marks[0], marks[1]),
    )


def _summary(count: Count, lines: Sequence[Line], *, full: bool) -> Page:
    """All lines with their eggs, the sums, and the winner; with all reasons where no pages went before."""
    say, company = count.language.say, count.company
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="underline")
    table.add_column("", no_wrap=True)
    table.add_column(say("count-bower-counted"))
    for seat in (count.near, 1 - count.near):
        table.add_column(company.name(seat), justify="right", max_width=12, overflow="ellipsis", no_wrap=True)
    table.add_column(say("count-bower-eggs"), justify="right", no_wrap=True)
    for line in lines:
        label = f"{line.label}. {' '.join(line.reasons)}" if full else f"{line.label}{line.short}"
        cells = [_won(line.counts[index], line.eggs[index]) for index in (0, 1)]
        table.add_row(line.sign, Text(label), *cells, f"{line.eggs[0]} : {line.eggs[1]}")
    total = count.pair(count.explained["eggs"])
    table.add_row("", Text(say("result-bower-total"), "bold"), "", "", Text(f"{total[0]} : {total[1]}", "bold"))
    title = Rule(Text(say("result-title"), "bold"), style="dim")
    return [title, table, Text(f"★ {count.winner()} [W-E7]", "bold")]


def _won(number: int, eggs: int) -> Text:
    return Text(f"{number}{'★' * eggs:<2}", "bold" if eggs else "")
