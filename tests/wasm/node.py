"""The built module, and programs that use it, in Node or in Chromium."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import hatch_build

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / hatch_build.WASM
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")


def chromium() -> str | None:
    """Return the Chromium of this machine, or the one that CHROMIUM names; None where there is none."""
    return os.environ.get("CHROMIUM") or next((path for path in map(shutil.which, BROWSERS) if path), None)


def run(program: str, *arguments: object) -> Any:
    """Run a program of web/proof with the module, which is built first if need be; returns what it says."""
    hatch_build.build_wasm()
    hatch_build.build_python()
    command = ["node", str(ROOT / "web" / "proof" / program), str(FOLDER), *map(str, arguments)]
    environment = {**os.environ, "CHROMIUM": chromium() or ""}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def run_with(document: object, program: str, *arguments: object) -> Any:
    """Run a program that reads a document; the document's file is its last argument."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "given.json"
        file.write_text(json.dumps(document), encoding="utf-8")
        return run(program, *arguments, file)
