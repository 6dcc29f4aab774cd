"""The games that the proofs run over, how they are played there, and what the proofs must be told of each.

A test that is parametrised by `CONFIGURATIONS` proves something of every game, variant, number of players and option.
A further game adds its configurations to that list and its `Facts` to `FACTS`, and gets all of them.
"""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np

import voliera
from voliera.birdie import numbers
from voliera.birdie.actions import FIELDS
from voliera.game import Game, Rules, rules_of
from voliera.kernel import States, seed_halves, thaw

Document = dict[str, Any]

FLATTER_FLAP: Document = {
    "format": "voliera/components/1",
    "game": "birdie",
    "flap": [1, 2, 4, 5, 7, 11, 13, 14, 20],
}
"""Another box than the built-in one: nine flap boxes, other values."""


@dataclass(frozen=True)
class Configuration:
    """One way to play one game."""

    game: str
    players: int
    variant: str
    options: Document = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        return "-".join([self.game, self.variant, str(self.players), *sorted(self.options)])

    @property
    def rules(self) -> Rules:
        return rules_of(self.game)

    @property
    def facts(self) -> "Facts":
        return FACTS[self.game]

    def new(self, seed: int) -> Game:
        """A fresh game."""
        return voliera.new(self.game, self.players, self.variant, deepcopy(self.options), seed)

    def at(self, frozen: bytes) -> Game:
        """A game that stands at a state given by its bytes."""
        return Game(self.rules, thaw(frozen, self.rules.state), deepcopy(self.options), (), None)


CONFIGURATIONS = [
    *(Configuration("birdie", players, variant) for variant in ("standard", "expert") for players in (2, 3, 4)),
    Configuration("birdie", 2, "standard", {"open_memory": True}),
    Configuration("birdie", 3, "standard", {"components": FLATTER_FLAP}),
    Configuration("birdie", 3, "expert", {"single_chain": True}),
    Configuration("birdie", 4, "expert", {"open_memory": True, "components": FLATTER_FLAP}),
    Configuration("birdie", 2, "expert", {"single_chain": True, "open_memory": True}),
]

Pace = Mapping[str, float]
"""How often each kind of action is chosen, beside the others that are legal; 1 if it is not named."""

EVEN: Pace = {}


@dataclass(frozen=True)
class EventForm:
    """What an event document with a certain id looks like: the names of its arguments, its addressees, its marks."""

    args: str
    to: str = "all"  # "all", "self" (the seat in its arguments) or "others"
    reveals: bool = False
    random: bool = False


@dataclass(frozen=True)
class Facts:
    """What the proofs must be told of a game."""

    phases: frozenset[str]
    actions: frozenset[str]
    slow: Pace  # hardly passes, hardly stops scoring: lines and games get long
    sensible: Pace  # as people play: for games that people read
    hasty_steps: frozenset[int]  # the steps that end something early
    memories: tuple[str, ...]  # fields of the record that hold what was seen, which no position document tells
    reordered: Callable[[Game], tuple[str, ...]]  # further fields that a position document does not settle here
    events: Mapping[str, EventForm]
    arguments: Mapping[str, Callable[[Any], bool]]  # checks of event arguments: "name", or "id.name" where it differs
    most_actions: Callable[[int], int]  # by players: no game has more
    cards: Callable[[Document], "Counter[str]"]  # all that a position holds of what is conserved
    departures: Callable[[Document, list[Document]], "Counter[str]"]  # what events say has left since this position
    check_record: Callable[[States], None]  # the counters of a record agree with what they count
    whole: Callable[[int, list[Document]], int | None]  # how much must lie there after events that deal anew
    result: Callable[[Document, Document], Document]  # from position and components, counted by hand


def choose(game: Game, chance: random.Random, pace: Pace) -> Document:
    """A legal action: first its kind, by the pace, then any one of that kind."""
    legal = game.legal()
    kinds = sorted({action["do"] for action in legal})
    kind = chance.choices(kinds, [pace.get(kind, 1.0) for kind in kinds])[0]
    return chance.choice([action for action in legal if action["do"] == kind])


def pace_of(configuration: Configuration, seed: int) -> Pace:
    """Every third game is played at an even pace, with early passes; the others slowly, with long lines."""
    return EVEN if seed % 3 == 2 else configuration.facts.slow


def play(configuration: Configuration, seed: int, pace: Pace | None = None) -> Iterator[tuple[Game, Document | None]]:
    """A random game, state by state, each with the action that is played next (None at the end)."""
    game = configuration.new(seed)
    yield from go_on(game, seed, pace_of(configuration, seed) if pace is None else pace)


def go_on(game: Game, seed: int, pace: Pace) -> Iterator[tuple[Game, Document | None]]:
    """The same from any state. The caller must leave the game as it was, or hand on a copy."""
    chance = random.Random(seed)
    while not game.over:
        action = choose(game, chance, pace)
        yield game, action
        game.apply(action)
    yield game, None


