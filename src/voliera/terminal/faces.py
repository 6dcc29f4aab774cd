"""The games that can be played at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voliera.games import GAMES
from voliera.terminal.face import Face
from voliera.terminal.refusal import InputRefused
from voliera.terminal.wishes import OPTIONS, Wishes

if TYPE_CHECKING:
    from voliera.terminal.score.wishes import SheetWishes


def face_of(name: object) -> Face:
    """Return a game's face by the game's name; a name that none has raises InputRefused."""
    face = GAMES[name].terminal() if isinstance(name, str) and name in GAMES else None
    if face is None:
        raise InputRefused("error-game", game=str(name)[:20], games=", ".join(GAMES))
    return face


def refuse_others_options(wishes: Wishes | SheetWishes, face: Face) -> None:
    """Refuse an option that belongs to another game, by its name."""
    for option in OPTIONS:
        if getattr(wishes, option, False) and option not in face.options:
            owner = next(name for name in GAMES if option in face_of(name).options)
            raise InputRefused("error-option-game", option=f"--{option.replace('_', '-')}", game=face.name, owner=owner)
