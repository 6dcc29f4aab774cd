"""What the seat to move may know, as a row of small numbers: the input of Birdie's networks.

One layout serves two to four players and both variants. Seats are counted from the seat to move: 0 is that seat, 1 the
next one clockwise; places of seats that are not in the game stay 0. What is read is what `solve.knowledge` lets a seat
know: the deck, the cards under Stop, the second half, and other hands and closed lines are never touched. Dealing them
again (`redeal`) changes no number (tests/learn/test_observe.py).
"""

import numpy as np
import numpy.typing as npt

from voliera.games.birdie.layout import (
    ABILITIES,
    BOARD,
    BOARDS,
    DECK_AT,
    DECK_SHOWN,
    DISPLAY,
    FEATURES,
    HAND,
    HAND_COPIES,
    JOINED,
    LAYING,
    LAYINGS,
    LAYINGS_BACK,
    LEADS,
    LINE_BACK,
    LINE_CARDS,
    LINE_END,
    LONGEST,
    LONGEST_AT,
    MOST,
    OTHER,
    OTHERS,
    SEAT,
    SEATS_AT,
    SECOND,
    SECOND_AT,
    SHOWN,
    TABLE,
    TAIL,
    TAIL_AT,
    UNSEEN,
)
from voliera.games.birdie.rules.box import COPIES, FIRST_SEASON, KINDS, TROPHY_POINTS
from voliera.games.birdie.rules.deal import slice_end, stop_at
from voliera.games.birdie.rules.redeal import is_open
from voliera.games.birdie.rules.state import NONE, SEATS, Phase, Variant, has_passed
from voliera.games.birdie.rules.steps import flap_points
from voliera.kernel import Record, States, entry, rule

Row = npt.NDArray[np.int8]


@rule
def observe(s: Record, row: Row) -> None:
    """Write what the seat to move may know into a row of zeros."""
    see_cards(s, row)
    see_others(s, row)
    see_line(s, row)
    sum_unseen(row)
    see_boards(s, row)
    see_table(s, row)


@entry
def observe_first(states: States, row: Row) -> None:
    """The observation of the first game of an array, into any row."""
    for i in range(row.shape[0]):
        row[i] = 0
    observe(states[0], row)


@rule
def add_features(row: Row, at: int, card: int, copies: int) -> None:
    """Count a card's bird and season."""
    row[at + (card >> 2)] += copies
    row[at + FIRST_SEASON + (card & 3)] += copies


@rule
def see_cards(s: Record, row: Row) -> None:
    """The seat's hand and the display; `unseen` begins with what the seat has not seen leave the game."""
    me = int(s.seat)
    for card in range(KINDS):
        copies = int(s.hand[me, card])
        for k in range(min(HAND_COPIES, copies)):
            row[HAND + KINDS * k + card] = 1
        if copies > 0:
            add_features(row, FEATURES, card, copies)
        row[UNSEEN + card] = COPIES - copies - int(s.gone[me, card])
    for i in range(s.display_n):
        card = int(s.display[i])
        row[DISPLAY + (KINDS if row[DISPLAY + card] > 0 else 0) + card] = 1
        row[UNSEEN + card] -= 1
        add_features(row, FEATURES + 8, card, 1)
    if s.drawn != NONE:
        row[UNSEEN + int(s.drawn)] -= 1


@rule
def see_others(s: Record, row: Row) -> None:
    """What the others took and laid this round (B-T6), the latest first; open lines, while somebody scores."""
    players = int(s.players)
    me = int(s.seat)
    acts = max(0, int(s.acts_n))
    layings = 0
    for k in range(acts):
        i = acts - 1 - k
        other = (int(s.act_seat[i]) - me + players) % players
        first = int(s.act_first[i])
        second = int(s.act_second[i])
        if other == 0 or first == NONE:
            continue
        at = OTHERS + OTHER * (other - 1)
        if second == NONE:
            row[at + first] += 1
            add_features(row, at + 2 * KINDS, first, 1)
        else:
            row[at + KINDS + first] += 1
            row[at + KINDS + second] += 1
            add_features(row, at + 2 * KINDS + 8, first, 1)
            add_features(row, at + 2 * KINDS + 8, second, 1)
            if layings < LAYINGS_BACK:
                see_laying(row, LAYINGS + LAYING * layings, other, first, second, int(s.act_from_hand[i]))
            layings += 1
        if not is_open(s, int(s.act_seat[i])):
            row[UNSEEN + first] -= 1
            if second != NONE:
                row[UNSEEN + second] -= 1
    for other in range(players):
        if other != me and is_open(s, other):
            for card in range(KINDS):
                row[UNSEEN + card] -= s.known[other, card]
            for i in range(s.line_n[other]):
                row[UNSEEN + int(s.line[other, i])] -= 1


@rule
def see_laying(row: Row, at: int, other: int, first: int, second: int, from_hand: int) -> None:
    """One laying turn of another seat."""
    row[at + other - 1] = 1
    add_features(row, at + SEATS - 1, first, 1)
    add_features(row, at + SEATS - 1, second, 1)
    row[at + SEATS - 1 + 8] = from_hand


