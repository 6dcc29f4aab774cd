"""`make bench-gpu`: random play of whole games on a CUDA device, and the same batch on one core beside it.

Every thread plays game after game, scoring steps included; a decision is one step chosen from the full legal list.
Before anything is timed, the device's games are compared with the CPU's, byte by byte.
"""

import argparse
import json
import sys
import time
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np

from voliera.games.birdie import batches as birdie
from voliera.games.birdie.rules.state import STATE as BIRDIE_STATE
from voliera.games.bower import batches as bower
from voliera.games.bower.rules.state import STATE as BOWER_STATE
from voliera.kernel import cuda

COMPARED = 4_096
PER_PROCESSOR = 1_024
ROWS: tuple[tuple[str, Any, int, int], ...] = (
    *((f"birdie{players}_standard", birdie, players, 0) for players in (2, 3, 4)),
    *((f"birdie{players}_expert", birdie, players, 1) for players in (2, 3, 4)),
    ("bower_standard", bower, 2, 0),
    ("bower_super", bower, 2, 1),
)
"""What is measured: its key, the game's batches, players, and variant."""


def equal(device: Any, many: Any, players: int, variant: int) -> bool:
    """Whether a batch ends in the same bytes on the device as on the CPU."""
    ours, theirs = many.blank_games(COMPARED, variant), many.blank_games(COMPARED, variant)
    many.play_on_cpu(ours, players, 12_345)
    on_device, decisions = device.to_device(theirs), device.device_array(COMPARED, np.int64)
    many.play_on_gpu(on_device, players, 12_345, 1, decisions)
    return bool(ours.tobytes() == on_device.copy_to_host().tobytes())


def speed(device: Any, many: Any, players: int, variant: int, games: int) -> float:
    """Decisions per second on the device."""
    count = device.get_current_device().MULTIPROCESSOR_COUNT * PER_PROCESSOR
    states, decisions = device.to_device(many.blank_games(count, variant)), device.device_array(count, np.int64)
    many.play_on_gpu(states, players, 1, 1, decisions)
    device.synchronize()
    started = time.perf_counter()
    many.play_on_gpu(states, players, 1 << 33, games, decisions)
    device.synchronize()
    elapsed = time.perf_counter() - started
    return float(decisions.copy_to_host().sum()) / elapsed


def one_core(many: Any, players: int, variant: int) -> float:
    """Decisions per second on one core of the same machine."""
    states = many.blank_games(64, variant)
    many.play_on_cpu(states, players, 0, 64)
    started = time.perf_counter()
    decisions: int = many.play_on_cpu(states, players, 0, 20_000)
    return decisions / (time.perf_counter() - started)


def main() -> int:
    """Compare, measure, print a table and a last line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=64, help="games per thread")
    asked = parser.parse_args()
    if not cuda.available():
        print("GPU: skipped, there is no CUDA device, or numba-cuda is not installed (pip install 'voliera[cuda]')")
        return 0
    device = cuda.driver()
    name = device.get_current_device().name
    figures: dict[str, Any] = {"device": name.decode() if isinstance(name, bytes) else str(name)}
    print(f"{'game':>16} {'equal':>6} {'device, M/s':>12} {'one core, M/s':>14} {'ratio':>7}")
    for key, many, players, variant in ROWS:
        same = equal(device, many, players, variant)
        gpu, cpu = speed(device, many, players, variant, asked.games), one_core(many, players, variant)
        print(f"{key:>16} {same!s:>6} {gpu / 1e6:>12,.0f} {cpu / 1e6:>14.1f} {gpu / cpu:>7,.0f}", flush=True)
        figures[key] = {"equal": same, "device_steps": round(gpu), "core_steps": round(cpu)}
    figures |= {"state_bytes": BIRDIE_STATE.itemsize, "bower_state_bytes": BOWER_STATE.itemsize}
    figures["date"] = date.today().isoformat()
    results = Path(__file__).parent / "results"
    results.mkdir(exist_ok=True)
    (results / "gpu.json").write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(figures))
    return 0 if all(row["equal"] for row in figures.values() if isinstance(row, dict)) else 1


if __name__ == "__main__":
    sys.exit(main())
