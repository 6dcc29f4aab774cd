"""Install torch for the tests of training, where a build without CUDA is to be had: other builds take gigabytes."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

REQUIREMENTS = Path(__file__).parents[1] / "requirements-learn.txt"
LARGE = ("cuda", "nvidia", "triton")
"""Packages whose names begin so come with CUDA."""
SKIPPED = "No build of torch without CUDA was found: tests of training are skipped (to run them: pip install {torch})"


def is_small(metadata: dict[str, Any]) -> bool:
    """Whether a build of torch, by its metadata, needs no package of CUDA on this machine."""
    needed = [Requirement(line) for line in metadata.get("requires_dist", [])]
    here = [one.name for one in needed if one.marker is None or one.marker.evaluate({"extra": ""})]
    return not any(name.startswith(LARGE) for name in here)


def main(run: Any = subprocess.run) -> int:
    """Install what the requirements name, or say why not; returns 0 in both cases."""
    torch = next(line for line in REQUIREMENTS.read_text(encoding="utf-8").splitlines() if line.startswith("torch=="))
    asked = run(pip("--dry-run", "--no-deps", "--report", "-", torch), capture_output=True, text=True, check=False)
    if asked.returncode or not all(is_small(one["metadata"]) for one in json.loads(asked.stdout)["install"]):
        print(SKIPPED.format(torch=torch))
        return 0
    return int(run(pip("-r", str(REQUIREMENTS)), check=False).returncode)


def pip(*options: str) -> Sequence[str]:
    """The command that installs."""
    return [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-compile", *options]


if __name__ == "__main__":
    sys.exit(main())
