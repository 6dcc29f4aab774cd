"""What a seat may know, and nothing else: the only thing that solvers and bots of Birdie ever look at.

It is built from an allow-list. `Knowledge.of` names every field that is read and says why the seat may read it; the
deck, the cards under Stop, the second half, the generator, and other seats' hands and closed lines are never touched.
The seat's own line is read in full: a bot remembers what it has laid (B-T6 forbids to look, not to remember).
"""

from dataclasses import dataclass

from voliera.games.birdie.border.table import Table
from voliera.games.birdie.rules.box import COPIES, KINDS, TROPHY_POINTS, Bird
from voliera.games.birdie.rules.state import DROPPED, NONE, Phase, Variant
from voliera.kernel import States

SCORING_PHASES = frozenset((Phase.SPLIT, Phase.INSERT, Phase.COLLAPSE, Phase.FEATURE, Phase.PIGEON, Phase.OWL))

DeclaredSet = tuple[int, int, int, bool]
"""Start, length, feature, and whether the Pigeon has dropped it."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """One seat's side of the table, in the record's numbers. Equal knowledge means equal choices."""

    seat: int
    players: int
    expert: bool
    single_chain: bool
    round_no: int
    phase: Phase
    flap_points: tuple[int, ...]  # by marked boxes, 0 first
    display: tuple[int, ...]
    deck: int  # cards above Stop
    under: int  # cards left under Stop
    hand: tuple[int, ...]  # own: copies of each card
    line: tuple[int, ...]  # own, first card laid first
    laid: int  # own cards of the open laying turn
    laid_display: int  # how many of those came from the display
    hand_sizes: tuple[int, ...]
    line_sizes: tuple[int, ...]
    boxes: tuple[tuple[int, ...], ...]
    pass_points: tuple[tuple[int, ...], ...]
    pass_order: tuple[int, ...]
    flaps: tuple[int, ...]
    uses: tuple[tuple[int, ...], ...]
    trophies: tuple[int, ...]
    scored: int  # seats that have finished scoring this round, in pass order
    sets: tuple[DeclaredSet, ...]
    written: int  # bit per box that a set has filled in this scoring
    drawn: int  # own Robin's card, or NONE
    gap: int
    formed: tuple[int, int]  # feature and size of the set that has just appeared, or (NONE, 0)
    unseen: tuple[int, ...]  # copies of each card that the seat has not located

    @classmethod
    def of(cls, states: States, seat: int) -> "Knowledge":
        """What `seat`, whose turn it is to act, knows of the first game in the array."""
        t = Table(states)
        players = t.players
        values = t.flap_values[: t.flap_boxes]
        return cls(
            seat=seat,
            players=players,
            expert=t.variant == Variant.EXPERT,
            single_chain=bool(t.single_chain),
            round_no=t.round_no,
            phase=Phase(t.phase),
            flap_points=(0, *values),
            display=tuple(t.display[: t.display_n]),
            deck=t.stop - t.top,
            under=_cards_under_stop(t),
            hand=tuple(t.hand[seat]),
            line=tuple(t.line[seat][: t.line_n[seat]]),
            laid=t.laid_n,
            laid_display=sum(at != NONE for at in t.laid_display),
            hand_sizes=tuple(t.hand_n[:players]),
            line_sizes=tuple(t.line_n[:players]),
            boxes=tuple(map(tuple, t.boxes[:players])),
            pass_points=tuple(map(tuple, t.pass_points[:players])),
            pass_order=tuple(t.pass_order[: t.passed_n]),
            flaps=tuple(t.flaps[:players]),
            uses=tuple(map(tuple, t.uses[:players])),
            trophies=tuple(t.trophies),
            scored=t.scored_n,
            sets=tuple(
                (t.set_start[i], t.set_length[i], t.set_feature[i] % DROPPED, t.set_feature[i] >= DROPPED)
                for i in range(t.sets_n)
            ),
            written=t.written,
            drawn=t.drawn,
            gap=t.gap,
            formed=(t.formed_feature, t.formed_size),
            unseen=_unseen(t, seat),
        )

    @property
    def filled(self) -> int:
        """Bit per own box that is filled."""
        return sum(1 << feature for feature, value in enumerate(self.boxes[self.seat]) if value)

    @property
    def lowest_written(self) -> int:
        """The smallest value that a set has written in this scoring, 0 if none has (B-A5)."""
        boxes = enumerate(self.boxes[self.seat])
        return min((value for feature, value in boxes if self.written >> feature & 1), default=0)

    @property
    def others_in(self) -> int:
        """How many other players have not passed yet."""
        return self.players - len(self.pass_order) - (self.seat not in self.pass_order)

    def uses_left(self, bird: int) -> int:
        """How often the seat's hand still allows the bird's ability (B-A1, B-A3)."""
        limit = 2 if self.expert else 1
        cards = sum(self.hand[4 * bird : 4 * bird + 4])
        left = min(cards, limit - self.uses[self.seat][bird])
        if bird == Bird.ROBIN:
            left = min(left, self.under)
        return max(0, left)

    def highest_of_others(self, bird: int) -> int:
        """The highest value that another player has in the bird's box: to be beaten for the trophy (B-P9)."""
        return max(self.boxes[other][bird] for other in range(self.players) if other != self.seat)

    def total(self, seat: int) -> int:
        """A seat's points so far (B-F1): everything in them is public."""
        passes = sum(max(0, points) for points in self.pass_points[seat])
        trophies = TROPHY_POINTS * self.trophies.count(seat)
        return sum(self.boxes[seat]) + passes + self.flap_points[self.flaps[seat]] + trophies

    def has_scored(self, seat: int) -> bool:
        """Whether the seat has finished scoring this round."""
        return seat in self.pass_order[: self.scored]


def _cards_under_stop(t: Table) -> int:
    """Public: as many as players, less the Robins played this round."""
    return int(t.stop + t.players - t.under)


def _unseen(t: Table, seat: int) -> tuple[int, ...]:
    """Copies of each card not located: neither gone, open, nor in own hands, nor seen to be taken by another (B-T6)."""
    left = [COPIES - t.gone[seat][card] - t.hand[seat][card] for card in range(KINDS)]
    located = t.display[: t.display_n] + t.line[seat][: t.line_n[seat]]
    if t.drawn != NONE:
        located.append(t.drawn)
    everybody_passed = t.passed_n == t.players
    opened = set(t.pass_order[: t.scored_n + 1]) if everybody_passed else set()
    for other in range(t.players):
        if other == seat:
            continue
        if other in opened:
            located += t.line[other][: t.line_n[other]]
            for card in range(KINDS):
                left[card] -= t.known[other][card]
        else:
            for i in range(max(0, t.acts_n)):
                if t.act_seat[i] == other:
                    located += [card for card in (t.act_first[i], t.act_second[i]) if card != NONE]
    for card in located:
        left[card] -= 1
    return tuple(max(0, copies) for copies in left)
