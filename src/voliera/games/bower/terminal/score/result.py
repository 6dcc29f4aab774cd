"""The end of a Bower sheet: the result egg by egg, as the playing table tells it, and the whole sheet as text."""

from __future__ import annotations

from rich.text import Text

from voliera.documents import Document
from voliera.errors import GameError
from voliera.games.bower.sheet import score, table
from voliera.games.bower.terminal import results
from voliera.games.bower.terminal.score.asking import BONUS_HELP, Asking
from voliera.games.bower.terminal.score.draw import Sheet, board, opened
from voliera.games.bower.terminal.score.opening import first_question
from voliera.games.bower.terminal.score.sitting import Sitting
from voliera.terminal.face import Page, Scene
from voliera.terminal.score.files import TEXT_WIDTH
from voliera.terminal.score.shell import Entered, Look, Question, Shell
from voliera.terminal.screen import ENDLESS
from voliera.terminal.words import says

RESULT_HELP = ("next", "end", "back", *BONUS_HELP)


def pages(sheet: Sheet, explained: Document, width: int, height: int, *, paged: bool) -> list[Page]:
    """Everything that is counted, page by page or all at once; the nests lie in the tiles that were found for them."""
    view = table(sheet.document).view(None)
    scene = Scene(view, sheet.language, sheet.company, width, height, paged=paged)
    return results.pages(explained, scene)


def result_question(asking: Asking, scored: Document) -> Question:
    """A page of the result; Enter leafs on and at last closes the sheet, and everything can still be corrected."""
    shell, sitting, screen = asking.shell, asking.sitting, asking.shell.screen
    size = (screen.width, screen.height)
    shown = sitting.told(
        asking.sheet.document,
        *size,
        lambda: pages(asking.sheet, scored["explanation"], *size, paged=screen.interactive),
    )
    number = min(sitting.page, len(shown) - 1)
    last = number == len(shown) - 1
    page = [*shown[number], *(_so_far(asking) if last and scored["next"] else [])]

    def read(text: str) -> Entered | Look:
        if not text and last:
            shell.close()
        elif not text:
            sitting.page = number + 1
        elif says(text, "last", shell.language):
            sitting.page = len(shown) - 1
        elif says(text, "back", shell.language):
            sitting.page = max(0, number - 1)
        else:
            return asking.read(text, None)
        return Look()

    return asking.question(page, "result" if last else "page", read, RESULT_HELP)


def _so_far(asking: Asking) -> Page:
    return [Text(asking.say("score-bower-so-far"), "bold")]


def whole_sheet(shell: Shell, document: Document) -> Page:
    """The sheet for a text file: what was said, the nests, and the result where it is known."""
    if first_question(shell) is not None:
        return [Text(shell.say("score-bower-title"))]
    sheet = opened(document, shell.language)
    asking = Asking(shell, sheet, Sitting())
    page: Page = [asking.heading(), *asking.extras(keys=False)]
    try:
        scored = score(document)
    except GameError as error:
        return [*page, *board(sheet, TEXT_WIDTH, ENDLESS), *shell.worded(error)]
    if scored["result"] is None or (scored["next"] and scored["next"]["kept"]):
        return [*page, *board(sheet, TEXT_WIDTH, ENDLESS), Text(shell.say("score-bower-incomplete"))]
    told = pages(sheet, scored["explanation"], TEXT_WIDTH, ENDLESS, paged=False)
    return [*page, *(part for one in told for part in one), *(_so_far(asking) if scored["next"] else [])]
