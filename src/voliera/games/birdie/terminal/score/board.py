"""Everybody's board on one screen, and the same as a sheet of paper: a column for each player (B-C2)."""

from __future__ import annotations

from rich import box as frames
from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from voliera.documents import Document
from voliera.games.birdie.rules.box import BIRDS, FEATURES, SEASONS
from voliera.games.birdie.terminal.cards import feature_tab
from voliera.languages import Language
from voliera.terminal.company import Company

COLUMNS = ("pass", "flaps", "used", "total")
EMPTY = "·"


def boards(view: Document, result: Document, language: Language, company: Company, width: int) -> Table:
    """A row for each seat: eight boxes (★ with the trophy), passes, flaps and their points, uses, total."""
    seats = range(view["players"])
    rows = [_row(view, result, seat) for seat in seats]
    heads = [Text.assemble(feature_tab(feature, language), " ") for feature in FEATURES]
    heads += [Text(language.say(f"column-{column}")) for column in COLUMNS]
    widths = [max(3, *(len(cell) for cell in cells)) for cells in zip(heads, *rows, strict=True)]
    names = [("▶ " if seat == view["seat"] else "  ") + company.name(seat) for seat in seats]
    room = width - sum(widths) - len(widths)
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="underline")
    table.add_column("", no_wrap=True, width=max(4, min(max(map(cell_len, names)), room)))
    for head, cells in zip(heads, widths, strict=True):
        table.add_column(head, justify="right", no_wrap=True, width=cells)
    for seat, (name, row) in enumerate(zip(names, rows, strict=True)):
        table.add_row(Text(name, overflow="ellipsis"), *row, style="bold" if seat == view["seat"] else "")
    return table


def _row(view: Document, result: Document, seat: int) -> list[Text]:
    cells = [Text(_box(view, seat, feature)) for feature in FEATURES]
    passes = [EMPTY if points is None else str(points) for points in view["pass_points"][seat]]
    uses = "".join(str(view["uses"][seat][bird] or EMPTY) for bird in BIRDS)
    cells += [Text(" ".join(passes)), Text(_flaps(view, result, seat)), Text(uses)]
    return [*cells, Text(str(result["totals"][seat]), "bold")]


def _box(view: Document, seat: int, feature: str) -> str:
    """A value with a star where it has brought the trophy."""
    value = view["boxes"][seat][feature]
    return f"{EMPTY if value is None else value}{'★' if view['trophies'].get(feature) == seat else ' '}"


def _flaps(view: Document, result: Document, seat: int) -> str:
    marked = view["flaps"][seat]
    return f"{marked}→{result['breakdown'][seat]['flap']}" if marked else EMPTY


def paper(view: Document, result: Document, language: Language, company: Company, width: int) -> Table:
    """The sheet as on paper: a row for each box, and below them what the total is made of."""
    seats = range(view["players"])
    room = (width - 24) // view["players"] - 2
    table = Table(box=frames.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column("")
    for seat in seats:
        name = Text(company.name(seat), overflow="ellipsis")
        table.add_column(name, justify="right", no_wrap=True, min_width=5, max_width=max(5, room))
    for features in (SEASONS, BIRDS):
        for feature in features:
            label = Text.assemble(feature_tab(feature, language), f" {language.say(feature)}")
            last = feature == features[-1]
            table.add_row(label, *(_box(view, seat, feature) for seat in seats), end_section=last)
    table.add_row(language.say("result-flap"), *(_flaps(view, result, seat) + " " for seat in seats))
    trophies = [f"{result['breakdown'][seat]['trophies']} " for seat in seats]
    table.add_row(language.say("result-trophies"), *trophies)
    for number in range(2):
        passes = [view["pass_points"][seat][number] for seat in seats]
        label = Text(language.say("score-pass-row", round=number + 1))
        cells = [f"{EMPTY if points is None else points} " for points in passes]
        table.add_row(label, *cells, end_section=number == 1)
    totals = [f"{total} " for total in result["totals"]]
    table.add_row(language.say("result-total"), *totals, style="bold")
    return table
