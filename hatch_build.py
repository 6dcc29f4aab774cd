"""Building the browser's side into the package: `make web` runs this file, and so does whoever builds a wheel.

It is built when it is missing or was made from other sources than those that are there; else nothing is done. Node is
needed for that alone: wheels, source archives and installed packages hold the built files.

Part of it is the WebAssembly module of the rules (`make wasm`). It has a sum of its own, as compiling takes a minute:
over the Python files that it is made of, and over the versions of the tools that make it, which are pinned. Beside it
lies the package itself, rewritten for the interpreter of browsers, with a sum over all Python files.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
NODE = (20, 19)
BUILT = "src/voliera/web"
NOTE = ".made-from"
"""In the built folder: the sum of the sources that it was made from."""
SOURCES = ("web/src", "web/art", "web/plugins", "web/public", "locales", "docs/rules")
FILES = ("index.html", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
WASM = "web/.wasm"
"""Where the WebAssembly module is built; the browser's side takes it from there."""
WASM_FILES = ("voliera.wasm", "voliera.json")
PYTHON_FILE = "python.json"
"""The package for browsers, in the same folder."""
PYTHON_SOURCES = ("*.py", "*.toml", "*.net")
NOT_FOR_BROWSERS = ("arena", "cli", "client", "lab", "learn", "server", "terminal", "web")
"""Folders of the package that nothing in browsers imports; of the server, they have the core."""
SERVER_CORE = ("server", "core")
WASM_SOURCES = ("**/exports.py", "kernel/wasm/*.py", "wasm.py")
"""In the package: the files that say how the module is made and of which functions; and all that these import."""
COMPILERS = ("llvmlite", "numba", "numpy", "ziglang")
"""Tools whose versions decide about the module's bytes."""
READERS = ("msgspec", "platformdirs", "typing_extensions")
"""Packages that the rules import."""
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

        def dependencies(self) -> list[str]:
            """Return the packages that compile the module; none where nothing has to be built."""
            root = Path(self.root)
            if os.environ.get(WITHOUT) or is_up_to_date(root):
                return []
            return [f"{name}=={number}" for name, number in pinned(root).items()]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Have the built files in place. An editable install uses the working tree as it is."""
            if version != "editable" and not os.environ.get(WITHOUT):
                try:
                    build(Path(self.root))
                except NotBuilt as why:
                    self.app.abort(str(why))


def is_up_to_date(root: Path) -> bool:
    """Whether the built files are there, and made from the sources that are there, or no sources are."""
    now = sum_of(root)
    note = root / BUILT / NOTE
    return now is None or (note.is_file() and note.read_text() == now)


def build(root: Path = ROOT) -> bool:
    """Build the browser's side unless it is up to date; returns whether there was something to do."""
    if is_up_to_date(root):
        return False
    now, note = sum_of(root) or "", root / BUILT / NOTE
    install(root)
    build_wasm(root)
    build_python(root)
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


def build_wasm(root: Path = ROOT) -> bool:
    """Build the WebAssembly module unless it is up to date; returns whether there was something to do."""
    now = wasm_sum(root)
    note = root / WASM / NOTE
    if note.is_file() and note.read_text() == now and all((root / WASM / name).is_file() for name in WASM_FILES):
        return False
    check_compilers(root)
    print("Compiling the rules for browsers (once per change; a minute or two) …", flush=True)
    shutil.rmtree(root / WASM, ignore_errors=True)
    (root / WASM).mkdir(parents=True)
    _run([sys.executable, "-m", "voliera.wasm", str(root / WASM)], root / "src")
    note.write_text(now)
    return True


def build_python(root: Path = ROOT) -> bool:
    """Rewrite the package for browsers unless that is up to date; returns whether there was something to do."""
    now = python_sum(root)
    made, note = root / WASM / PYTHON_FILE, root / WASM / f"{NOTE}-python"
    if made.is_file() and note.is_file() and note.read_text() == now:
        return False
    print("Rewriting the package for browsers …", flush=True)
    _run([sys.executable, "-m", "voliera.browser", str(root / WASM)], root / "src")
    note.write_text(now)
    return True


