"""A line of cards with its positions, the features that neighbours share, and the sets declared in it (B-P2, B-P4)."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from voliera.documents import Document
from voliera.games.birdie.terminal.cards import CHIP_WIDTH, both, chip, code
from voliera.languages import Language
from voliera.terminal.company import Company

LINKS = {0: " ", 1: "-", 2: "="}
"""What stands between two cards that share this many features."""


def shared(cards: Sequence[str]) -> list[str]:
    """The features that all these cards have in common, bird first."""
    birds = {both(card)[0] for card in cards}
    seasons = {both(card)[1] for card in cards}
    return [only for features in (birds, seasons) if len(features) == 1 for only in features]


def scoring_line(view: Document, language: Language, company: Company, width: int) -> list[RenderableType]:
    """The line of the seat that scores, with everything that is being decided about it."""
    seat = view["seat"]
    scoring = view["scoring"]
    cards = view["lines"][seat]
    heading = language.say("heading-line", who=company.who(seat), player=company.name(seat), count=len(cards))
    parts: list[RenderableType] = [Text(heading, "bold")]
    if cards:
        parts += line_of(cards, language, width, scoring["sets"], view["boxes"][seat], scoring.get("gap"))
    for number, declared in enumerate(scoring["sets"], start=1):
        parts.append(_declared(number, declared, view["boxes"][seat], language))
    if scoring.get("drawn"):
        parts.append(Text.assemble(language.say("drawn-card"), " ", chip(scoring["drawn"], language)))
    if scoring.get("set"):
        appeared = scoring["set"]
        parts.append(Text(language.say("event-formed", feature=appeared["feature"], size=appeared["size"])))
    return parts


def line_of(
    cards: Sequence[str],
    language: Language,
    width: int,
    sets: Sequence[Document] = (),
    boxes: Document | None = None,
    gap: int | None = None,
) -> list[RenderableType]:
    """Rows of chips under their positions; a bracket under each set; ∨ where the last gap has closed."""
    step = CHIP_WIDTH + 1
    per_row = max(1, (width - 1) // step)
    parts: list[RenderableType] = []
    for begin in range(0, len(cards), per_row):
        row = cards[begin : begin + per_row]
        numbers, chips = Text(" "), Text(" ")
        for index, card in enumerate(row, start=begin):
            numbers.append(f"{index + 1:^{CHIP_WIDTH}}", "bold")
            numbers.append("∨" if gap == index + 1 and index + 1 < len(cards) else " ")
            chips.append_text(chip(card, language))
            following = cards[index + 1] if index + 1 < len(cards) else None
            chips.append(LINKS[len(shared([card, following]))] if following else " ", "bold")
        parts += [numbers, chips]
        if any(s["start"] < begin + len(row) and s["start"] + s["length"] > begin for s in sets):
            parts.append(_brackets(begin, len(row), sets, language))
    return parts


def _brackets(begin: int, count: int, sets: Sequence[Document], language: Language) -> Text:
    """`╰─ Ro 4 ─╯` under each set; a set that runs on into another row stays open at that end."""
    step = CHIP_WIDTH + 1
    text = Text(" ")
    for declared in sets:
        first = max(declared["start"], begin) - begin
        last = min(declared["start"] + declared["length"], begin + count) - begin
        if first >= last:
            continue
        text.append(" " * (1 + first * step - len(text)))
        size = (last - first) * step - 1
        label = f" {code(declared['feature'], language)} {declared['length']} "
        left = "╰" if declared["start"] >= begin else "─"
        right = "╯" if declared["start"] + declared["length"] <= begin + count else "─"
        text.append(left + f"{label:─^{size - 2}}" + right, "dim strike" if declared["dropped"] else "bold")
    return text


def _declared(number: int, declared: Document, boxes: Document, language: Language) -> Text:
    feature = declared["feature"]
    fate = "dropped" if declared["dropped"] else "filled" if boxes[feature] is not None else "open"
    words = language.say(
        "declared-set",
        number=number,
        feature=feature,
        size=declared["length"],
        first=declared["start"] + 1,
        last=declared["start"] + declared["length"],
        fate=fate,
    )
    return Text(" " + words, "dim" if fate != "open" else "")
