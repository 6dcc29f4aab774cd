"""No leaks: what a seat cannot know changes nothing that the seat is shown.

Two worlds that differ only in hidden things must give the seat the very same bytes: its view, what is legal for it,
and the events addressed to it. The pairs are made by dealing again and exchanging what is hidden; how else the worlds
of one game can differ is in `test_secrets_birdie.py` and `test_secrets_bower.py`.
"""

import random
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.configurations import CONFIGURATIONS, as_json, choose, play, seats_and_spectator, visible
from tests.worlds import Moment, every_game, exchange, goes_on, moment, pairs_of_seeds, proof, seeds, shown
from voliera.documents import Document
from voliera.kernel import thaw


@every_game
@proof
@given(data=st.data(), one=seeds, other=seeds)
def test_worlds_dealt_anew_look_the_same(name: str, data: st.DataObject, one: int, other: int) -> None:
    now = data.draw(moment(name))
    truth = shown(now.game(), now.viewer)
    assert shown(now.redealt(one), now.viewer) == truth
    assert shown(now.redealt(other), now.viewer) == truth


@every_game
@proof
@given(data=st.data(), picks=pairs_of_seeds, noise=seeds)
def test_hidden_things_may_change_places(
    name: str, data: st.DataObject, picks: list[tuple[int, int]], noise: int
) -> None:
    """Nor do the generator, and what the record remembers for the sake of redealing, show in any view."""
    now = data.draw(moment(name))
    facts = now.configuration.facts
    states = thaw(now.frozen, now.configuration.rules.state)
    exchange(states, now.viewer, facts.hidden, picks, name)
    chance = random.Random(noise)
    states["rng"] = [chance.getrandbits(32) for _ in range(4)]
    for field in facts.memories:
        states[field] = chance.randrange(4)
    assert shown(now.configuration.at(states.tobytes()), now.viewer) == shown(now.game(), now.viewer)


# Events


def forms(events: list[Document]) -> list[Any]:
    """Events without the things that they reveal; who has won is a thing of that kind, once all is open."""

    def tells(event: Document) -> bool:
        return bool(event["reveals"]) or (event["id"] == "over" and revealing(events))

    return [{**event, "args": sorted(event["args"]) if tells(event) else event["args"]} for event in events]


def revealing(events: list[Document]) -> bool:
    return any(event["reveals"] for event in events)


@every_game
@proof
@given(data=st.data(), one=seeds, pick=seeds, slow=st.booleans())
def test_events_tell_the_mover_no_more_than_they_reveal(
    name: str, data: st.DataObject, one: int, pick: int, slow: bool
) -> None:
    """The mover does the same in two worlds; until something is revealed, it sees the same happen."""
    now = data.draw(moment(name, goes_on))
    seat = now.game().seat
    now = Moment(now.configuration, now.frozen, seat)
    game, twin = now.game(), now.redealt(one)
    action = choose(game, random.Random(pick), now.configuration.facts.slow if slow else {})
    ours, theirs = visible(game.apply(action), seat), visible(twin.apply(action), seat)
    assert as_json(forms(ours)) == as_json(forms(theirs))
    if not revealing(ours):
        assert shown(game, seat) == shown(twin, seat)


@every_game
@proof
@given(data=st.data(), one=seeds, pick=seeds)
def test_events_tell_the_others_no_more_than_they_reveal(name: str, data: st.DataObject, one: int, pick: int) -> None:
    """Somebody else does what is legal in both worlds; the viewer sees the same, until something is revealed.

    In one world the mover may be asked what in the other it could not answer (`may_be_asked`: Birdie's Pigeon and
    Owl): that a seat is asked is public.
    """
    now = data.draw(moment(name, goes_on))
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
        assert (shorter.seat, shorter.phase in now.configuration.facts.may_be_asked) == (mover, True)
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


PUBLIC_CHOICES = {
    "birdie": {"view.history[]"},
    "bower": {"view.nests[][]", "view.pending"},
}
"""Where an object's keys differ, and may, as it is public what they tell.

An act is a card taken, cards laid, or a pass; a nest holds tiles, covers and tokens; a bonus tile is drawn or used.
"""
SEEN = {"birdie": "view.scoring", "bower": "view.pending"}
"""An object that is not always there, but must have come up."""


@every_game
def test_the_keys_of_views_are_always_the_same(name: str) -> None:
    """For all seats and spectators, in all phases, an object of a view has one set of keys, in one order."""
    met: set[str] = set()
    for number, configuration in enumerate(one for one in CONFIGURATIONS if one.game == name):
        found: dict[str, set[tuple[str, ...]]] = {}
        for game, _ in play(configuration, number):
            for viewer in seats_and_spectator(game.players):
                view = game.view(viewer)
                check_what_is_there(name, view, game.phase, viewer == game.seat)
                for where, what in keys(view).items():
                    found.setdefault(where, set()).update(what)
        assert {where for where, what in found.items() if len(what) > 1} <= PUBLIC_CHOICES[name]
        met |= set(found)
    assert SEEN[name] in met


def check_what_is_there(name: str, view: Document, phase: str, mover: bool) -> None:
    """What is null in one phase and an object in another depends on what is public."""
    if name == "birdie":
        assert (view["laying"] is not None) == (phase == "laying" and mover)
        assert (view["scoring"] is not None) == (phase not in ("turn", "laying", "over"))
    else:
        drawing = phase == "keep" and view["variant"] == "standard"
        assert (view["pending"] is not None) == (drawing or phase in ("effect", "discard"))
        assert ("bonus_pile" in view) == (view["variant"] == "super")
