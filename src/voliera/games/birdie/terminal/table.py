"""One screen: the round, everyone's scoreboard, the display area, your hand, and what happened last.

Drawn from a view document (what one seat may know) and the result so far, which is public.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from voliera.documents import Document
from voliera.games.birdie.rules.box import BIRDS, FEATURES
from voliera.games.birdie.terminal.cards import FACE_WIDTH, chip, coloured, faces, feature_tab
from voliera.games.birdie.terminal.line import line_of, scoring_line
from voliera.games.birdie.terminal.story import last_acts
from voliera.languages import Language
from voliera.terminal.company import Company
from voliera.terminal.face import TALL
from voliera.terminal.layout import bulleted, heading
from voliera.terminal.words import hand_keys

MOST_SENTENCES = 8
COLUMNS = ("pass", "flaps", "used", "hand", "deck", "total")


def draw(
    view: Document,
    result: Document,
    language: Language,
    company: Company,
    width: int,
    recent: Sequence[str] | None = None,
    height: int = TALL,
) -> list[RenderableType]:
    """The whole table as `view` knows it. `recent` replaces the last acts; a low window gets smaller cards."""
    players = view["players"]
    parts: list[RenderableType] = [
        title(view, language, company, width),
        scoreboards(view, result, language, company, width),
    ]
    if is_scoring(view):
        parts += scoring_line(view, language, company, width)
    else:
        parts += display(view, language, large=height >= 13 + 3 * players)
    parts += hand(view, language, company, width, large=height >= 16 + 3 * players)
    sentences = last_acts(view, language, company) if recent is None else list(recent)
    if sentences:
        parts += [heading(language.say("heading-recent")), listed(sentences[-MOST_SENTENCES:], language)]
    return parts


def listed(sentences: Sequence[str], language: Language) -> Table:
    """Sentences one under the other, with their cards on paper."""
    return bulleted([coloured(words, language) for words in sentences])


def is_scoring(view: Document) -> bool:
    """Whether a seat is scoring its line."""
    return view.get("scoring") is not None and view["seat"] is not None


def title(view: Document, language: Language, company: Company, width: int) -> RenderableType:
    """Game, round, who acts, and how far the deck goes."""
    seat = view["seat"]
    if seat is None:
        acts = language.say("title-over")
    else:
        kind = "title-scoring" if is_scoring(view) else "title-turn"
        acts = language.say(kind, who=company.who(seat), player=company.name(seat))
    round_of = language.say("title-round", round=view["round"], variant=view["variant"])
    left = language.say("title-deck", count=view["deck_size"])
    words = f"{language.say('game-birdie')} · {round_of} · {acts} · {left}"
    if len(words) > width - 4:
        words = f"{round_of} · {acts} · {left}"
    return Rule(Text(words, "bold"), style="dim")


def scoreboards(view: Document, result: Document, language: Language, company: Company, width: int) -> Table:
    """A row for each seat: eight boxes, Pass, Flaps, abilities used, hand, personal deck, total."""
    rows = [_board(view, result, seat) for seat in range(view["players"])]
    heads = [Text.assemble(feature_tab(feature, language), " ") for feature in FEATURES]
    heads += [Text(language.say(f"column-{column}")) for column in COLUMNS]
    widths = [max(3, *(len(cell) for cell in cells)) for cells in zip(heads, *rows, strict=True)]
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="underline")
    names = [_mark(view, seat) + company.name(seat) for seat in range(view["players"])]
    table.add_column("", no_wrap=True, width=min(max(map(cell_len, names)), width - sum(widths) - len(widths)))
    for head, cells in zip(heads, widths, strict=True):
        table.add_column(head, justify="right", no_wrap=True, width=cells)
    for seat, (name, row) in enumerate(zip(names, rows, strict=True)):
        table.add_row(Text(name, overflow="ellipsis"), *row, style="bold" if seat == company.you else "")
    return table


def _mark(view: Document, seat: int) -> str:
    """▶ acts, × has passed; while a line is scored everybody has."""
    if seat == view["seat"]:
        return "▶ "
    return "× " if seat in view["pass_order"] and not is_scoring(view) else "  "


def _board(view: Document, result: Document, seat: int) -> list[Text]:
    cells = []
    for feature in FEATURES:
        value = view["boxes"][seat][feature]
        star = "★" if view["trophies"].get(feature) == seat else " "
        cells.append(Text("·" + star if value is None else f"{value}{star}"))
    cells.append(Text(" ".join("·" if points is None else str(points) for points in view["pass_points"][seat])))
    marked = view["flaps"][seat]
    cells.append(Text(f"{marked}→{result['breakdown'][seat]['flap']}" if marked else "·"))
    cells.append(Text("".join(str(view["uses"][seat][bird] or "·") for bird in BIRDS)))
    cells.append(Text(str(_size(view["hands"][seat]))))
    cells.append(Text(str(_size(view["lines"][seat]))))
    cells.append(Text(str(result["totals"][seat]), "bold"))
    return cells


def _size(cards: int | list[str]) -> int:
    return cards if isinstance(cards, int) else len(cards)


def display(view: Document, language: Language, large: bool = True) -> list[RenderableType]:
    """The display area, each card under the number that takes it."""
    cards = [(str(number), card) for number, card in enumerate(view["display"], start=1)]
    if not cards:
        return [heading(language.say("heading-display")), Text(" " + language.say("display-empty"))]
    return [heading(language.say("heading-display")), faces(cards, language) if large else _chips(cards, language)]


def _chips(keyed: Sequence[tuple[str, str]], language: Language) -> Text:
    """Small cards in a row, each after its key."""
    return Text("  ").join(Text.assemble((f"{key} ", "bold"), chip(card, language)) for key, card in keyed)


def hand(view: Document, language: Language, company: Company, width: int, large: bool = True) -> list[RenderableType]:
    """The reader's own hand under its letters, and their personal deck where the table allows to look."""
    if company.you is None:
        return []
    cards = view["hands"][company.you]
    parts: list[RenderableType] = []
    if isinstance(cards, list):
        keyed = list(zip(hand_keys(language), cards, strict=False))
        words = language.say("heading-hand", count=len(cards))
        if not cards or is_scoring(view):
            row = Text(words + " ", "bold")
            for _, card in keyed:
                row.append_text(Text(" ").join([Text(), chip(card, language)]))
            parts.append(row)
        elif large and len(cards) * (FACE_WIDTH + 1) <= width:
            parts += [heading(words), faces(keyed, language)]
        else:
            parts += [heading(words), _chips(keyed, language)]
    line = view["lines"][company.you]
    if isinstance(line, list) and line and not is_scoring(view):
        parts.append(heading(language.say("heading-own-deck", count=len(line))))
        parts += line_of(line, language, width)
    return parts
