"""What an engine answers, typed. Documents inside (actions, views, events, results) are plain dicts, as everywhere.

Fields that small programs may leave out (docs/bots.md) have defaults; unknown fields are ignored.
"""

from typing import TypeVar

import msgspec

from voliera.documents import Document
from voliera.engine.errors import EngineNonsense
from voliera.errors import GameError


class Answer(msgspec.Struct, frozen=True):
    """Any answer to a request that was carried out."""


Form = TypeVar("Form", bound=Answer)


class Greeting(Answer, frozen=True):
    """Who is there: the answer to `hello`."""

    protocol: int = 1
    version: str = ""
    games: list[str] = []


class ToMove(msgspec.Struct, frozen=True):
    """Whose decision is asked for, and which; nobody's (`None`, `"over"`) at the end."""

    seat: int | None = None
    phase: str = ""
    """Empty where a program does not tell."""


class Moved(Answer, frozen=True):
    """Who is to move now."""

    to_move: ToMove


class Opened(Answer, frozen=True):
    """A game was opened. Its id can be handed to everything that is asked of a game."""

    game_id: str | None = None
    to_move: ToMove = ToMove()


class Applied(Moved, frozen=True):
    """What happened, as events, and the result once the game is over."""

    events: list[Document]
    over: bool
    result: Document | None = None


class Legal(Moved, frozen=True):
    """Every legal action; none when the game is over."""

    actions: list[Document]


class Candidate(msgspec.Struct, frozen=True):
    """An action that a bot has compared, and the share of wins that it expects, from 0 to 1.

    With `lines` also how many play-outs it had, and the actions of the turn that it begins.
    """

    action: Document
    value: float
    nodes: int = 0
    line: list[Document] = []


class Choice(Answer, frozen=True):
    """What a bot would do, what it expects of it, and all that it compared, its choice first."""

    action: Document
    value: float | None = None
    candidates: list[Candidate] = []


class Info(msgspec.Struct, frozen=True):
    """What a bot has found so far, while it thinks."""

    nodes: int = 0
    candidates: list[Candidate] = []


class Solution(Answer, frozen=True):
    """The best scoring play that was found; `bound` is proved, and `exact` says whether `value` is proved the best."""

    value: float
    exact: bool
    bound: float | None
    actions: list[Document]
    boxes: dict[str, int] = {}
    explanation: list[Document] = []


class Position(Answer, frozen=True):
    """The whole table."""

    position: Document


class View(Answer, frozen=True):
    """What a seat may know."""

    view: Document


class Result(Answer, frozen=True):
    """The result."""

    result: Document


class Record(Answer, frozen=True):
    """The whole game, to keep."""

    record: Document


class Components(Answer, frozen=True):
    """The data of a box."""

    components: Document


class ErrorAnswer(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    message: str = ""


class IllegalAction(ErrorAnswer, frozen=True):
    """The same of an action: the statement behind it, and what was legal."""

    rule: str | None = None
    legal: list[Document] = []


def read(answer: Document, form: type[Form], stderr: str = "") -> Form:
    """An answer in its form. A refusal is a GameError; an answer without that form is an EngineNonsense."""
    if answer.get("ok") is False:
        raise refused(answer.get("error"))
    if answer.get("ok") is not True:
        raise EngineNonsense(f"`ok` is neither true nor false in {answer!r:.100}", stderr)
    try:
        return msgspec.convert(answer, form)
    except msgspec.ValidationError as error:
        raise EngineNonsense(str(error), stderr) from None


def read_info(told: Document) -> Info:
    """What a bot has found so far, in its form."""
    try:
        return msgspec.convert(told, Info)
    except msgspec.ValidationError as error:
        raise EngineNonsense(str(error)) from None


def refused(error: object) -> GameError:
    """The refusal that an engine has sent; some programs send a sentence only."""
    try:
        told = msgspec.convert(error, IllegalAction)
        return GameError(told.code, told.message, rule=told.rule, legal=told.legal)
    except msgspec.ValidationError:
        pass
    try:
        refusal = msgspec.convert(error, ErrorAnswer)
    except msgspec.ValidationError:
        return GameError("bad_request", str(error))
    return GameError(refusal.code, refusal.message)
