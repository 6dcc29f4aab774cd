"""Public ids: of tables and of people. They open nothing."""

import secrets

ID_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"


def new_id(letters: int = 16) -> str:
    """Return a new id, drawn at random."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(letters))
