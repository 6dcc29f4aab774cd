"""The layout of Bower's observation (observe.py): what stands where in the row, and where each block begins."""

from voliera.games.bower.hints import FIRST_WEIGHTS, HINTED, SCALES
from voliera.games.bower.rules.box import BONUSES, EGGS, MATERIALS, OBJECTS, TILES
from voliera.games.bower.rules.scoring import EGG_TILES
from voliera.games.bower.rules.state import COLUMNS, DISPLAY, MATERIALS_COUNTED, SEATS, SQUARES, Phase
from voliera.games.layout import Block, Hints, Layout

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
COLUMN_KINDS = OBJECT_COUNT + 1
"""Numbers of a column: objects of each kind, and squares with Coloured Shells."""
STANDING = 5
SQUARE_SCALES = (*(1.0,) * MATERIAL_COUNT, *(0.5,) * OBJECT_COUNT)

CERTAINTY = 100
"""What a sure belief is, in the row."""
GRAIN = 50
"""Parts of an egg in which the instinct's opinion of a step is told."""
HOPE_GRAIN = 32
"""… and its opinion of columns and groups."""

SEEN = Layout(
    "bower",
    2,
    (
        Block("nests", SEATS * SQUARES * SQUARE, SQUARE_SCALES, "by nest and square: material, objects printed there"),
        Block("group_sizes", SEATS * SQUARES, 0.15, "by nest and square: squares of the group around it"),
        Block("group_gems", SEATS * SQUARES, 0.33, "by nest and square: gems of the group around it"),
        Block("tokens", SEATS * SQUARES, 0.3, "by nest and square: the number of the token that counts there, from 1"),
        Block("token_facts", EGG_COUNT + 2, 1.0, "the object that the X lies on; the Branch along the row, the column"),
        Block("columns", SEATS * COLUMNS * COLUMN_KINDS, 0.25, "by nest and column: what counts there, by kind"),
        Block("room", SEATS * COLUMNS, 0.25, "by nest and column: empty squares"),
        Block("standing", COLUMNS * STANDING, 0.3, "by column seen: eggs ahead; matching, declarable, own and other's"),
        Block("pays", COLUMNS * EGG_COUNT, 0.5, "by column not seen: eggs ahead under each egg that it can hold"),
        Block("belief", COLUMNS * EGG_COUNT, 0.1, "by column not seen: belief in each egg that it can hold"),
        Block("largest", SEATS * MATERIALS_COUNTED, 0.1, "by side and material: the largest group"),
        Block("egg_tiles", 2 * EGG_TILES, (1.0,) * EGG_TILES + (0.2,) * EGG_TILES, "who has kept it; objects ahead"),
        Block("ahead", 2, 0.3, "eggs ahead, as far as they can be counted; shells ahead"),
        Block("display", DISPLAY * TILE, SQUARE_SCALES, "the tiles of the display"),
        Block("hands", SEATS * HAND_SHOWN * TILE, SQUARE_SCALES, "the first tiles of both hands"),
        Block("chosen_tile", TILE, SQUARE_SCALES, "the tile that is to be placed, or laid as a cover"),
        Block("chosen_square", SEATS * SQUARES, 1.0, "the square that a half-said action has named, own nest first"),
        Block("gift", TILE + SEATS, (*SQUARE_SCALES, *SQUARE_SCALES, 1.0, 1.0), "the tile given, and to whom"),
        Block("pile", TILES, 1.0, "the nest tiles that are still in the pile"),
        Block("eggs", COLUMNS * EGG_COUNT, 1.0, "by column: the egg, where the seat has seen it"),
        Block("aside", 2 * EGG_COUNT, 1.0, "the eggs set aside, once seen; before that, those that may be"),
        Block("spied", COLUMNS + 1, 1.0, "by column: the other has spied the egg; it has seen the eggs set aside"),
        Block("kept", SEATS * BONUS_COUNT, 1.0, "bonus tiles kept"),
        Block("drawn", BONUS_COUNT, 1.0, "bonus tiles drawn, to keep one of"),
        Block("discarded", BONUS_COUNT, 1.0, "bonus tiles that the seat has discarded itself"),
        Block("open_bonuses", BONUS_COUNT, 1.0, "Super Nest: bonus tiles that lie open"),
        Block("effect", BONUS_COUNT, 1.0, "the bonus tile whose effect is to be settled"),
        Block("counts", 9, (0.1,), "turns left, tiles in hand, laid; pile, bonus pile, discards"),
        Block("phase", PHASES, 1.0, "what is asked"),
        Block("table", 8, 1.0, "who began, second turns owed, variant and options"),
    ),
)
LAYOUT = Layout(
    "bower",
    3,
    (
        *SEEN.blocks,
        Block("exposed", COLUMNS // SEATS, 0.02, "by own column: how likely its egg is to somebody who has seen none"),
        Block("guesses", COLUMNS // SEATS * EGG_COUNT, 0.02, "by the other's column: how likely each egg is"),
        Block("hopes", COLUMNS, 0.03, "by column: eggs that the instinct expects there"),
        Block("leads", MATERIALS_COUNTED, 0.03, "by material: whether the lead in it will last"),
        Block("promise", 1, 0.03, "eggs that the instinct expects in all"),
    ),
    Hints(HINTED, SCALES, FIRST_WEIGHTS),
)
SIZE = LAYOUT.size
HINTS_AT = LAYOUT.inputs
NESTS, GROUP_SIZES, GROUP_GEMS = (LAYOUT.at(name) for name in ("nests", "group_sizes", "group_gems"))
TOKENS_AT, TOKEN_FACTS = LAYOUT.at("tokens"), LAYOUT.at("token_facts")
COLUMNS_AT, ROOM, STANDING_AT = (LAYOUT.at(name) for name in ("columns", "room", "standing"))
PAYS, BELIEF, LARGEST = (LAYOUT.at(name) for name in ("pays", "belief", "largest"))
LAID = LAYOUT.at("egg_tiles")
"""Numbers at the beginning of a row that change only when something is laid, or an egg is seen (observe.py)."""
EGG_TILES_AT, AHEAD, DISPLAY_AT, HANDS_AT = (LAYOUT.at(name) for name in ("egg_tiles", "ahead", "display", "hands"))
CHOSEN_TILE, CHOSEN_SQUARE = LAYOUT.at("chosen_tile"), LAYOUT.at("chosen_square")
GIFT_AT, PILE, EGGS_AT, SPIED = (LAYOUT.at(name) for name in ("gift", "pile", "eggs", "spied"))
ASIDE, KEPT, DRAWN, DISCARDED = (LAYOUT.at(name) for name in ("aside", "kept", "drawn", "discarded"))
OPEN_BONUSES, EFFECT, COUNTS = (LAYOUT.at(name) for name in ("open_bonuses", "effect", "counts"))
PHASE, TABLE = LAYOUT.at("phase"), LAYOUT.at("table")
EXPOSED, GUESSES, HOPES = (LAYOUT.at(name) for name in ("exposed", "guesses", "hopes"))
LEADS_AT, PROMISE = LAYOUT.at("leads"), LAYOUT.at("promise")
