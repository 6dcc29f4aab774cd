"""What every test of the engine protocol is given."""

import pytest

from tests.protocol.engine_client import Talk


@pytest.fixture
def talk() -> Talk:
    """An engine in this process, without a game."""
    return Talk()
