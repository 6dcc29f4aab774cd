"""The exception that people meet."""

import pickle

from voliera.errors import GameError


def test_an_error_reaches_another_process_whole() -> None:
    """Workers of the arena hand theirs over by pickle; one that cannot be read there would hide what is wrong."""
    refused = GameError("illegal", "not your turn", rule="B-T1", legal=[{"do": "pass"}], facts={"seat": 1})
    received = pickle.loads(pickle.dumps(refused))
    assert isinstance(received, GameError)
    assert (str(received), vars(received)) == (str(refused), vars(refused))
