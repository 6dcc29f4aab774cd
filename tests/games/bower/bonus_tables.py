"""Tables for the tests of bonus tiles."""


def three_with(bonus: str) -> str:
    """Three tiles, one of them this."""
    others = [other for other in ("nest-3", "egg-purple", "spy-aside") if other != bonus]
    return " ".join([others[0], bonus, others[1]])
