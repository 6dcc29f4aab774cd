"""A world that a seat cannot tell from the true one: everything unseen is dealt again.

What a seat knows, with a perfect memory: its own three eggs and what it has spied; both hands, as every tile in them
lay open before (W-T4); the bonus tiles it draws and those it has discarded itself, until they are reshuffled. Unseen
are the other eggs, the order of the nest tiles, the bonus pile, and what the other seat draws and discards.

The caller seeds the generator again: the true one is a secret too.
"""

from voliera.games.bower.rules.box import EGGS, TILES
from voliera.games.bower.rules.state import COLUMNS, NONE, SEATS, Phase, Variant
from voliera.kernel import Cards, Record, entry, rule, seed_generator, shuffle


@entry
def redeal(s: Record, seat: int, low: int, high: int, pool: Cards) -> None:
    """Replace all that `seat` (or a spectator, -1) cannot know by something random that fits what it has seen.

    `pool` is scratch space for twenty tiles; `low` and `high` seed the world's generator.
    """
    seed_generator(s, low, high)
    if s.seat != seat:
        forget_half_said(s)
    if s.phase != Phase.OVER:
        redeal_eggs(s, seat, pool)
    shuffle_anew(s, s.pile, int(s.top), TILES)
    forget_others_memory(s, seat)
    if s.variant == Variant.STANDARD:
        redeal_bonuses(s, seat, pool)


@rule
def shuffle_anew(s: Record, cards: Cards, start: int, stop: int) -> None:
    """Shuffle cards whose order is a secret: sorted before, so that the true order leaves no trace in the world."""
    for i in range(start + 1, stop):
        card = cards[i]
        at = i
        while at > start and cards[at - 1] > card:
            cards[at] = cards[at - 1]
            at -= 1
        cards[at] = card
    shuffle(s, cards, start, stop)


@rule
def forget_others_memory(s: Record, seat: int) -> None:
    """What the other seat concludes from its own discards (bonus.draw_three) is a secret too, and left out."""
    if s.crossed_n != NONE:
        drawer = int(s.discarded_by[0]) if s.discards_n > 0 else int(s.seat)
        if seat != SEATS - 1 - drawer:
            s.crossed_mask = 0
            s.crossed_n = NONE


@rule
def forget_half_said(s: Record) -> None:
    """For everybody else a half-said action has not happened yet."""
    if s.phase == Phase.PLACE:
        s.phase = Phase.PLAY
    elif s.phase == Phase.OBJECT or s.phase == Phase.ALONG:  # noqa: PLR1714
        s.phase = Phase.EFFECT
    s.chosen = NONE


@rule
def sees_egg(s: Record, seat: int, column: int) -> bool:
    """Whether a seat knows the egg of a column: seat 0 has columns 0, 2, 4, seat 1 the others (W-S1, W-B7)."""
    return seat >= 0 and (column % SEATS == seat or ((int(s.spied[seat]) >> column) & 1) != 0)


@rule
def redeal_eggs(s: Record, seat: int, pool: Cards) -> None:
    """The eggs that the seat does not know change places (W-S1, W-B7, W-B8)."""
    n = 0
    for i in range(len(EGGS)):
        if not knows(s, seat, i):
            pool[n] = s.eggs[i] if i < COLUMNS else s.aside[i - COLUMNS]
            n += 1
    shuffle_anew(s, pool, 0, n)
    for i in range(len(EGGS)):
        if not knows(s, seat, i):
            n -= 1
            if i < COLUMNS:
                s.eggs[i] = pool[n]
            else:
                s.aside[i - COLUMNS] = pool[n]


@rule
def knows(s: Record, seat: int, place: int) -> bool:
    """Whether a seat knows the egg at one of the six columns, or one of the two set aside."""
    if place < COLUMNS:
        return sees_egg(s, seat, place)
    return seat >= 0 and s.spied_aside[seat] != 0


@rule
def redeal_bonuses(s: Record, seat: int, pool: Cards) -> None:
    """The bonus tiles that the seat cannot locate change places: the pile, and what the other draws and discards."""
    drawer = int(s.seat)
    n = 0
    for i in range(s.bonus_n):
        pool[n] = s.bonus_pile[i]
        n += 1
    for i in range(s.discards_n):
        if seat < 0 or s.discarded_by[i] != seat:
            pool[n] = s.discards[i]
            n += 1
    if drawer != seat:
        for i in range(s.drawn_n):
            pool[n] = s.drawn[i]
            n += 1
    while True:
        shuffle_anew(s, pool, 0, n)
        if fits_memory(s, seat, pool, n):
            break
    for i in range(s.bonus_n):
        n -= 1
        s.bonus_pile[i] = pool[n]
    for i in range(s.discards_n):
        if seat < 0 or s.discarded_by[i] != seat:
            n -= 1
            s.discards[i] = pool[n]
    if drawer != seat:
        for i in range(s.drawn_n):
            n -= 1
            s.drawn[i] = pool[n]


@rule
def fits_memory(s: Record, seat: int, pool: Cards, n: int) -> bool:
    """Whether a deal agrees with a reshuffle that happened in the middle of the other seat's draw (W-B4).

    What the seat had discarded itself was not in the pile that ran out, so the tiles drawn from that pile were others
    (bonus.draw_three). While they are in the other's hand these are the first ones drawn; later only their number is
    known, among the two first discards.
    """
    if seat < 0 or s.crossed_n == NONE:
        return True
    mask = int(s.crossed_mask)
    if s.drawn_n > 0 and s.discards_n == 0:
        if s.seat == seat:
            return True
        for i in range(s.crossed_n):  # noqa: SIM110  # no generators in rules
            if (mask >> int(pool[n - 1 - int(s.bonus_n) - i])) & 1:
                return False
        return True
    if s.discards_n == 0 or s.discarded_by[0] == seat:
        return True
    own = 0
    for i in range(min(2, int(s.discards_n))):
        own += (mask >> int(pool[n - 1 - int(s.bonus_n) - i])) & 1
    return bool(own <= s.crossed_n)
