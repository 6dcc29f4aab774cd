"""What is known of Bower's hidden things, and what is not: eggs, piles, and bonus tiles that somebody remembers."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

import voliera
from tests.configurations import CONFIGURATIONS, Configuration, choose, pace_of, redealt, seats_and_spectator, visible
from tests.games.bower.facts import BONUSES, EGGS, FIRST_PICKS, few_bonus_tiles
from tests.test_redeal import chi_square
from voliera.documents import Document
from voliera.game import Game
from voliera.kernel import States, thaw

BOWERS = [configuration for configuration in CONFIGURATIONS if configuration.game == "bower"]
WORLDS = 3000
UNLIKELY = {2: 15.0, 4: 21.0, 5: 24.0, 8: 30.0, 20: 51.0, 33: 73.0}
"""By the number of kinds: chi-square values that chance passes once in ten thousand times."""


def worlds(game: Game, viewer: int | None, count: int) -> list[States]:
    frozen = game.states.tobytes()
    return [thaw(redealt(game.rules, frozen, viewer, seed), game.rules.state) for seed in range(count)]


def position_of(game: Game, states: States) -> Document:
    return game.rules.position(states, game.options)


# What has been seen, from the events alone


class Memory:
    """What somebody knows who has seen every event addressed to them, and forgotten none."""

    def __init__(self, viewer: int | None, start: Document) -> None:
        self.viewer = viewer
        self.eggs: dict[str, str] = {}
        if viewer is not None:
            self.eggs |= {f"eggs {column}": start["eggs"][column] for column in range(viewer, 6, 2)}
        self.hands: list[list[str]] = [[], []]
        self.discarded: list[str] = []
        self.drawn: list[str] = []

    def see(self, events: list[Document]) -> None:
        for event in visible(events, self.viewer):
            args = event["args"]
            match event["id"]:
                case "tile-taken":
                    self.hands[args["seat"]].append(args["tile"])
                case "tile-played" if not args["gift"]:
                    self.hands[args["seat"]].remove(args["tile"])
                case "tile-discarded":
                    self.hands[args["seat"]].remove(args["tile"])
                case "bonus-reshuffled":
                    self.discarded = []
                case "bonus-drawn":
                    self.drawn = args["bonuses"]
                case "bonus-kept":
                    if args["bonus"].startswith(("nest-", "coloured-")):
                        self.hands[args["seat"]].append(args["bonus"])
                    if args["seat"] == self.viewer:
                        self.discarded += [name for name in self.drawn if name != args["bonus"]]
                        self.drawn = []
                case "egg-seen":
                    self.eggs[f"eggs {args['column']}"] = args["egg"]
                case "aside-seen":
                    self.eggs |= {f"aside {i}": egg for i, egg in enumerate(args["eggs"])}

    def check(self, position: Document) -> None:
        """A world agrees with all of it."""
        for where, egg in self.eggs.items():
            name, number = where.split()
            assert position[name][int(number)] == egg
        assert position["hands"] == self.hands, "every tile in a hand lay open before (W-T4)"
        assert not Counter(self.discarded) - Counter(position["bonus_discards"])
        if self.drawn:
            assert position["pending"] == {"drawn": self.drawn}


@pytest.mark.parametrize("configuration", BOWERS, ids=str)
def test_what_was_seen_stays_known(configuration: Configuration) -> None:
    """At every state of random games, for both seats and a spectator, in several worlds each."""
    for seed in (0, 2, 4):
        game = configuration.new(seed)
        memories = [Memory(viewer, game.position()) for viewer in seats_and_spectator(2)]
        chance = random.Random(seed)
        begun = False
        while not game.over:
            memory = chance.choice(memories)
            for states in worlds(game, memory.viewer, 2):
                memory.check(position_of(game, states))
            action = choose(game, chance, pace_of(configuration, seed))
            if seed == 4 and game.phase == "take" and not begun:
                game = voliera.from_position(few_bonus_tiles(configuration.new(seed), chance), seed)
                memories = [Memory(viewer, game.position()) for viewer in seats_and_spectator(2)]
                for memory in memories:
                    memory.hands = game.position()["hands"]
                begun = True
                continue
            events = game.apply(action)
            for memory in memories:
                memory.see(events)


@pytest.mark.parametrize("configuration", BOWERS, ids=str)
def test_the_end_is_open(configuration: Configuration) -> None:
    """Once the eggs are revealed they stay; Super Nest's bonus tiles are open at all times."""
    game = configuration.new(1)
    chance = random.Random(1)
    while not game.over:
        game.apply(choose(game, chance, pace_of(configuration, 1)))
        for viewer in seats_and_spectator(2):
            [states] = worlds(game, viewer, 1)
            if game.over:
                assert (states["eggs"] == game.states["eggs"]).all()
                assert (states["aside"] == game.states["aside"]).all()
            if game.variant == "super":
                assert (states["bonus_pile"] == game.states["bonus_pile"]).all()


# Chance

