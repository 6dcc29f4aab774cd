"""What the tests of every game need to know of one, as a form to fill in (`tests/games/*/facts.py`)."""

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from voliera.documents import Document
from voliera.game import Game
from voliera.kernel import States

Settings = tuple[int, str, Document]
"""Players, variant, options: one way to play a game."""

Pace = Mapping[str, float]
"""How often each kind of action is chosen, beside the others that are legal; 1 if it is not named."""

Place = tuple[str, int, int]
"""Where something hidden lies in a record: field, row, column."""

Hidden = list[list[tuple[Place, int]]]
"""Things with their places, those together that can change places with each other."""


@dataclass(frozen=True)
class EventForm:
    """What an event document with a certain id looks like: the names of its arguments, its addressees, its marks."""

    args: str
    to: str = "all"  # "all", "self" (the seat in its arguments) or "others"
    reveals: bool | str = False  # a variant's name: only there
    random: bool = False


def any_of(game: Game, chance: random.Random, actions: Sequence[Document]) -> Document:
    """Any action of a kind is as good as the others."""
    del game
    return chance.choice(actions)


@dataclass(frozen=True)
class Facts:
    """What the proofs must be told of a game."""

    settings: Sequence[Settings]  # all ways to play it that are tried
    phases: frozenset[str]
    actions: frozenset[str]
    slow: Pace  # hardly passes, hardly stops scoring, hardly declines: games get long
    slowest: Pace  # never, where there is a choice
    sensible: Pace  # as people play: for games that people read
    hasty_steps: frozenset[int]  # the steps that end something early
    memories: tuple[str, ...]  # fields of the record that hold what was seen, which no position document tells
    reordered: Callable[[Game], tuple[str, ...]]  # further fields that a position document does not settle here
    events: Mapping[str, EventForm]
    arguments: Mapping[str, Callable[[Any], bool]]  # checks of event arguments: "name", or "id.name" where it differs
    shuffles: str  # the event that tells of a shuffle after the first deal
    most_actions: Callable[[int, str], int]  # by players and variant: no game has more
    copies: int  # of each thing that is conserved
    in_the_box: Callable[[str, Document], int]  # by variant and options: number of things that are conserved
    cards: Callable[[Document], "Counter[str]"]  # all that a position holds of what is conserved
    departures: Callable[[Document, list[Document]], "Counter[str]"]  # what events say has left since this position
    check_record: Callable[[States, Document], None]  # a record, and its position, agree with themselves
    whole: Callable[[int, list[Document]], int | None]  # how much must lie there after events that deal again
    result: Callable[[Document, Document], Document]  # from position and components, counted by hand
    check_explanation: Callable[[Document, Document], None]  # an explanation agrees with its result
    told_at_the_end: tuple[str, ...]  # the parts of the result that the last event tells
    hidden: Callable[[States, int | None], Hidden]  # what a view does not show
    unseen: Callable[[States, int | None], Hidden]  # what a seat has never seen either
    put: Callable[[States, Place, int, int], None]  # lay another thing where one lies
    own: Callable[[Any, int], bytes]  # what a seat holds, or knows of, in a record
    may_be_asked: tuple[str, ...] = ()  # phases that come up, or do not, by what the asked seat holds
    mixed: Callable[[Game], bool] = lambda game: False  # whether a seat need not have seen what has left the game
    pick: Callable[[Game, random.Random, Sequence[Document]], Document] = any_of  # one of several of a kind
    rich: Callable[[Game, random.Random], Document] = lambda game, _: game.position()  # where rare things come up


def is_number(low: int, high: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and low <= value <= high


def is_one_of(*names: Any) -> Callable[[Any], bool]:
    return lambda value: type(value) in map(type, names) and value in names


def are(check: Callable[[Any], bool], fewest: int, most: int) -> Callable[[Any], bool]:
    """A list of this many things that each pass a check."""
    return lambda value: isinstance(value, list) and fewest <= len(value) <= most and all(map(check, value))
