"""What a scoring of Birdie writes down, and what that is worth: answers that write the same are the same answer."""

from dataclasses import dataclass
from typing import NamedTuple

from voliera.games.birdie.rules.box import OWL_LIMIT, Bird
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.values import in_points

BOXES = 8


class Result(NamedTuple):
    """Written by a scoring: the values by feature (0: nothing new), and the flaps marked."""

    boxes: tuple[int, ...]
    marks: int


@dataclass(frozen=True)
class Worth:
    """What results are worth to a seat in points: its boxes, trophies taken now, and flaps."""

    sets: tuple[tuple[float, ...], ...]
    flaps: tuple[float, ...]

    @classmethod
    def of(cls, k: Knowledge) -> "Worth":
        """For the seat that scores."""
        values = in_points(k)
        return cls(values.sets, values.flaps)

    def __call__(self, result: Result) -> int:
        """Points gained."""
        boxes = sum(self.sets[feature][value] for feature, value in enumerate(result.boxes) if value)
        return int(boxes + self.flaps[result.marks])


def with_owls(result: Result, lowest: int, filled: int, owls: int) -> set[Result]:
    """All that can come of a result by the Owl, which copies the lowest value of a set into an empty box (B-A5)."""
    found = {result}
    if owls and lowest:
        for box in range(BOXES):
            if not result.boxes[box] and not filled >> box & 1:
                boxes = (*result.boxes[:box], min(OWL_LIMIT, lowest), *result.boxes[box + 1 :])
                found |= with_owls(Result(boxes, result.marks), lowest, filled, owls - 1)
    return found


def abilities(k: Knowledge) -> tuple[int, int, int, int]:
    """How often the seat can use each bird's ability."""
    robins, owls, pigeons, woodpeckers = (k.uses_left(bird) for bird in Bird)
    return robins, owls, pigeons, woodpeckers


def moved(line: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Every line that one move of the Woodpecker can make (B-A2)."""
    found = set()
    for start, card in enumerate(line):
        rest = line[:start] + line[start + 1 :]
        found |= {(*rest[:to], card, *rest[to:]) for to in range(len(line)) if to != start}
    return found
