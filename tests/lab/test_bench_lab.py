"""`make bench-lab` measures everything that it names, and says nothing of a device that is not there."""

from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (extra `lab`)")
lab: Any = pytest.importorskip("benchmarks.lab")

KEYS = (
    *("aec_steps", "pettingzoo_peer_steps", "ratio_pettingzoo", "gym_vector_steps"),
    *("openspiel_steps", "openspiel_peer_steps", "batch_cpu_steps"),
)


class FakePeers:
    """Peers that need no environment of their own."""

    def measure(self, peer: str, seconds: float, seed: int) -> float:
        return 100.0 + len(peer)

    def close(self) -> None:
        """Nothing to close."""


def test_all_figures_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "Peers", FakePeers)
    monkeypatch.setattr(lab, "COUNT", 32)
    monkeypatch.setattr(lab, "WARM_UP", 1)
    monkeypatch.setattr(lab, "device", lambda seconds, game: None)
    figures = lab.measure(0.01, 1)
    assert all(figures[key] > 0 for key in KEYS)
    assert figures["batch_gpu_steps"] is None
    assert figures["openspiel_peer"] == "python_tic_tac_toe"
    lab.show(figures)