@lru_cache(maxsize=256)
def moments(configuration: Configuration, seed: int) -> tuple[bytes, ...]:
    """The bytes of every state of a random game."""
    return tuple(game.states.tobytes() for game, _ in play(configuration, seed))


def seats_and_spectator(players: int) -> tuple[int | None, ...]:
    return (*range(players), None)


def as_json(document: object) -> bytes:
    """A document as it would be sent: every difference shows, the order of keys included."""
    return json.dumps(document, separators=(",", ":")).encode()


def visible(events: list[Document], seat: int | None) -> list[Document]:
    """The events that are addressed to a seat, or to everybody."""
    return [event for event in events if event["to"] == "all" or seat in event["to"]]


def redealt(rules: Rules, frozen: bytes, seat: int | None, seed: int) -> bytes:
    """A world that the seat cannot tell from the given one."""
    states = thaw(frozen, rules.state)
    rules.redeal(states[0], -1 if seat is None else seat, *seed_halves(seed), np.zeros(128, np.int8))
    return states.tobytes()


def without(states: States, fields: tuple[str, ...]) -> bytes:
    """The bytes of a record but for some fields."""
    copy = thaw(states.tobytes(), states.dtype)
    for name in fields:
        copy[name] = 0
    return copy.tobytes()


BIRDS = ("robin", "owl", "pigeon", "woodpecker")
SEASONS = ("spring", "summer", "autumn", "winter")
FEATURES = BIRDS + SEASONS
CARDS = frozenset(f"{bird}-{season}" for bird in BIRDS for season in SEASONS)

BIRDIE_PHASES = ("turn", "laying", "split", "insert", "collapse", "feature", "pigeon", "owl", "over")

BIRDIE_EVENTS = {
    "took": EventForm("seat card"),
    "refilled": EventForm("cards", reveals=True, random=True),
    "laid-card": EventForm("seat card from", to="self"),
    "laid": EventForm("seat cards from_hand size"),
    "passed": EventForm("seat points automatic"),
    "line-opened": EventForm("seat line", reveals=True),
    "spent": EventForm("seat bird card", reveals=True),
    "moved": EventForm("seat card from to"),
    "drew": EventForm("seat card left", to="self", reveals=True, random=True),
    "drew-hidden": EventForm("seat left", to="others", random=True),
    "inserted": EventForm("seat card at", reveals=True),
    "declared": EventForm("seat start length feature"),
    "dropped": EventForm("seat feature size"),
    "removed": EventForm("seat card at"),
    "formed": EventForm("seat feature size"),
    "wrote": EventForm("seat box value by"),
    "nothing": EventForm("seat feature size why"),
    "flapped": EventForm("seat by marked points"),
    "trophy": EventForm("seat bird from"),
    "scored": EventForm("seat"),
    "dealt": EventForm("round seat display", reveals=True, random=True),
    "over": EventForm("winner totals"),
}


