"""Dealing what a set-up position leaves out, consistently with everything that it says.

Unknown cards of hands and lines first take what the public history proves (a card seen taken is in the hand or was
laid later; the two display cards of a laying turn lie in that turn's part of the line); the rest is random.
"""

import random
from collections import Counter

from voliera.errors import GameError
from voliera.games.birdie.rules.box import BIRDS, CARDS, COPIES, DECK, HALF, KINDS, Bird
from voliera.games.birdie.rules.deal import slice_end, stop_at
from voliera.games.birdie.rules.state import DISPLAY, NONE, Phase, Variant
from voliera.kernel import Record
from voliera.kernel.chance import seed_record


def deal_hidden(s: Record, given: list[int], deck: bool, under_stop: bool, second_half: bool, seed: int) -> None:
    """Fill in what is unknown: hand and line cards, and each of the three piles that is marked as left out."""
    chance = random.Random(seed)
    seed_record(s, seed)
    left = cards_left(s, under_stop)
    shown = given.copy()
    for seat in range(s.players):
        if is_open_line(s, seat):
            keep_public_cards(s, seat, shown, chance)
        else:
            place_public_cards(s, seat, shown, chance)
    hold_asked_card(s, shown, chance)
    pool = [card for card in range(KINDS) for _ in range(COPIES - shown[card])]
    chance.shuffle(pool)
    fill_hands_and_lines(s, pool)
    if under_stop:
        end = slice_end(s)
        s.under = end - min(int(s.players), left, len(pool))
        left -= end - int(s.under)
        s.stock[s.under : end] = take(pool, end - int(s.under))
    if second_half and s.players == 2 and s.round_no == 1:
        s.stock[HALF:] = take(pool, HALF)
    if deck:
        stop = stop_at(s)
        s.top = stop - deck_size(s, min(left, len(pool)))
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


def cards_left(s: Record, under_stop: bool) -> int:
    """How many of the round's cards lie nowhere yet (B-S2, B-S3); more cards than there are are refused.

    As long as turns are played, a card for each player is under Stop, known or not (B-S4). Only where two players
    score in round 2, and no card matters any more but those of the lines, a line may be longer than a round makes it.
    """
    total = HALF if s.players == 2 else DECK
    playing = s.passed_n < s.players
    seats = slice(0, int(s.players))
    lying = int(s.hand_n[seats].sum()) + int(s.line_n[seats].sum()) + int(s.display_n) + int(s.formed_size)
    lying += stop_at(s) - int(s.top) + slice_end(s) - int(s.under) + int(s.drawn != NONE)
    needed = lying + (int(s.players) if under_stop and playing else 0)
    limit = total if playing or s.round_no == 1 else DECK
    if needed > limit:
        raise GameError("bad_position", f"position.cards: {needed} cards in a round that has {limit} (B-S2)")
    return max(0, total - lying)


def deck_size(s: Record, left: int) -> int:
    """How many cards are above Stop: what is left, less those spent on abilities in round 1 (B-S5, B-T4)."""
    laid = sum(1 for at in s.laid_display if at != NONE)
    if s.display_n + laid < DISPLAY:
        return 0
    spent = int(s.uses.sum()) if s.round_no == 1 else 0
    players = int(s.players)
    most = (HALF if players == 2 else DECK) - 3 * players - DISPLAY
    return max(0, min(left - spent, most))


def keep_public_cards(s: Record, seat: int, shown: list[int], chance: random.Random) -> None:
    """An open line shows which public cards are not in it: they were spent, else they are in the hand (B-A1).

    In the expert game they may also have left the line, once a card was removed (B-E2).
    """
    acts = public_acts(s, seat)
    line = Counter(s.line[seat, : s.line_n[seat]].tolist())
    laid = Counter(card for _, first, second, _ in acts if second != NONE for card in (first, second))
    taken = Counter(first for _, first, second, _ in acts if second == NONE)
    whole = s.variant == Variant.STANDARD or (s.seat == seat and s.gap == NONE)
    if whole and laid - line:
        raise GameError("bad_position", f"position.history: seat {seat} has laid cards that are not in its line")
    hand = s.hand[seat]
    spent = s.uses[seat].tolist()
    must: list[int] = []
    may: list[int] = []
    for card in (laid + taken - line - Counter(dict(enumerate(hand.tolist())))).elements():
        count_copies(shown, card, 1)
        if whole and spent[card >> 2] == 0:
            must.append(card)
        elif taken[card] > 0:
            may.append(card)
            spent[card >> 2] -= 1
            taken[card] -= 1
    free = int(s.hand_n[seat]) - int(hand.sum())
    if len(must) > free:
        raise GameError("bad_position", f"position.history: seat {seat}'s hand and line do not hold what it took")
    chance.shuffle(may)
    asked = asked_cards(s, seat)
    may.sort(key=lambda card: card not in asked)
    if asked and not {*must, *may[:1]} & {*asked}:
        free = max(free - 1, len(must))  # one place is for a card that nobody has seen
    for card in [*must, *may][:free]:
        hand[card] += 1


