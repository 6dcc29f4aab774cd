"""What is known of Birdie's hidden cards, and what is not: worked out a second time, from history and events alone."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from tests.configurations import (
    CONFIGURATIONS,
    Configuration,
    as_json,
    choose,
    pace_of,
    play,
    redealt,
    seats_and_spectator,
    without,
)
from tests.games.birdie.facts import CARDS, birdie_put
from tests.test_redeal import chi_square
from voliera.documents import Document
from voliera.game import Game
from voliera.kernel import thaw

BIRDIES = [configuration for configuration in CONFIGURATIONS if configuration.game == "birdie"]


def birdie_past_round_one() -> tuple[Game, Game]:
    """Two games of two players who pass and write nothing, at the start of round 2.

    Only seat 0 has ever seen a difference: in the second game one of its cards of round 1 was another one, of which
    seat 1 held a copy too.
    """
    configuration = Configuration("birdie", 2, "standard")
    games = []
    for exchange in (False, True):
        states = thaw(configuration.new(3).states.tobytes(), configuration.rules.state)
        s = states[0]
        mine = next(card for card in range(16) if s.hand[0, card] and not s.hand[1, card])
        shared, at = next((int(s.stock[i]), i) for i in range(int(s.top), 30) if s.hand[1, s.stock[i]])
        if exchange:
            birdie_put(states, ("hand", 0, mine), mine, shared)
            birdie_put(states, ("stock", 0, at), shared, mine)
        game = configuration.at(states.tobytes())
        game.apply([{"do": "pass"}, {"do": "pass"}, {"do": "write"}, {"do": "write"}])
        assert game.position()["round"] == 2
        games.append(game)
    return games[0], games[1]


@pytest.mark.parametrize("viewer", [1, None])
@pytest.mark.parametrize("fields", [("gone",), ()], ids=["what is dealt", "what others remember"])
def test_a_hand_of_round_one_stays_a_secret_in_round_two(viewer: int | None, fields: tuple[str, ...]) -> None:
    """Two players see only half of the cards in round 2; the other half is remembered as far as it was seen (B-S2).

    What somebody else remembers is hidden too: a world must not hold it.
    """
    game, twin = birdie_past_round_one()
    assert as_json(game.view(viewer)) == as_json(twin.view(viewer))
    for seed in range(20):
        ours = thaw(redealt(game.rules, game.states.tobytes(), viewer, seed), game.rules.state)
        theirs = thaw(redealt(game.rules, twin.states.tobytes(), viewer, seed), game.rules.state)
        assert without(ours, fields) == without(theirs, fields)


# What is publicly known of the others


def birdie_check_turns(position: Document, seat: int) -> None:
    """A hand and a line that nobody has seen fit the seat's public acts (B-T6).

    Every laying turn put its two display cards into its own part of the line, with cards that were in the hand by
    then; taken cards are in the hand, or were laid later; and the two cards dealt at the start explain the rest.
    """
    line = list(position["lines"][seat])
    acts = [act for act in position["history"] if act["seat"] == seat and "passed" not in act]
    taken: Counter[str] = Counter()
    laid: list[tuple[Counter[str], Counter[str]]] = []  # per laying turn: cards from the hand, cards taken before
    for act in acts:
        if "took" in act:
            taken[act["took"]] += 1
            continue
        part, line = line[: 2 + act["from_hand"]], line[2 + act["from_hand"] :]
        from_hand = Counter(part)
        from_hand.subtract(act["laid"])
        assert min(from_hand.values()) >= 0, f"{act} is not in its part of the line, {part}"
        laid.append((from_hand, taken.copy()))
    open_turn = position["laying"]["cards"] if position["laying"] and position["seat"] == seat else []
    assert len(line) == len(open_turn)
    laid.append((Counter(card["card"] for card in open_turn if card["from"] == "hand"), taken.copy()))
    first = Counter(position["hands"][seat])
    for from_hand, _ in laid:
        first += from_hand
    first.subtract(taken)
    assert min(first.values(), default=0) >= 0, "taken cards are in the hand or in the line"
    assert first.total() == 2
    so_far: Counter[str] = Counter()
    for from_hand, taken_before in laid:
        so_far += from_hand
        assert so_far <= first + taken_before, "a card was laid before it was taken"


def birdie_proved_in_hand(known: Counter[str], position: Document, events: list[Document]) -> "Counter[str]":
    """Cards that open lines prove to be in hands: `seat card` → copies, brought up to date with an action's events."""
    known = known.copy()
    for event in events:
        args = event["args"]
        if event["id"] == "line-opened":
            acts = [act for act in position["history"] if act["seat"] == args["seat"]]
            public = Counter(card for act in acts for card in (act.get("laid") or [act.get("took")]) if card)
            for card, copies in (public - Counter(args["line"])).items():
                known[f"{args['seat']} {card}"] = copies
        elif event["id"] == "spent":
            known = known - Counter([f"{args['seat']} {args['card']}"])
        elif event["id"] == "dealt":
            known.clear()
    return known


