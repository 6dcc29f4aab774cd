"""The browser's side is in wheels and source archives, is built when it has to be, and users without Node are told."""

import os
import shutil
import tarfile
import zipfile
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import hatch_build
from hatch_build import (
    BUILT,
    FILES,
    NOTE,
    PYTHON_FILE,
    WASM,
    WASM_FILES,
    NotBuilt,
    build,
    check_node,
    pinned,
    python_sum,
    sum_of,
    wasm_sum,
)

ROOT = Path(__file__).parents[1]
PAGES = ("index.html", "index.html.br", "index.html.gz", "assets/table-B4kq9_xZ.js", "assets/table-B4kq9_xZ.js.br")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As much of a checkout as is needed to pack it, with a browser's side that looks built."""
    copied = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore", "src/voliera/kernel/sources.py")
    for name in (*copied, "requirements.txt", "requirements-dev.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    written = {f"web/{name}": "" for name in (*FILES, "package.json", "src/main.ts")}
    written |= {"src/voliera/__init__.py": '__version__ = "1.2.3"', "locales/en/web.ftl": "", "docs/rules/a.md": ""}
    written |= {"src/voliera/exports.py": "from voliera.rules import LIMIT\n", "src/voliera/rules.py": "LIMIT = 5\n"}
    written |= {f"{BUILT}/{name}": name for name in PAGES}
    written |= {f"{WASM}/{name}": name for name in (*WASM_FILES, PYTHON_FILE)} | {"web/python/main.py": ""}
    for name, text in written.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / "web/node_modules").mkdir()
    (tmp_path / "web/node_modules/much.js").write_text("not for packages")
    (tmp_path / BUILT / NOTE).write_text(sum_of(tmp_path) or "")
    (tmp_path / WASM / NOTE).write_text(wasm_sum(tmp_path))
    (tmp_path / WASM / f"{NOTE}-python").write_text(python_sum(tmp_path))
    monkeypatch.setattr(hatch_build, "_run", never)
    return tmp_path


def never(*_: object) -> None:
    raise AssertionError("nothing had to be built")


def without_node(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(folder))


