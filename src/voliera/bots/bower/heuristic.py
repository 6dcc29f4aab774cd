"""Bower's greedy level: takes and plays what improves its prospects most, now.

It looks at its own knowledge only, and not ahead: no guess of what the other will do, no other worlds.
"""

from random import Random
from typing import Any

from voliera.bots.bower.effects import Effects, Found, place_document
from voliera.bots.bower.hopes import GUESS, Guess
from voliera.bots.bower.knowledge import Knowledge
from voliera.bots.bower.outlook import Outlook
from voliera.bower.state import NONE, Phase

DIGITS = 9
"""Gains that differ by less are equal."""


def candidates(k: Knowledge, chance: Random, guess: Guess = GUESS) -> list[dict[str, Any]]:
    """Actions with the win share they promise, best first; equal ones in random order."""
    outlook = Outlook(k, guess)
    found = [(round(gain, DIGITS), action) for gain, action in actions(outlook)]
    chance.shuffle(found)
    found.sort(key=lambda candidate: -candidate[0])
    return [{"action": action, "value": outlook.win_share(outlook.base + gain)} for gain, action in found]


def actions(outlook: Outlook) -> Found:
    """The actions that are asked for, with what they gain in eggs."""
    match outlook.k.phase:
        case Phase.SETUP | Phase.TAKE:
            return takes(outlook)
        case Phase.PLAY:
            return plays(outlook)
        case Phase.BONUS:
            return [(outlook.guess.bonus, {"do": "bonus"}), (0.0, {"do": "decline"})]
        case Phase.KEEP:
            return Effects(outlook).keeps()
        case Phase.EFFECT:
            return Effects(outlook).effects()
        case _:
            return discards(outlook)


def takes(outlook: Outlook) -> Found:
    """A tile of the display: for the best play with it, for what stays in the hand, and to deny it to the other."""
    k, guess = outlook.k, outlook.guess
    held = [outlook.best_gain(outlook.me, tile) for tile in k.hand]
    offered = [outlook.best_gain(outlook.me, tile) for tile in k.display]
    theirs = [outlook.best_gain(outlook.other, tile) for tile in k.display]
    found: Found = []
    for i, gain in enumerate(offered):
        gains = sorted([*held, gain], reverse=True)
        stays = gains[1] if len(gains) > 1 and outlook.later[outlook.me] else 0.0
        rest = max(theirs[:i] + theirs[i + 1 :], default=0.0)
        denied = max(0.0, theirs[i] - rest) if outlook.later[outlook.other] else 0.0
        found.append((gains[0] + guess.held * stays + guess.denied * denied, {"do": "take", "display": i}))
    return found


def plays(outlook: Outlook) -> Found:
    """A tile of the hand, or the gift, on any place."""
    k, guess = outlook.k, outlook.guess
    if k.gift != NONE:
        return [(gain, {"do": "play", "hand": "gift", **where}) for gain, where in placements(outlook, k.gift)]
    listed = [placements(outlook, tile) for tile in k.hand]
    best = [max(gain for gain, _ in found) for found in listed]
    found: Found = []
    for hand, options in enumerate(listed):
        others = best[:hand] + best[hand + 1 :]
        stays = guess.held * max(others) if others and outlook.later[outlook.me] else 0.0
        found += [(gain + stays, {"do": "play", "hand": hand, **where}) for gain, where in options]
    return found


def placements(outlook: Outlook, number: int) -> Found:
    """Every place for a tile, in both directions."""
    tile = outlook.tile(number)
    found: Found = []
    for low, high in outlook.places[outlook.me]:
        found.append((outlook.gain(outlook.me, tile, (low, high)), place_document(low, high)))
        found.append((outlook.gain(outlook.me, tile, (high, low)), place_document(high, low)))
    return found


def discards(outlook: Outlook) -> Found:
    """The hand tile that is missed least (W-B16)."""
    gains = [outlook.best_gain(outlook.me, tile) for tile in outlook.k.hand]
    return [(-outlook.guess.held * gain, {"do": "discard", "hand": i}) for i, gain in enumerate(gains)]
