"""Analyses as they are asked for and told: what the coach makes of a finished game, and how far it is."""

import hashlib
from typing import Any, Literal

from msgspec import Struct
from msgspec.json import encode

from voliera.coach.analysis import FORMAT
from voliera.coach.decisions import coach_of
from voliera.coach.judging import DEFAULT_NODES
from voliera.documents import Document
from voliera.protocol.errors import Refused
from voliera.server.core.making import replayed

State = Literal["queued", "running", "done", "cancelled", "failed"]


class AnalysisWish(Struct, forbid_unknown_fields=True, frozen=True):
    """The record of a finished game."""

    record: dict[str, Any]


class Why(Struct, frozen=True):
    """A reason: the id of a sentence, and its arguments."""

    id: str
    args: dict[str, str | int | float]


class Judgement(Struct, frozen=True):
    """One decision beside the best one found."""

    at: int
    """The first of its actions in the record."""
    count: int
    seat: int
    phase: str
    kind: Literal["choice", "scoring"]
    played: list[Document]
    best: list[Document]
    value: float
    best_value: float
    cost: float
    """What it cost: a share of the win, in a scoring points."""
    unit: Literal["share", "points"]
    mark: Literal["slip", "mistake", "blunder"] | None
    exact: bool
    """Whether the best is proved to be the best."""
    why: list[Why]
    rule: str | None


class Analysis(Struct, frozen=True):
    """What the coach found in a game."""

    format: Literal["voliera/analysis/1"]
    game: str
    players: int
    level: str
    nodes: int | None
    curve: list[list[float] | None]
    """Each seat's share of the win at every moment, the start first; null where nothing new was seen."""
    decisions: list[Judgement]


class Analysing(Struct, frozen=True):
    """How far an analysis is: how many decisions, of how many, are judged; and what it found, once it is done."""

    key: str
    state: State
    done: int
    total: int
    analysis: Analysis | None = None


def finished(record: Document) -> tuple[Document, str]:
    """The record, complete, and its key; Refused where the game is neither over nor resigned."""
    actions = record.get("actions")
    game = replayed(record, len(actions) if isinstance(actions, list) else 0)
    if not game.over and game.resigned is None:
        raise Refused("not_over", "only finished games are analysed")
    complete = game.record()
    return complete, key_of(complete)


def key_of(record: Document) -> str:
    """A record and how it is analysed, as a hash: names and the result make no difference."""
    parts = [record[name] for name in ("game", "variant", "options", "start", "actions")]
    level = coach_of(record["game"]).LEVEL
    return hashlib.sha256(encode([FORMAT, level, DEFAULT_NODES, parts], order="deterministic")).hexdigest()
