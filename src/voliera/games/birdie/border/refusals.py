"""Why an action is not legal: the number of the statement behind it, and a sentence that says what to do instead."""

from voliera.games.birdie.border.actions import Action
from voliera.games.birdie.border.table import Table
from voliera.games.birdie.rules.box import BIRDS, CARD_NUMBERS, FEATURE_NUMBERS, Bird
from voliera.games.birdie.rules.state import Phase, Variant

TURN_VERBS = ("take", "lay", "done", "pass")
STANDARD_VERBS = ("set", "write")
EXPERT_VERBS = ("remove", "feature", "keep", "stop")


def reason(t: Table, action: Action) -> tuple[str, str]:
    """The rule number and the reason for refusing a well-formed action that is not legal now."""
    verb, phase = action["do"], Phase(t.phase)
    if phase in (Phase.TURN, Phase.LAYING):
        return turn_reason(t, action) if verb in TURN_VERBS else ("B-P1", "nobody scores before everybody has passed")
    if verb in TURN_VERBS:
        return "B-P1", "everybody has passed: the players score now, one after the other"
    if verb in STANDARD_VERBS and t.variant == Variant.EXPERT:
        return "B-E1", "in the expert game sets come about by removing cards"
    if verb in EXPERT_VERBS and t.variant == Variant.STANDARD:
        return "B-E1", "only in the expert game is the line taken apart; declare sets, then write"
    if phase == Phase.INSERT:
        return "B-A3", "the card drawn with the Robin goes into the line first: insert it at 0 … the line's length"
    if phase == Phase.FEATURE:
        return "B-E4", "the cards beside the gap share both features: pick one of the two first"
    if phase == Phase.PIGEON:
        return "B-E8", "a set has appeared: keep it, or turn it into two flaps with the Pigeon"
    if phase == Phase.OWL:
        return "B-A5" if verb == "owl" else "B-P10", "play the Owl into an empty box, or end"
    if verb in ("woodpecker", "robin", "pigeon", "owl"):
        return ability_reason(t, action)
    return {
        "set": ("B-P4", "a set is two or more neighbours that share the feature, to the right of the sets declared"),
        "remove": ("B-E6", "one card is removed in this game, and it was")
        if t.single_chain and t.gap >= 0
        else ("B-E2", "there is no such card in the line"),
        "insert": ("B-A3", "no card has been drawn with the Robin"),
        "feature": ("B-E4", "no feature is to be chosen now"),
        "keep": ("B-E8", "no set has just appeared"),
        "end": ("B-A5", "`end` declines the Owl, which is not being asked for"),
    }.get(verb, ("B-P10", "that is not possible now"))


def turn_reason(t: Table, action: Action) -> tuple[str, str]:
    """Reasons within a turn (B-T1 to B-T5)."""
    verb, laying = action["do"], t.phase == Phase.LAYING
    if verb == "done":
        return "B-T2", "a laying turn is closed once two display cards were laid"
    if laying and verb in ("take", "pass"):
        return "B-T2", "finish the laying turn: two display cards, any hand cards, then done"
    if verb == "take":
        return (
            ("B-T5", "the display is empty: pass") if t.display_n == 0 else ("B-T1", "that card is not in the display")
        )
    if not laying and t.display_n < 2:
        return "B-T5", "laying needs two display cards"
    if action["from"] == "hand":
        return "B-T2", "that card is not in the hand"
    if laying and t.laid_display[1] >= 0:
        return "B-T2", "two display cards were laid already; only hand cards may follow"
    card = CARD_NUMBERS[action["card"]]
    return "B-T2", "that card is not in the display" if card not in t.display else "that is not possible now"


def ability_reason(t: Table, action: Action) -> tuple[str, str]:
    """Reasons for refusing an ability while the seat splits or collapses its line."""
    verb = action["do"]
    ability = FEATURE_NUMBERS[verb]
    seat = t.seat
    limit = 2 if t.variant == Variant.EXPERT else 1
    if t.uses[seat][ability] >= limit:
        return "B-A1", f"the {verb}'s ability has been used as often as allowed ({limit})"
    if not any(t.hand[seat][4 * ability : 4 * ability + 4]):
        return "B-A1", f"there is no {BIRDS[ability]} in the hand to discard"
    if ability == Bird.OWL:
        return "B-P10", "the Owl comes after everything is written"
    if ability == Bird.PIGEON:
        if t.variant == Variant.EXPERT:
            return "B-E8", "the Pigeon is played when a set appears"
        return "B-A4", "the Pigeon drops a declared set that is still there"
    if t.sets_n > 0 or t.gap >= 0:
        begun = "B-E2" if t.variant == Variant.EXPERT else "B-P10"
        return begun, f"the time for the {verb} is before the first set or removal"
    if ability == Bird.ROBIN and t.under == t.stop + t.players:
        return "B-A3", "no card is left under Stop"
    return "B-A2", "move one card of the line to another position of the line"
