"""Wide seeds: all of their bits deal, the rules' own generator has no part in the deal, and JSON carries them."""

import hashlib
import json
import math
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import voliera
from tests.configurations import CONFIGURATIONS, Configuration
from tests.protocol.engine_client import Talk
from voliera.errors import GameError
from voliera.games.birdie.rules import wide as birdie_wide
from voliera.games.birdie.rules.box import CARDS as CARD_NAMES
from voliera.games.bower.border.table import tile_ids
from voliera.games.bower.rules import wide as bower_wide
from voliera.games.bower.rules.box import BONUSES, EGGS, FAIR_PLAY_LEAVES_OUT
from voliera.given import EXACT, LONGEST_SEED
from voliera.kernel.chance import WIDE, Stream

every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
SEED = 2**128 + 0x0123456789ABCDEF_FEDCBA9876543210
PINNED = {
    "birdie": "35f95bd625636623e9c06cae56dccd244f6e82d68fc18bd09896fb6bf0231938",
    "bower": "1bec17cb889dcbcdb1c2e3b4c891ee429d1e972cc57abb198bcc27fd7fc7ce90",
}
"""What SEED deals to two players in the standard game, as SHA-256 of the position: forever."""


# The deal


@every_configuration
def test_every_bit_of_a_wide_seed_counts(configuration: Configuration) -> None:
    deals = {json.dumps(configuration.new(SEED ^ 1 << bit).position()) for bit in range(128)}
    assert len(deals) == 128
    words = {tuple(configuration.new(SEED ^ 1 << bit).position()["rng"]) for bit in range(128)}
    assert len(words) == 128


@every_configuration
def test_the_same_wide_seed_is_the_same_game_and_a_possible_one(configuration: Configuration) -> None:
    for seed in (WIDE, SEED, 10**400):
        game = configuration.new(seed)
        assert game.states.tobytes() == configuration.new(seed).states.tobytes()
        assert voliera.from_position(game.position(), 0).states.tobytes() == game.states.tobytes()


@pytest.mark.parametrize("name", PINNED)
def test_a_wide_seed_deals_what_it_always_dealt(name: str) -> None:
    text = json.dumps(voliera.new(name, seed=SEED).position(), sort_keys=True)
    assert hashlib.sha256(text.encode()).hexdigest() == PINNED[name]


