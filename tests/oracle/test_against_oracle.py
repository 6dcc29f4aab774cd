"""Random games on the engine and on the literal oracle: no difference, in any mixture of players and options."""

import pytest

from tests.oracle.compare import Difference, play_and_compare
from tests.oracle.lean import OTHER_FLAPS, play_lean, settings

WHOLE = 48
"""Games in which every document is compared at every step."""
LEAN = 2_400
"""Games compared as in the campaign."""
CHUNKS = 12


@pytest.mark.parametrize("number", range(WHOLE))
def test_every_document_at_every_step(number: int) -> None:
    players, variant, options, eager = settings(number * 3)
    assert play_and_compare(7_000_000 + number, players, variant, options, eager=eager) > 0


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_thousands_of_games(chunk: int) -> None:
    for number in range(chunk * LEAN // CHUNKS, (chunk + 1) * LEAN // CHUNKS):
        assert play_lean(number) > 0


def test_the_mixtures_are_all_there() -> None:
    seen = {(p, v, bool(o.get("single_chain")), "components" in o) for p, v, o, _ in map(settings, range(LEAN))}
    wanted = {(p, "standard", False, c) for p in (2, 3, 4) for c in (False, True)}
    wanted |= {(p, "expert", chain, c) for p in (2, 3, 4) for chain in (False, True) for c in (False, True)}
    assert seen == wanted


def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison can fail: an oracle with another flap column is noticed."""
    monkeypatch.setitem(OTHER_FLAPS, "flap", [1, 2, 3, 5, 8, 9, 10, 11, 12])
    monkeypatch.setattr("tests.oracle.birdie.FLAP_VALUES", [1, 3, 5, 7, 9, 11, 13, 15, 17, 19])
    with pytest.raises(Difference, match="result"):
        sum(play_lean(number) for number in range(24))
