"""Bower's plays: what a bot would do."""

from voliera.games.bower.forms.actions import Action
from voliera.typed import TypeAliasType, TypedDict


class Candidate(TypedDict):
    """An action that a bot compared with others, and the share of the win that it expects."""

    action: Action
    value: float


class Choice(Candidate):
    """What a bot would do, the turn that it begins, and all that it compared, its choice first."""

    candidates: list[Candidate]
    actions: list[Action]


Advice = TypeAliasType("Advice", Choice)
