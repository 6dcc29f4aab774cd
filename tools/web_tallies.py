"""Write positions of Bower with the engine's own figures, for the browser's counting to be compared with.

`python -m tools.web_tallies` plays games of sensible and of random players in all variants and keeps positions in which
every bonus tile has done its work: each with its nests, what the engine counts in them (`Game.explain`, gems of
columns), and for some placements what they would earn. Seeds are fixed: the same file comes out each time.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec

import voliera
from voliera.bots import choose
from voliera.documents import Document
from voliera.game import Game
from voliera.games.bower.rules.box import BONUSES, GEM, NEST_BONUSES
from voliera.games.bower.rules.state import COLUMNS, SEATS, TOKENS, Bonus
from voliera.games.bower.rules.survey import EVERYTHING, new_survey, number, survey

FILE = Path(__file__).parents[1] / "web" / "tests" / "fixtures" / "tallies.json"
POSITIONS = 60
PLACEMENTS = 6
GAMES = [
    (variant, {"fair_play": True} if fair else {}, sensible)
    for variant in ("standard", "super")
    for fair in (False, True)
    for sensible in (False, True)
]


def main() -> None:
    """Play until all bonus tiles were at work and enough positions are there, and write them."""
    found: list[Document] = []
    done: set[str] = set()
    for seed in range(1, 400):
        variant, options, sensible = GAMES[seed % len(GAMES)]
        chance = random.Random(seed)
        last: Document | None = None
        for game in _played(variant, options, seed, sensible):
            new = _work(game.position()) - done
            if game.phase == "play" and (chance.random() < 0.03 or (new and chance.random() < 0.3)):
                found.append(_told(game, chance))
                done |= new
            elif game.over:
                last = _told(game, chance)
        if last and (new or seed <= len(GAMES)):
            found.append(last)
            done |= new
        if len(found) >= POSITIONS and done >= {*BONUSES}:
            break
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_bytes(msgspec.json.encode(found) + b"\n")
    print(f"{len(found)} positions, bonus tiles at work in them: {len(done)} of {len(BONUSES)}")


def _work(here: Document) -> set[str]:
    """The bonus tiles that have done something: tiles, tokens and covers that lie in a nest, all others once kept."""
    items = [item for nest in here["nests"] for item in nest]
    laid = {item.get("tile") or item.get("token") or "cover" for item in items}
    lying = {*NEST_BONUSES, "cover", *BONUSES[Bonus.X : Bonus.X + TOKENS]}
    return (laid & lying) | ({bonus for kept in here["kept"] for bonus in kept} - lying)


def _played(variant: str, options: Document, seed: int, sensible: bool) -> Iterator[Game]:
    """A game, after each of its actions. Random players never decline what they could do."""
    game, chance = voliera.new("bower", 2, variant, options, seed=seed), random.Random(seed)
    while not game.over:
        if sensible:
            action = choose(game, "heuristic", seed=seed)["action"]
        else:
            legal = game.legal()
            action = chance.choice([one for one in legal if one["do"] != "decline"] or legal)
        game.apply(action)
        yield game


def _told(game: Game, chance: random.Random) -> Document:
    """A position with everything that the engine counts in it."""
    here = game.position()
    return {
        "variant": here["variant"],
        "nests": here["nests"],
        "counted": game.explain(),
        "gems": _gems(game),
        "placements": [] if game.over else _placements(game, chance),
    }


def _gems(game: Game) -> list[list[int]]:
    """The gems of every column of both nests."""
    seen = new_survey()
    survey(game.whole_states()[0], 0, EVERYTHING, seen[0])
    columns = seen["objects"][0].tolist()
    return [[int(number(columns[seat][column], GEM)) for column in range(COLUMNS)] for seat in range(SEATS)]


def _placements(game: Game, chance: random.Random) -> list[Document]:
    """Some of the ways to lay a tile, and what each would earn: columns and materials of groups, or nothing."""
    here = game.position()
    if game.phase != "play" or not (here["bonus_pile"] or here["bonus_discards"]):
        return []
    seat, told = here["seat"], []
    plays = game.legal()
    for action in chance.sample(plays, min(PLACEMENTS, len(plays))):
        tile = here["gift"]["tile"] if action["hand"] == "gift" else here["hands"][seat][action["hand"]]
        trial = game.copy()
        earned = [event["args"] for event in trial.apply(action) if event["id"] == "bonus-earned"]
        told.append(
            {
                "seat": seat,
                "item": {"tile": tile, "at": action["at"], "facing": action["facing"]},
                "columns": earned[0]["columns"] if earned else [],
                "groups": earned[0]["groups"] if earned else [],
            }
        )
    return told


if __name__ == "__main__":
    main()
