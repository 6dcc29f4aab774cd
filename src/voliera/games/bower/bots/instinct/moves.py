"""All that a seat can do, as moves with their scores: whole decisions, where the rules ask in two steps."""

from voliera.bots.tree import weigh
from voliera.games.bower.bots.instinct.bonuses import consider_bonus, offer
from voliera.games.bower.bots.instinct.looking import look
from voliera.games.bower.bots.instinct.placing import appraise
from voliera.games.bower.bots.instinct.taste import Taste
from voliera.games.bower.bots.instinct.work import ROOT_MOVES, TILES_SEEN
from voliera.games.bower.rules.numbers import GIFT, HAND, PLACE, TAKE
from voliera.games.bower.rules.state import NONE, Phase
from voliera.kernel import Record, below, rule

GRAIN = 1 << 16


@rule
def consider(s: Record, w: Record) -> None:
    """List the moves of the seat to move, with what they are worth at a glance."""
    seat = int(s.seat)
    w.moves_n = 0
    w.planned_tile = NONE
    if s.phase > Phase.PLAY:
        consider_bonus(s, w, seat)
        return
    look(s, w, seat)
    name_tiles(s, w, seat)
    listing = s.phase == Phase.PLAY
    start = 0
    for i in range(w.tiles_n):
        appraise(s, w, seat, i, listing)
    if not listing:
        consider_takes(s, w, seat)
        return
    for i in range(w.tiles_n):  # what stays in the hand counts a little
        best = 0.0
        for j in range(w.tiles_n):
            if j != i:
                best = max(best, float(w.tile_gain[j]))
        stays = w.taste[Taste.HELD.value] * best if w.later > 0 else 0.0
        while start < w.moves_n and w.first[start] == w.tile_step[i]:
            w.score[start] += stays
            start += 1


@rule
def name_tiles(s: Record, w: Record, seat: int) -> None:
    """The tiles that are compared: the gift, or the hand; before that, the display and the hand."""
    n = 0
    if s.phase == Phase.PLAY and s.gift_seat == seat:
        w.tile[0] = s.gift
        w.tile_step[0] = GIFT
        n = 1
    else:
        if s.phase != Phase.PLAY:
            for i in range(s.display_n):
                w.tile[n] = s.display[i]
                w.tile_step[n] = TAKE + i
                n += 1
        hand = int(s.hand_n[seat])
        for i in range(max(0, hand - (TILES_SEEN - n)), hand):
            w.tile[n] = s.hand[seat, i]
            w.tile_step[n] = HAND + i
            n += 1
    w.tiles_n = n


@rule
def consider_takes(s: Record, w: Record, seat: int) -> None:
    """Each display tile: for the best play with it, and for what stays in the hand."""
    shown = int(s.display_n)
    for i in range(shown):
        best = float(w.tile_gain[i])
        second = 0.0
        for j in range(shown, w.tiles_n):
            gain = float(w.tile_gain[j])
            if gain > best or shown == 0:
                second = max(second, best)
                best = gain
            else:
                second = max(second, gain)
        if s.phase == Phase.SETUP:
            second = 0.0
        stays = w.taste[Taste.HELD.value] * second if w.later > 0 else 0.0
        offer(w, int(w.tile[i]), TAKE + i, NONE, best + stays)


@rule
def pick(s: Record, w: Record) -> int:
    """The best move, with a little chance in it."""
    best = -1e9
    chosen = 0
    noise = w.taste[Taste.NOISE.value] / GRAIN
    for i in range(w.moves_n):
        score = w.score[i] + noise * float(below(s, GRAIN))
        if score > best:
            best = score
            chosen = i
    return chosen


@rule
def plan(s: Record, w: Record, taken: int) -> None:
    """What will be played once a display tile is taken: it, or a better one of the hand."""
    best = taken
    for j in range(int(s.display_n), int(w.tiles_n)):
        if w.tile_gain[j] > w.tile_gain[best]:
            best = j
    w.planned_tile = w.tile[best]
    w.planned_place = w.tile_place[best]


@rule
def follow_plan(s: Record, w: Record) -> bool:
    """Whether the planned play is what is asked: then it is the only move on the list."""
    if s.phase != Phase.PLAY or w.planned_tile < 0 or w.planned_place < 0 or s.gift_seat == s.seat:
        return False
    for i in range(s.hand_n[s.seat]):
        if s.hand[s.seat, i] == w.planned_tile:
            w.first[0] = HAND + i
            w.second[0] = PLACE + int(w.planned_place)
            return True
    return False


@rule
def cut(w: Record, most: int) -> None:
    """Keep the best moves only, in order, with the share that each would get."""
    n = min(most, int(w.moves_n))
    for i in range(n):
        best = i
        for j in range(i + 1, int(w.moves_n)):
            if w.score[j] > w.score[best]:
                best = j
        if best != i:
            w.move[i], w.move[best] = int(w.move[best]), int(w.move[i])
            w.first[i], w.first[best] = int(w.first[best]), int(w.first[i])
            w.second[i], w.second[best] = int(w.second[best]), int(w.second[i])
            w.score[i], w.score[best] = float(w.score[best]), float(w.score[i])
    w.moves_n = n
    weigh(w.score, w.share, w.prior, n, w.heat)


@rule
def remember(w: Record) -> None:
    """Keep the list of moves: at the root it is the same in all worlds."""
    w.root_n = min(ROOT_MOVES, int(w.moves_n))
    for i in range(w.root_n):
        w.root_move[i] = w.move[i]
        w.root_first[i] = w.first[i]
        w.root_second[i] = w.second[i]
        w.root_prior[i] = w.prior[i]


@rule
def recall(w: Record) -> None:
    """The list of moves at the root."""
    w.moves_n = w.root_n
    for i in range(w.root_n):
        w.move[i] = w.root_move[i]
        w.first[i] = w.root_first[i]
        w.second[i] = w.root_second[i]
        w.prior[i] = w.root_prior[i]
