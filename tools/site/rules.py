"""The pages of the rules: a picture and an anchor for each statement, and links to them from everywhere."""

import posixpath
import re

from tools.site.places import ROOT, in_site

STATEMENT = re.compile(r"^- ([BW]-[A-Z]\d+)  ", re.MULTILINE)
NAMED = re.compile(r"(?<![\w\[#/`-])([BW])-([A-Z]\d+)(?![\w\]-])")
BOOKS = {"B": "birdie", "W": "bower"}
PICTURES = "docs/pictures/rules"


def illustrated(text: str, page: str) -> str:
    """Return the statements with anchors of their own, and with their pictures."""
    up = posixpath.relpath(".", posixpath.dirname(in_site(page)))

    def head(found: re.Match[str]) -> str:
        number = found[1]
        picture = f"{PICTURES}/{number}.webp"
        shown = ""
        if (ROOT / picture).exists():
            shown = f"![]({up}/{in_site(picture)}){{.statement-picture}} "
        return f"- [{number}]{{#{number.lower()} .statement}} {shown}"

    return STATEMENT.sub(head, text)


def linked(prose: str, page: str) -> str:
    """Return prose in which numbers of statements lead to them, in the page's own language."""
    here = posixpath.dirname(in_site(page)) or "."
    book = page.removeprefix("docs/") if page.startswith("docs/rules/") else ""

    def link(found: re.Match[str]) -> str:
        anchor, name = found[0].lower(), BOOKS[found[1]]
        folder = posixpath.dirname(book) if book else "rules"
        if book == f"{folder}/{name}.md":
            return f"[{found[0]}](#{anchor})"
        # MyST knows headings of other pages only; links.py checks these.
        return f'<a href="{posixpath.relpath(f"{folder}/{name}.html", here)}#{anchor}">{found[0]}</a>'

    return "".join(part if part.startswith("#") else NAMED.sub(link, part) for part in prose.splitlines(keepends=True))
