"""Chance comes from the record's own generator alone: a seed is a game, on every machine, whatever happens around it.

The generator (Doty-Humphrey's sfc32) and the ways in which it is used are written here a second time, in plain Python.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import voliera
from tests.configurations import CONFIGURATIONS, FACTS, Configuration, choose, pace_of, play, without
from tests.games.birdie.facts import CARDS
from tests.games.bower.facts import BONUSES, EGGS, FIRST_PICKS, OTHER_TILES, OUR_TILES, UNFAIR
from voliera.documents import Document
from voliera.games import rules_of
from voliera.games.birdie.rules.box import CARDS as CARD_NAMES
from voliera.kernel import Cards, Record, States, below, draw, entry, seed_generator, seed_halves, shuffle

every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
every_game = pytest.mark.parametrize("name", list(FACTS))
SEEDS = (0, 1, 7, 2**32, 2**63 + 12345, 2**64 - 1)


# The generator, a second time


def sfc32(seed: int) -> Iterator[int]:
    """Words of 32 bits: the halves of the seed, a constant and a counter, mixed twelve times before the first one."""
    mask = 2**32 - 1
    a, b, c, counter = seed % 2**32, (seed >> 32) % 2**32, 0x9E3779B9, 1
    produced = 0
    while True:
        word = (a + b + counter) & mask
        a = b ^ (b >> 9)
        b = (c * 9) & mask
        c = ((c << 21 | c >> 11) + word) & mask
        counter = (counter + 1) & mask
        produced += 1
        if produced > 12:
            yield word


def uniform(words: Iterator[int], n: int) -> int:
    """0 … n-1 by Lemire's method: the high half of word × n, where the low half is not one of the few too many."""
    while True:
        high, low = divmod(next(words) * n, 2**32)
        if low >= 2**32 % n:
            return high