def is_number(low: int, high: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and low <= value <= high


def is_one_of(*names: Any) -> Callable[[Any], bool]:
    return lambda value: value in names and type(value) in map(type, names)


def are_cards(low: int, high: int) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and low <= len(value) <= high and CARDS.issuperset(value)


is_seat = is_number(0, 3)
BIRDIE_ARGUMENTS: dict[str, Callable[[Any], bool]] = {
    "seat": is_seat,
    "winner": is_seat,
    "trophy.from": lambda value: value is None or is_seat(value),
    "card": is_one_of(*CARDS),
    "refilled.cards": are_cards(1, 2),
    "laid.cards": lambda value: are_cards(2, 2)(value) and value == sorted(value),
    "line": are_cards(0, 63),
    "display": are_cards(4, 4),
    "laid-card.from": is_one_of("display", "hand"),
    "from_hand": is_number(0, 57),
    "dropped.size": is_number(2, 16),
    "formed.size": is_number(2, 16),
    "nothing.size": is_number(2, 16),
    "laid.size": is_number(2, 63),
    "passed.points": is_one_of(0, 2, 4, 6),
    "automatic": is_one_of(True, False),
    "bird": is_one_of(*BIRDS),
    "moved.from": is_number(0, 62),
    "to": is_number(0, 62),
    "left": is_number(0, 3),
    "at": is_number(0, 62),
    "start": is_number(0, 62),
    "length": is_number(2, 16),
    "feature": is_one_of(*FEATURES),
    "box": is_one_of(*FEATURES),
    "value": is_number(2, 16),
    "wrote.by": is_one_of("set", "owl"),
    "why": is_one_of("smaller", "filled"),
    "flapped.by": is_number(0, 2),
    "marked": is_number(0, 10),
    "flapped.points": is_number(0, 999),
    "round": is_one_of(2),
    "totals": lambda value: isinstance(value, list) and all(map(is_number(0, 999), value)),
}


def birdie_most_actions(players: int) -> int:
    """No game of Birdie has more actions than this.

    Per round, D cards pass through the display (26 / 55 / 52 with 2 / 3 / 4 players) and H = 2 × players start in
    hands. Turns: a display card is taken (1 action) and may later be laid from the hand (1 more), or is laid at once
    (1, and half a `done`): at most 2 D; the first hand cards are laid: H; everybody passes: P. Scoring: all lines
    together hold at most D + H cards and the P from under Stop, and no card costs more than one action (a removal is
    one action for one card; a set is declared for two cards or more, or asks at most `feature` and `keep` or
    `pigeon` of two or more); each seat ends with `write` or `stop`, and `end`: 2 P. Abilities of a whole game, twice
    each in the expert game: Woodpecker, `robin` and `insert`, Pigeon, Owl: 10 P.
    """
    through_display = {2: 26, 3: 55, 4: 52}[players]
    hands = 2 * players
    turns = 2 * through_display + hands + players
    scoring = through_display + hands + players + 2 * players
    return 2 * (turns + scoring) + 10 * players


def birdie_cards(position: Document) -> "Counter[str]":
    """Every card that lies somewhere on the table."""
    piles = [position[name] for name in ("deck", "under_stop", "second_half", "display")]
    drawn = [position["scoring"]["drawn"]] if position["scoring"] and position["scoring"]["drawn"] else []
    return Counter(card for pile in (*piles, *position["hands"], *position["lines"], drawn) for card in pile)


def birdie_departures(before: Document, events: list[Document]) -> "Counter[str]":
    """The cards that spent abilities, removals and formed sets take off the table; a set's are read off the line."""
    gone: Counter[str] = Counter()
    line: list[str] = list(before["lines"][before["seat"]])
    gap = before["scoring"]["gap"] if before["scoring"] else None
    for event in events:
        args = event["args"]
        if event["id"] == "spent":
            gone[args["card"]] += 1
        elif event["id"] == "removed":
            gap = args["at"]
            gone[line.pop(gap)] += 1
        elif event["id"] == "formed":
            assert gap is not None
            start, stop = gap, gap
            while start > 0 and args["feature"] in line[start - 1].split("-"):
                start -= 1
            while stop < len(line) and args["feature"] in line[stop].split("-"):
                stop += 1
            assert stop - start == args["size"], "a set takes all cards beside the gap that share its feature (B-E3)"
            gone.update(line[start:stop])
            del line[start:stop]
            gap = start
    return gone


def birdie_check_record(states: States) -> None:
    """Hands, lines and display hold as many cards as is written, and what is remembered can be true."""
    s = states[0]
    assert s.hand.min() >= 0
    assert s.hand.sum(axis=1).tolist() == s.hand_n.tolist()
    assert np.count_nonzero(s.line >= 0, axis=1).tolist() == s.line_n.tolist()
    assert np.count_nonzero(s.display >= 0) == s.display_n
    assert s.known.min() >= 0
    assert (s.known <= s.hand).all(), "cards that an open line proves to be in a hand are in it"
    assert s.gone.max() <= 4


def birdie_whole(players: int, events: list[Document]) -> int | None:
    """Round 2 is dealt from the other half with two players, else from all cards (B-S2, B-S3)."""
    dealt = any(event["id"] == "dealt" for event in events)
    return (32 if players == 2 else 64) if dealt else None


def birdie_result(position: Document, components: Document) -> Document:
    """Points counted off the boards (B-F1), ties by the pass order of round 2 (B-F2)."""
    breakdown = []
    for seat, boxes in enumerate(position["boxes"]):
        marked = position["flaps"][seat]
        breakdown.append(
            {
                "seasons": sum(boxes[name] or 0 for name in SEASONS),
                "birds": sum(boxes[name] or 0 for name in BIRDS),
                "pass": sum(points or 0 for points in position["pass_points"][seat]),
                "flap": components["flap"][marked - 1] if marked else 0,
                "trophies": 3 * sum(holder == seat for holder in position["trophies"].values()),
            }
        )
    totals = [sum(parts.values()) for parts in breakdown]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(best) > 1:
        best = [seat for seat in position["pass_order"] if seat in best] if position["round"] == 2 else []
    return {"winner": best[0] if best else None, "totals": totals, "breakdown": breakdown}


BIRDIE = Facts(
    phases=frozenset(BIRDIE_PHASES),
    actions=frozenset(FIELDS),
    slow={"pass": 0.04, "write": 0.15, "stop": 0.04, "end": 0.3},
    sensible={"pass": 0.12, "take": 0.6, "lay": 1.2, "done": 1.5, "write": 0.3, "stop": 0.1, "end": 0.1},
    hasty_steps=frozenset({numbers.PASS, numbers.WRITE, numbers.STOP, numbers.END}),
    memories=("known", "gone"),
    reordered=lambda game: ("before",) if game.phase == "laying" else (),
    events=BIRDIE_EVENTS,
    arguments=BIRDIE_ARGUMENTS,
    most_actions=birdie_most_actions,
    cards=birdie_cards,
    departures=birdie_departures,
    check_record=birdie_check_record,
    whole=birdie_whole,
    result=birdie_result,
)

FACTS = {"birdie": BIRDIE}
