"""Birdie's actions for research: the steps of the rules (rules/numbers.py), kind by kind."""

from voliera.games.birdie.rules import numbers as n
from voliera.games.birdie.rules.box import KINDS
from voliera.games.birdie.rules.state import LINE
from voliera.games.numbering import Steps

STEPS = (
    Steps("pass", n.PASS, 1, "pass for the round"),
    Steps("done", n.DONE, 1, "end the laying turn"),
    Steps("take", n.TAKE, KINDS, "+ card: take it from the display into the hand"),
    Steps("lay", n.LAY, KINDS, "+ card: lay it from the display onto the line"),
    Steps("lay_hand", n.LAY_HAND, KINDS, "+ card: lay it from the hand onto the line"),
    Steps("woodpecker", n.WOODPECKER, 1, "play the Woodpecker; `at` the card, then `at` its new position, follow"),
    Steps("robin", n.ROBIN, 1, "play the Robin: draw a card; `at` its position follows"),
    Steps("pigeon", n.PIGEON, 1, "play the Pigeon; in the standard game `at` the number of a declared set follows"),
    Steps("keep", n.KEEP, 1, "keep the set that has appeared: no Pigeon"),
    Steps("write", n.WRITE, 1, "write the declared sets"),
    Steps("stop", n.STOP, 1, "stop removing cards"),
    Steps("end", n.END, 1, "end the scoring: no Owl"),
    Steps("feature", n.FEATURE, 8, "+ feature: the one by which the set counts, or the Owl's box"),
    Steps("at", n.AT, LINE, "+ position in the line, from its first card; or number of a declared set"),
    Steps("by_bird", n.SPAN, n.LENGTHS, "+ length - 2: declare the set from the named card on, by bird"),
    Steps("by_season", n.SPAN_SEASON, n.LENGTHS, "+ length - 2: … by season"),
)
