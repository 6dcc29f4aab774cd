"""The end of a game: who wins and why, and where everyone's points come from (B-F1, B-F2)."""

from __future__ import annotations

from rich import box
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from voliera.documents import Document
from voliera.languages import Language
from voliera.terminal.company import Company

PARTS = ("seasons", "birds", "pass", "flap", "trophies")


def breakdown(view: Document, result: Document, language: Language, company: Company) -> list[RenderableType]:
    """The winner, the table of points, and the tie-break where one was needed."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column("", no_wrap=True, max_width=24, overflow="ellipsis")
    for part in (*PARTS, "total"):
        table.add_column(language.say(f"result-{part}"), justify="right")
    for seat in ranking(view, result):
        points = result["breakdown"][seat]
        winner = seat == result["winner"]
        cells = [str(points[part]) for part in PARTS] + [str(result["totals"][seat])]
        name = ("★ " if winner else "  ") + company.name(seat)
        table.add_row(name, *cells, style="bold" if winner else "")
    parts: list[RenderableType] = [Rule(Text(language.say("result-title"), "bold"), style="dim"), table]
    if result["winner"] is not None:
        parts += _winner(result, language, company)
    return parts


def _winner(result: Document, language: Language, company: Company) -> list[RenderableType]:
    winner = result["winner"]
    points = result["totals"][winner]
    who, player = company.who(winner), company.name(winner)
    told: list[RenderableType] = [Text(language.say("result-winner", who=who, player=player, points=points), "bold")]
    tied = [seat for seat, total in enumerate(result["totals"]) if total == points and seat != winner]
    if tied:
        others = [company.name(seat) for seat in tied]
        joined = others[0]
        if len(others) > 1:
            joined = language.say("list-and", first=", ".join(others[:-1]), last=others[-1])
        told.append(Text(language.say("result-tie", who=who, player=player, others=joined, points=points) + " [B-F2]"))
    return told


def ranking(view: Document, result: Document) -> list[int]:
    """Seats from first to last: by points, then by who passed earlier in round 2."""
    order = view["pass_order"]
    late = len(order)

    def key(seat: int) -> tuple[bool, int, int]:
        return (seat != result["winner"], -result["totals"][seat], order.index(seat) if seat in order else late)

    return sorted(range(view["players"]), key=key)
