"""Links of the rendered site: each page, file and anchor of ours must be there; other sites are only listed."""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

TARGETS = {"a": "href", "img": "src", "link": "href", "script": "src", "source": "srcset", "object": "data"}


class Page(HTMLParser):
    """The anchors of a page, and where it leads to."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.targets: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the anchor and the target of one element."""
        found = dict(attrs)
        self.anchors.update(filter(None, (found.get("id"), found.get("name"))))
        target = found.get(TARGETS.get(tag, ""))
        if target:
            self.targets.append(target)


def check(folder: Path) -> tuple[list[str], list[str]]:
    """Return what is broken in a site, and the addresses of other sites that it names."""
    pages = {path.resolve(): Page(path) for path in sorted(folder.rglob("*.html"))}
    broken: list[str] = []
    elsewhere: set[str] = set()
    for path, page in pages.items():
        for target in page.targets:
            if target.startswith(("http:", "https:", "mailto:", "//")):
                elsewhere.add(target)
            elif not target.startswith("data:"):
                broken += [f"{path.relative_to(folder.resolve())}: {why}" for why in _wrong(path, target, pages)]
    return sorted(set(broken)), sorted(elsewhere)


def _wrong(path: Path, target: str, pages: dict[Path, Page]) -> Iterator[str]:
    address, anchor = urldefrag(unquote(target))
    address = address.partition("?")[0]
    there = (path.parent / address).resolve() if address else path
    if not there.is_file():
        yield f"{target} leads nowhere"
    elif anchor and there in pages and anchor not in pages[there].anchors:
        yield f"{target}: the page has no such anchor"
