"""Building the browser's side into the package: `make web` runs this file, and so does whoever builds a wheel.

It is built when it is missing or was made from other sources than those that are there; else nothing is done. Node is
needed for that alone: wheels, source archives and installed packages hold the built files.
"""

import os
import re
import shutil
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
NODE = (20, 19)
BUILT = "src/voliera/web"
NOTE = ".made-from"
"""In the built folder: the sum of the sources that it was made from."""
SOURCES = ("web/src", "web/art", "web/plugins", "web/public", "locales", "docs/rules")
FILES = ("index.html", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
INSTALLED = "node_modules/.package-lock.json"
"""npm's own note of what it has installed."""
WITHOUT = "VOLIERA_WITHOUT_WEB"
TOLD: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}


class NotBuilt(Exception):
    """The browser's side is not there, and why it cannot be built here."""


if __name__ != "__main__":  # run by hand it needs nothing but Python: `make` does so before anything is installed
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class Hook(BuildHookInterface[Any]):
        """What hatchling calls before it packs."""

        PLUGIN_NAME = "custom"

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Have the built files in place. An editable install uses the working tree as it is."""
            if version != "editable" and not os.environ.get(WITHOUT):
                try:
                    build(Path(self.root))
                except NotBuilt as why:
                    self.app.abort(str(why))


def build(root: Path = ROOT) -> bool:
    """Build the browser's side unless it is up to date; returns whether there was something to do."""
    now = sum_of(root)
    note = root / BUILT / NOTE
    if now is None or (note.is_file() and note.read_text() == now):
        return False
    install(root)
    print("Building the browser's side …", flush=True)
    _run(["npm", "run", "--silent", "build", "--", "--logLevel", "warn"], root / "web")
    note.write_text(now)
    return True


def install(root: Path = ROOT) -> None:
    """Install what the build needs, exactly as the lock file has it."""
    check_node()
    lock, installed = root / "web" / "package-lock.json", root / "web" / INSTALLED
    if installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    print("Installing the packages of the browser's side (once; a minute) …", flush=True)
    _run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel", "error"], root / "web")
    installed.touch()


def sum_of(root: Path) -> str | None:
    """One sum for all that the built files are made from; None where only the built files are there."""
    web = root / "web"
    if not (web / "package.json").is_file():
        if (root / BUILT / "index.html").is_file():
            return None
        raise NotBuilt(f"neither the browser's side is here ({BUILT}) nor what it is made from (web)")
    total = blake2b(digest_size=16)
    paths = [path for folder in SOURCES for path in (root / folder).rglob("*") if path.is_file()]
    for path in sorted([*paths, *(web / name for name in FILES)]):
        total.update(f"{path.relative_to(root).as_posix()}\0".encode() + blake2b(path.read_bytes()).digest())
    return total.hexdigest()


def check_node() -> None:
    """Say plainly what is missing."""
    wanted = ".".join(map(str, NODE))
    how = f"Building the browser's side needs Node {wanted} or newer, with npm; {WITHOUT}=1 builds a package without it"
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise NotBuilt(f"node or npm is missing. {how}.")
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout.strip()
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    if numbers is None or tuple(map(int, numbers.groups())) < NODE:
        raise NotBuilt(f"node says {said or 'nothing'}. {how}.")


def _run(command: list[str], folder: Path) -> None:
    environment = {**os.environ, "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD": "1", "NO_COLOR": "1"}
    windows = os.name == "nt"  # npm is a script there
    done = subprocess.run(command, cwd=folder, env=environment, shell=windows, check=False, **TOLD)
    said = re.sub(r"https?://\S+", "…", done.stdout.decode("utf-8", "replace"))
    if done.returncode:
        raise NotBuilt(f"{' '.join(command[:3])} failed:\n{said}")
    worth_telling = [line for line in said.splitlines() if line.strip() and not line.startswith("npm warn Unknown")]
    if worth_telling:
        print("\n".join(worth_telling), flush=True)


def main(wishes: list[str]) -> int:
    """`python hatch_build.py` builds; with `packages` it only installs what that needs."""
    try:
        if wishes == ["packages"]:
            install()
        elif not build():
            print("The browser's side is up to date.")
    except NotBuilt as why:
        print(why, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
