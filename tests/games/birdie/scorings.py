"""Tables to play on: random games, stopped where a seat scores, and scorings set up for a given line and hand."""

import random
from collections.abc import Iterator

import voliera
from voliera.documents import Document
from voliera.game import Game
from voliera.games.birdie.rules.box import BIRDS, CARDS, COPIES, FEATURES

SCORING = ("split", "insert", "collapse", "feature", "pigeon", "owl")
RARE = ("insert", "feature", "pigeon", "owl")


def scoring_states(variant: str, players: int, seed: int, options: Document | None = None) -> Iterator[Game]:
    """Endless random games, in which passes are rare so that lines get long: states of all scoring phases."""
    chance = random.Random(seed)
    while True:
        game = voliera.new("birdie", players, variant, options, seed=chance.randrange(1 << 30))
        while not game.over:
            actions = game.legal()
            if game.phase == "turn" and chance.random() < 0.95:
                actions = [action for action in actions if action["do"] != "pass"] or actions
            rare = game.phase in RARE or any(action["do"] in ("robin", "woodpecker") for action in actions)
            if game.phase in SCORING and (rare or chance.random() < 0.1):
                yield game.copy()
            game.apply(chance.choice(actions))


def random_scoring(chance: random.Random, variant: str, cards: int, hand: int, options: Document | None = None) -> Game:
    """A two-player table at which seat 0 begins to score a random line with a random hand and random boxes."""
    deck = [card for card in CARDS for _ in range(COPIES)]
    chance.shuffle(deck)
    mine = [None if chance.random() < 0.7 else chance.randrange(2, 6) for _ in FEATURES]
    theirs = [None if chance.random() < 0.5 else chance.randrange(2, 7) for _ in FEATURES]
    trophies: Document = {}
    for bird, own, other in zip(BIRDS, mine, theirs, strict=False):
        trophies[bird] = None if own is other is None else int((other or 0) > (own or 0))
    position = voliera.new("birdie", 2, variant, options, seed=1).position()
    position.update(
        round=2,
        phase="split" if variant == "standard" else "collapse",
        seat=0,
        deck=[],
        display=[],
        second_half=[],
        hands=[deck[:hand], []],
        lines=[related_line(chance, deck[hand:], cards), []],
        boxes=[dict(zip(FEATURES, mine, strict=True)), dict(zip(FEATURES, theirs, strict=True))],
        trophies=trophies,
        pass_points=[[2, 2], [0, 0]],
        pass_order=[0, 1],
        flaps=[chance.randrange(6), 0],
        scoring={"sets": [], "drawn": None, "gap": None, "set": None, "written": [], "scored": []},
        history=None,
    )
    position["under_stop"] = [deck[-1], deck[-2]]
    return voliera.from_position(position, seed=1)


def related_line(chance: random.Random, deck: list[str], cards: int) -> list[str]:
    """A line from the cards of a deck (but its last two), where neighbours share something oftener than by chance."""
    line: list[str] = []
    pool = deck[:-2]
    while len(line) < cards:
        near = [card for card in pool if line and set(card.split("-")) & set(line[-1].split("-"))]
        card = chance.choice(near if near and chance.random() < 0.5 else pool)
        pool.remove(card)
        line.append(card)
    return line
