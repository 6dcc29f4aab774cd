"""What is in the box, as numbers: materials, objects, eggs, tiles and bonus tiles (W-C2 to W-C5).

The rules know a square as one number; `border/components.py` makes it of its material and objects.
"""

from enum import IntEnum


class Material(IntEnum):
    """What a square is made of. Only bonus tiles have Earth."""

    STRAW = 0
    MOSS = 1
    GRAVEL = 2
    EARTH = 3


MATERIALS = ("straw", "moss", "gravel", "earth")
COLOURS = ("yellow", "purple", "red", "white")
EGGS = tuple(f"{kind}-{colour}" for kind in ("flower", "feather") for colour in COLOURS)
"""The eight preference eggs (W-C2); they are named after what they ask for."""
OBJECTS = (*EGGS, "gem", "shell")
NEST_BONUSES = ("nest-1", "nest-2", "nest-3", "nest-4", "coloured-shells")
BONUSES = (
    *NEST_BONUSES,
    *("egg-yellow", "egg-purple", "egg-red", "egg-shells"),
    *("spy-opponent", "spy-aside"),
    *("x", "white-feather", "white-flower", "shells", "branch"),
    *("cover", "gift", "double-turn", "discard"),
)
"""The twenty bonus tiles (W-C4). A tile with a token is named as its token (W-C5)."""
FAIR_PLAY_LEAVES_OUT = ("x", "gift", "double-turn", "discard")
MATERIAL_NUMBERS = {name: number for number, name in enumerate(MATERIALS)}
OBJECT_NUMBERS = {name: number for number, name in enumerate(OBJECTS)}
EGG_NUMBERS = {name: number for number, name in enumerate(EGGS)}
BONUS_NUMBERS = {name: number for number, name in enumerate(BONUSES)}

TILES = 36
GEM = 8
"""The number of gems among the ten kinds of objects; flowers are 0 to 3, feathers 4 to 7."""
SHELL = 9
MOST_OBJECTS = 3
"""Maximum number of objects on a square (W-C3)."""

MATERIAL_SHIFT = 20
"""Below it, two bits for each kind of object: how many there are."""
EMBLEM = 1 << 22
"""The square bears the emblem of the Coloured Shells."""
SPELLED = 1 << 23
"""The square was spelled out in a position: it belongs to no tile of the component file."""
