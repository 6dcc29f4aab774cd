"""A world that a seat cannot tell from the true one: every unseen card is dealt again.

What a seat knows, with a perfect memory: its own hand and line, everything open, what it has seen leave the game, and
of the others what the public history says: cards taken from the display went into the hand, and the two display
cards of a laying turn into the line, with some hand cards of which only the number is known (B-T6). Once a line is
open, it proves which taken cards are still in the hand (`known`, flow.open_line).

The caller seeds the generator again: the true one is a secret too. Not used is what a seat might conclude from
questions that were asked and answered earlier (who kept a set may hold a Pigeon).
"""

from voliera.games.birdie.rules.box import COPIES, HALF, KINDS, Bird
from voliera.games.birdie.rules.deal import clear_turn, slice_end, stop_at
from voliera.games.birdie.rules.state import DISPLAY, NONE, Phase, Variant
from voliera.kernel import Cards, Record, below, entry, rule, seed_generator, shuffle


@entry
def redeal(s: Record, seat: int, low: int, high: int, pool: Cards) -> None:
    """Replace all that `seat` (or a spectator, -1) cannot know by something random that fits what it has seen.

    `pool` is scratch space for 64 cards; `low` and `high` seed the world's generator.
    """
    seed_generator(s, low, high)
    if s.seat != seat:
        forget_open_action(s)
    for other in range(s.players):
        if other != seat:
            if is_open(s, other):
                imagine_hand(s, other)
            else:
                imagine_turns(s, other)
    share_memory(s, seat)
    fill_from(s, seat, pool, fill_pool(s, seat, pool))


@rule
def is_open(s: Record, seat: int) -> bool:
    """Whether the seat's line lies open: it scores, or has scored (B-P2)."""
    if s.phase == Phase.OVER:
        return True
    if s.passed_n < s.players:
        return False
    for i in range(int(s.scored_n) + 1):  # noqa: SIM110  # no generators in rules
        if s.pass_order[i] == seat:
            return True
    return False


@rule
def forget_open_action(s: Record) -> None:
    """For everybody else an open laying turn and a half-said action have not happened yet."""
    phase = s.phase
    if phase == Phase.LAYING:
        seat = s.seat
        start = int(s.line_n[seat]) - int(s.laid_n)
        for i in range(s.laid_n):
            if i != s.laid_display[0] and i != s.laid_display[1]:
                s.hand[seat, s.line[seat, start + i]] += 1
                s.hand_n[seat] += 1
            s.line[seat, start + i] = NONE
        s.line_n[seat] = start
        s.display_n = 0
        for i in range(DISPLAY):
            s.display[i] = s.before[i]
            if s.before[i] != NONE:
                s.display_n += 1
        clear_turn(s)
        s.phase = Phase.TURN
    elif phase > Phase.OVER:
        s.chosen = NONE
        s.phase = Phase.COLLAPSE if s.variant == Variant.EXPERT else Phase.SPLIT


@rule
def imagine_hand(s: Record, seat: int) -> None:
    """The line is open: in the hand stay the cards that are known, the others become unknown."""
    for card in range(KINDS):
        s.hand[seat, card] = s.known[seat, card]


