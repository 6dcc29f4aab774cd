"""Typing cards into Birdie's sheet: a line, a hand, or the card that a Robin drew, with the block of keys on screen.

What is wrong is pointed at, and the cards before it stay: with a `+` the reader goes on from there.
"""

from __future__ import annotations

from collections import Counter

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from voliera.errors import GameError
from voliera.games.birdie.rules.box import BIRDS, SEASONS
from voliera.games.birdie.sheet import entries
from voliera.games.birdie.sheet.shorthand import KEYPADS, keypad, read_cards
from voliera.games.birdie.terminal.cards import feature_tab
from voliera.games.birdie.terminal.line import line_of
from voliera.games.birdie.terminal.score.desk import Desk
from voliera.languages import Language
from voliera.sheet.slip import Slip, Typed
from voliera.terminal.refusal import InputRefused
from voliera.terminal.score.shell import Entered, Look, Question, Shell
from voliera.terminal.words import folded

NONE = ("-", "–", "—", "0")
MORE = "+"
"""Before cards that follow those that were kept; without it everything is typed again."""
KINDS = {"line": "lines", "hand": "hands", "drawn": "drawn"}
"""What is asked for, and how the document calls it."""


def cards_question(shell: Shell, desk: Desk, kind: str, seat: int) -> Question:
    """Ask for the cards of a `line` or a `hand`, or for the card `drawn`."""
    draft: list[str] = shell.pad or []
    question = desk.say(f"ask-score-{kind}", player=desk.name(seat), round=desk.round)
    page: list[RenderableType] = [*desk.board(), Text(question, "bold"), keys(desk.language)]
    if draft:
        page += [Text(desk.say("score-draft", count=len(draft))), *line_of(draft, desk.language, desk.width)]
    return Question(
        page,
        desk.say("hint-score-draft") if draft else desk.say(f"hint-score-{kind}"),
        lambda text: _read(text, shell, desk, kind, seat, draft),
        help=("score-codes", "score-keys", *(("score-none",) if kind != "drawn" else ())),
        legend=[keys(desk.language)],
        mine=lambda text: len(text) == 1 and any(folded(text) in folded(block) for block in KEYPADS.values()),
    )


def keys(language: Language) -> RenderableType:
    """The block of keys: birds in rows, seasons in columns."""
    block = keypad(language.code)
    table = Table.grid(padding=(0, 1))
    table.add_row(Text("  "), Text("  "), *(feature_tab(season, language) for season in SEASONS))
    for row, bird in enumerate(BIRDS):
        cells = [Text(f"{key} ", "bold") for key in block[4 * row : 4 * row + 4]]
        table.add_row(Text("  "), feature_tab(bird, language), *cells, Text(f" {language.say(bird)}", "dim"))
    return table


def _read(text: str, shell: Shell, desk: Desk, kind: str, seat: int, draft: list[str]) -> Entered | Look:
    """The document with the cards, or, where one of them is wrong, those before it as a draft."""
    if kind != "drawn" and (text in NONE or (kind == "hand" and not text and not draft)):
        return Entered(entries.with_cards(shell.document, KINDS[kind], seat, []))
    if not text and not draft:
        raise InputRefused(f"error-score-empty-{kind}")
    if text and not text.startswith(MORE):
        draft = []
    try:
        typed = read_cards(text, desk.language.code)
    except Slip as slip:
        return _kept_so_far(slip, slip.read, shell, kind, draft)
    if text and not typed:
        raise Slip(text, 0, len(text), "bird", "no card", found=text[:20], near="", nearby=0)
    cards = [*draft, *(one.card for one in typed)]
    if kind == "line" and len(cards) == 1:
        raise InputRefused("error-score-one-card", "B-T2")
    if kind == "drawn" and len(cards) != 1:
        raise InputRefused("error-score-drawn-one", "B-A3")
    try:
        if kind == "drawn":
            return Entered(entries.with_drawn(shell.document, seat, cards[0]))
        return Entered(entries.with_cards(shell.document, KINDS[kind], seat, cards))
    except GameError as error:
        index = int(error.facts.get("index", -1)) - len(draft)
        if not 0 <= index < len(typed):
            raise
        too_many = _pointed(error, text, typed[index], desk, cards[: int(error.facts["index"])], kind, seat)
        return _kept_so_far(too_many, typed[:index], shell, kind, draft)


def _kept_so_far(slip: Slip, read: list[Typed], shell: Shell, kind: str, draft: list[str]) -> Look:
    """The slip, told; what was read before it stays in the pad, and is gone on with."""
    kept = [*draft, *(one.card for one in read)] if kind != "drawn" else []
    return Look(kept or None, shell.worded(slip))


def _pointed(error: GameError, text: str, wrong: Typed, desk: Desk, before: list[str], kind: str, seat: int) -> Slip:
    """A card that is one too many, pointed at, with where its other copies are."""
    facts = {name: fact for name, fact in error.facts.items() if name in ("card", "room")}
    copies = Counter(entries.copies_of(desk.progress.sheet, wrong.card))
    copies[desk.round - 1, KINDS[kind], seat] += before.count(wrong.card)
    where = [_place(desk, *place, count) for place, count in copies.items() if count]
    fault = str(error.facts["fault"])
    return Slip(text, wrong.at, wrong.length, fault, error.message, rule=error.rule, **facts, where=", ".join(where))


def _place(desk: Desk, number: int, kind: str, seat: int, count: int) -> str:
    told_in = number + 1 if number + 1 != desk.round else 0
    return desk.say("score-copies", kind=kind, player=desk.name(seat), count=count, round=told_in)
