"""The house that browsers' answers are compared with has no more than they have."""

from collections.abc import Iterator

import pytest

from tests.wasm.spared import as_in_browsers


@pytest.fixture(autouse=True)
def spared() -> Iterator[None]:
    """Compare with what browsers have."""
    with as_in_browsers():
        yield
