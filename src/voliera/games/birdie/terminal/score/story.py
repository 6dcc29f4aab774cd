"""A play of Birdie explained: the line with its sets drawn over it, what happened in sentences, what it is worth."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from voliera.documents import Document
from voliera.games.birdie.sheet.announced import differences
from voliera.games.birdie.sheet.best import Best, Play
from voliera.games.birdie.sheet.play import SeatScored
from voliera.games.birdie.terminal.cards import CHIP_WIDTH, both, chip, code, coloured
from voliera.games.birdie.terminal.line import line_of
from voliera.games.birdie.terminal.score.desk import Desk
from voliera.games.birdie.terminal.scoring_story import one_flap_sentence
from voliera.games.birdie.terminal.story import sentence
from voliera.terminal.layout import flowing, heading

UNTOLD = ("declared", "scored")
"""Drawn over the line, or plain to see."""
PARTS = {"boxes": ("seasons", "birds"), "flap": ("flap",), "trophies": ("trophies",)}


def deeds(events: Sequence[Document], desk: Desk, last: int | None = None) -> list[RenderableType]:
    """What happened, a row for each deed: an ability with what it did, a box with its trophy; the flaps once.

    In the expert game removals and sets are numbered, as the line is.
    """
    rows: list[tuple[str, str]] = []
    step, before = 0, ""
    for event in one_flap_sentence(events):
        if event["id"] in UNTOLD:
            continue
        mark = " ·"
        if event["id"] in ("removed", "formed"):
            step += 1
            mark = f"{step}×" if event["id"] == "removed" else f"{step} "
        words = sentence(event, desk.language, desk.company)
        if rows and (event["id"] == "trophy" or before in ("spent", "formed")):
            rows[-1] = (rows[-1][0], f"{rows[-1][1]} {words}")
        else:
            rows.append((mark, words))
        before = event["id"]
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", no_wrap=True)
    for mark, words in rows if last is None else rows[-last:]:
        table.add_row(Text(mark), coloured(words, desk.language))
    return [table] if rows else []


def best_story(desk: Desk, one: SeatScored) -> list[RenderableType]:
    """The best play from where the seat stands, drawn and explained, with what a Robin would add."""
    best = one.best_from_here()
    line = one.game.view(one.seat)["lines"][one.seat]
    parts: list[RenderableType] = [heading(desk.say("score-best"))]
    parts += play_story(desk, line, best.play)
    parts.append(Text(" ".join([worth(desk, best.play), proof(desk, best)]), "bold"))
    if best.robin is not None:
        parts.append(Text(desk.say("score-robin", gain=round(best.robin["gain"], 1))))
    return parts


def play_story(desk: Desk, line: Sequence[str], play: Play) -> list[RenderableType]:
    """The line as it was split or taken apart, and what came of it."""
    final, sets, tags = followed(line, play.events)
    parts: list[RenderableType] = []
    if any(tags):
        parts += tagged_line(final, tags, desk)
    elif final:
        parts += line_of(final, desk.language, desk.width, sets)
    return [*parts, *deeds(play.events, desk)]


def worth(desk: Desk, play: Play) -> str:
    """The points of a play, and where they come from."""
    gains = dict(play.gains)
    parts = {name: sum(gains.get(one, 0) for one in of) for name, of in PARTS.items()}
    return desk.say("score-worth", points=int(play.value), **parts)


def proof(desk: Desk, best: Best) -> str:
    """Whether more is possible."""
    return desk.say("score-proved" if best.exact else "score-bound", bound=int(best.bound))


def followed(line: Sequence[str], events: Sequence[Document]) -> tuple[list[str], list[Document], list[str]]:
    """The line after Woodpecker and Robin, the sets declared in it, and for each card a tag of when it was removed.

    Tags are `(step, feature)` texts: a card that was taken away alone has a feature of "".
    """
    cards = list(line)
    sets: list[Document] = []
    tags: list[str] = []
    left: list[int] = []
    step = gap = 0
    for event in events:
        args = event["args"]
        match event["id"]:
            case "moved":
                cards.insert(args["to"], cards.pop(args["from"]))
            case "inserted":
                cards.insert(args["at"], args["card"])
            case "declared":
                sets.append({**args, "dropped": False})
            case "dropped" if sets:
                _drop(sets, args)
            case "removed":
                if not tags:
                    tags, left = [""] * len(cards), list(range(len(cards)))
                step, gap = step + 1, args["at"]
                tags[left.pop(gap)] = f"{step}×"
            case "formed":
                step += 1
                begin = gap
                while begin and args["feature"] in both(cards[left[begin - 1]]):
                    begin -= 1
                for place in left[begin : begin + args["size"]]:
                    tags[place] = f"{step} {args['feature']}"
                del left[begin : begin + args["size"]]
                gap = begin
    return cards, sets, tags


def _drop(sets: list[Document], args: Document) -> None:
    """The Pigeon's set: the one of this feature and size that is still there."""
    for one in sets:
        if one["feature"] == args["feature"] and one["length"] == args["size"] and not one["dropped"]:
            one["dropped"] = True
            return


def tagged_line(cards: Sequence[str], tags: Sequence[str], desk: Desk) -> list[RenderableType]:
    """Rows of chips under their positions; below each, in which step it left the line, and with which set."""
    per_row = max(1, (desk.width - 1) // (CHIP_WIDTH + 1))
    parts: list[RenderableType] = []
    for begin in range(0, len(cards), per_row):
        numbers, chips, below = Text(" "), Text(" "), Text(" ")
        for place, card in enumerate(cards[begin : begin + per_row], start=begin):
            numbers.append(f"{place + 1:^{CHIP_WIDTH}} ", "bold")
            chips.append_text(chip(card, desk.language)).append(" ")
            step, _, feature = tags[place].partition(" ")
            tag = f"{step} {code(feature, desk.language)}" if feature else step
            below.append(f"{tag:^{CHIP_WIDTH}} ", "" if feature else "dim")
        parts += [numbers, chips, below]
    return parts


def missed_story(desk: Desk, one: SeatScored) -> list[RenderableType]:
    """What the play of a seat is worth beside the best one, and where the two differ."""
    best = one.best()
    missed = int(best.play.value - one.play.value)
    parts: list[RenderableType] = [Text(worth(desk, one.play), "bold")]
    if missed <= 0:
        parts.append(Text(desk.say("score-nothing-missed", proved="yes" if best.exact else "no"), "bold green"))
        return parts
    verdict = desk.say("score-missed", points=missed, best=int(best.play.value))
    parts.append(Text(f"{verdict} {proof(desk, best)}", "bold"))
    parts.append(Text(flowing(" · ".join(_different(desk, best.play, one.play)), desk.width - 1)))
    parts.append(heading(desk.say("score-best")))
    line = one.start.view(one.seat)["lines"][one.seat]
    return parts + play_story(desk, line, best.play)


def _different(desk: Desk, best: Play, played: Play) -> list[str]:
    """The boxes, flaps and trophies in which the best play differs."""
    found = differences(best, played)
    words = [
        desk.say("score-differs-box", box=box, best=one or 0, played=other or 0)
        for box, (one, other) in found["boxes"].items()
    ]
    more = found["flaps"][0] - found["flaps"][1]
    if more:
        words.append(desk.say("score-differs-flaps", count=abs(more), more="yes" if more > 0 else "no"))
    for birds, more_of in zip(found["trophies"], ("yes", "no"), strict=True):
        words += [desk.say("score-differs-trophy", bird=bird, more=more_of) for bird in birds]
    return words