TABLE = Configuration("bower", 2, "standard")
PILES: dict[str, Callable[[Document], str]] = {
    "display": lambda position: str(position["pile"][0]),
    "last tile": lambda position: str(position["pile"][-1]),
    "bonus pile": lambda position: str(position["bonus_pile"][0]),
    "last bonus tile": lambda position: str(position["bonus_pile"][-1]),
}


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_eggs_are_uniform(viewer: int | None) -> None:
    """At the start, every unseen egg is as likely at every place that the viewer does not see."""
    game = TABLE.new(11)
    hidden = [column for column in range(6) if viewer is None or column % 2 != viewer]
    seen = [Counter[str]() for _ in range(8)]
    for states in worlds(game, viewer, WORLDS):
        for place, egg in enumerate([*states["eggs"][0].tolist(), *states["aside"][0].tolist()]):
            seen[place][EGGS[egg]] += 1
    places = [*hidden, 6, 7]
    unseen = {egg for place in places for egg in seen[place]}
    assert len(unseen) == len(places) == (8 if viewer is None else 5)
    weights = Counter(dict.fromkeys(unseen, 1))
    for place in range(8):
        if place in places:
            assert chi_square(seen[place], weights) < UNLIKELY[len(places)]
        else:
            assert len(seen[place]) == 1


def test_spied_eggs_stay_and_the_others_are_uniform() -> None:
    """Seat 0 has looked at column 1 and at the two set aside: two eggs are left for two columns, either way."""
    game = TABLE.new(11)
    game.apply(FIRST_PICKS)
    position = game.position()
    position["known"][0] = {"columns": [1], "aside": True}
    position["kept"][0] = ["spy-opponent", "spy-aside"]
    position["bonus_pile"] = [name for name in position["bonus_pile"] if not name.startswith("spy")]
    spied = voliera.from_position(position, 3)
    orders = Counter[str]()
    for states in worlds(spied, 0, WORLDS):
        world = position_of(spied, states)
        assert (world["eggs"][1], world["aside"]) == (position["eggs"][1], position["aside"])
        assert world["eggs"][0::2] == position["eggs"][0::2]
        orders[" ".join(world["eggs"][3::2])] += 1
    assert chi_square(orders, Counter(dict.fromkeys(orders, 1))) < UNLIKELY[2]
    assert len(orders) == 2
    [other] = worlds(spied, 1, 1)
    assert [EGGS[egg] for egg in other["eggs"][0][1::2]] == position["eggs"][1::2], "seat 1 knows its own"


@pytest.mark.parametrize("pile", list(PILES))
def test_piles_are_uniform(pile: str) -> None:
    """A third of the nest tiles is never seen: any of the 33, or of the 20 bonus tiles, may come next, or last."""
    game = TABLE.new(11)
    position = game.position()
    unseen = [str(one) for one in position["bonus_pile" if "bonus" in pile else "pile"]]
    seen = Counter(PILES[pile](position_of(game, states)) for states in worlds(game, 0, WORLDS))
    assert chi_square(seen, Counter(unseen)) < UNLIKELY[len(unseen)]


# Bonus tiles that were drawn and discarded

GEMS = [{"material": "straw", "objects": ["gem", "gem", "gem"]}, {"material": "moss", "objects": ["shell"]}]
"""A tile that earns a bonus in every column."""
PICK, KEPT, OLD, THIRD, OTHERS = "egg-yellow", "egg-purple", ["nest-1", "nest-2"], "nest-3", ["egg-red", "egg-shells"]


def gem_table(bonus_pile: list[str], bonus_discards: list[str]) -> Game:
    """Two players who earn a bonus with every tile; the pile is as given, seat 0 begins."""
    game = TABLE.new(1)
    game.apply(FIRST_PICKS)
    table = {"first": 0, "seat": 0, "display": [GEMS] * 3, "hands": [[GEMS], [GEMS]], "pile": [GEMS] * 20}
    piles = {"bonus_pile": bonus_pile, "bonus_discards": bonus_discards}
    return voliera.from_position({**game.position(), **table, **piles}, 1)


def earn(game: Game, column: int) -> None:
    """Take, play a tile into an empty column, draw."""
    play: Document = {"do": "play", "hand": 0, "at": [column, 0], "facing": "n"}
    game.apply([{"do": "take", "display": 0}, play, {"do": "bonus"}])


def keep(game: Game, bonus: str) -> None:
    game.apply({"do": "keep", "bonus": bonus})


def drawn(game: Game, viewer: int | None, count: int = 300) -> "Counter[tuple[str, ...]]":
    """What the drawing seat may have drawn, in some worlds."""
    return Counter(tuple(position_of(game, states)["pending"]["drawn"]) for states in worlds(game, viewer, count))


def discards(game: Game, viewer: int | None, count: int = 300) -> "Counter[frozenset[str]]":
    return Counter(frozenset(position_of(game, states)["bonus_discards"]) for states in worlds(game, viewer, count))