def asked_cards(s: Record, seat: int) -> list[int]:
    """The cards of which the hand must hold one, and shows none yet: a seat is asked only what it can do."""
    bird = {Phase.PIGEON: Bird.PIGEON, Phase.OWL: Bird.OWL}.get(Phase(int(s.phase)))
    if seat != s.seat or bird is None:
        return []
    cards = list(range(4 * bird, 4 * bird + 4))
    return [] if s.hand[seat, cards].any() else cards


def hold_asked_card(s: Record, shown: list[int], chance: random.Random) -> None:
    """Whoever is asked for the Pigeon or the Owl has one in hand (B-A1)."""
    seat = int(s.seat)
    cards = asked_cards(s, seat)
    if not cards:
        return
    copies = [card for card in cards for _ in range(COPIES - shown[card])]
    if not copies or s.hand_n[seat] == s.hand[seat].sum():
        raise GameError("bad_position", f"position.phase: seat {seat} has no {BIRDS[cards[0] >> 2]} in hand (B-A1)")
    card = chance.choice(copies)
    s.hand[seat, card] += 1
    shown[card] += 1


def public_acts(s: Record, seat: int) -> list[tuple[int, int, int, int]]:
    """What the seat has taken and laid, oldest first: seat, first and second card, hand cards laid with them."""
    fields = (s.act_seat, s.act_first, s.act_second, s.act_from_hand)
    acts = zip(*(field[: max(0, int(s.acts_n))].tolist() for field in fields), strict=True)
    return [act for act in acts if act[0] == seat and act[1] != NONE]


def count_copies(shown: list[int], card: int, more: int) -> None:
    """Count copies of a card that the history shows; a fifth one is refused (B-C1)."""
    shown[card] += more
    if shown[card] > COPIES:
        raise GameError(
            "bad_position", f"position.history: {CARDS[card]} appears more often than {COPIES} times (B-C1)"
        )


def place_public_cards(s: Record, seat: int, shown: list[int], chance: random.Random) -> None:
    """Put the cards that the seat was seen to take or lay into its unknown places, or refuse the history."""
    hand = s.hand[seat]
    line = s.line[seat, : s.line_n[seat]].tolist()
    at = len(line)
    later: list[int] = []
    if seat == s.seat:
        at -= int(s.laid_n)
        later = [at + i for i in range(int(s.laid_n)) if i not in s.laid_display]
    free = int(s.hand_n[seat]) - int(hand.sum())
    unexplained = dict(enumerate(line))
    takes: list[tuple[int, list[int]]] = []

    def place(card: int, places: list[int], or_hand: bool) -> None:
        """Find a public card among the places of the line, or put it into an unknown one (of the hand, if allowed)."""
        nonlocal free
        found = next((i for i in places if unexplained.get(i) == card), None)
        if found is not None:
            del unexplained[found]
            return
        options = [i for i in places if unexplained.get(i) == NONE]
        if not options and not (or_hand and free):
            raise GameError("bad_position", f"position.history: seat {seat}'s hand and line do not hold what it took")
        count_copies(shown, card, 1)
        pick = chance.randrange(len(options) + (free if or_hand else 0))
        if pick < len(options):
            s.line[seat, options[pick]] = card
            del unexplained[options[pick]]
        else:
            hand[card] += 1
            free -= 1

    for _, first, second, from_hand in reversed(public_acts(s, seat)):
        if second == NONE:
            takes.append((first, later.copy()))
            continue
        span = list(range(at - 2 - from_hand, at))
        at = span[0]
        if at < 0:
            raise GameError("bad_position", f"position.history: seat {seat} has laid more cards than its line has")
        place(first, span, False)
        place(second, span, False)
        later += span
    known = hand.tolist()
    for card, places in takes:
        if known[card] > 0:
            known[card] -= 1
        else:
            place(card, places, True)


def fill_hands_and_lines(s: Record, pool: list[int]) -> None:
    """Deal random cards to what is still unknown in hands and lines."""
    for seat in range(s.players):
        hand = s.hand[seat]
        for card in take(pool, int(s.hand_n[seat]) - int(hand.sum())):
            hand[card] += 1
        line = s.line[seat]
        for i, card in enumerate(line[: s.line_n[seat]].tolist()):
            if card == NONE:
                line[i] = take(pool, 1)[0]
