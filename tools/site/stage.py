"""The sources of the site: our pages with their links as the site needs them, and the pages that are made."""

import re
import shutil
from pathlib import Path

from tools import forms, lab_tables, limits_page
from tools.site import api, http_reference, notebook, plots, rules
from tools.site.markdown import links, map_links, map_prose
from tools.site.places import ROOT, in_site, is_local, notebooks, pages, resolve, rewritten

INDEX = "docs/index.md"
MADE = {"reference": [*api.PAGES, *http_reference.PAGES]}
"""Pages that only the site has, by the section of the index under which they are listed."""

TITLES = {"overview": "Overview"}
"""Pages whose own titles would say too little in the navigation."""


def stage(folder: Path) -> None:
    """Write all sources of the site into an empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    fresh = generated()
    for page in pages():
        source = fresh.get(ROOT / page) or (ROOT / page).read_text(encoding="utf-8")
        _copy_files(folder, page, source)
        _write(folder / in_site(page), _rendered(page, source))
    shutil.copytree(ROOT / "docs" / "pictures" / "rules", folder / "pictures" / "rules")
    _copy_shown(folder)
    for name, text in {**api.made(), **http_reference.made()}.items():
        _write(folder / f"{name}.md", text)
    plots.draw(folder / "plots")
    for path in notebooks():
        made = folder / in_site(path)
        notebook.write(ROOT / path, made.parent)
        shutil.copy(ROOT / path, made.parent)


def _copy_shown(folder: Path) -> None:
    """Copy the pictures that pages show by HTML, which Sphinx does not see, to where the site has them as they are."""
    shown = folder / "extra" / "pictures"
    shutil.copytree(ROOT / "docs" / "pictures", shown, ignore=shutil.ignore_patterns("rules"))


def generated() -> dict[Path, str]:
    """Return the pages of docs/ that are made from sources, made again, so that the site is never behind them."""
    written = forms.written()
    return {**written, lab_tables.PAGE: lab_tables.page(), limits_page.PAGE: limits_page.page()}


def _rendered(page: str, source: str) -> str:
    text = map_links(source, lambda target: rewritten(page, target))
    if page.startswith("docs/rules/"):
        text = rules.illustrated(text, page)
    text = re.sub(r"\A# Quick start: (.)", lambda found: f"# {found[1].upper()}", text)
    text = map_prose(text, lambda prose: rules.linked(prose, page))
    text = plots.inserted(text, page)
    return text + (_trees(source) if page == INDEX else "")


def _copy_files(folder: Path, page: str, source: str) -> None:
    """Copy what a page links to and is no page: pictures, examples, schemas."""
    for target in filter(is_local, links(source)):
        path, _ = resolve(page, target)
        if not in_site(path).endswith(".md"):
            (folder / in_site(path)).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, folder / in_site(path))


def navigation(index: str) -> dict[str, list[str]]:
    """Return the pages of each section of the index, in its order: the site's navigation is the index itself."""
    found: dict[str, list[str]] = {}
    for section in re.split(r"^## ", index, flags=re.MULTILINE)[1:]:
        title, _, text = section.partition("\n")
        listed = [resolve(INDEX, target)[0] for target in links(text) if is_local(target)]
        found[title] = list(dict.fromkeys(path for path in listed if in_site(path).endswith(".md")))
    return found


def _trees(index: str) -> str:
    trees = []
    for title, listed in navigation(index).items():
        names = [_entry(path) for path in listed] + MADE.get(title.lower(), [])
        trees.append(f"```{{toctree}}\n:hidden:\n:caption: {title}\n\n" + "\n".join(names) + "\n```\n")
    return "\n" + "\n".join(trees)


def _entry(path: str) -> str:
    name = in_site(path).removesuffix(".md")
    return f"{TITLES[name]} <{name}>" if name in TITLES else name


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