@pytest.mark.parametrize("configuration", BIRDIES, ids=str)
def test_what_was_seen_taken_stays_known(configuration: Configuration) -> None:
    """At every state of random games, for every seat and a spectator, in several worlds each."""
    rules = configuration.rules
    for seed in (0, 2):
        game = configuration.new(seed)
        chance = random.Random(seed)
        known: Counter[str] = Counter()
        while not game.over:
            viewer = chance.choice(seats_and_spectator(game.players))
            for world_seed in range(2):
                frozen = redealt(rules, game.states.tobytes(), viewer, world_seed)
                position = configuration.at(frozen).position()
                opened = position["pass_order"][: len(position["scoring"]["scored"]) + 1] if position["scoring"] else []
                for seat in range(game.players):
                    if seat not in opened:
                        birdie_check_turns(position, seat)
                    elif seat != viewer:
                        held = Counter(position["hands"][seat])
                        for what, copies in known.items():
                            owner, card = what.split()
                            assert int(owner) != seat or held[card] >= copies
            events = game.apply(choose(game, chance, pace_of(configuration, seed)))
            known = birdie_proved_in_hand(known, game.position(), events)


def test_an_asked_seat_holds_the_card_it_is_asked_for() -> None:
    """The Pigeon and the Owl are asked for only where they can be played, and everybody sees that (B-E8, B-A5).

    A world in which the hand does not hold the card cannot be played: the ability would spend a card that is not there.
    """
    asked = 0
    for configuration in BIRDIES:
        for seed in range(6):
            for game, _ in play(configuration, seed):
                if game.phase in ("pigeon", "owl"):
                    for viewer in seats_and_spectator(game.players):
                        frozen = redealt(configuration.rules, game.states.tobytes(), viewer, seed)
                        position = configuration.at(frozen).position()
                        hand = position["hands"][position["seat"]]
                        assert any(card.startswith(game.phase) for card in hand), (str(configuration), seed, viewer)
                        asked += 1
    assert asked > 100


# Chance


UNLIKELY = 45.0
"""A chi-square value for 16 kinds that chance passes once in ten thousand times."""


PILES: dict[str, Callable[[Document], list[str]]] = {
    "hand": lambda position: position["hands"][1],
    "deck": lambda position: position["deck"][:1],
    "under Stop": lambda position: position["under_stop"][-1:],
}


@pytest.mark.parametrize("pile", ["hand", "deck", "under Stop"])
def test_hidden_cards_are_uniform(pile: str) -> None:
    """At the start of a game, each unseen card is equally likely to be anywhere."""
    configuration = Configuration("birdie", 3, "standard")
    game = configuration.new(11)
    position = game.position()
    weights = Counter(dict.fromkeys(CARDS, 4))
    weights.subtract([*position["hands"][0], *position["display"]])
    seen: Counter[str] = Counter()
    for seed in range(3000):
        world = configuration.at(redealt(configuration.rules, game.states.tobytes(), 0, seed))
        seen.update(PILES[pile](world.position()))
    assert chi_square(seen, weights) < UNLIKELY


def test_a_card_laid_from_the_hand_may_be_any() -> None:
    """Seat 1 takes a card, and lays one of its three hand cards: in a third of the worlds it is the one it took."""
    configuration = Configuration("birdie", 3, "standard")
    game = configuration.new(11)
    while game.seat != 1:
        game.apply({"do": "take", "card": game.position()["display"][0]})
    taken = game.position()["display"][0]
    game.apply({"do": "take", "card": taken})
    while game.seat != 1:
        game.apply({"do": "take", "card": game.position()["display"][0]})
    two = [{"do": "lay", "card": card, "from": "display"} for card in game.position()["display"][:2]]
    from_hand = {"do": "lay", "card": game.position()["hands"][1][0], "from": "hand"}
    game.apply([*two, from_hand, {"do": "done"}])
    position = game.position()
    seen_taken = [act["took"] for act in position["history"] if act["seat"] == 2]
    located = [*position["hands"][0], *position["display"], *position["history"][-1]["laid"], *seen_taken, taken]
    unseen = 64 - len(located)
    expected = 1 / 3 + 2 / 3 * (4 - located.count(taken)) / unseen
    worlds = 3000
    hits = 0
    for seed in range(worlds):
        world = configuration.at(redealt(configuration.rules, game.states.tobytes(), 0, seed)).position()
        hits += taken in (Counter(world["lines"][1]) - Counter(position["history"][-1]["laid"]))
    assert abs(hits / worlds - expected) < 0.03
