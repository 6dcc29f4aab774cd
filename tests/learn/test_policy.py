"""A network's numbers as chances: those that NumPy finds, in a fixed order of sums."""

import numpy as np

from voliera.bots.net.policy import log_policy, seat_chances

ROWS, STEPS, WORDS = 5, 90, 2


def test_the_policy_is_a_softmax_over_legal_steps() -> None:
    chance = np.random.default_rng(1)
    preferences = chance.normal(size=(ROWS, STEPS), scale=3).astype(np.float32)
    allowed = chance.random((ROWS, STEPS)) < 0.3
    allowed[:, 63] = True  # the sign of a word
    legal = np.zeros((ROWS, WORDS), np.int64)
    for row, step in zip(*np.nonzero(allowed), strict=True):
        legal[row, step // 64] |= np.int64(np.uint64(1 << (int(step) % 64)).view(np.int64))
    logs = np.zeros((ROWS, STEPS))
    log_policy(preferences, legal, logs)
    weights = np.where(allowed, np.exp(preferences.astype(np.float64)), 0)
    np.testing.assert_allclose(np.exp(logs), weights / weights.sum(1, keepdims=True), rtol=1e-12)
    assert (np.isneginf(logs) == ~allowed).all()


def test_chances_of_seats_add_up_to_one() -> None:
    logits = np.array([[1, 2, 3, 9], [700, 0, -700, 9]], np.float32)
    chances = np.full(logits.shape, -1.0)
    seat_chances(logits, 3, chances)
    np.testing.assert_allclose(chances[:, :3].sum(1), 1)
    np.testing.assert_allclose(chances[0, :3], np.exp([1, 2, 3]) / np.exp([1, 2, 3]).sum())
    assert chances[:, 3].tolist() == [-1, -1]