def python_sum(root: Path) -> str:
    """One sum for all that the package for browsers is made from."""
    package = root / "src" / "voliera"
    total = blake2b(digest_size=16)
    found = {path for pattern in PYTHON_SOURCES for path in package.rglob(pattern)}
    wanted = [path for path in found if is_for_browsers(path.relative_to(package))]
    for path in sorted([*wanted, *(root / "web" / "python").rglob("*.py")]):
        total.update(f"{path.relative_to(root).as_posix()}\0".encode() + blake2b(path.read_bytes()).digest())
    return total.hexdigest()


def is_for_browsers(path: Path) -> bool:
    """Whether a file of the package, by its path inside, may be part of the package for browsers."""
    return path.parts[0] not in NOT_FOR_BROWSERS or path.parts[:2] in {SERVER_CORE, ("server", "__init__.py")}


def wasm_sum(root: Path) -> str:
    """One sum for all that the WebAssembly module is made from."""
    package = root / "src" / "voliera"
    spec = importlib.util.spec_from_file_location("voliera_sources", package / "kernel" / "sources.py")
    if spec is None or spec.loader is None:
        raise NotBuilt("kernel/sources.py is missing")
    sources = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(sources)
    roots = [path for pattern in WASM_SOURCES for path in package.glob(pattern)]
    total = blake2b(digest_size=16)
    for path in sorted({one for file in roots for one in sources.made_of(file, package)}):
        total.update(f"{path.relative_to(package).as_posix()}\0".encode() + blake2b(path.read_bytes()).digest())
    for name in COMPILERS:
        total.update(f"{name}=={pinned(root)[name]}\0".encode())
    return total.hexdigest()


def pinned(root: Path) -> dict[str, str]:
    """Return the versions of the packages that compile the module, as the requirements have them."""
    text = "".join((root / name).read_text(encoding="utf-8") for name in ("requirements.txt", "requirements-dev.txt"))
    found = dict(re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE))
    return {name: found[name] for name in (*COMPILERS, *READERS)}


def check_compilers(root: Path) -> None:
    """Refuse versions that would make other bytes, and say which are needed."""
    wanted = pinned(root)
    for name in COMPILERS:
        try:
            there = version(name)
        except PackageNotFoundError:
            there = "none"
        if there != wanted[name]:
            raise NotBuilt(
                f"Compiling the rules for browsers needs {name} {wanted[name]}, and this environment has {there}; "
                f"{WITHOUT}=1 builds a package without the browser's side."
            )


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
    total.update(wasm_sum(root).encode() + python_sum(root).encode())
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
    if command[0] == sys.executable:  # the sources of this tree, wherever the installed package is
        environment["PYTHONPATH"] = os.pathsep.join([str(folder), *sys.path[1:]])
    windows = os.name == "nt"  # npm is a script there
    done = subprocess.run(command, cwd=folder, env=environment, shell=windows, check=False, **TOLD)
    said = re.sub(r"https?://\S+", "…", done.stdout.decode("utf-8", "replace"))
    if done.returncode:
        raise NotBuilt(f"{' '.join(command[:3])} failed:\n{said}")
    worth_telling = [line for line in said.splitlines() if line.strip() and not line.startswith("npm warn Unknown")]
    if worth_telling:
        print("\n".join(worth_telling), flush=True)


def main(wishes: list[str]) -> int:
    """`python hatch_build.py` builds all; `packages` only installs what that needs, `wasm` only compiles the rules."""
    try:
        if wishes == ["packages"]:
            install()
        elif wishes == ["wasm"]:
            if not build_wasm() | build_python():
                print("The rules for browsers are up to date.")
        elif not build():
            print("The browser's side is up to date.")
    except NotBuilt as why:
        print(why, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
