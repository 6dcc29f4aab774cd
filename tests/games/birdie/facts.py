"""Birdie, as the general proofs must be told of it."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from tests.facts import EventForm, Facts, Hidden, Place, Settings, are, is_number, is_one_of
from voliera.documents import Document
from voliera.game import Game
from voliera.games.birdie.border.actions import FIELDS
from voliera.games.birdie.rules import numbers
from voliera.games.birdie.rules.state import Phase
from voliera.kernel import States

FLATTER_FLAP: Document = {
    "format": "voliera/components/1",
    "game": "birdie",
    "flap": [1, 2, 4, 5, 7, 11, 13, 14, 20],
}
"""Another box than the built-in one: nine flap boxes, other values."""

SETTINGS: list[Settings] = [
    *((players, variant, {}) for variant in ("standard", "expert") for players in (2, 3, 4)),
    (2, "standard", {"open_memory": True}),
    (3, "standard", {"components": FLATTER_FLAP}),
    (3, "expert", {"single_chain": True}),
    (4, "expert", {"open_memory": True, "components": FLATTER_FLAP}),
    (2, "expert", {"single_chain": True, "open_memory": True}),
]

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


is_card = is_one_of(*CARDS)
is_seat = is_number(0, 3)
BIRDIE_ARGUMENTS: dict[str, Callable[[Any], bool]] = {
    "seat": is_seat,
    "winner": is_seat,
    "trophy.from": lambda value: value is None or is_seat(value),
    "card": is_card,
    "refilled.cards": are(is_card, 1, 2),
    "laid.cards": lambda value: are(is_card, 2, 2)(value) and value == sorted(value),
    "line": are(is_card, 0, 63),
    "display": are(is_card, 4, 4),
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
    "totals": are(is_number(0, 999), 2, 4),
}


def birdie_most_actions(players: int, _: str) -> int:
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


def birdie_check_record(states: States, _: Document) -> None:
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


def birdie_check_explanation(explanation: Document, result: Document) -> None:
    """The result explains itself: its parts add up."""
    assert explanation == result
    assert result["totals"] == [sum(parts.values()) for parts in result["breakdown"]]


def birdie_hidden(states: States, viewer: int | None) -> Hidden:
    """Every card that a view does not show (B-T6), with where it lies; those of an open laying turn are left alone.

    In a hand, which counts copies, the column is the card.
    """
    s = states[0]
    scoring = s.passed_n == s.players
    opened = [int(seat) for seat in s.pass_order[: s.scored_n + 1]] if scoring else []
    found: list[tuple[Place, int]] = [(("stock", 0, at), int(card)) for at, card in enumerate(s.stock) if card >= 0]
    if s.drawn >= 0 and s.seat != viewer:
        found.append((("drawn", 0, 0), int(s.drawn)))
    for seat in range(s.players):
        if seat != viewer:
            copies = [(card, int(n)) for card, n in enumerate(s.hand[seat]) if n]
            found += [(("hand", seat, card), card) for card, n in copies for _ in range(n)]
        if seat not in opened and s.phase != Phase.OVER and not (seat == viewer and s.open_memory):
            settled = int(s.line_n[seat]) - (int(s.laid_n) if seat == s.seat else 0)
            found += [(("line", seat, at), int(s.line[seat, at])) for at in range(settled)]
    return [found]


def birdie_unseen(states: States, viewer: int | None) -> Hidden:
    """A player's line is hidden, but its owner remembers it."""
    return [[one for one in found if one[0][:2] != ("line", viewer)] for found in birdie_hidden(states, viewer)]


def birdie_put(states: States, place: Place, old: int, new: int) -> None:
    """Lay another card where one lies."""
    name, row, column = place
    if name == "hand":
        states["hand"][0, row, old] -= 1
        states["hand"][0, row, new] += 1
    elif name == "line":
        states["line"][0, row, column] = new
    elif name == "stock":
        states["stock"][0, column] = new
    else:
        states["drawn"][0] = new


def birdie_own(s: Any, seat: int) -> bytes:
    """Hand and line."""
    return b"".join(s[name][seat].tobytes() for name in ("hand", "hand_n", "line", "line_n"))


def birdie_mixed(game: Game) -> bool:
    """Two players see only half of the cards in round 2, and need not know what became of the other half (B-S2)."""
    return game.players == 2 and game.position()["round"] == 2


SLOW = {"pass": 0.04, "write": 0.15, "stop": 0.04, "end": 0.3}

BIRDIE = Facts(
    settings=SETTINGS,
    phases=frozenset(BIRDIE_PHASES),
    actions=frozenset(FIELDS),
    slow=SLOW,
    slowest={**SLOW, "pass": 0.0001, "write": 0.0001, "stop": 0.0001},
    sensible={"pass": 0.12, "take": 0.6, "lay": 1.2, "done": 1.5, "write": 0.3, "stop": 0.1, "end": 0.1},
    hasty_steps=frozenset({numbers.PASS, numbers.WRITE, numbers.STOP, numbers.END}),
    memories=("known", "gone"),
    reordered=lambda game: ("before",) if game.phase == "laying" else (),
    events=BIRDIE_EVENTS,
    arguments=BIRDIE_ARGUMENTS,
    shuffles="dealt",
    most_actions=birdie_most_actions,
    copies=4,
    in_the_box=lambda *_: 64,
    cards=birdie_cards,
    departures=birdie_departures,
    check_record=birdie_check_record,
    whole=birdie_whole,
    result=birdie_result,
    check_explanation=birdie_check_explanation,
    told_at_the_end=("winner", "totals"),
    hidden=birdie_hidden,
    unseen=birdie_unseen,
    put=birdie_put,
    own=birdie_own,
    may_be_asked=("pigeon", "owl"),
    mixed=birdie_mixed,
)
