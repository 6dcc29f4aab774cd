"""The layout of Bower's observation (observe.py): what stands where in the row, and where each block begins."""

from voliera.games.bower.rules.box import BONUSES, EGGS, MATERIALS, OBJECTS, TILES
from voliera.games.bower.rules.state import COLUMNS, DISPLAY, SEATS, SQUARES, Phase
from voliera.games.layout import Block, Layout

MATERIAL_COUNT = len(MATERIALS)
OBJECT_COUNT = len(OBJECTS)
EGG_COUNT = len(EGGS)
BONUS_COUNT = len(BONUSES)
SQUARE = MATERIAL_COUNT + OBJECT_COUNT
"""Numbers of a square: its material, and how many objects of each kind are on it."""
TILE = 2 * SQUARE
HAND_SHOWN = 4
"""Tiles of a hand that are shown."""
PHASES = int(Phase.TURN_DONE)
SQUARE_SCALES = (*(1.0,) * MATERIAL_COUNT, *(0.5,) * OBJECT_COUNT)

LAYOUT = Layout(
    "bower",
    1,
    (
        Block("nests", SEATS * SQUARES * SQUARE, SQUARE_SCALES, "by nest and square: material, objects on top"),
        Block("tokens", SEATS * SQUARES, 0.3, "by nest and square: the number of the token that counts there, from 1"),
        Block("token_facts", EGG_COUNT + 2, 1.0, "the object that the X lies on; the Branch along the row, the column"),
        Block("columns", SEATS * COLUMNS * OBJECT_COUNT, 0.25, "by nest and column: objects of each kind"),
        Block("display", DISPLAY * TILE, SQUARE_SCALES, "the tiles of the display"),
        Block("hands", SEATS * HAND_SHOWN * TILE, SQUARE_SCALES, "the first tiles of both hands"),
        Block("chosen_tile", TILE, SQUARE_SCALES, "the tile that is to be placed"),
        Block("chosen_square", SEATS * SQUARES, 1.0, "the square that a half-said action has named, own nest first"),
        Block("cover", TILE, SQUARE_SCALES, "the tile drawn for the cover"),
        Block("gift", TILE + SEATS, (*SQUARE_SCALES, *SQUARE_SCALES, 1.0, 1.0), "the tile given, and to whom"),
        Block("pile", TILES, 1.0, "the nest tiles that are still in the pile"),
        Block("eggs", COLUMNS * EGG_COUNT, 1.0, "by column: the egg, where the seat has seen it"),
        Block("possible", COLUMNS * EGG_COUNT, 0.5, "by column: the eggs that it can hold, where the seat has not"),
        Block("aside", 2 * EGG_COUNT, 1.0, "the eggs set aside, once seen; before that, those that may be"),
        Block("kept", SEATS * BONUS_COUNT, 1.0, "bonus tiles kept"),
        Block("drawn", BONUS_COUNT, 1.0, "bonus tiles drawn, to keep one of"),
        Block("discarded", BONUS_COUNT, 1.0, "bonus tiles that the seat has discarded itself"),
        Block("open_bonuses", BONUS_COUNT, 1.0, "Super Nest: bonus tiles that lie open"),
        Block("effect", BONUS_COUNT, 1.0, "the bonus tile whose effect is to be settled"),
        Block("counts", 9, (0.1,), "turns left, tiles in hand, laid; pile, bonus pile, discards"),
        Block("phase", PHASES, 1.0, "what is asked"),
        Block("table", 9, 1.0, "seat, who began, second turns owed, variant and options"),
    ),
)
SIZE = LAYOUT.size
NESTS, TOKENS_AT, TOKEN_FACTS = (LAYOUT.at(name) for name in ("nests", "tokens", "token_facts"))
COLUMNS_AT, DISPLAY_AT, HANDS_AT = (LAYOUT.at(name) for name in ("columns", "display", "hands"))
CHOSEN_TILE, CHOSEN_SQUARE, COVER = (LAYOUT.at(name) for name in ("chosen_tile", "chosen_square", "cover"))
GIFT_AT, PILE, EGGS_AT, POSSIBLE = (LAYOUT.at(name) for name in ("gift", "pile", "eggs", "possible"))
ASIDE, KEPT, DRAWN, DISCARDED = (LAYOUT.at(name) for name in ("aside", "kept", "drawn", "discarded"))
OPEN_BONUSES, EFFECT, COUNTS = (LAYOUT.at(name) for name in ("open_bonuses", "effect", "counts"))
PHASE, TABLE = LAYOUT.at("phase"), LAYOUT.at("table")