def shuffled(words: Iterator[int], cards: list[Any]) -> list[Any]:
    """Fisher and Yates, from the last place down."""
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        other = uniform(words, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


# Doors to the compiled one


@entry
def many_words(s: Record, out: npt.NDArray[np.int64]) -> None:
    for i in range(out.shape[0]):
        out[i] = draw(s)


@entry
def many_below(s: Record, n: int, out: npt.NDArray[np.int64]) -> None:
    for i in range(out.shape[0]):
        out[i] = below(s, n)


@entry
def shuffle_part(s: Record, cards: Cards, start: int, stop: int) -> None:
    shuffle(s, cards, start, stop)


def seeded(name: str, seed: int) -> States:
    """A record in which nothing but the generator is set."""
    states = np.zeros(1, rules_of(name).state)
    seed_generator(states[0], *seed_halves(seed))
    return states


def chi_square(counts: list[int]) -> float:
    """How far counts of equally likely things are from being equal; about as much as there are things."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


@every_game
def test_the_first_words_are_those_of_sfc32(name: str) -> None:
    for seed in SEEDS:
        words = sfc32(seed)
        out = np.zeros(1000, np.int64)
        many_words(seeded(name, seed)[0], out)
        assert out.tolist() == [next(words) for _ in range(1000)]


@every_game
def test_the_first_words_never_change(name: str) -> None:
    """Written down once: a record deals later rounds, and reshuffles, from the generator of its start, forever."""
    out = np.zeros(4, np.int64)
    many_words(seeded(name, 7)[0], out)
    assert out.tolist() == [100587536, 2849664703, 2976894644, 2427842431]


@every_game
@pytest.mark.parametrize("n", [1, 2, 3, 6, 55, 64, 201, 2**16 + 1, 3 * 2**29, 2**31 - 1, 2**31])
def test_below_is_in_range_and_without_bias(name: str, n: int) -> None:
    """With 3 × 2**29, a quarter of all words is rejected."""
    words = sfc32(99)
    out = np.zeros(2000, np.int64)
    many_below(seeded(name, 99)[0], n, out)
    assert 0 <= out.min() <= out.max() < n
    assert out.tolist() == [uniform(words, n) for _ in range(2000)]


@every_game
@pytest.mark.parametrize(("n", "unlikely"), [(2, 15.0), (6, 26.0), (16, 45.0), (64, 115.0)])
def test_below_is_uniform(name: str, n: int, unlikely: float) -> None:
    """Values that chance passes once in ten thousand times."""
    out = np.zeros(64_000, np.int64)
    many_below(seeded(name, 5)[0], n, out)
    assert chi_square(np.bincount(out, minlength=n).tolist()) < unlikely


@every_game
def test_shuffles_are_uniform_and_stay_within_their_part(name: str) -> None:
    states = seeded(name, 17)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = np.arange(8, dtype=np.int8)
        shuffle_part(states[0], cards, 2, 6)
        assert cards[:2].tolist() == [0, 1]
        assert cards[6:].tolist() == [6, 7]
        orders[tuple(cards[2:6].tolist())] += 1
    assert len(orders) == 24
    assert chi_square(list(orders.values())) < 57.0


# A seed is a game


@every_configuration
def test_the_same_seed_is_the_same_game(configuration: Configuration) -> None:
    """Any integer is a seed; one below 2**64 counts modulo 2**64 (test_chance.py has the others)."""
    for seed in (*SEEDS, -1):
        start = configuration.new(seed).states.tobytes()
        assert configuration.new(seed).states.tobytes() == start
        assert configuration.new(seed - 2**64).states.tobytes() == start
        assert configuration.new(seed + 2**65).states.tobytes() != start
    assert len({without(configuration.new(seed).states, ("rng",)) for seed in range(200)}) == 200
    assert len({configuration.new(seed).states.tobytes() for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_birdie_deals_what_the_generator_says(players: int) -> None:
    """B-S1, B-S5 and B-S6 by hand: 64 cards shuffled, then the first player, then cards from the front."""
    for seed in SEEDS:
        words = sfc32(seed)
        cards = shuffled(words, [card for card in CARD_NAMES for _ in range(4)])
        first = uniform(words, players)
        cards, second_half = (cards[:32], cards[32:]) if players == 2 else (cards, [])
        position = voliera.new("birdie", players, seed=seed).position()
        hands = [sorted(cards[2 * seat : 2 * seat + 2], key=CARD_NAMES.index) for seat in range(players)]
        rest = cards[2 * players :]
        assert position["seat"] == first
        assert position["hands"] == hands
        assert position["display"] == rest[:4]
        assert position["deck"] == rest[4:-players]
        assert position["under_stop"] == rest[-players:]
        assert position["second_half"] == second_half


@pytest.mark.parametrize("players", [3, 4])
def test_birdie_reshuffles_from_where_the_generator_stands(players: int) -> None:
    """Round 2 of three and four players (B-S3): the words that follow those of the first deal."""
    words = sfc32(8)
    shuffled(words, list(range(64)))
    uniform(words, players)
    cards = shuffled(words, [card for card in CARD_NAMES for _ in range(4)])
    game = voliera.new("birdie", players, seed=8)
    game.apply([{"do": "pass"}] * players + [{"do": "write"}] * players)
    assert game.position()["round"] == 2
    assert game.position()["display"] == cards[2 * players : 2 * players + 4]


def test_seats_and_cards_are_dealt_evenly() -> None:
    """Over many seeds every seat begins as often, and every card lies on top of the deck as often."""
    positions = [voliera.new("birdie", 4, seed=seed).position() for seed in range(1600)]
    starts = Counter(position["seat"] for position in positions)
    tops = Counter(position["deck"][0] for position in positions)
    assert chi_square([starts[seat] for seat in range(4)]) < 21.0
    assert chi_square([tops[card] for card in sorted(CARDS)]) < 45.0


# Bower


@pytest.mark.parametrize("components", [None, OTHER_TILES], ids=["our tiles", "other tiles"])
@pytest.mark.parametrize("fair_play", [False, True])
@pytest.mark.parametrize("variant", ["standard", "super"])
def test_bower_deals_what_the_generator_says(variant: str, fair_play: bool, components: Document | None) -> None:
    """W-S1 to W-S3 by hand: eggs one by one, nest tiles shuffled, bonus tiles shuffled, then the first player."""
    options: Document = {"fair_play": fair_play} | ({} if components is None else {"components": components})
    for seed in SEEDS:
        words = sfc32(seed)
        left = list(EGGS)
        eggs = [left.pop(uniform(words, len(left))) for _ in EGGS]
        tiles = shuffled(words, [tile["id"] for tile in (OUR_TILES if components is None else components["tiles"])])
        bonuses = shuffled(words, [name for name in BONUSES if not (fair_play and name in UNFAIR)])
        position = voliera.new("bower", 2, variant, options, seed=seed).position()
        assert (position["eggs"], position["aside"]) == (eggs[:6], eggs[6:])
        assert (position["display"], position["pile"]) == (tiles[:3], tiles[3:])
        assert position["bonus_pile"] == (bonuses[:7] if variant == "super" else bonuses)
        assert position["first"] == position["seat"] == uniform(words, 2)


def test_bower_reshuffles_from_where_the_generator_stands() -> None:
    """W-B4: the discards in their order, shuffled with the words that come next."""
    gems = [{"material": "straw", "objects": ["gem"] * 3}] * 2
    game = voliera.new("bower", seed=8)
    game.apply(FIRST_PICKS)
    discards = list(BONUSES[5:12])
    table = {"hands": [[gems], [gems]], "display": [gems] * 3, "pile": [gems] * 9}
    bonuses = {"bonus_pile": [BONUSES[0]], "bonus_discards": discards}
    words = sfc32(99)
    game = voliera.from_position({**game.position(), **table, **bonuses, "rng": None}, 99)
    game.apply([{"do": "take", "display": 0}, {"do": "play", "hand": 0, "at": [0, 0], "facing": "e"}])
    game.apply({"do": "bonus"})
    new_pile = shuffled(words, discards)
    position = game.position()
    assert position["pending"]["drawn"] == [BONUSES[0], *new_pile[:2]]
    assert position["bonus_pile"] == new_pile[2:]


def test_eggs_tiles_and_starts_are_dealt_evenly() -> None:
    """Over many seeds, either seat begins as often, and every egg, tile and bonus tile lies first or last as often."""
    positions = [voliera.new("bower", seed=seed).position() for seed in range(1800)]
    starts = Counter(position["first"] for position in positions)
    assert chi_square([starts[seat] for seat in range(2)]) < 15.0
    for place in range(8):
        eggs = Counter([*position["eggs"], *position["aside"]][place] for position in positions)
        assert chi_square([eggs[egg] for egg in EGGS]) < 30.0
    for at in (0, -1):
        tiles = Counter(position["pile"][at] for position in positions)
        assert chi_square([tiles[tile["id"]] for tile in OUR_TILES]) < 77.0
        bonuses = Counter(position["bonus_pile"][at] for position in positions)
        assert chi_square([bonuses[name] for name in BONUSES]) < 51.0


# Nothing else is asked, nothing else disturbs


def burn(noise: random.Random) -> None:
    """Use up and reseed the generators that everybody shares."""
    random.seed(noise.random())
    random.random()
    np.random.seed(noise.randrange(2**32))
    np.random.random(3)


@every_configuration
def test_global_generators_do_not_disturb_a_game(configuration: Configuration) -> None:
    for seed in (0, 2):
        quiet = [game.states.tobytes() for game, _ in play(configuration, seed)]
        noise = random.Random(seed)
        chance = random.Random(seed)
        burn(noise)
        game = configuration.new(seed)
        noisy = [game.states.tobytes()]
        while not game.over:
            burn(noise)
            action = choose(game, chance, pace_of(configuration, seed))
            burn(noise)
            game.apply(action)
            game.view(None)
            noisy.append(game.states.tobytes())
        assert noisy == quiet
        burn(noise)
        assert voliera.replay(game.record()).states.tobytes() == quiet[-1]


@every_configuration
def test_a_game_leaves_global_generators_alone(configuration: Configuration) -> None:
    random.seed(1)
    np.random.seed(1)
    before = random.getstate(), repr(np.random.get_state())
    for game, _ in play(configuration, 1):
        if game.over:
            voliera.replay(game.record())
            voliera.from_position({**game.position(), "rng": None}, 4)
    assert (random.getstate(), repr(np.random.get_state())) == before


@every_configuration
def test_the_generator_moves_only_when_something_is_shuffled(configuration: Configuration) -> None:
    """Dealing and refilling take from what is shuffled already, and choosing is not the record's business."""
    facts = configuration.facts
    moved = 0
    for seed in (1, 3):
        chance = random.Random(seed)
        game = configuration.new(seed)
        if seed == 3:
            game = voliera.from_position(facts.rich(game, chance), seed)
        while not game.over:
            before = game.states["rng"].tobytes()
            events = game.apply(choose(game, chance, pace_of(configuration, 1)))
            if game.states["rng"].tobytes() != before:
                moved += 1
                [shuffled_now] = [event for event in events if event["id"] == facts.shuffles]
                assert shuffled_now["random"]
    assert moved or configuration.variant == "super" or configuration.players == 2
