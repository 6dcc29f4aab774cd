"""A bound that no scoring can beat, from counting alone: what keeps an answer honest where the search is not exact.

Each set needs two cards and an empty box, no card is in two sets, and boxes, flaps, trophies and Owls are all given
their best case at once. In the expert game a chain costs a card, and a set is at most the two longest runs of its
feature: runs never grow in a collapse. Where Woodpecker or Robin may still change the line, all cards of a feature
count as one run.
"""

from voliera.games.birdie.rules.box import FIRST_SEASON, OWL_LIMIT, SHORTEST_SET, Bird
from voliera.games.birdie.rules.state import NONE, Phase
from voliera.games.birdie.solve.features import CARRIES, longest_runs
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.values import FEATURE_COUNT, flap_gains, trophy_threshold


def most_points(k: Knowledge) -> int:
    """No play from here gains more points than this."""
    cards, longest = _material(k)
    lengths = sorted((length for length in longest if length >= SHORTEST_SET), reverse=True)
    copied = _most_copied(k)
    owls = k.uses_left(Bird.OWL) if copied else 0
    reach = [max(longest[bird], copied if owls else 0) for bird in range(FIRST_SEASON)]
    trophies = sum(not k.filled >> bird & 1 and value > trophy_threshold(k, bird) for bird, value in enumerate(reach))
    flaps = flap_gains(k)
    empty = FEATURE_COUNT - k.filled.bit_count()
    best = 0
    for dropped in range(k.uses_left(Bird.PIGEON) + 1):
        free = cards - SHORTEST_SET * dropped
        for sets in range(min(len(lengths), max(0, free) // SHORTEST_SET) + 1):
            if free < 0:
                break
            copies = min(owls, empty - sets) if sets or k.written else 0
            points = min(free, sum(lengths[:sets])) + copied * copies + 3 * min(trophies, sets + copies)
            best = max(best, points + flaps[sets + 2 * dropped])
    return best


def _material(k: Knowledge) -> tuple[int, list[int]]:
    """How many cards can still be in sets, and for each empty box the longest set imaginable."""
    if k.phase == Phase.OWL or (k.single_chain and k.gap != NONE and k.phase == Phase.COLLAPSE):
        return 0, [0] * FEATURE_COUNT
    drawable = k.uses_left(Bird.ROBIN) if k.gap == NONE and not k.sets else 0
    movable = k.gap == NONE and not k.sets and (drawable or k.drawn != NONE or k.uses_left(Bird.WOODPECKER))
    free_from = k.sets[-1][0] + k.sets[-1][1] if k.sets else 0
    line = k.line[free_from:] if k.drawn == NONE else (*k.line, k.drawn)
    longest = []
    for feature in range(FEATURE_COUNT):
        if k.filled >> feature & 1:
            longest.append(0)
        elif movable:
            longest.append(sum(CARRIES[feature][card] for card in line) + drawable)
        else:
            longest.append(longest_runs(line, feature, 2 if k.expert else 1))
    cards = len(line) + drawable - (k.expert and k.phase in (Phase.COLLAPSE, Phase.INSERT))
    pending = [(length, feature) for _, length, feature, dropped in k.sets if not dropped]
    if k.phase == Phase.PIGEON:
        pending.append((k.formed[1], k.formed[0]))
    for length, feature in pending:
        cards += length
        if not k.filled >> feature & 1:
            longest[feature] = max(longest[feature], length)
    return cards, longest


def _most_copied(k: Knowledge) -> int:
    """What the Owl can copy at most: it is bound by what has been written already (B-A5)."""
    return min(OWL_LIMIT, k.lowest_written or OWL_LIMIT)
