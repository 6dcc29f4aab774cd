"""Public ids: of tables and of people. They open nothing."""

from secrets import token_bytes

from voliera.server.core.randomness import Draw

ID_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"


def new_id(letters: int = 16, draw: Draw = token_bytes) -> str:
    """Return a new id, drawn at random: 32 letters divide the 256 values of a byte evenly."""
    return "".join([ID_LETTERS[byte % 32] for byte in draw(letters)])
