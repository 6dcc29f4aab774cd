"""Dealing what a set-up position leaves out, consistently with everything that it says.

Unknown cards of hands and lines first take what the public history proves (a card seen taken is in the hand or was
laid later; the two display cards of a laying turn lie in that turn's part of the line); the rest is random.
"""

import random

from voliera.birdie.components import COPIES, DECK, HALF, KINDS
from voliera.birdie.deal import slice_end, stop_at
from voliera.birdie.state import DISPLAY, NONE, Phase
from voliera.errors import GameError
from voliera.kernel import Record, seed_generator, seed_halves


def deal_hidden(s: Record, given: list[int], deck: bool, under_stop: bool, second_half: bool, seed: int) -> None:
    """Fill in what is unknown: hand and line cards, and each of the three piles that is marked as left out."""
    chance = random.Random(seed)
    seed_generator(s, *seed_halves(seed))
    shown = given.copy()
    for seat in range(s.players):
        if not is_open_line(s, seat):
            place_public_cards(s, seat, shown, chance)
    pool = [card for card in range(KINDS) for _ in range(COPIES - shown[card])]
    chance.shuffle(pool)
    fill_hands_and_lines(s, pool)
    if under_stop:
        end = slice_end(s)
        s.under = end - int(s.players)
        s.stock[s.under : end] = take(pool, int(s.players))
    if second_half and s.players == 2 and s.round_no == 1:
        s.stock[HALF:] = take(pool, HALF)
    if deck:
        stop = stop_at(s)
        s.top = stop - deck_size(s)
        s.stock[s.top : stop] = take(pool, stop - int(s.top))


def take(pool: list[int], count: int) -> list[int]:
    """The next cards of the pool; too few mean that the position shows more cards than there are."""
    if count > len(pool):
        raise GameError("bad_position", "position.cards: not enough cards are left for what was left out (B-C1)")
    cards = pool[len(pool) - count :]
    del pool[len(pool) - count :]
    return cards


def is_open_line(s: Record, seat: int) -> bool:
    """Whether the line lies open, so that nothing of it is unknown."""
    if s.phase == Phase.OVER:
        return True
    return bool(s.passed_n == s.players and seat in s.pass_order[: s.scored_n + 1])


def deck_size(s: Record) -> int:
    """How many cards must be above Stop: what the round has, less what lies elsewhere (B-S5, B-T4)."""
    laid = sum(1 for at in s.laid_display if at != NONE)
    if s.display_n + laid < DISPLAY:
        return 0
    total = HALF if s.players == 2 else DECK
    seats = slice(0, int(s.players))
    elsewhere = int(s.hand_n[seats].sum()) + int(s.line_n[seats].sum()) + int(s.display_n) + int(s.players)
    room = stop_at(s) - (slice_end(s) - total)
    if s.passed_n < s.players and elsewhere > total:
        raise GameError("bad_position", f"position.deck: {elsewhere} cards lie elsewhere, a round has {total} (B-S5)")
    return max(0, min(total - elsewhere, room - 2 * int(s.players) - DISPLAY))


def place_public_cards(s: Record, seat: int, shown: list[int], chance: random.Random) -> None:
    """Put the cards that the seat was seen to take or lay into its unknown places, or refuse the history."""
    acts = [i for i in range(max(0, int(s.acts_n))) if s.act_seat[i] == seat and s.act_first[i] != NONE]
    laid_now = int(s.laid_n) if seat == s.seat else 0
    at = int(s.line_n[seat]) - laid_now
    takes: list[tuple[int, list[int]]] = []
    later: list[int] = list(range(at, at + laid_now))
    free = {i for i in range(int(s.line_n[seat])) if s.line[seat, i] == NONE}
    unexplained = {i for i in range(int(s.line_n[seat])) if s.line[seat, i] != NONE}
    before = int(s.hand_n[seat]) + laid_now - sum(1 for i in s.laid_display if i != NONE and laid_now)
    for i in reversed(acts):
        if s.act_second[i] == NONE:
            takes.append((int(s.act_first[i]), later.copy()))
            before -= 1
            continue
        stop, at = at, at - 2 - int(s.act_from_hand[i])
        before += int(s.act_from_hand[i])
        if at < 0:
            raise GameError("bad_position", f"position.history: seat {seat} has laid more cards than its line has")
        for card in (int(s.act_first[i]), int(s.act_second[i])):
            place(s, seat, card, list(range(at, stop)), False, free, unexplained, shown, chance)
        later += range(at, stop)
    if before < 0:
        raise GameError("bad_position", f"position.history: seat {seat} has taken more cards than it holds")
    hand = s.hand[seat].copy()
    for card, places in takes:
        if hand[card] > 0:
            hand[card] -= 1
        else:
            place(s, seat, card, places, True, free, unexplained, shown, chance)


def place(
    s: Record,
    seat: int,
    card: int,
    places: list[int],
    or_hand: bool,
    free: set[int],
    unexplained: set[int],
    shown: list[int],
    chance: random.Random,
) -> None:
    """Find a public card in the given places of the line, or put it into an unknown one (of the hand, if allowed)."""
    for i in places:
        if i in unexplained and s.line[seat, i] == card:
            unexplained.discard(i)
            return
    unknown_in_hand = int(s.hand_n[seat]) - int(s.hand[seat].sum()) if or_hand else 0
    options = [i for i in places if i in free]
    if not options and not unknown_in_hand:
        raise GameError("bad_position", f"position.history: seat {seat}'s hand and line do not hold what it took")
    shown[card] += 1
    if shown[card] > COPIES:
        raise GameError("bad_position", "position.history: a card appears more often than there are copies (B-C1)")
    pick = chance.randrange(len(options) + unknown_in_hand)
    if pick < len(options):
        s.line[seat, options[pick]] = card
        free.discard(options[pick])
    else:
        s.hand[seat, card] += 1


def fill_hands_and_lines(s: Record, pool: list[int]) -> None:
    """Deal random cards to what is still unknown in hands and lines."""
    for seat in range(s.players):
        for card in take(pool, int(s.hand_n[seat]) - int(s.hand[seat].sum())):
            s.hand[seat, card] += 1
        for i in range(s.line_n[seat]):
            if s.line[seat, i] == NONE:
                s.line[seat, i] = take(pool, 1)[0]
