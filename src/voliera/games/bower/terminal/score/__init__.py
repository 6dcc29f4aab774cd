"""Bower's score sheet in the terminal: eggs, two nests, egg tiles and tokens in, the explained result out.

Questions follow from what the sheet lacks, so that a resumed one goes on where it was left. Once the result is there,
everything can still be corrected below it, and the result is told again.
"""

from __future__ import annotations

from voliera.documents import Document
from voliera.errors import GameError
from voliera.games.bower.sheet import score
from voliera.games.bower.sheet.edit import before
from voliera.games.bower.terminal.score.asking import Asking
from voliera.games.bower.terminal.score.draw import opened
from voliera.games.bower.terminal.score.opening import first_question, new_document
from voliera.games.bower.terminal.score.result import result_question, whole_sheet
from voliera.games.bower.terminal.score.sitting import Sitting, state_of
from voliera.languages import Language
from voliera.terminal.refusal import InputRefused
from voliera.terminal.score.shell import Question, Sheet, Shell


def run(shell: Shell, document: Document | None) -> None:
    """Fill in a sheet, new or resumed, until it is closed."""
    sitting = Sitting()
    if document is None:
        document = new_document(shell.wishes)
    else:
        shell.wishes.refuse_heading()
        sitting.finished = _is_complete(document, shell.language)
    shell.begin(document, Sheet("W-E3", lambda kept: whole_sheet(shell, kept), before, score))
    while not shell.closed:
        shell.ask(question(shell, sitting))


def _is_complete(document: Document, language: Language) -> bool:
    """Whether a file lacks nothing. One that cannot even be drawn is refused; what else is wrong can be corrected."""
    try:
        for nest in opened(document, language).nests:
            nest.filled()
    except GameError as error:
        raise InputRefused("error-sheet-model", error.rule, detail=error.message) from None
    try:
        return score(document)["next"] is None
    except GameError:
        return False


def question(shell: Shell, sitting: Sitting) -> Question:
    """What the sheet asks now."""
    asked = first_question(shell)
    if asked is not None:
        return asked
    sheet = opened(shell.document, shell.language)
    asking = Asking(shell, sheet, sitting)
    if None in sheet.document["eggs"]:
        return asking.eggs()
    for seat in (0, 1):
        state = state_of(sheet, seat)
        if not (state.done or (state.possible and seat in sitting.accepted)):
            return asking.nest(sitting.cursor_in(sheet, seat, state), state)
    if not sitting.finished or None in sheet.document["kept"]:
        return asking.bonus()
    try:
        return result_question(asking, score(sheet.document))
    except GameError as error:
        return asking.bonus(error)
