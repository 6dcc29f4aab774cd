"""Masks hold what the rules list as legal, and nothing else: they are written in other ways than the lists."""

from importlib import import_module

import numpy as np
import pytest

from tests.configurations import CONFIGURATIONS, Configuration, moments
from voliera.games.numbering import MASK
from voliera.kernel import thaw
from voliera.lab.laboratories import AGENT, actions_of, laboratory_of

every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)


@every_configuration
def test_masks_are_the_lists_of_the_rules(configuration: Configuration) -> None:
    lab = laboratory_of(configuration.game)
    worker, count = lab.worker(AGENT), actions_of(lab)
    listing = import_module(f"voliera.games.{configuration.game}.rules.steps").listing
    rows, out = np.zeros((1, lab.layout.size), np.int8), np.zeros(count, np.int16)
    kinds = set()
    for seed in range(4):
        for frozen in moments(configuration, seed):
            states = thaw(frozen, configuration.rules.state)
            mask = np.full((1, count), 77, np.int8)
            worker.look(states, 0, 1, rows, mask, MASK)
            listed = [lab.step_of(int(states[0].seat), int(step)) for step in out[: listing(states, out)]]
            assert mask[0].nonzero()[0].tolist() == sorted(listed)
            assert mask.max(initial=0) <= 1
            kinds.add(int(states[0].phase))
    assert len(kinds) > 2
