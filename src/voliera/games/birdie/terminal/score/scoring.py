"""The scoring of one seat on Birdie's sheet: see the best play, announce sets or boxes, or play it step by step.

The keys are those of the table (`1-4 ro`, `w 3 7`, `5`); `ro 4 su 2` announces boxes, for which a play is looked for.
Whatever is typed goes through the rules before it is kept.
"""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from voliera.documents import Document
from voliera.games.birdie.sheet import entries
from voliera.games.birdie.sheet.announced import find_play, longest_sets
from voliera.games.birdie.sheet.best import ROBIN
from voliera.games.birdie.terminal import helping, scoring_keys
from voliera.games.birdie.terminal.cards import chip
from voliera.games.birdie.terminal.line import scoring_line
from voliera.games.birdie.terminal.score.desk import Desk
from voliera.games.birdie.terminal.score.story import best_story, deeds
from voliera.games.birdie.terminal.words import command_of, feature_of
from voliera.terminal.refusal import InputRefused
from voliera.terminal.score.shell import Entered, Look, Question, Shell
from voliera.terminal.typed import SHOWN, tokenised
from voliera.terminal.words import says

BEST = "best"
"""The pad while the best play is shown."""
LAST_DEEDS = 6
ENDLESS = 10_000
"""So wide that hints are not broken into rows yet."""
SHORTEST, LONGEST = 2, 16


def scoring_question(shell: Shell, desk: Desk) -> Question:
    """Ask the seat that scores for its play; with the pad, the best one is shown."""
    one = desk.scoring
    view = one.game.view(one.seat)
    page: list[RenderableType] = [*desk.board()]
    if shell.pad == BEST:
        page += [*_hand(desk, view), *best_story(desk, one)]
    else:
        page += [*scoring_line(view, desk.language, desk.company, desk.width), *_hand(desk, view)]
        told = one.play.events[:-1] if view["scoring"]["set"] else one.play.events
        page += deeds(told, desk, LAST_DEEDS)
    return Question(
        page,
        _hint(desk, view, shell.pad == BEST),
        lambda text: _read(text, shell, desk, view),
        help=("score-best", "score-boxes", *helping.KEYS.get(view["phase"], ())),
        legend=[Text(desk.say("help-line"))],
    )


def _hand(desk: Desk, view: Document) -> list[RenderableType]:
    cards = view["hands"][view["seat"]]
    if not cards:
        return []
    row = Text(desk.say("score-hand") + " ", "bold")
    for card in cards:
        row.append_text(chip(card, desk.language)).append(" ")
    return [row]


def _hint(desk: Desk, view: Document, shown: bool) -> str:
    """What Enter does now, then the keys of the phase."""
    enter = desk.say("hint-score-enter", shown="yes" if shown else "no")
    keys = helping.hint(view, desk.scoring.game.legal(), desk.language, ENDLESS).plain
    fresh = view["phase"] in ("split", "collapse") and not view["scoring"]["sets"]
    return f"{enter} · {desk.say('hint-score-boxes')}\n{keys}" if fresh else f"{enter}\n{keys}"


def _read(text: str, shell: Shell, desk: Desk, view: Document) -> Entered | Look:
    one = desk.scoring
    if not text and shell.pad != BEST:
        shell.think()
        return Look(BEST)
    if not text or says(text, "best", desk.language):
        return _entered(shell, desk, list(one.best_from_here().play.actions))
    boxes = announced_boxes(text, desk, view)
    if boxes:
        shell.think()
        return _entered(shell, desk, _play_for(boxes, desk))
    actions = scoring_keys.actions(text, view, one.game.legal(), desk.language)
    if not actions:
        raise InputRefused("error-unknown", text=text[:SHOWN])
    if ROBIN in actions[:-1]:
        raise InputRefused("error-score-robin-first", "B-A3")
    nothing_declared = not one.play.actions and actions[0]["do"] in ("write", "stop")
    if nothing_declared and command_of(text, desk.language) == "ok":
        raise InputRefused("error-score-nothing", variant=view["variant"])
    return _entered(shell, desk, actions)


def _entered(shell: Shell, desk: Desk, actions: list[Document]) -> Entered:
    """The document with these actions, once the rules have allowed them."""
    desk.scoring.game.copy().apply(actions)
    return Entered(entries.with_actions(shell.document, desk.scoring.seat, actions))


def announced_boxes(text: str, desk: Desk, view: Document) -> dict[str, int] | None:
    """`ro 4, su 2` as boxes; None where the line is something else, or sets are declared already."""
    if view["phase"] not in ("split", "collapse", "insert") or view["scoring"]["sets"]:
        return None
    typed = tokenised(text.replace("=", " "))
    tokens = typed.tokens if typed else []
    if len(tokens) < 2 or len(tokens) % 2:
        return None
    named = [feature_of(word, desk.language) if word.isalpha() else None for word in tokens[::2]]
    numbers = tokens[1::2]
    if None in named or not all(number.isdecimal() for number in numbers):
        return None
    boxes: dict[str, int] = {}
    for box, number in zip(filter(None, named), numbers, strict=True):
        if box in boxes:
            raise InputRefused("error-score-box-twice", "B-P6", box=box)
        if not SHORTEST <= int(number) <= LONGEST:
            raise InputRefused("error-score-box-size", "B-P4", box=box, size=number[:4])
        boxes[box] = int(number)
    return boxes


def _play_for(boxes: dict[str, int], desk: Desk) -> list[Document]:
    """A play that writes just these boxes, or an InputRefused that says why there is none."""
    one = desk.scoring
    game = one.game
    own = game.view(one.seat)["boxes"][one.seat]
    for box in boxes:
        if own[box] is not None:
            raise InputRefused("error-score-box-filled", "B-P5", box=box, value=own[box])
    search = find_play(game, boxes)
    if search.actions is not None:
        return search.actions
    longest = longest_sets(game)
    short = [box for box, size in boxes.items() if longest[box] < size]
    if short and search.complete:
        box = short[0]
        raise InputRefused("error-score-box-short", "B-P4", box=box, size=boxes[box], longest=longest[box])
    raise InputRefused("error-score-box-none" if search.complete else "error-score-box-unknown")