def test_wheels_hold_the_built_files_and_need_no_node(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_node(checkout, monkeypatch)
    (wheel,) = WheelBuilder(str(checkout)).build(directory=str(checkout / "dist"), versions=["standard"])
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {f"voliera/web/{name}" for name in PAGES} <= names
    assert "voliera/locales/en/web.ftl" in names
    assert not [name for name in names if "node_modules" in name or name.startswith("web/") or WASM in name]


def test_source_archives_hold_both_sides_and_wheels_come_from_them_without_node(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_node(checkout, monkeypatch)
    (archive,) = SdistBuilder(str(checkout)).build(directory=str(checkout / "dist"), versions=["standard"])
    with tarfile.open(archive) as opened:
        opened.extractall(checkout / "unpacked", filter="data")
    there = checkout / "unpacked" / "voliera-1.2.3"
    assert {"web/src/main.ts", f"{BUILT}/index.html"} <= {
        path.relative_to(there).as_posix() for path in there.rglob("*") if path.is_file()
    }
    (wheel,) = WheelBuilder(str(there)).build(directory=str(checkout / "dist"), versions=["standard"])
    assert "voliera/web/index.html" in zipfile.ZipFile(wheel).namelist()


@pytest.mark.parametrize("changed", ["web/src/main.ts", "locales/en/web.ftl", "web/package-lock.json", "web/src/x.ts"])
def test_other_sources_mean_another_build(
    checkout: Path, changed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert build(checkout) is False
    (checkout / changed).write_text("something else")
    ran = pretended(checkout, monkeypatch)
    assert build(checkout) is True
    assert ran == ["ci", "run"]
    assert "Building the browser's side" in capsys.readouterr().out
    assert build(checkout) is False


def pretended(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What npm is asked to do from now on, as if it did it."""
    ran: list[str] = []

    def run(command: list[str], _: Path) -> None:
        ran.append(command[1])
        for name in WASM_FILES if "voliera.wasm" in command else ():
            (checkout / WASM / name).write_text("another")
        (checkout / "web" / hatch_build.INSTALLED).touch()

    monkeypatch.setattr(hatch_build, "check_node", lambda: None)
    monkeypatch.setattr(hatch_build, "_run", run)
    return ran


def test_what_the_build_does_not_need_means_none(checkout: Path) -> None:
    for name in ("web/tests/a.test.ts", "web/README.md", "web/package.json", "src/voliera/cli/more.py"):
        (checkout / name).parent.mkdir(exist_ok=True)
        (checkout / name).write_text("something else")
    assert build(checkout) is False


@pytest.mark.parametrize("changed", ["src/voliera/more.py", "web/python/main.py"])
def test_other_documents_mean_another_package_and_another_build(
    checkout: Path, changed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (checkout / changed).write_text("LIMIT = 6\n")
    ran = pretended(checkout, monkeypatch)
    assert build(checkout) is True
    assert ran == ["ci", "-m", "run"]
    assert build(checkout) is False


@pytest.mark.parametrize("changed", ["src/voliera/rules.py", "src/voliera/games/third/exports.py"])
def test_other_rules_mean_another_module_and_another_build(
    checkout: Path, changed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (checkout / changed).parent.mkdir(parents=True, exist_ok=True)
    (checkout / changed).write_text("LIMIT = 6\n")
    monkeypatch.setattr(hatch_build, "check_compilers", lambda root: None)
    ran = pretended(checkout, monkeypatch)
    assert build(checkout) is True
    assert ran == ["ci", "-m", "-m", "run"]  # the module, and the package
    assert build(checkout) is False


def test_another_compiler_means_another_module(checkout: Path) -> None:
    before = wasm_sum(checkout)
    file = checkout / "requirements.txt"
    file.write_text(file.read_text().replace("\nnumba==", "\nnumba==9."))
    assert wasm_sum(checkout) != before


@pytest.mark.parametrize("there", [None, "0.0.1"])
def test_rules_are_compiled_with_the_pinned_tools_only(
    checkout: Path, there: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others would make other bytes, or fail without a word that helps."""

    def installed(name: str) -> str:
        if there is None:
            raise PackageNotFoundError(name)
        return there

    (checkout / "src/voliera/rules.py").write_text("LIMIT = 6\n")
    monkeypatch.setattr(hatch_build, "version", installed)
    with pytest.raises(NotBuilt, match=rf"needs llvmlite [\d.]+, and this environment has {there or 'none'};"):
        hatch_build.build_wasm(checkout)


def test_packages_that_compile_are_asked_for_only_where_something_is_to_be_built(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert WheelBuilder(str(checkout)).config.dependencies == []
    (checkout / "src/voliera/rules.py").write_text("LIMIT = 6\n")
    wanted = {f"{name}=={number}" for name, number in pinned(ROOT).items()}
    assert set(WheelBuilder(str(checkout)).config.dependencies) == wanted
    assert {one.split("==")[0] for one in wanted} >= {"numba", "llvmlite", "ziglang"}
    monkeypatch.setenv("VOLIERA_WITHOUT_WEB", "1")
    assert WheelBuilder(str(checkout)).config.dependencies == []


def test_packages_are_installed_when_the_lock_file_is_newer(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = pretended(checkout, monkeypatch)
    lock = checkout / "web" / "package-lock.json"
    hatch_build.install(checkout)
    hatch_build.install(checkout)
    assert ran == ["ci"]
    later = lock.stat().st_mtime + 10
    os.utime(lock, (later, later))
    hatch_build.install(checkout)
    assert ran == ["ci", "ci"]


def test_who_has_no_node_is_told_what_is_missing(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    without_node(checkout, monkeypatch)
    shutil.rmtree(checkout / BUILT)
    with pytest.raises(SystemExit):
        list(WheelBuilder(str(checkout)).build(directory=str(checkout / "dist"), versions=["standard"]))
    said = capsys.readouterr()
    assert "node or npm is missing. Building the browser's side needs Node 20.19 or newer" in said.out + said.err
    assert "Traceback" not in said.out + said.err
    with pytest.raises(NotBuilt, match="node or npm is missing"):
        build(checkout)


def test_an_older_node_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v18.20.4\n")
        (tmp_path / name).chmod(0o755)
    without_node(tmp_path, monkeypatch)
    with pytest.raises(NotBuilt, match=r"node says v18\.20\.4"):
        check_node()
    (tmp_path / "node").write_text("#!/bin/sh\necho v22.0.0\n")
    check_node()


def test_a_package_without_the_browsers_side_can_be_wished_for(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_node(checkout, monkeypatch)
    monkeypatch.setenv("VOLIERA_WITHOUT_WEB", "1")
    shutil.rmtree(checkout / BUILT)
    (wheel,) = WheelBuilder(str(checkout)).build(directory=str(checkout / "dist"), versions=["standard"])
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("voliera/web/")]


def test_an_editable_install_builds_nothing(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_node(checkout, monkeypatch)
    shutil.rmtree(checkout / BUILT)
    assert list(WheelBuilder(str(checkout)).build(directory=str(checkout / "dist"), versions=["editable"]))


def test_no_address_is_in_the_lock_file() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text
