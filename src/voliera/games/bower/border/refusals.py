"""Why an action is not legal: the number of the statement behind it, and a sentence that says what to do instead."""

from voliera.games.bower.border.actions import PLAIN_TOKENS, Action
from voliera.games.bower.border.table import FACINGS, Table, square_at
from voliera.games.bower.rules.box import BONUSES, FAIR_PLAY_LEAVES_OUT
from voliera.games.bower.rules.state import NONE, SEATS, Bonus, Phase, Variant

EFFECT_VERBS = ("use", "spy", "token", "gift", "cover")
ASKED = {
    Phase.SETUP: ("W-S3", "pick a first tile: take one of the display"),
    Phase.TAKE: ("W-T1", "a turn begins with taking one of the display tiles"),
    Phase.PLAY: ("W-T2", "play a tile from your hand into your nest now"),
    Phase.BONUS: ("W-B3", "a third gem is laid: take a bonus, or decline"),
    Phase.KEEP: ("W-B3", "keep one of the bonus tiles"),
    Phase.EFFECT: ("W-B3", "settle the effect of the tile kept, or decline it"),
    Phase.DISCARD: ("W-B16", "discard a tile of the hand"),
}
"""What each phase asks for, told when something else is tried."""

TARGETS = {
    Bonus.SPY_OPPONENT: "choose a column to spy at, or decline",
    Bonus.SPY_ASIDE: "use it to see the two eggs set aside, or decline",
    Bonus.X: "choose nest, square and object for the X, or decline",
    Bonus.WHITE_FEATHER: "choose a filled square of your nest, or decline",
    Bonus.WHITE_FLOWER: "choose a filled square of your nest, or decline",
    Bonus.SHELLS: "choose a filled square of your nest, or decline",
    Bonus.BRANCH: "choose a filled square of your nest and a direction, or decline",
    Bonus.COVER: "use it to draw the tile, or decline",
    Bonus.GIFT: "choose a display tile to give, or decline",
    Bonus.DOUBLE_TURN: "use it, or decline",
    Bonus.DISCARD: "use it, or decline",
}
RULES = {
    Bonus.SPY_OPPONENT: "W-B7",
    Bonus.SPY_ASIDE: "W-B8",
    Bonus.X: "W-B9",
    Bonus.WHITE_FEATHER: "W-B10",
    Bonus.WHITE_FLOWER: "W-B10",
    Bonus.SHELLS: "W-B11",
    Bonus.BRANCH: "W-B12",
    Bonus.COVER: "W-B13",
    Bonus.GIFT: "W-B14",
    Bonus.DOUBLE_TURN: "W-B15",
    Bonus.DISCARD: "W-B16",
}


def reason(t: Table, action: Action) -> tuple[str, str]:
    """The rule number and the reason for refusing a well-formed action that is not legal now."""
    verb, phase = action["do"], Phase(t.phase)
    if verb == "take" and phase in (Phase.SETUP, Phase.TAKE):
        return ASKED[phase][0], f"the display has {t.display_n} tiles, counted from 0"
    if verb == "take" and phase == Phase.PLAY and t.gift_seat == t.seat:
        return "W-B14", "you were given a tile, so you take none: play the gift"
    if verb == "decline" and phase == Phase.PLAY:
        return "W-T3", "there is no voluntary skip: play a tile"
    if verb == "play" and phase == Phase.PLAY:
        return play_reason(t, action)
    if verb == "keep" and phase == Phase.KEEP:
        if t.fair_play and action["bonus"] in FAIR_PLAY_LEAVES_OUT:
            return "W-V2", "that tile is not used in Fair Play"
        if t.variant == Variant.SUPER:
            return "W-V1", "that tile does not lie open any more, or never did"
        return "W-B3", "that tile is not among those drawn"
    if phase == Phase.DISCARD and verb == "discard":
        return "W-B16", f"the hand has {t.hand_n[t.seat]} tiles, counted from 0"
    if phase == Phase.EFFECT and (verb in EFFECT_VERBS or verb == "decline"):
        return effect_reason(t, action)
    return ASKED[phase]


def play_reason(t: Table, action: Action) -> tuple[str, str]:
    """Why a tile cannot be played like this (W-T2, W-B14)."""
    hand = action["hand"]
    if t.gift_seat == t.seat and hand != "gift":
        return "W-B14", 'the tile that was given must be played now: hand is "gift"'
    if hand == "gift" and t.gift_seat != t.seat:
        return "W-B14", "no tile was given to this seat"
    if hand != "gift" and not 0 <= hand < t.hand_n[t.seat]:
        return "W-T2", f"the hand has {t.hand_n[t.seat]} tiles, counted from 0"
    squares = both_squares(t, action)
    if NONE in squares:
        return "W-T2", f"the tile must lie inside the grid of 6 columns and {t.rows} rows"
    if any(t.is_filled(t.seat, square) for square in squares):
        return "W-T2", "the tile must lie on empty squares"
    return "W-T2", "the tile must touch the board (row 0) or a tile already there"


def both_squares(t: Table, action: Action) -> list[int]:
    """The two squares that a tile would lie on; -1 outside the grid."""
    column, row = action["at"]
    x, y = ((0, 1), (1, 0), (0, -1), (-1, 0))[FACINGS.index(action["facing"])]
    return [square_at((column, row), t.rows), square_at((column + x, row + y), t.rows)]


def effect_reason(t: Table, action: Action) -> tuple[str, str]:
    """Why a kept tile cannot be used like this (W-B7 to W-B16)."""
    effect, verb = Bonus(t.effect), action["do"]
    rule, asked = RULES[effect], f"{BONUSES[effect]}: {TARGETS[effect]}"
    if t.cover_tile != NONE:
        if verb != "cover":
            return "W-B13", "the tile is drawn: lay it over two squares, it can no longer be declined"
        return "W-B13", "a cover lies on two adjacent filled squares of your nest"
    if verb == "spy" and effect == Bonus.SPY_OPPONENT:
        return rule, f"the opponent's eggs are in the columns {', '.join(map(str, range(1 - t.seat, 6, SEATS)))}"
    if verb == "gift" and effect == Bonus.GIFT:
        return rule, f"the display has {t.display_n} tiles, counted from 0"
    if verb != "token":
        return rule, asked
    square = square_at(action["at"], t.rows)
    nest = action.get("nest", t.seat)
    fitting = {"object" in action: effect == Bonus.X, "along" in action: effect == Bonus.BRANCH}
    plain = "object" not in action and "along" not in action and effect in PLAIN_TOKENS
    if not plain and not fitting.get(True, False):
        return rule, asked
    if nest not in (0, 1):
        return rule, "nest is 0 or 1"
    if square == NONE or not t.is_filled(nest, square):
        return rule, "a token lies on a filled square"
    if effect == Bonus.X:
        return rule, f"the X lies on a Feather or a Flower: no such {action['object']} counts on that square"
    return rule, "both ends of the Branch must be inside the grid"