@rule
def see_line(s: Record, row: Row) -> None:
    """The seat's line: its cards, its end card by card, and its runs."""
    me = int(s.seat)
    n = int(s.line_n[me])
    longest = 0  # five bits for each feature
    second = 0
    runs = 0  # bird run, and season run 8 bits higher
    for i in range(n):
        card = int(s.line[me, i])
        row[UNSEEN + card] -= 1
        row[LINE_CARDS + card] += 1
        back = n - 1 - i
        for j in range(2):
            feature = FIRST_SEASON + (card & 3) if j else card >> 2
            joins = i > 0 and carries(int(s.line[me, i - 1]), feature)
            run = ((runs >> (8 * j)) & 255) + 1 if joins else 1
            runs = (runs & ~(255 << (8 * j))) | (run << (8 * j))
            if back < LINE_BACK:
                row[LINE_END + 8 * back + feature] = 1
                row[JOINED + 2 * back + j] = 1 if joins else 0
            if i == n - 1:
                for k in range(min(TAIL, run)):
                    row[TAIL_AT + TAIL * feature + k] = 1
            if i == n - 1 or not carries(int(s.line[me, i + 1]), feature):
                top = (longest >> (5 * feature)) & 31
                low = (second >> (5 * feature)) & 31
                longest += (max(top, run) - top) << (5 * feature)
                second += (max(low, min(top, run)) - low) << (5 * feature)
    for feature in range(8):
        for k in range(min(LONGEST, ((longest >> (5 * feature)) & 31) - 1)):
            row[LONGEST_AT + LONGEST * feature + k] = 1
        for k in range(min(SECOND, ((second >> (5 * feature)) & 31) - 1)):
            row[SECOND_AT + SECOND * feature + k] = 1


@rule
def carries(card: int, feature: int) -> bool:
    """Whether a card has a feature."""
    return card >> 2 == feature or FIRST_SEASON + (card & 3) == feature


@rule
def sum_unseen(row: Row) -> None:
    """Unseen cards by feature; a set-up position may show more copies than there are."""
    for card in range(KINDS):
        left = max(0, int(row[UNSEEN + card]))
        row[UNSEEN + card] = left
        add_features(row, FEATURES + 16, card, left)


@rule
def points_of(s: Record, seat: int) -> int:
    """A seat's points so far (B-F1)."""
    total = flap_points(s, seat)
    for feature in range(8):
        total += int(s.boxes[seat, feature])
    for i in range(2):
        total += max(0, int(s.pass_points[seat, i]))
    for bird in range(4):
        if s.trophies[bird] == seat:
            total += TROPHY_POINTS
    return total


@rule
def see_boards(s: Record, row: Row) -> None:
    """Everybody's boxes, trophies, flaps, uses, and points: all of it public."""
    players = int(s.players)
    me = int(s.seat)
    own = points_of(s, me)
    for k in range(players):
        seat = (me + k) % players
        at = BOARDS + BOARD * k
        for feature in range(8):
            value = int(s.boxes[seat, feature])
            row[at + feature] = 1 if value > 0 else 0
            row[at + 8 + feature] = value
        for bird in range(4):
            row[at + 16 + bird] = 1 if s.trophies[bird] == seat else 0
            row[at + 32 + bird] = 1 if s.uses[seat, bird] > 0 else 0
            row[at + 36 + bird] = 1 if s.uses[seat, bird] > 1 else 0
        for i in range(s.flaps[seat]):
            row[at + 20 + i] = 1
        points = points_of(s, seat)
        at = SEATS_AT + SEAT * k
        row[at] = 1
        row[at + 1] = 1 if has_passed(s, seat) else 0
        row[at + 2] = s.hand_n[seat]
        row[at + 3] = s.line_n[seat]
        row[at + 4] = min(MOST, points)
        row[at + 5] = flap_points(s, seat)
        if k > 0:
            row[LEADS + k - 1] = max(-MOST, min(MOST, own - points))
    see_abilities(s, row)


@rule
def see_abilities(s: Record, row: Row) -> None:
    """Abilities that the seat's hand allows, and those of cards that others were seen to take (B-A1)."""
    players = int(s.players)
    limit = 2 if s.variant == Variant.EXPERT else 1
    for card in range(KINDS):
        bird = card >> 2
        for _ in range(s.hand[s.seat, card]):
            row[ABILITIES + (4 if row[ABILITIES + bird] > 0 else 0) + bird] = 1
        for k in range(1, players):
            at = OTHERS + OTHER * (k - 1)
            if row[at + card] > 0 and s.uses[(int(s.seat) + k) % players, bird] < limit:
                row[at + 2 * KINDS + 16 + bird] = 1
    for bird in range(4):
        left = limit - int(s.uses[s.seat, bird])
        if left < 2:
            row[ABILITIES + 4 + bird] = 0
        if left < 1:
            row[ABILITIES + bird] = 0


@rule
def see_table(s: Record, row: Row) -> None:
    """Round, open laying, players, variant, piles, and what a pass brings."""
    deck = stop_at(s) - int(s.top)
    row[TABLE] = s.round_no - 1
    row[TABLE + 1] = 1 if s.phase == Phase.LAYING else 0
    for i in range(2):
        row[TABLE + 2 + i] = 1 if s.laid_display[i] != NONE else 0
    row[TABLE + 4] = s.laid_n
    row[TABLE + 3 + int(s.players)] = 1
    row[TABLE + 8] = s.variant
    row[TABLE + 9] = s.single_chain
    row[TABLE + 10] = deck
    row[TABLE + 11] = slice_end(s) - int(s.under)
    row[TABLE + 12] = 2 * (int(s.players) - int(s.passed_n) - 1)
    for i in range(min(DECK_SHOWN, deck)):
        row[DECK_AT + i] = 1
    for i in range(s.display_n):
        row[SHOWN + i] = 1
