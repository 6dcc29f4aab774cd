"""`voliera score`: a score sheet for people who play the boxed games, on one screen of text.

`shell.py` is what every game's sheet shares.
"""

from __future__ import annotations

from voliera.errors import GameError
from voliera.games import GAMES
from voliera.games.contract import TerminalSheet
from voliera.languages import Language
from voliera.terminal.faces import face_of, refuse_others_options
from voliera.terminal.opening import language_of
from voliera.terminal.preparing import prepare
from voliera.terminal.refusal import InputRefused
from voliera.terminal.score import files
from voliera.terminal.score.choices import chosen
from voliera.terminal.score.shell import Shell
from voliera.terminal.score.wishes import SheetWishes
from voliera.terminal.screen import EndOfInput, Screen

LONGEST_DETAIL = 300


def open_sheet(wishes: SheetWishes, screen: Screen) -> None:
    """Open a sheet, new or resumed, and fill it in. Raises InputRefused where a wish cannot be met."""
    language = language_of(wishes.lang)
    document, exported = files.read(wishes.resume) if wishes.resume is not None else (None, False)
    if document is not None and document.get("game") not in GAMES:
        raise InputRefused("error-sheet-file", path=str(wishes.resume))
    if wishes.game is not None:
        _sheet_of(wishes.game)
    if document is not None and wishes.game not in (None, document["game"]):
        raise InputRefused("error-sheet-other-game", path=str(wishes.resume), game=document["game"])
    if wishes.save != wishes.resume:
        files.refuse_existing(wishes.save)
    files.check_export(wishes.export)
    try:
        game = document["game"] if document is not None else wishes.game or _asked_game(language, screen)
    except EndOfInput:
        return
    if document is None:
        refuse_others_options(wishes, face_of(game))
    prepare(language, screen)
    resumed = None if exported else wishes.resume
    path = wishes.save or resumed or files.default_path(game)
    shell = Shell(language, screen, wishes, game, path, ours=resumed if path == resumed else None)
    try:
        shell.sit(_sheet_of(game).run, document)
    except GameError as error:
        raise InputRefused("error-sheet-model", detail=error.message[:LONGEST_DETAIL]) from None


def _sheet_of(game: str) -> TerminalSheet:
    sheet = GAMES[game].terminal_sheet() if game in GAMES else None
    if sheet is None:
        raise InputRefused("error-sheet-game", game=game[:20], games=", ".join(GAMES))
    return sheet


def _asked_game(language: Language, screen: Screen) -> str:
    games = {name: language.say(f"game-{name}") for name in GAMES}
    return chosen("ask-game", games, next(iter(games)), language, screen)
