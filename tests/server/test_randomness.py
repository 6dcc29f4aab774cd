"""Random bytes that are drawn at once are given once, and ids, seeds and nonces are made of all of them."""

import secrets
from collections import Counter

import pytest

from voliera.server.core.fairness import SEED_BITS, new_nonce, new_seed
from voliera.server.core.ids import ID_LETTERS, new_id
from voliera.server.core.randomness import BLOCK, Reserve


def test_a_reserve_gives_every_byte_once_and_asks_the_system_again(monkeypatch: pytest.MonkeyPatch) -> None:
    system, drawn = secrets.token_bytes, list[bytes]()

    def noted(count: int) -> bytes:
        drawn.append(system(count))
        return drawn[-1]

    monkeypatch.setattr(secrets, "token_bytes", noted)
    reserve = Reserve()
    assert reserve(BLOCK - 10) + reserve(10) == drawn[0]
    assert reserve(32) == drawn[1][:32]
    assert reserve(32) == drawn[1][32:64]
    assert reserve(BLOCK + 1) == drawn[2]
    assert len(drawn) == 3


def test_two_reserves_have_nothing_in_common() -> None:
    pieces = [reserve(16) for reserve in (Reserve(), Reserve()) for _ in range(2_000)]
    assert len(set(pieces)) == len(pieces)


def test_every_letter_of_an_id_is_as_likely() -> None:
    assert new_id(256, lambda count: bytes(range(count))) == ID_LETTERS * 8
    assert Counter(map(len, (new_id(), new_id(5)))) == {16: 1, 5: 1}


def test_every_bit_of_a_seed_and_of_a_nonce_is_drawn() -> None:
    assert new_seed(bytes) == 1 << SEED_BITS
    assert new_seed(lambda count: b"\xff" * count) == (2 << SEED_BITS) - 1
    assert new_nonce(lambda count: bytes(range(count))) == bytes(range(32)).hex()
