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
def write_features(row: Row, at: int, birds: int, seasons: int) -> None:
    """Write how many cards there are of each bird and season, eight bits for each of both."""
    for i in range(4):
        row[at + i] = (birds >> 8 * i) & 127
        row[at + FIRST_SEASON + i] = (seasons >> 8 * i) & 127


@rule
def see_cards(s: Record, row: Row) -> None:
    """The seat's hand and the display; `unseen` begins with what the seat has not seen leave the game."""
    me = int(s.seat)
    birds = 0
    seasons = 0
    for card in range(KINDS):
        copies = int(s.hand[me, card])
        for k in range(HAND_COPIES):
            row[HAND + KINDS * k + card] = 1 if copies > k else 0
        row[UNSEEN + card] = COPIES - copies - int(s.gone[me, card])
        birds += copies << 8 * (card >> 2)
        seasons += copies << 8 * (card & 3)
    write_features(row, FEATURES, birds, seasons)
    for i in range(s.display_n):
        card = int(s.display[i])
        row[DISPLAY + (KINDS if row[DISPLAY + card] > 0 else 0) + card] = 1
        row[UNSEEN + card] -= 1
        add_features(row, FEATURES + 8, card, 1)
    if s.drawn != NONE:
        row[UNSEEN + int(s.drawn)] -= 1


@rule
def open_seats(s: Record) -> int:
    """A bit for each seat whose line lies open."""
    if s.passed_n < s.players:
        return 0
    found = 0
    for seat in range(s.players):
        if is_open(s, seat):
            found |= 1 << seat
    return found


@rule
def see_others(s: Record, row: Row) -> None:
    """What the others took and laid this round (B-T6), the latest first; open lines, while somebody scores."""
    players = int(s.players)
    me = int(s.seat)
    opened = open_seats(s)
    layings = 0
    for i in range(int(s.acts_n) - 1, -1, -1):
        seat = int(s.act_seat[i])
        first = int(s.act_first[i])
        if seat == me or first == NONE:
            continue
        other = seat - me if seat > me else seat - me + players
        second = int(s.act_second[i])
        at = OTHERS + OTHER * (other - 1)
        closed = 1 - ((opened >> seat) & 1)
        row[UNSEEN + first] -= closed
        if second == NONE:
            row[at + first] += 1
            add_features(row, at + 2 * KINDS, first, 1)
        else:
            row[UNSEEN + second] -= closed
            row[at + KINDS + first] += 1
            row[at + KINDS + second] += 1
            add_features(row, at + 2 * KINDS + 8, first, 1)
            add_features(row, at + 2 * KINDS + 8, second, 1)
            if layings < LAYINGS_BACK:
                see_laying(row, LAYINGS + LAYING * layings, other, first, second, int(s.act_from_hand[i]))
            layings += 1
    if opened != 0:
        see_opened(s, opened, row)


@rule
def see_opened(s: Record, opened: int, row: Row) -> None:
    """The cards of the others that lie open are not unseen: `opened` has a bit for each seat."""
    for other in range(s.players):
        if other != s.seat and (opened >> other) & 1:
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
    last_bird = NONE
    last_season = NONE
    birds = 0  # cards in the run of birds that reaches this far
    seasons = 0
    for i in range(n):
        card = int(s.line[me, i])
        bird = card >> 2
        season = FIRST_SEASON + (card & 3)
        row[UNSEEN + card] -= 1
        row[LINE_CARDS + card] += 1
        same_bird = 1 if bird == last_bird else 0
        same_season = 1 if season == last_season else 0
        birds = birds * same_bird + 1
        seasons = seasons * same_season + 1
        if same_bird:
            see_run(row, bird, birds)
        if same_season:
            see_run(row, season, seasons)
        back = n - 1 - i
        if back < LINE_BACK:
            row[LINE_END + 8 * back + bird] = 1
            row[LINE_END + 8 * back + season] = 1
            row[JOINED + 2 * back] = same_bird
            row[JOINED + 2 * back + 1] = same_season
        last_bird = bird
        last_season = season
    if n > 0:
        for k in range(TAIL):
            row[TAIL_AT + TAIL * last_bird + k] = 1 if birds > k else 0
            row[TAIL_AT + TAIL * last_season + k] = 1 if seasons > k else 0


@rule
def see_run(row: Row, feature: int, run: int) -> None:
    """Note that a run has reached two or more cards; if an earlier one had as many, so has the shorter one of both."""
    k = min(run - 2, LONGEST - 1)
    if k < SECOND and row[LONGEST_AT + LONGEST * feature + k] > 0:
        row[SECOND_AT + SECOND * feature + k] = 1
    row[LONGEST_AT + LONGEST * feature + k] = 1


@rule
def sum_unseen(row: Row) -> None:
    """Unseen cards by feature; a set-up position may show more copies than there are."""
    birds = 0
    seasons = 0
    for card in range(KINDS):
        left = max(0, int(row[UNSEEN + card]))
        row[UNSEEN + card] = left
        birds += left << 8 * (card >> 2)
        seasons += left << 8 * (card & 3)
    write_features(row, FEATURES + 16, birds, seasons)


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
    seat = int(s.seat)
    limit = 2 if s.variant == Variant.EXPERT else 1
    own = 0
    for k in range(players):
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
        if k == 0:
            own = points
            see_own_abilities(s, limit, row)
        else:
            row[LEADS + k - 1] = max(-MOST, min(MOST, own - points))
            see_abilities(s, seat, limit, OTHERS + OTHER * (k - 1) + 2 * KINDS, row)
        seat = seat + 1 if seat + 1 < players else 0


@rule
def see_own_abilities(s: Record, limit: int, row: Row) -> None:
    """Abilities that the seat's hand allows (B-A1): once, twice."""
    for bird in range(4):
        usable = min(int(row[FEATURES + bird]), limit - int(s.uses[s.seat, bird]))
        row[ABILITIES + bird] = 1 if usable > 0 else 0
        row[ABILITIES + 4 + bird] = 1 if usable > 1 else 0


@rule
def see_abilities(s: Record, seat: int, limit: int, at: int, row: Row) -> None:
    """Abilities of birds that another seat was seen to take: how many of each it took stands at `at`."""
    for bird in range(4):
        row[at + 16 + bird] = 1 if row[at + bird] > 0 and s.uses[seat, bird] < limit else 0


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
