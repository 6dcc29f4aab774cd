"""Public ids: of tables and of people. They open nothing."""

import secrets

ID_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"


def new_id(letters: int = 16) -> str:
    """Return a new id, drawn at random: 32 letters divide the 256 values of a byte evenly."""
    return "".join(ID_LETTERS[byte % len(ID_LETTERS)] for byte in secrets.token_bytes(letters))
