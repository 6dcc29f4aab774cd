"""The question that begins a round of Birdie's sheet: the order in which the players passed (B-T7)."""

from __future__ import annotations

import re

from rich.text import Text

from voliera.games.birdie.sheet import entries
from voliera.games.birdie.terminal.score.desk import Desk
from voliera.terminal.refusal import InputRefused
from voliera.terminal.score.shell import Entered, Question, Shell
from voliera.terminal.words import folded

RULE = "B-T7"


def pass_question(shell: Shell, desk: Desk) -> Question:
    """Ask for the order; the last one follows from the others."""
    names = desk.company.names
    listed = " · ".join(f"{number} {name}" for number, name in enumerate(names, start=1))
    question = desk.say("ask-score-pass", round=desk.round)
    page = [*desk.board(), Text(question, "bold"), Text(f" {listed}")]
    hint = desk.say("hint-score-pass", count=len(names))
    return Question(
        page,
        hint,
        lambda text: Entered(entries.with_pass_order(shell.document, order_of(text, names))),
        help=("score-pass", "score-pass-names"),
    )


def order_of(text: str, names: tuple[str, ...]) -> list[int]:
    """Seats by their numbers or by the beginning of their names, first one first."""
    order = [_seat(word, names) for word in re.findall(r"\d|[^\W\d]+", text)]
    if len(set(order)) < len(order):
        raise InputRefused("error-score-pass-twice", RULE)
    if len(order) == len(names) - 1:
        order += [seat for seat in range(len(names)) if seat not in order]
    if len(order) != len(names):
        raise InputRefused("error-score-pass-count", RULE, players=len(names), count=len(order))
    return order


def _seat(word: str, names: tuple[str, ...]) -> int:
    if word.isdecimal():
        if not 1 <= int(word) <= len(names):
            raise InputRefused("error-score-pass-number", RULE, players=len(names), number=word)
        return int(word) - 1
    begun = [seat for seat, name in enumerate(names) if folded(name).startswith(folded(word))]
    if len(begun) != 1:
        raise InputRefused("error-score-pass-name", word=word[:20], names=", ".join(names))
    return begun[0]
