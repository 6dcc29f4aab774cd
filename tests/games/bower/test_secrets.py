"""Bower's own secrets: eggs, the piles, drawn and discarded bonus tiles, hands; who may know which of them."""

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.configurations import as_json, seats_and_spectator, visible
from tests.facts import Place
from tests.games.bower.facts import BONUSES, EGGS, bower_hidden, bower_put
from tests.worlds import Moment, goes_on, moment, proof, seeds, shown
from voliera.game import Game
from voliera.games.bower.rules.state import Bonus, Phase, Variant
from voliera.kernel import States, thaw


def exchanged(now: Moment, one: Place, other: Place) -> Game:
    """The same moment, but for two things that have changed places."""
    states = thaw(now.frozen, now.configuration.rules.state)
    a, b = lying(states, one), lying(states, other)
    bower_put(states, one, a, b)
    bower_put(states, other, b, a)
    return now.configuration.at(states.tobytes())


def lying(states: States, place: Place) -> int:
    name, row, column = place
    return int(states[name][0, row, column] if name == "hand" else states[name][0, column])


def knowers(one: Game, other: Game) -> set[int | None]:
    """Those who are shown a difference."""
    return {viewer for viewer in seats_and_spectator(2) if shown(one, viewer) != shown(other, viewer)}


@proof
@given(moment("bower", goes_on), st.integers(0, 5), st.integers(0, 7))
def test_an_egg_is_seen_by_its_owner_and_by_spies(now: Moment, column: int, pick: int) -> None:
    """W-S1, W-B7, W-B8: a difference between two eggs is seen by a seat that knows one of them, and by no other."""
    other: Place = ("eggs", 0, pick) if pick < 6 else ("aside", 0, pick - 6)
    assume(other != ("eggs", 0, column))
    known = now.game().position()["known"]

    def who_knows(place: Place) -> set[int | None]:
        if place[0] == "aside":
            return {seat for seat in range(2) if known[seat]["aside"]}
        return {place[2] % 2, *(seat for seat in range(2) if place[2] in known[seat]["columns"])}

    here: Place = ("eggs", 0, column)
    assert knowers(now.game(), exchanged(now, here, other)) == who_knows(here) | who_knows(other)


def has_drawn(states: States) -> bool:
    return bool(states["drawn_n"][0] > 0)


@proof
@given(moment("bower", has_drawn), st.integers(0, 2), seeds)
def test_drawn_bonus_tiles_are_seen_by_the_drawer_alone(now: Moment, drawn: int, pick: int) -> None:
    game = now.game()
    hidden = [place for place, _ in bower_hidden(game.states, game.seat)[2]]
    assume(hidden and drawn < len(game.position()["pending"]["drawn"]))
    place = hidden[pick % len(hidden)]
    assert knowers(game, exchanged(now, ("drawn", 0, drawn), place)) == {game.seat}
    for viewer in seats_and_spectator(2):
        told = game.view(viewer)["pending"]["drawn"]
        assert isinstance(told, list) == (viewer == game.seat)


def has_discards(states: States) -> bool:
    return bool(states["discards_n"][0] > 0 and states["bonus_n"][0] > 0)


@proof
@given(moment("bower", has_discards), seeds, seeds)
def test_discarded_bonus_tiles_and_the_pile_are_shown_to_nobody(now: Moment, one: int, other: int) -> None:
    """Not even to the seat that has discarded them: it remembers what it saw, or not."""
    game = now.game()
    here: Place = ("discards", 0, one % int(game.states["discards_n"][0]))
    there: Place = ("bonus_pile", 0, other % int(game.states["bonus_n"][0]))
    assert knowers(game, exchanged(now, here, there)) == set()


@proof
@given(moment("bower"), seeds, seeds)
def test_nobody_sees_the_order_of_the_pile(now: Moment, one: int, other: int) -> None:
    game = now.game()
    top = int(game.states["top"][0])
    assume(top < 35)
    here: Place = ("pile", 0, top + one % (36 - top))
    there: Place = ("pile", 0, top + other % (36 - top))
    assert knowers(game, exchanged(now, here, there)) == set()


@proof
@given(moment("bower"), st.integers(0, 1), seeds)
def test_a_hand_is_shown_to_its_owner_alone(now: Moment, seat: int, pick: int) -> None:
    """Also at the end of the game; everybody else is told how many tiles it has."""
    game = now.game()
    top, count = int(game.states["top"][0]), int(game.states["hand_n"][0, seat])
    assume(count and top < 36)
    assert knowers(game, exchanged(now, ("hand", seat, pick % count), ("pile", 0, top))) == {seat}
    for viewer in seats_and_spectator(2):
        assert game.view(viewer)["hands"][1 - seat if viewer == seat else seat] in range(17)


@proof
@given(moment("bower", goes_on))
def test_views_name_only_eggs_that_may_be_known(now: Moment) -> None:
    """Nowhere in a view, and in no event, is there the name of an egg that the viewer may not know."""
    game = now.game()
    position = game.position()
    view = game.view(now.viewer)
    for part in ("eggs", "aside"):
        assert all(seen in (None, true) for seen, true in zip(view[part], position[part], strict=True))
    hidden = {EGGS[egg] for _, egg in bower_hidden(game.states, now.viewer)[0]}
    shown_eggs = {egg for egg in (*view["eggs"], *view["aside"]) if egg is not None}
    assert hidden.isdisjoint(shown_eggs)
    assert hidden | shown_eggs == set(EGGS)


SPIES = {Bonus.SPY_OPPONENT: ("spied", "egg-seen"), Bonus.SPY_ASIDE: ("spied-aside", "aside-seen")}


def is_spy(states: States) -> bool:
    return int(states["effect"][0]) in SPIES


@proof
@given(moment("bower", is_spy), seeds)
def test_only_the_spy_is_told_what_was_seen(now: Moment, pick: int) -> None:
    """Everybody sees that somebody looks, and where; what there is to see only the spy (W-B7, W-B8)."""
    game = now.game()
    spy, (public, secret) = game.seat, SPIES[Bonus(int(game.states["effect"][0]))]
    actions = [action for action in game.legal() if action["do"] != "decline"]
    events = game.apply(actions[pick % len(actions)])
    for viewer in seats_and_spectator(2):
        told = visible(events, viewer)
        ids = [event["id"] for event in told if event["id"] not in ("eggs-revealed", "over")]
        assert ids == ([public, secret] if viewer == spy else [public])
        assert viewer == spy or not any(egg.encode() in as_json(told[0]) for egg in EGGS)


def may_draw(states: States) -> bool:
    return bool(states["phase"][0] == Phase.BONUS and states["variant"][0] == Variant.STANDARD)


@proof
@given(moment("bower", may_draw))
def test_only_the_drawer_is_told_what_was_drawn(now: Moment) -> None:
    game = now.game()
    seat = game.seat
    events = game.apply({"do": "bonus"})
    for viewer in seats_and_spectator(2):
        told = as_json([event["args"] for event in visible(events, viewer)]).decode()
        named = [name for name in BONUSES if f'"{name}"' in told]
        assert sorted(named) == (sorted(game.position()["pending"]["drawn"]) if viewer == seat else [])
