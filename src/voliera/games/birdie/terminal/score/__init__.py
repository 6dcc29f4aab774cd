"""Birdie's score sheet in the terminal: who plays, who passed, lines, hands, scorings, over two rounds to the end."""

from __future__ import annotations

from voliera.documents import Document
from voliera.games.birdie.sheet import entries, score
from voliera.games.birdie.sheet.document import read_sheet
from voliera.games.birdie.terminal.score import pages
from voliera.games.birdie.terminal.score.cards import cards_question
from voliera.games.birdie.terminal.score.desk import Desk, desk_of
from voliera.games.birdie.terminal.score.heading import from_wishes, heading_question
from voliera.games.birdie.terminal.score.passing import pass_question
from voliera.games.birdie.terminal.score.scoring import scoring_question
from voliera.terminal.refusal import InputRefused
from voliera.terminal.score.shell import Entered, Look, Question, Sheet, Shell
from voliera.terminal.typed import SHOWN


def run(shell: Shell, document: Document | None) -> None:
    """Fill in a sheet, new or resumed, until it is closed."""
    if document is None:
        begun = from_wishes(shell.wishes)
    else:
        shell.wishes.refuse_heading()
        begun = _resumed(document)
    shell.begin(begun, Sheet("B-F1", lambda kept: pages.whole_sheet(desk_of(shell, kept)), entries.before, score))
    desk = desk_of(shell)
    while not shell.closed:
        asked = shell.document
        shell.ask(_question(shell, desk))
        if shell.document is not asked:
            before, desk = desk, desk_of(shell)
            if _finished(desk) > _finished(before):
                shell.think()
                shell.turn_page(*pages.verdict(desk))
                desk = desk_of(shell)


def _resumed(document: Document) -> Document:
    """A sheet from a file, in its canonical form; of one that has hardly begun, only what it says."""
    canonical = read_sheet(document).document()
    return canonical if canonical["rounds"] else {**document, "rounds": []}


def _finished(desk: Desk) -> int:
    """How many scorings are complete."""
    return sum(one.done for one in desk.progress.all())


def _question(shell: Shell, desk: Desk) -> Question:
    """What is to be told next, or the end."""
    for field in entries.HEADING:
        if field not in shell.document:
            return heading_question(shell, field)
    told = desk.progress.next
    if told is None:
        return Question(pages.final(desk), desk.say("hint-score-end"), lambda text: _close(text, shell))
    match told["what"]:
        case "pass_order":
            return pass_question(shell, desk)
        case "scoring":
            return scoring_question(shell, desk)
        case kind:
            return cards_question(shell, desk, kind, told["seat"])


def _close(text: str, shell: Shell) -> Entered | Look:
    """Enter leaves the finished sheet."""
    if text:
        raise InputRefused("error-unknown", text=text[:SHOWN])
    shell.close()
    return Look()
