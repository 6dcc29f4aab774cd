"""What a record holds, step by step, and what could be done in it. Whoever brings a record knows all of it."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.given import check_seed
from voliera.protocol.errors import Refused
from voliera.protocol.messages import MOST_ACTIONS
from voliera.server.core.attempts import Attempt, heard, tried
from voliera.server.core.making import At, replayed
from voliera.server.core.resignation import lost_by, resignation

Eyes = Annotated[int, Meta(ge=0, le=3, description="Through the eyes of this seat; null for a watcher.")]
LARGEST_SEED = 10**39


class StepsWish(Struct, forbid_unknown_fields=True, frozen=True):
    """A record, and its viewer."""

    record: dict[str, Any]
    eyes: Eyes | None = None


class Step(Struct, frozen=True):
    """A moment of a game: what was done to get here, what happened then, and what is seen now."""

    seat: int | None
    """The seat to move; null at the end."""
    phase: str
    view: Document | Raw
    by: int | None = None
    """The seat that acted; null at the start."""
    action: Document | None = None
    events: list[Document] = []


class Steps(Struct, frozen=True):
    """Every moment of a game, the start first; and its record, complete."""

    record: Document
    steps: list[Step]
    result: Document


class StudyWish(Struct, forbid_unknown_fields=True, frozen=True):
    """A moment of a record, and actions that are tried from there: none of them tells what could be done."""

    record: dict[str, Any]
    at: At
    actions: Annotated[list[dict[str, Any]], Meta(max_length=MOST_ACTIONS)] = []


class Played(Struct, frozen=True):
    """What the actions led to, draws and reveals too, as the seat that acted first sees it."""

    view: Document | Raw
    legal: list[Document]
    """What can be done now, by whoever is to move."""
    seat: int | None
    phase: str
    events: list[Document]
    record: Document
    """The record with the actions in it."""
    result: Document


class SolveWish(Struct, forbid_unknown_fields=True, frozen=True):
    """A moment of a record in which somebody scores, as the engine protocol's `solve` has it."""

    record: dict[str, Any]
    at: At
    objective: Literal["points", "win"] = "points"


def steps_of(record: Document, eyes: int | None) -> Steps:
    """A record as it is seen by a seat, or by a watcher."""
    whole = replayed(record, len(record["actions"]) if isinstance(record.get("actions"), list) else 0)
    complete = whole.record()
    game = replayed(complete, 0)
    found = [Step(game.seat, game.phase, Raw(_seen(game, eyes)))]
    for action in complete["actions"]:
        by = game.seat
        events = heard(game.apply(action), eyes)
        found.append(Step(game.seat, game.phase, Raw(_seen(game, eyes)), by, action, events))
    if whole.resigned is None:
        return Steps(complete, found, whole.result())
    found[-1] = replace(found[-1], events=[*found[-1].events, *heard([resignation(whole.resigned)], eyes)])
    return Steps(complete, found, lost_by(whole.resigned, whole.result()))


def _seen(game: Game, eyes: int | None) -> bytes:
    try:
        return game.view_texts(eyes)[0]
    except GameError as error:
        raise Refused(error.code, error.message) from None


def attempted(wish: StudyWish) -> Attempt:
    """Return what actions would lead to at a moment of a record, up to the first draw or reveal; raises Refused."""
    game = replayed(checked(wish.record), wish.at)
    if game.seat is None:
        raise Refused("game_over", "there is nothing left to try")
    return tried(game, game.seat, wish.actions, wish.at)


def played(wish: StudyWish) -> Played:
    """Return what actions lead to at a moment of a record, whatever is drawn or revealed; raises Refused."""
    game = replayed(checked(wish.record), wish.at)
    seat = game.seat
    try:
        events = game.apply(wish.actions) if wish.actions else []
    except GameError as error:
        raise Refused(error.code, error.message, error.rule) from None
    return Played(
        view=Raw(game.view_texts(seat)[0]),
        legal=game.legal(),
        seat=game.seat,
        phase=game.phase,
        events=heard(events, seat),
        record=game.record(),
        result=game.result(),
    )


def checked(record: Document) -> Document:
    """A record whose seed can be kept; all else is checked by playing it through."""
    try:
        seed = 0 if record.get("seed") is None else check_seed(record["seed"])
    except GameError as error:
        raise Refused(error.code, f"record.{error.message}") from None
    if abs(seed) >= LARGEST_SEED:
        raise Refused("bad_request", "record.seed: at most 39 digits")
    return record
