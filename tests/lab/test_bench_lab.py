"""`make bench-lab` measures everything that it names, and says of the device's figures where they were measured."""

import json
from pathlib import Path
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
    assert figures["openspiel_peer"] == "python_tic_tac_toe"
    lab.show(figures)


def test_figures_of_a_device_are_kept_where_there_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    kept = tmp_path / "lab.json"
    monkeypatch.setattr(lab, "device", lambda seconds, game: None)
    nothing = {"batch_gpu_steps": None, "batch_gpu_bower_steps": None, "batch_gpu_machine": None}
    assert lab.batches_on_device(1, kept) == nothing
    before = {"batch_gpu_steps": 5, "batch_gpu_bower_steps": 4, "batch_gpu_machine": "a device, 2026-01-01"}
    kept.write_text(json.dumps({"aec_steps": 3, **before}), encoding="utf-8")
    assert lab.batches_on_device(1, kept) == before


def test_figures_of_a_device_at_hand_are_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(lab, "device", lambda seconds, game: {"birdie": 7.4, "bower": 2.6}[game])
    monkeypatch.setattr(lab, "device_name", lambda: "NVIDIA H200")
    found = lab.batches_on_device(1, tmp_path / "lab.json")
    assert (found["batch_gpu_steps"], found["batch_gpu_bower_steps"]) == (7, 3)
    assert found["batch_gpu_machine"].startswith("NVIDIA H200, 20")
