"""`voliera score`: a score sheet for people who play the boxed games, on one screen of text.

`shell.py` is what every game's sheet shares, and says how a game plugs in; `SHEETS` is where the games are found.
"""

from __future__ import annotations

from importlib import import_module

from voliera.errors import GameError
from voliera.languages import Language
from voliera.terminal.opening import language_of
from voliera.terminal.preparing import prepare
from voliera.terminal.refusal import Refusal
from voliera.terminal.score import files
from voliera.terminal.score.choices import chosen
from voliera.terminal.score.shell import Shell
from voliera.terminal.score.wishes import SheetWishes
from voliera.terminal.screen import EndOfInput, Screen

SHEETS = {"birdie": "voliera.games.birdie.terminal.score", "bower": "voliera.games.bower.terminal.score"}
"""Every game that has a sheet here: its name, and the module with its `run(shell, document)`."""
LONGEST_DETAIL = 300


def open_sheet(wishes: SheetWishes, screen: Screen) -> None:
    """Open a sheet, new or resumed, and fill it in. Raises Refusal where a wish cannot be met."""
    language = language_of(wishes.lang)
    document, exported = files.read(wishes.resume) if wishes.resume is not None else (None, False)
    if wishes.game is not None and wishes.game not in SHEETS:
        raise Refusal("error-sheet-game", game=wishes.game[:20], games=", ".join(SHEETS))
    if document is not None and wishes.game not in (None, document["game"]):
        raise Refusal("error-sheet-other-game", path=str(wishes.resume), game=document["game"])
    if wishes.save != wishes.resume:
        files.refuse_existing(wishes.save)
    files.check_export(wishes.export)
    try:
        game = document["game"] if document is not None else wishes.game or _asked_game(language, screen)
    except EndOfInput:
        return
    prepare(language, screen)
    resumed = None if exported else wishes.resume
    path = wishes.save or resumed or files.default_path(game)
    shell = Shell(language, screen, wishes, game, path, ours=resumed if path == resumed else None)
    try:
        shell.sit(import_module(SHEETS[game]).run, document)
    except GameError as error:
        raise Refusal("error-sheet-model", detail=error.message[:LONGEST_DETAIL]) from None


def _asked_game(language: Language, screen: Screen) -> str:
    games = {name: language.say(f"game-{name}") for name in SHEETS}
    return chosen("ask-game", games, next(iter(games)), language, screen)