def test_own_discards_stay_until_they_are_reshuffled() -> None:
    """A seat remembers what it discards; for the other it may be any tile that it cannot locate."""
    game = gem_table([PICK, *OLD, THIRD, KEPT, *OTHERS], [])
    earn(game, 0)
    assert drawn(game, 0).keys() == {(PICK, *OLD)}
    assert len(drawn(game, 1)) > 50
    keep(game, PICK)
    assert discards(game, 0).keys() == {frozenset(OLD)}
    unknown = {*OLD, THIRD, KEPT, *OTHERS}
    for viewer in (1, None):
        found = discards(game, viewer)
        assert {name for pair in found for name in pair} == unknown
        assert len(found) == 15


def crossing_table(old_left: int) -> Game:
    """Seat 0 has discarded nest-1 and nest-2; seat 1 has drawn the last of the old pile, and over the reshuffle."""
    game = gem_table([PICK, *OLD, *OTHERS[:old_left]], [])
    earn(game, 0)
    keep(game, PICK)
    earn(game, 0)
    return game


def test_what_was_drawn_before_a_reshuffle_is_none_of_the_own_discards() -> None:
    """W-B4: one tile came from the old pile, which did not hold what seat 0 had discarded, the others from the new."""
    game = crossing_table(1)
    [old, *_] = OTHERS
    found = drawn(game, 0)
    assert found.keys() == {(old, OLD[0], OLD[1]), (old, OLD[1], OLD[0])}
    assert (
        chi_square(Counter({"/".join(key): n for key, n in found.items()}), Counter(map("/".join, found))) < UNLIKELY[2]
    )
    assert drawn(game, 1).keys() == {tuple(game.position()["pending"]["drawn"])}
    assert len(drawn(game, None)) == 6, "a spectator has discarded nothing, and draws no conclusions"


def test_two_tiles_drawn_before_a_reshuffle() -> None:
    """The first two are from the old pile, in either order; the third is one of the seat's discards."""
    game = crossing_table(2)
    a, b = OTHERS
    found = drawn(game, 0, 600)
    assert found.keys() == {(*old, new) for old in ((a, b), (b, a)) for new in OLD}
    assert (
        chi_square(Counter({"/".join(key): n for key, n in found.items()}), Counter(map("/".join, found))) < UNLIKELY[4]
    )
    for states in worlds(game, 0, 20):
        position = position_of(game, states)
        assert {*position["pending"]["drawn"], *position["bonus_pile"]} == {*OTHERS, *OLD}


def test_the_number_of_own_discards_drawn_is_remembered() -> None:
    """After the choice two tiles lie face down; seat 0 knows how many of them at most are its own old ones."""
    game = crossing_table(2)
    keep(game, OTHERS[0])
    assert discards(game, 0).keys() == {frozenset({OTHERS[1], old}) for old in OLD}
    assert len(discards(game, None)) == 3
    game = crossing_table(2)
    [mine] = set(game.position()["pending"]["drawn"]) & set(OLD)
    keep(game, mine)
    assert discards(game, 0).keys() == {frozenset(OTHERS)}
    assert discards(game, 1).keys() == {frozenset(OTHERS)}


def test_a_reshuffle_before_the_draw_tells_nothing() -> None:
    """An empty pile: all three come from the new one."""
    game = crossing_table(0)
    assert len(drawn(game, 0)) == 2, "both orders of the two own discards"
    game = gem_table([PICK, *OLD], OTHERS)
    earn(game, 0)
    keep(game, PICK)
    earn(game, 0)
    assert len(drawn(game, 0, 1500)) == 24


def test_the_next_reshuffle_ends_it() -> None:
    """What was concluded from one reshuffle is gone with the next one."""
    game = crossing_table(2)
    keep(game, OTHERS[0])
    earn(game, 2)
    keep(game, game.legal()[0]["bonus"])
    while game.phase == "effect":
        game.apply({"do": "decline"})
    for viewer in seats_and_spectator(2):
        for states in worlds(game, viewer, 40):
            position = position_of(game, states)
            held = [*position["bonus_pile"], *position["bonus_discards"], *position["kept"][0], *position["kept"][1]]
            assert sorted(held) == sorted([PICK, *OLD, *OTHERS])


@pytest.mark.parametrize("viewer", [1, None])
def test_what_the_other_seat_remembers_is_a_secret_too(viewer: int | None) -> None:
    """Of the tiles reshuffled, seat 1 has not seen which were discarded by seat 0: a world must not hold it."""
    game = gem_table([PICK, *OLD, *OTHERS], ["x", "cover", "gift"])
    earn(game, 0)
    keep(game, PICK)
    earn(game, 0)
    twin = thaw(game.states.tobytes(), game.rules.state)
    assert twin["crossed_mask"][0] == sum(1 << BONUSES.index(name) for name in OLD)
    twin["crossed_mask"] = sum(1 << BONUSES.index(name) for name in ("x", "gift"))
    assert game.rules.view(twin, {}, viewer) == game.view(viewer)
    for seed in range(20):
        ours = redealt(game.rules, game.states.tobytes(), viewer, seed)
        assert redealt(game.rules, twin.tobytes(), viewer, seed) == ours
