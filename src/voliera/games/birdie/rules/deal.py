"""Shuffling, dealing and refilling (B-S1 to B-S6, B-T4), and the end of a round (B-A6).

The stock is one list. A round uses a slice of it: with two players the first 32 cards and then the other 32, else
all 64. Within the slice lie, in this order, the hands, the display, the deck above Stop, and the cards under Stop.
What has left the stock is erased, so equal tables are equal bytes.
"""

from voliera.games.birdie.rules.box import COPIES, DECK, HALF, KINDS
from voliera.games.birdie.rules.happenings import Happened
from voliera.games.birdie.rules.state import DISPLAY, NONE, SEATS, Phase
from voliera.kernel import Log, Record, entry, note, rule, seed_generator, shuffle
from voliera.kernel import below as random_below


@rule
def slice_start(s: Record) -> int:
    """Where this round's slice of the stock begins (B-S2)."""
    return HALF if s.players == 2 and s.round_no == 2 else 0


@entry
def slice_end(s: Record) -> int:
    """Where this round's slice of the stock ends (B-S2)."""
    return HALF if s.players == 2 and s.round_no == 1 else DECK


@entry
def stop_at(s: Record) -> int:
    """Where the Stop card lies: as many cards as players are under it (B-S4)."""
    return slice_end(s) - int(s.players)


@rule
def draw_card(s: Record, at: int) -> int:
    """Take one card out of the stock."""
    card = int(s.stock[at])
    s.stock[at] = NONE
    return card


@rule
def shuffle_all(s: Record) -> None:
    """Put all 64 cards into the stock and shuffle them (B-S1, B-S3)."""
    for i in range(DECK):
        s.stock[i] = i // COPIES
    shuffle(s, s.stock, 0, DECK)


@rule
def clear_round(s: Record) -> None:
    """Clear what belongs to one round only: just what was used, as everything else is clear already."""
    for seat in range(SEATS):
        if s.hand_n[seat] > 0:
            for card in range(KINDS):
                s.hand[seat, card] = 0
                s.known[seat, card] = 0
        for i in range(s.line_n[seat]):
            s.line[seat, i] = NONE
        s.hand_n[seat] = 0
        s.line_n[seat] = 0
        s.pass_order[seat] = NONE
    for i in range(s.display_n):
        s.display[i] = NONE
    for i in range(max(0, int(s.acts_n))):
        s.act_seat[i] = NONE
        s.act_first[i] = NONE
        s.act_second[i] = NONE
        s.act_from_hand[i] = 0
    s.display_n = 0
    s.passed_n = 0
    s.acts_n = 0
    clear_turn(s)
    clear_scoring(s)
    s.scored_n = 0


@rule
def clear_turn(s: Record) -> None:
    """No laying turn is open, no action is half said."""
    s.laid_n = 0
    s.laid_display[0] = NONE
    s.laid_display[1] = NONE
    for i in range(DISPLAY):
        s.before[i] = NONE
    s.chosen = NONE


@rule
def clear_scoring(s: Record) -> None:
    """Nobody has begun to score, or the next seat begins afresh."""
    for i in range(s.sets_n):
        s.set_start[i] = NONE
        s.set_length[i] = 0
        s.set_feature[i] = NONE
    s.sets_n = 0
    s.drawn = NONE
    s.gap = NONE
    s.formed_feature = NONE
    s.formed_size = 0
    s.written = 0
    s.chosen = NONE


@rule
def refill(s: Record, log: Log) -> None:
    """Fill the display up to four from above the Stop card, at its end (B-T4)."""
    stop = stop_at(s)
    while s.display_n < DISPLAY and s.top < stop:
        card = draw_card(s, s.top)
        s.top += 1
        s.display[s.display_n] = card
        s.display_n += 1
        note(log, Happened.REFILLED, card, 0, 0)


@rule
def deal_round(s: Record, first: int) -> None:
    """Deal a round from its slice of the stock: two cards to each seat, then the display (B-S4, B-S5)."""
    clear_round(s)
    top = slice_start(s)
    for seat in range(s.players):
        for _ in range(2):
            s.hand[seat, draw_card(s, top)] += 1
            top += 1
        s.hand_n[seat] = 2
    for i in range(DISPLAY):
        s.display[i] = draw_card(s, top)
        top += 1
    s.display_n = DISPLAY
    s.top = top
    s.under = stop_at(s)
    s.phase = Phase.TURN
    s.seat = first


@entry
def start_game(s: Record, players: int, low: int, high: int) -> None:
    """Begin a game on a blank or used record: shuffle, a random first player, round 1 (B-S1, B-S6).

    Variant, options and flap values stay as they are.
    """
    seed_generator(s, low, high)
    s.players = players
    s.round_no = 1
    for seat in range(SEATS):
        s.flaps[seat] = 0
        s.trophies[seat] = NONE
        for i in range(2):
            s.pass_points[seat, i] = NONE
        for i in range(8):
            s.boxes[seat, i] = 0
        for i in range(4):
            s.uses[seat, i] = 0
        for card in range(KINDS):
            s.gone[seat, card] = 0
    shuffle_all(s)
    deal_round(s, random_below(s, players))


@rule
def end_round(s: Record, log: Log) -> None:
    """Everybody has scored: the second round begins (B-S3, B-S6, B-A6), or the game is over."""
    if s.round_no == 2:
        s.phase = Phase.OVER
        s.seat = NONE
        clear_scoring(s)
        note(log, Happened.OVER, 0, 0, 0)
        return
    first = int(s.pass_order[s.players - 1])
    if s.players == 2:
        remember_first_half(s)
        for i in range(HALF):
            s.stock[i] = NONE
    s.round_no = 2
    if s.players > 2:
        for seat in range(SEATS):
            for card in range(KINDS):
                s.gone[seat, card] = 0
        shuffle_all(s)
    deal_round(s, first)
    note(log, Happened.DEALT, 2, first, 0)


@rule
def remember_first_half(s: Record) -> None:
    """Two players: what each has seen of round 1 never returns (B-S2), and a good memory keeps it."""
    for seat in range(2):
        other = 1 - seat
        for card in range(KINDS):
            s.gone[seat, card] += s.hand[seat, card] + s.known[other, card]
        for i in range(s.display_n):
            s.gone[seat, s.display[i]] += 1
        for owner in range(2):
            for i in range(s.line_n[owner]):
                s.gone[seat, s.line[owner, i]] += 1
