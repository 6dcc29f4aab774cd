"""The seeds that training deals from, all above the arena's: no deal that measures strength was trained on."""

FIRST_DEAL = 1 << 62
"""Smallest seed that training deals from; the arena's are smaller (`arena.schedule`)."""
DEALS_PER_SEED = 1 << 44
"""Deals of one training run before those of the next seed."""
MOST_SEEDS = 1 << 17
"""Number of seeds of training runs that share no deal."""


def first_deal(seed: int) -> int:
    """Return the seed of the first deal of a training run."""
    return FIRST_DEAL + seed % MOST_SEEDS * DEALS_PER_SEED
