"""How often the rules of Bower matter: bonus tiles, shells, columns that give two eggs, turns without room."""

from voliera.arena.counting import shared
from voliera.documents import Document
from voliera.game import Game
from voliera.games.bower.rules.box import BONUSES
from voliera.games.contract.showing import Figures

SOURCES = ("groups", "columns", "egg_tiles")
FEW, MANY = 2, 4
"""A sensible player keeps this many bonus tiles."""
SHARES = frozenset(
    {
        *("kept-some", "kept-tile", "kept-tile-wins", "columns-paid", "columns-two", "groups-paid", "egg-tiles-paid"),
        *("by-shells", "by-coloured-shells", "level", "shared"),
    }
)


class Tally:
    """One game's counts, seat by seat."""

    def __init__(self, game: Game) -> None:
        self.earned = [0] * game.players
        self.no_room = [0] * game.players
        self.bonus_declined = [0] * game.players
        self.effects_declined: list[str] = []
        self.impossible: list[str] = []

    def before(self, game: Game, action: Document) -> None:
        """Everything is told afterwards."""

    def after(self, events: list[Document]) -> None:
        """Count what was told."""
        for event in events:
            args = event["args"]
            match event["id"]:
                case "bonus-earned":
                    self.earned[args["seat"]] += 1
                case "no-room":
                    self.no_room[args["seat"]] += 1
                case "bonus-declined":
                    self.bonus_declined[args["seat"]] += 1
                case "effect-declined":
                    self.effects_declined.append(args["bonus"])
                case "effect-impossible":
                    self.impossible.append(args["bonus"])

    def turns(self, game: Game) -> int:
        """Turns of both seats."""
        return sum(game.position()["turns_played"])

    def tally(self, game: Game) -> Document:
        """All counts, and how the eggs were won."""
        result = game.result()
        contests = {part: [(sum(line["eggs"]), line["by"]) for line in result[part]] for part in ("groups", "columns")}
        eggs = {part: [sum(line["eggs"][seat] for line in result[part]) for seat in (0, 1)] for part in contests}
        tiles = result["egg_tiles"]
        eggs["egg_tiles"] = [sum(tile["eggs"] for tile in tiles if tile["seat"] == seat) for seat in (0, 1)]
        return {
            "earned": self.earned,
            "kept": game.position()["kept"],
            "bonus_declined": self.bonus_declined,
            "effects_declined": self.effects_declined,
            "impossible": self.impossible,
            "no_room": self.no_room,
            "eggs": eggs,
            "groups_paid": sum(paid > 0 for paid, _ in contests["groups"]),
            "columns_paid": sum(paid > 0 for paid, _ in contests["columns"]),
            "columns_two": sum(paid == 2 for paid, _ in contests["columns"]),
            "by_shells": sum(by == "shells" for part in contests.values() for _, by in part),
            "by_coloured_shells": sum(by == "coloured-shells" for part in contests.values() for _, by in part),
            "contests": sum(len(part) for part in contests.values()),
            "columns": len(contests["columns"]),
            "egg_tiles": len(tiles),
            "by": result["by"],
        }


def watch(game: Game) -> Tally:
    """A fresh tally."""
    return Tally(game)


def shares(result: Document) -> list[float]:
    """A win may be shared (W-E7)."""
    return shared(result["winners"], len(result["eggs"]))


def totals(result: Document) -> list[int]:
    """Eggs."""
    return list(result["eggs"])


def figures(line: Document) -> Figures:
    """One game in numbers that can be averaged."""
    counts, won = line["counts"], line["shares"]
    seats = len(won)
    kept = [len(names) for names in counts["kept"]]
    groups = counts["contests"] - counts["columns"]
    found: Figures = {
        "earned": (sum(counts["earned"]), seats),
        "kept": (sum(kept), seats),
        "kept-some": (sum(FEW <= number <= MANY for number in kept), seats),
        "bonus-declined": (sum(counts["bonus_declined"]), 1),
        "effects-declined": (len(counts["effects_declined"]), 1),
        "impossible": (len(counts["impossible"]), 1),
        "no-room": (sum(counts["no_room"]), 1),
        "groups-paid": (counts["groups_paid"], groups),
        "columns-paid": (counts["columns_paid"], counts["columns"]),
        "columns-two": (counts["columns_two"], counts["columns"]),
        "by-shells": (counts["by_shells"], counts["contests"]),
        "by-coloured-shells": (counts["by_coloured_shells"], counts["contests"]),
        "egg-tiles-paid": (sum(counts["eggs"]["egg_tiles"]), counts["egg_tiles"]),
        "level": (float(counts["by"] != "eggs"), 1),
        "shared": (float(counts["by"] == "shared"), 1),
    }
    for source in SOURCES:
        found[f"eggs {source.replace('_', '-')}"] = (sum(counts["eggs"][source]), seats)
    for bonus in BONUSES:
        keepers = [seat for seat in range(seats) if bonus in counts["kept"][seat]]
        found[f"kept-tile {bonus}"] = (float(len(keepers)), 1)
        found[f"kept-tile-wins {bonus}"] = (sum(won[seat] for seat in keepers), len(keepers))
    return found
