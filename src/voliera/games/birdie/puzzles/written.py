"""What a scoring of Birdie writes down, and what that is worth: answers that write the same are the same answer.

Lines, boxes and results are bytes: there are thousands, kept in sets, and every interpreter finds bytes quickly.
"""

from dataclasses import dataclass

from voliera.games.birdie.rules.box import OWL_LIMIT, Bird
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.values import in_points

BOXES = 8


Boxes = bytes
"""Values by feature; 0: nothing new."""
Result = bytes
"""Written by a scoring: the boxes, then the flaps marked."""
NOTHING: Boxes = bytes(BOXES)


def result_of(boxes: Boxes, marks: int) -> Result:
    """Return a result."""
    return boxes + bytes((marks,))


def with_box(boxes: Boxes, feature: int, value: int) -> Boxes:
    """Return boxes, or whatever begins with them, with another value in one."""
    return boxes[:feature] + bytes((value,)) + boxes[feature + 1 :]


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
        boxes = sum(self.sets[feature][result[feature]] for feature in range(BOXES) if result[feature])
        return int(boxes + self.flaps[result[BOXES]])


def with_owls(result: Result, lowest: int, filled: int, owls: int) -> set[Result]:
    """All that can come of a result by the Owl, which copies the lowest value of a set into an empty box (B-A5)."""
    found = {result}
    if owls and lowest:
        for box in range(BOXES):
            if not result[box] and not filled >> box & 1:
                found |= with_owls(with_box(result, box, min(OWL_LIMIT, lowest)), lowest, filled, owls - 1)
    return found


def abilities(k: Knowledge) -> tuple[int, int, int, int]:
    """How often the seat can use each bird's ability."""
    robins, owls, pigeons, woodpeckers = (k.uses_left(bird) for bird in Bird)
    return robins, owls, pigeons, woodpeckers


def moved(line: bytes) -> set[bytes]:
    """Every line that one move of the Woodpecker can make (B-A2)."""
    found = set()
    for start in range(len(line)):
        rest = line[:start] + line[start + 1 :]
        found |= {rest[:to] + line[start : start + 1] + rest[to:] for to in range(len(line)) if to != start}
    return found


def lines_of(k: Knowledge, woodpeckers: int) -> set[bytes]:
    """Every line that the seat can have before it scores."""
    lines = {bytes(k.line)}
    for _ in range(woodpeckers):
        lines |= {other for line in lines for other in moved(line)}
    return lines
