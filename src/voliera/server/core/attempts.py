"""What actions would lead to for the seat to move, without doing anything.

A player may try whatever follows from what the seat knows. An action that would draw something, or turn up what the
seat has not seen, is a wall: what it would bring beyond that is not told before it is done. A reveal of the player's
own cards to others is none: there the player learns nothing.
"""

from collections.abc import Iterable
from itertools import takewhile
from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.protocol.errors import Refused
from voliera.protocol.messages import MOST_ACTIONS, Rev

Wall = Literal["reveal", "random"]
OWN = {"spent", "inserted", "bonus-kept"}
"""What only the others learn from, when it is the player's own: it was in the hand, or drawn before."""


class AttemptWish(Struct, forbid_unknown_fields=True, frozen=True):
    """What is tried, one action after the other, and the `rev` that it was chosen at."""

    rev: Rev
    actions: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Attempt(Struct, frozen=True):
    """What the actions would lead to, as the seat would see it; up to a wall, if there is one."""

    rev: int
    done: int
    """How many of the actions were tried."""
    view: Document | Raw
    legal: list[Document] | Raw
    """What the seat could do then; nothing when its turn would be over."""
    events: list[Document]
    wall: Wall | None = None
    """Why the next action was not tried: it reveals something, or draws."""
    ahead: list[Document] = []
    """What that action brings for certain: its events up to the first one that reveals or draws."""
    result: Document | None = None
    """The result so far, in games in which it is open to all."""


def tried(game: Game, seat: int, actions: Iterable[Document], rev: int = 0) -> Attempt:
    """Try actions of the seat to move on a copy of the game."""
    game = game.copy()
    done, happened, ahead, wall = 0, list[Document](), list[Document](), None
    for action in actions:
        if game.seat != seat:
            raise Refused("not_your_turn", "the turn ends before the last of these actions")
        try:
            events = game.apply(action)
        except GameError as error:
            raise Refused(error.code, error.message, error.rule) from None
        wall = next((found for one in events if (found := wall_of(one, seat))), None)
        if wall is not None:
            game.undo()
            ahead = list(takewhile(lambda one: not wall_of(one, seat), events))
            break
        done += 1
        happened += events
    return Attempt(
        rev=rev,
        done=done,
        view=Raw(game.view_texts(seat)[0]),
        legal=game.legal() if game.seat == seat else [],
        events=heard(happened, seat),
        wall=wall,
        ahead=heard(ahead, seat),
        result=game.result() if game.rules.open_result else None,
    )


def wall_of(event: Document, seat: int) -> Wall | None:
    """What a player could learn from an event that was not known before."""
    if event["random"]:
        return "random"
    own = event["id"] in OWN and event["args"]["seat"] == seat
    return "reveal" if event["reveals"] and not own else None


def heard(events: Iterable[Document], seat: int | None) -> list[Document]:
    """The events that are addressed to a seat, or to everybody, without the address."""
    return [{"id": one["id"], "args": one["args"]} for one in events if one["to"] == "all" or seat in one["to"]]