@rule
def imagine_turns(s: Record, seat: int) -> None:
    """Replay the seat's public acts with unknown first cards, guessing which hand cards went down, and where.

    Unknown cards are -1 in the line, and missing copies in the hand, until fill_from deals them.
    """
    unknown = int(s.hand_n[seat])
    for i in range(max(0, s.acts_n)):
        if s.act_seat[i] == seat and s.act_first[i] != NONE:
            if s.act_second[i] == NONE:
                unknown -= 1
            else:
                unknown += int(s.act_from_hand[i])
    at = int(s.line_n[seat])
    for i in range(max(0, s.acts_n)):
        if s.act_seat[i] == seat and s.act_second[i] != NONE:
            at -= 2 + int(s.act_from_hand[i])
    for i in range(at):
        s.line[seat, i] = NONE
    for card in range(KINDS):
        s.hand[seat, card] = 0
    held = 0
    for i in range(max(0, s.acts_n)):
        if s.act_seat[i] != seat or s.act_first[i] == NONE:
            continue
        if s.act_second[i] == NONE:
            s.hand[seat, s.act_first[i]] += 1
            held += 1
            continue
        start = at
        s.line[seat, at] = s.act_first[i]
        s.line[seat, at + 1] = s.act_second[i]
        at += 2
        for _ in range(s.act_from_hand[i]):
            pick = below(s, unknown + held)
            if pick < unknown:
                unknown -= 1
                s.line[seat, at] = NONE
            else:
                pick -= unknown
                card = 0
                while pick >= s.hand[seat, card]:
                    pick -= int(s.hand[seat, card])
                    card += 1
                s.hand[seat, card] -= 1
                held -= 1
                s.line[seat, at] = card
            at += 1
        shuffle(s, s.line[seat], start, at)


@rule
def share_memory(s: Record, seat: int) -> None:
    """What others have seen leave the game is a secret too, where it can differ (two players, round 2).

    In this world they remember what the seat does. A spectator has come for round 2.
    """
    if seat >= 0:
        for other in range(s.players):
            for card in range(KINDS):
                s.gone[other, card] = s.gone[seat, card]
    elif s.players == 2 and s.round_no == 2:
        for other in range(s.players):
            for card in range(KINDS):
                s.gone[other, card] = 0


@rule
def fill_pool(s: Record, seat: int, pool: Cards) -> int:
    """Put all cards that the seat has not located into the pool, shuffled; returns how many there are."""
    n = 0
    for card in range(KINDS):
        unseen = COPIES - int(s.gone[0, card])
        for i in range(s.display_n):
            if s.display[i] == card:
                unseen -= 1
        if s.drawn == card and s.seat == seat:
            unseen -= 1
        for owner in range(s.players):
            unseen -= int(s.hand[owner, card])
            for i in range(s.line_n[owner]):
                if s.line[owner, i] == card:
                    unseen -= 1
        for _ in range(unseen):
            pool[n] = card
            n += 1
    shuffle(s, pool, 0, n)
    return n


@rule
def hold_what_is_asked_for(s: Record, pool: Cards, n: int) -> int:
    """Give the seat the Pigeon or the Owl that is asked for (B-A1); return how many cards the pool has left."""
    if s.phase == Phase.PIGEON:
        first = 4 * Bird.PIGEON.value
    elif s.phase == Phase.OWL:
        first = 4 * Bird.OWL.value
    else:
        return n
    for card in range(first, first + 4):
        if s.hand[s.seat, card] > 0:
            return n
    for i in range(n):
        card = int(pool[i])
        if card >> 2 == first >> 2:
            s.hand[s.seat, card] += 1
            pool[i] = pool[n - 1]
            return n - 1
    return n


@rule
def fill_from(s: Record, seat: int, pool: Cards, n: int) -> None:
    """Deal the pool to every unseen place: hands, lines, the Robin's card, the deck, under Stop, the second half."""
    n = hold_what_is_asked_for(s, pool, n)
    for owner in range(s.players):
        missing = int(s.hand_n[owner])
        for card in range(KINDS):
            missing -= int(s.hand[owner, card])
        for _ in range(missing):
            n -= 1
            s.hand[owner, pool[n]] += 1
        for i in range(s.line_n[owner]):
            if s.line[owner, i] == NONE:
                n -= 1
                s.line[owner, i] = pool[n]
    if s.drawn != NONE and s.seat != seat:
        n -= 1
        s.drawn = pool[n]
    for i in range(s.top, stop_at(s)):
        n -= 1
        s.stock[i] = pool[n]
    for i in range(s.under, slice_end(s)):
        n -= 1
        s.stock[i] = pool[n]
    if s.players == 2 and s.round_no == 1:
        for i in range(HALF, 2 * HALF):
            n -= 1
            s.stock[i] = pool[n]
