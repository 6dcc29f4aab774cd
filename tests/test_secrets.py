"""No leaks: what a seat cannot know changes nothing that the seat is shown.

Two worlds that differ only in hidden things must give the seat the very same bytes: its view, what is legal for it,
and the events addressed to it. The pairs are made by dealing anew, by exchanging hidden cards, by an open laying turn
of somebody else, and by the Robin's card before it is inserted.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.games import (
    CONFIGURATIONS,
    Configuration,
    Document,
    as_json,
    choose,
    moments,
    play,
    redealt,
    seats_and_spectator,
    visible,
)
from voliera.game import Game
from voliera.kernel import States, thaw

proof = settings(
    max_examples=250,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
)
GAMES = 16
"""Random games per configuration, from which the moments are taken."""


@dataclass(frozen=True)
class Moment:
    """A state of a random game, and somebody who looks at it."""

    configuration: Configuration
    frozen: bytes
    viewer: int | None

    def game(self) -> Game:
        return self.configuration.at(self.frozen)

    def redealt(self, seed: int) -> Game:
        """A world that the viewer cannot tell from this one."""
        return self.configuration.at(redealt(self.configuration.rules, self.frozen, self.viewer, seed))


@st.composite
def moment(draw: st.DrawFn, wanted: Callable[[Game], bool] = lambda _: True) -> Moment:
    """Any state of some random games, or any that is wanted."""
    configuration = draw(st.sampled_from(CONFIGURATIONS))
    states = moments(configuration, draw(st.integers(0, GAMES - 1)))
    first = draw(st.integers(0, len(states) - 1))
    for frozen in (*states[first:], *states[:first]):
        if wanted(configuration.at(frozen)):
            return Moment(configuration, frozen, draw(st.sampled_from(seats_and_spectator(configuration.players))))
    assume(False)
    raise AssertionError


seeds = st.integers(0, 2**64 - 1)


def shown(game: Game, viewer: int | None) -> bytes:
    """All that is sent to somebody: the view, and what is legal for the seat to move."""
    legal = game.legal() if viewer is not None and viewer == game.seat else None
    return as_json([game.view(viewer), legal])


@proof
@given(moment(), seeds, seeds)
def test_worlds_dealt_anew_look_the_same(now: Moment, one: int, other: int) -> None:
    truth = shown(now.game(), now.viewer)
    assert shown(now.redealt(one), now.viewer) == truth
    assert shown(now.redealt(other), now.viewer) == truth


# Cards exchanged by hand: any two that the viewer is not shown, wherever they lie

Place = tuple[str, int, int]
"""Field, row, and column of a card; in a hand, which counts copies, the column is the card."""


def birdie_hidden_places(states: States, viewer: int | None) -> list[tuple[Place, int]]:
    """Every card that a view does not show (B-T6), with where it lies; those of an open laying turn are left alone."""
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
        if seat not in opened and s.phase != 8 and not (seat == viewer and s.open_memory):
            settled = int(s.line_n[seat]) - (int(s.laid_n) if seat == s.seat else 0)
            found += [(("line", seat, at), int(s.line[seat, at])) for at in range(settled)]
    return found


def put(states: States, place: Place, old: int, new: int) -> None:
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


HIDDEN_PLACES = {"birdie": birdie_hidden_places}


@proof
@given(moment(), st.lists(st.tuples(seeds, seeds), min_size=1, max_size=5), seeds)
def test_hidden_cards_may_change_places(now: Moment, picks: list[tuple[int, int]], noise: int) -> None:
    """Nor do the generator, and what the record remembers for the sake of redealing, show in any view."""
    rules = now.configuration.rules
    states = thaw(now.frozen, rules.state)
    for one, other in picks:
        places = HIDDEN_PLACES[rules.name](states, now.viewer)
        assume(places)
        (here, card), (there, exchanged) = places[one % len(places)], places[other % len(places)]
        if here != there and card != exchanged:
            put(states, here, card, exchanged)
            put(states, there, exchanged, card)
    chance = random.Random(noise)
    states["rng"] = [chance.getrandbits(32) for _ in range(4)]
    for name in now.configuration.facts.memories:
        states[name] = chance.randrange(4)
    assert shown(now.configuration.at(states.tobytes()), now.viewer) == shown(now.game(), now.viewer)


def is_turn(game: Game) -> bool:
    return game.phase == "turn" and any(action["do"] == "lay" for action in game.legal())


@proof
@given(moment(is_turn), st.integers(1, 6), seeds)
def test_an_open_laying_turn_has_not_happened_for_others(now: Moment, cards: int, seed: int) -> None:
    game = now.game()
    mover = game.seat
    assume(now.viewer != mover)
    before = shown(game, now.viewer)
    chance = random.Random(seed)
    for _ in range(cards):
        lays = [action for action in game.legal() if action["do"] == "lay"]
        if lays:
            assert visible(game.apply(chance.choice(lays)), now.viewer) == []
            assert shown(game, now.viewer) == before
    assert as_json(game.view(mover)) != as_json(now.game().view(mover))


def is_insert(game: Game) -> bool:
    return game.phase == "insert"


@settings(proof, max_examples=100)
@given(moment(is_insert), seeds)
def test_only_the_drawer_sees_the_card_before_it_is_inserted(now: Moment, pick: int) -> None:
    game = now.game()
    states = thaw(now.frozen, now.configuration.rules.state)
    mover, drawn = game.seat, int(states["drawn"][0])
    places = HIDDEN_PLACES["birdie"](states, mover)
    unseen = [(place, card) for place, card in places if place[0] == "stock" and card != drawn]
    assume(unseen)
    place, card = unseen[pick % len(unseen)]
    put(states, place, card, drawn)
    put(states, ("drawn", 0, 0), drawn, card)
    twin = now.configuration.at(states.tobytes())
    for viewer in seats_and_spectator(game.players):
        assert (shown(twin, viewer) == shown(game, viewer)) == (viewer != mover)
        assert (game.view(viewer)["scoring"]["drawn"] is None) == (viewer != mover)


# Events


def forms(events: list[Document]) -> list[Any]:
    """Events without the cards that they reveal."""
    return [{**event, "args": sorted(event["args"]) if event["reveals"] else event["args"]} for event in events]


def revealing(events: list[Document]) -> bool:
    return any(event["reveals"] for event in events)


@proof
@given(moment(lambda game: not game.over), seeds, seeds, st.booleans())
def test_events_tell_the_mover_no_more_than_they_reveal(now: Moment, one: int, pick: int, slow: bool) -> None:
    """The mover does the same in two worlds; until something is revealed, it sees the same happen."""
    seat = now.game().seat
    now = Moment(now.configuration, now.frozen, seat)
    game, twin = now.game(), now.redealt(one)
    action = choose(game, random.Random(pick), now.configuration.facts.slow if slow else {})
    ours, theirs = visible(game.apply(action), seat), visible(twin.apply(action), seat)
    assert as_json(forms(ours)) == as_json(forms(theirs))
    if not revealing(ours):
        assert shown(game, seat) == shown(twin, seat)


@proof
@given(moment(lambda game: not game.over), seeds, seeds)
def test_events_tell_the_others_no_more_than_they_reveal(now: Moment, one: int, pick: int) -> None:
    """Somebody else does what is legal in both worlds; the viewer sees the same, until something is revealed.

    One world may go on where in the other the mover is asked for the Pigeon or the Owl: that a seat is asked is public.
    """
    game, twin = now.game(), now.redealt(one)
    mover = game.seat
    assume(now.viewer != mover)
    common = [action for action in game.legal() if action in twin.legal()]
    assume(common)
    action = common[pick % len(common)]
    ours, theirs = visible(game.apply(action), now.viewer), visible(twin.apply(action), now.viewer)
    both = min(len(ours), len(theirs))
    assert as_json(forms(ours[:both])) == as_json(forms(theirs[:both]))
    if len(ours) != len(theirs):
        shorter = game if len(ours) < len(theirs) else twin
        assert (shorter.seat, shorter.phase in ("pigeon", "owl")) == (mover, True)
    elif not revealing(ours):
        assert shown(game, now.viewer) == shown(twin, now.viewer)


# The keys of a view


def keys(document: Any, path: str = "view") -> dict[str, set[tuple[str, ...]]]:
    """Which keys the objects of a document have, by where they stand."""
    found: dict[str, set[tuple[str, ...]]] = {}
    if isinstance(document, dict):
        found[path] = {tuple(document)}
        parts = [(f"{path}.{name}", value) for name, value in document.items()]
    elif isinstance(document, list):
        parts = [(f"{path}[]", value) for value in document]
    else:
        return found
    for name, value in parts:
        for where, what in keys(value, name).items():
            found.setdefault(where, set()).update(what)
    return found


PUBLIC_CHOICES = ("view.history[]",)
"""Where an object's keys differ, and may: an act is public, and is a card taken, cards laid, or a pass."""


@settings(proof, max_examples=15)
@given(st.sampled_from(CONFIGURATIONS), st.integers(0, GAMES - 1))
def test_the_keys_of_views_are_always_the_same(configuration: Configuration, seed: int) -> None:
    """For all seats and spectators, in all phases, an object of a view has one set of keys, in one order."""
    found: dict[str, set[tuple[str, ...]]] = {}
    for game, _ in play(configuration, seed):
        for viewer in seats_and_spectator(game.players):
            view = game.view(viewer)
            assert (view["laying"] is not None) == (game.phase == "laying" and viewer == game.seat)
            assert (view["scoring"] is not None) == (game.phase not in ("turn", "laying", "over"))
            for where, what in keys(view).items():
                found.setdefault(where, set()).update(what)
    assert {where for where, what in found.items() if len(what) > 1} <= set(PUBLIC_CHOICES)
    assert "view.scoring" in found