@every_configuration
def test_the_rules_generator_leaves_no_trace_in_a_wide_deal(
    configuration: Configuration, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seen cards of the deal could tell something about its other cards only by way of SHAKE-256."""
    expected = configuration.new(SEED).states.tobytes()
    for module in (birdie_wide, bower_wide):
        start = module.start_game
        monkeypatch.setattr(module, "start_game", lambda s, players, low, high, start=start: start(s, players, 11, 7))
    assert configuration.new(SEED).states.tobytes() == expected


def words(seed: int) -> Iterator[int]:
    """The stream by its definition, byte by byte."""
    data = hashlib.shake_256(b"voliera/deal/1\n" + str(seed).encode()).digest(4_000)
    return (int.from_bytes(data[i : i + 4], "little") for i in range(0, len(data), 4))


def below(stream: Iterator[int], n: int) -> int:
    while True:
        product = next(stream) * n
        if product % 2**32 >= 2**32 % n:
            return product // 2**32


def shuffled(stream: Iterator[int], items: list[Any]) -> list[Any]:
    left: list[Any] = list(items)
    order: list[Any] = []
    while len(left) > 1:
        pick = below(stream, len(left))
        left[pick], left[-1] = left[-1], left[pick]
        order.insert(0, left.pop())
    return left + order


@pytest.mark.parametrize("players", [2, 3, 4])
def test_birdie_deals_what_the_stream_says(players: int) -> None:
    """B-S1, B-S4 to B-S6 by hand."""
    stream, position = words(SEED), voliera.new("birdie", players, seed=SEED).position()
    cards = shuffled(stream, [card for card in CARD_NAMES for _ in range(4)])
    hands = [sorted(cards[2 * seat : 2 * seat + 2], key=CARD_NAMES.index) for seat in range(players)]
    round_1 = cards[: 32 if players == 2 else 64]
    assert position["hands"] == hands
    assert position["display"] == round_1[2 * players : 2 * players + 4]
    assert position["deck"] == round_1[2 * players + 4 : -players]
    assert position["under_stop"] == round_1[-players:]
    assert position["second_half"] == (cards[32:] if players == 2 else [])
    assert position["seat"] == below(stream, players)
    assert position["rng"] == [next(stream) for _ in range(4)]


@pytest.mark.parametrize("variant", ["standard", "super"])
@pytest.mark.parametrize("fair", [False, True])
def test_bower_deals_what_the_stream_says(variant: str, fair: bool) -> None:
    """W-S1 to W-S3, W-V1 and W-V2 by hand."""
    stream, options = words(SEED), {"fair_play": fair}
    position = voliera.new("bower", 2, variant, options, SEED).position()
    eggs = shuffled(stream, list(EGGS))
    tiles = shuffled(stream, list(tile_ids(options)))
    bonuses = shuffled(stream, [bonus for bonus in BONUSES if not fair or bonus not in FAIR_PLAY_LEAVES_OUT])
    assert (position["eggs"], position["aside"]) == (eggs[:6], eggs[6:])
    assert (position["display"], position["pile"]) == (tiles[:3], tiles[3:])
    assert position["bonus_pile"] == (bonuses[:7] if variant == "super" else bonuses)
    assert position["first"] == position["seat"] == below(stream, 2)
    assert position["rng"] == [next(stream) for _ in range(4)]


def test_the_stream_goes_on_beyond_its_first_words() -> None:
    stream, expected = Stream(SEED), words(SEED)
    assert [stream.word() for _ in range(1_000)] == [next(expected) for _ in range(1_000)]


def test_wide_deals_are_uniform() -> None:
    """Every card comes to the first place of the display as often as any other, and everybody begins as often."""
    deals = 4_000
    positions = [voliera.new("birdie", 3, seed=SEED + number).position() for number in range(deals)]
    for found, kinds in (
        (Counter(position["display"][0] for position in positions), len(CARD_NAMES)),
        (Counter(position["seat"] for position in positions), 3),
    ):
        expected = deals / kinds
        assert len(found) == kinds
        chi_square = sum((count - expected) ** 2 / expected for count in found.values())
        assert chi_square < kinds - 1 + 6 * math.sqrt(2 * (kinds - 1))


@every_configuration
def test_what_a_position_leaves_out_is_dealt_from_all_bits(configuration: Configuration) -> None:
    start = configuration.new(1).position()
    sparse = {name: value for name, value in start.items() if name not in {"rng", "pile", "bonus_pile", "deck"}}
    dealt = {voliera.from_position(sparse, SEED ^ 1 << bit).states.tobytes() for bit in range(60, 128)}
    assert len(dealt) == 68
    generators = {tuple(voliera.from_position(sparse, SEED ^ 1 << bit).states["rng"][0]) for bit in range(60, 128)}
    assert len(generators) == 68
    assert np.array_equal(voliera.from_position(start, SEED).states, configuration.new(1).states)


# Documents


def through_javascript(document: Any) -> Any:
    """A document as a browser gives it back: numbers are doubles, and whole ones are written without a fraction."""

    def number(text: str) -> int | float:
        double = float(text)
        return int(double) if abs(double) < 1e21 else double

    return json.loads(json.dumps(document), parse_int=number)


@pytest.mark.parametrize("name", ["birdie", "bower"])
@pytest.mark.parametrize("seed", [0, 7, EXACT, EXACT + 1, -EXACT - 2, 2**63 + 12345, SEED, 10**900])
def test_a_record_survives_a_browser(name: str, seed: int) -> None:
    game = voliera.new(name, seed=seed)
    game.apply(game.legal()[0])
    record = game.record()
    assert type(record["seed"]) is (str if abs(seed) > EXACT else int)
    back = through_javascript(record)
    assert back == record
    again = voliera.replay(back)
    assert (again.seed, again.record()) == (seed, record)
    assert voliera.new(name, seed=back["seed"]).position() == record["start"]


def test_records_with_large_integers_as_seeds_still_replay() -> None:
    record = voliera.new("birdie", seed=SEED).record()
    assert voliera.replay({**record, "seed": SEED}).seed == voliera.replay({**record, "seed": str(SEED)}).seed == SEED


WRONG = ["", "x", " 7", "7 ", "+7", "7.0", "1e9", "-", "--7", "0x7", "٧", "7" * (LONGEST_SEED + 1), 1.5, True, [], {}]


@pytest.mark.parametrize("seed", [*WRONG, 10**LONGEST_SEED, -(10**5_000)], ids=lambda seed: type(seed).__name__)
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(GameError, match=r"^seed: an integer of at most 1000 digits, or its digits as text, found "):
        voliera.new("birdie", seed=seed)


def test_the_protocol_takes_and_tells_seeds_of_any_size() -> None:
    talk = Talk()
    for given in (SEED, str(SEED)):
        game_id = talk.new(seed=given)
        record = talk.get("record", game_id=game_id)["record"]
        assert record["seed"] == str(SEED)
        assert talk.get("replay", record=through_javascript(record))["ok"]
        assert talk.get("bot", game_id=game_id, seed=str(SEED))["action"]
    position = talk.get("position")["position"]
    del position["deck"]
    by_text, by_number = talk.set_up(position, seed=str(SEED)), talk.set_up(position, seed=SEED)
    assert by_text == by_number != talk.set_up(position, seed=str(SEED + 2**64))
    assert talk.refused("new", game="birdie", seed="seven") == "bad_request"
