"""Why another scoring of Birdie was better: boxes, flaps, trophies and abilities of both, side by side."""

from collections import Counter
from dataclasses import dataclass, field

from voliera.coach.marks import POINTS
from voliera.coach.reasons import Reasons
from voliera.documents import Document
from voliera.games.birdie.coach.reasons_turn import ABILITY_RULES
from voliera.games.birdie.coach.scoring import Scored, Stretch
from voliera.games.birdie.rules.box import CARDS, FEATURES
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.solve.explaining import explain, whole

MOST_BOXES = 3


@dataclass(slots=True)
class Tally:
    """What a scoring brings, told by its events."""

    boxes: dict[str, int] = field(default_factory=dict)
    flaps: int = 0
    trophies: list[str] = field(default_factory=list)
    abilities: Counter[str] = field(default_factory=Counter)

    @classmethod
    def of(cls, events: list[Document]) -> "Tally":
        """What these events brought."""
        found = cls()
        for event in events:
            args = event["args"]
            match event["id"]:
                case "wrote":
                    found.boxes[args["box"]] = args["value"]
                case "flapped":
                    found.flaps += args["by"]
                case "trophy":
                    found.trophies.append(args["bird"])
                case "spent":
                    found.abilities[args["bird"]] += 1
        return found


def reasons(scored: Scored) -> Reasons:
    """What the best scoring would have brought; nothing where this one was the best."""
    found = Reasons()
    worst = scored.worst
    if worst is None:
        return found
    here, draws = Tally.of(worst.events), worst.best.actions[-1]["do"] == "robin"
    if scored.spared > 0 and scored.cost - scored.spared < POINTS["slip"]:
        _spared(found, worst, scored)
        return found
    if draws or worst.draws:
        rule = ABILITY_RULES["robin"]
        name = "draw" if draws and not worst.draws else "no-draw" if not draws else "before-draw"
        found.add(name, rule, better=_tenths(worst.best.value), here=_tenths(worst.value))
    else:
        found.add("points", "B-F1", better=round(worst.best.value), here=round(worst.value))
    if not draws:
        better = Tally.of(explain(worst.game, worst.best.actions))
        _differences(found, worst, here, better)
    return found


def _tenths(points: float) -> float:
    """Expected points, as people read them."""
    return whole(round(points, 1))


def _differences(found: Reasons, worst: Stretch, here: Tally, better: Tally) -> None:
    changed = [box for box in FEATURES if better.boxes.get(box, 0) != here.boxes.get(box, 0)]
    changed.sort(key=lambda box: here.boxes.get(box, 0) - better.boxes.get(box, 0))
    for box in changed[:MOST_BOXES]:
        if better.boxes.get(box, 0) > here.boxes.get(box, 0):
            found.add("box", "B-P5", box=box, better=better.boxes[box], here=here.boxes.get(box, 0))
    if better.flaps > here.flaps and not worst.draws:
        found.add("flaps", "B-P8", better=better.flaps, here=here.flaps)
    for bird in better.trophies:
        if bird not in here.trophies and not worst.draws:
            found.add("trophy", "B-P9", bird=bird)
    for bird in better.abilities - here.abilities:
        found.add("ability-unused", ABILITY_RULES[bird], bird=bird)
    for bird in here.abilities - better.abilities:
        found.add("ability-wasted", ABILITY_RULES[bird], bird=bird)
    _first_removal(found, worst)


def _first_removal(found: Reasons, worst: Stretch) -> None:
    """Expert: with which card the best chain begins, where another was removed first."""
    ways = [[one for one in actions if one["do"] == "remove"] for actions in (worst.best.actions, worst.actions)]
    early = [one["do"] for one in worst.best.actions if one["do"] in ("woodpecker", "insert", "robin")]
    if ways[0] and not early and ways[0][:1] != ways[1][:1]:
        k = Knowledge.of(worst.game.whole_states(), worst.game.mover())
        at = ways[0][0]["at"]
        found.add("remove", "B-E2", card=CARDS[k.line[at]], at=at + 1)


def _spared(found: Reasons, worst: Stretch, scored: Scored) -> None:
    """Fewer points now, and not worse for it."""
    k = Knowledge.of(worst.game.whole_states(), worst.game.mover())
    found.add("kept" if k.round_no == 1 else "denied", "B-P4", points=round(scored.cost))
