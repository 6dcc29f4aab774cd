"""The documents of a table that are no game's, typed: clocks, chat, events. At run time they are plain dicts."""

from typing import Any, Literal, NotRequired

from voliera.typed import TypedDict

Emote = Literal["hello", "nice", "oops", "thinking", "thanks", "chirp"]


class ClockState(TypedDict):
    """Whose clock runs, and what is left: of each seat, or with days for a turn of the seat that it runs for."""

    running: int | None
    left_ms: list[int] | int | None


class ChatLine(TypedDict):
    """What a seat said, and when: a text or an emote."""

    seat: int
    at: int
    text: NotRequired[str]
    emote: NotRequired[Emote]


class TakeBack(TypedDict):
    """A take-back that was asked for: the seat that asked, and those that agreed."""

    seat: int
    yes: list[int]


class NoArgs(TypedDict):
    """The arguments of `started`."""


class SeatArgs(TypedDict):
    """The arguments of events that name a seat only."""

    seat: int


class JoinedArgs(TypedDict):
    """The arguments of `joined`."""

    seat: int
    name: str


class VotedArgs(TypedDict):
    """The arguments of `voted`: who voted about the seat, and whether a bot shall play for it."""

    seat: int
    by: int
    replace: bool


class ReplacedArgs(TypedDict):
    """The arguments of `replaced`."""

    seat: int
    bot: str
    why: Literal["clock", "left", "vote"]


class TakenBackArgs(TypedDict):
    """The arguments of `taken-back`: who had asked, and how many acts are taken back."""

    seat: int
    acts: int


EventArgs = TypedDict(
    "EventArgs",
    {
        "joined": JoinedArgs,
        "started": NoArgs,
        "left": SeatArgs,
        "voted": VotedArgs,
        "replaced": ReplacedArgs,
        "returned": SeatArgs,
        "resigned": SeatArgs,
        "undone": SeatArgs,
        "back-asked": SeatArgs,
        "back-agreed": SeatArgs,
        "back-refused": SeatArgs,
        "taken-back": TakenBackArgs,
        "said": ChatLine,
    },
)
"""The arguments of each event of a table that is no event of the game, by its id."""


class Event(TypedDict):
    """What happened: an id, and the arguments that `EventArgs` has for it."""

    id: str
    args: dict[str, Any]
