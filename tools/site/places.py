"""Which file of the repository is which page of the site."""

import posixpath
from pathlib import Path

ROOT = Path(__file__).parents[2]
AROUND = {
    "README.md": "overview.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
}
"""Pages beside docs/, and their names in the site."""
NOTEBOOK = ".ipynb"
"""How the names of notebooks end; the site has a page for each, with its outputs."""


def pages() -> list[str]:
    """Return all pages that people have written, by their paths in the repository."""
    written = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))
    return [*AROUND, *written]


def notebooks() -> list[str]:
    """Return all notebooks, by their paths in the repository."""
    return sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob(f"*{NOTEBOOK}"))


def in_site(path: str) -> str:
    """Return where a file of the repository lies in the site."""
    if path in AROUND:
        return AROUND[path]
    if path.endswith(NOTEBOOK):
        path = path.removesuffix(NOTEBOOK) + ".md"
    return path.removeprefix("docs/") if path.startswith("docs/") else f"files/{path}"


def is_local(target: str) -> bool:
    """Whether a link leads to a file or a heading of ours."""
    return "://" not in target and not target.startswith(("mailto:", "/"))


def resolve(page: str, target: str) -> tuple[str, str]:
    """Return the file that a local link of a page leads to, by its path in the repository, and the anchor in it."""
    path, _, anchor = target.partition("#")
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page, anchor


def rewritten(page: str, target: str) -> str:
    """Return a page's link as it has to be in the site."""
    if not is_local(target) or target.startswith("#"):
        return target
    path, anchor = resolve(page, target)
    relative = posixpath.relpath(in_site(path), posixpath.dirname(in_site(page)) or ".")
    return f"{relative}#{anchor}" if anchor else relative
