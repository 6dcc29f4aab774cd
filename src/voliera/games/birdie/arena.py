"""How often the rules of Birdie matter: passing early, abilities, trophies, flaps, boxes, lines."""

from voliera.arena.counting import shared
from voliera.documents import Document
from voliera.game import Game
from voliera.games.birdie.rules.box import BIRDS
from voliera.games.contract.showing import Figures

PARTS = ("seasons", "birds", "pass", "flap", "trophies")
DOUBTED = ("pass", "flap", "trophies")
"""Parts of the total without which another might have won."""
ENOUGH_TO_LAY = 2
SHARES = frozenset({"early-pass", "early-pass-wins", "first-pass-wins", "ability-wins", "without"})


class Tally:
    """One game's counts, seat by seat."""

    def __init__(self, game: Game) -> None:
        seats = game.players
        self._turns = 0
        self._early_now = False
        self.early = [0] * seats
        self.first_pass: list[int] = []  # of each round
        self.pass_order: list[int] = []  # of the round that is played
        self.lines: list[list[int]] = []  # cards in each seat's line, round by round
        self.taken = [0] * seats
        self.changed = 0
        self.owl: list[list[int]] = [[] for _ in range(seats)]

    def before(self, game: Game, action: Document) -> None:
        """A pass is early while two cards, and so a turn of laying, lie in the display."""
        self._early_now = action["do"] == "pass" and len(game.position()["display"]) >= ENOUGH_TO_LAY

    def after(self, events: list[Document]) -> None:
        """Count what was told."""
        for event in events:
            args = event["args"]
            match event["id"]:
                case "took" | "laid":
                    self._turns += 1
                case "passed":
                    self._passed(args)
                case "line-opened":
                    self.lines[-1][args["seat"]] = len(args["line"])
                case "trophy":
                    self.taken[args["seat"]] += 1
                    self.changed += args["from"] is not None
                case "wrote" if args["by"] == "owl":
                    self.owl[args["seat"]].append(args["value"])

    def _passed(self, args: Document) -> None:
        if len(self.pass_order) == len(self.early):
            self.pass_order = []
        if not self.pass_order:
            self.first_pass.append(args["seat"])
            self.lines.append([0] * len(self.early))
        self.pass_order.append(args["seat"])
        if not args["automatic"]:
            self._turns += 1
            self.early[args["seat"]] += self._early_now

    def turns(self, game: Game) -> int:
        """Turns of all seats in both rounds; an automatic pass is none."""
        return self._turns

    def tally(self, game: Game) -> Document:
        """All counts, and the table as it stands at the end."""
        position, result = game.position(), game.result()
        return {
            "early": self.early,
            "first_pass": self.first_pass,
            "last_order": self.pass_order,
            "uses": {bird: [uses[bird] for uses in position["uses"]] for bird in BIRDS},
            "trophies_taken": self.taken,
            "trophies_changed": self.changed,
            "owl": self.owl,
            "flaps": position["flaps"],
            "boxes": [sum(value is not None for value in boxes.values()) for boxes in position["boxes"]],
            "points": {part: [one[part] for one in result["breakdown"]] for part in PARTS},
            "lines": self.lines,
        }


def watch(game: Game) -> Tally:
    """A fresh tally."""
    return Tally(game)


def shares(result: Document) -> list[float]:
    """There is one winner (B-F2)."""
    return shared([result["winner"]], len(result["totals"]))


def totals(result: Document) -> list[int]:
    """Points."""
    return list(result["totals"])


def winner_without(line: Document, part: str) -> int:
    """Who would have won if a part of the total did not count; the earliest pass of round 2 breaks ties (B-F2)."""
    counts = line["counts"]
    left = [total - points for total, points in zip(line["totals"], counts["points"][part], strict=True)]
    order: list[int] = counts["last_order"]
    return max(order, key=lambda seat: (left[seat], -order.index(seat)))


def figures(line: Document) -> Figures:
    """One game in numbers that can be averaged."""
    counts, won = line["counts"], line["shares"]
    seats = len(won)
    rounds = len(counts["first_pass"])
    early = [seat for seat in range(seats) if counts["early"][seat]]
    owl = [value for values in counts["owl"] for value in values]
    found: Figures = {
        "early-pass": (sum(counts["early"]), seats * rounds),
        "early-pass-wins": (sum(won[seat] for seat in early), len(early)),
        "owl-value": (sum(owl), len(owl)),
        "trophies-taken": (sum(counts["trophies_taken"]), 1),
        "trophies-changed": (counts["trophies_changed"], 1),
        "flaps": (sum(counts["flaps"]), seats),
        "boxes": (sum(counts["boxes"]), seats),
    }
    for number, (seat, sizes) in enumerate(zip(counts["first_pass"], counts["lines"], strict=True), start=1):
        found[f"first-pass-wins {number}"] = (won[seat], 1)
        found[f"line {number}"] = (sum(sizes), seats)
    for bird, uses in counts["uses"].items():
        users = [seat for seat in range(seats) if uses[seat]]
        found[f"ability {bird}"] = (sum(uses), seats)
        found[f"ability-wins {bird}"] = (sum(won[seat] for seat in users), len(users))
    for part, points in counts["points"].items():
        found[f"points {part}"] = (sum(points), seats)
    for part in DOUBTED:
        found[f"without {part}"] = (float(not won[winner_without(line, part)]), 1)
    return found
