"""Birdie's plays: what a bot would do, and the best scoring play."""

from voliera.games.birdie.forms.actions import Action
from voliera.games.birdie.forms.events import Event
from voliera.games.birdie.forms.names import Feature
from voliera.typed import TypeAliasType, TypedDict


class Candidate(TypedDict):
    """An action that a bot compared with others, and the share of the win that it expects."""

    action: Action
    value: float


class Choice(Candidate):
    """What a bot would do, the turn that it begins, and all that it compared, its choice first."""

    candidates: list[Candidate]
    actions: list[Action]


class Play(TypedDict):
    """Actions of a scoring, the boxes that they fill, and what happens."""

    value: float
    actions: list[Action]
    boxes: dict[Feature, int]
    explanation: list[Event]


class BestPlay(Play):
    """The best play that was found; `exact` says whether it is proved, and no play gains more than `bound`."""

    exact: bool
    bound: float | None


Advice = TypeAliasType("Advice", Choice | BestPlay)
