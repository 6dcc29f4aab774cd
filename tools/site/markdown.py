"""What the site's tools know of Markdown: prose and code told apart, links found and replaced, anchors of headings."""

import re
from collections.abc import Callable, Iterator

FENCE = re.compile(r"^\s*(`{3,}|~{3,})")
LINK = re.compile(r"(\]\()([^()\s]+)(\))")
SOURCE = re.compile(r'(\bsrc=")([^"]+)(")')
CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)", re.DOTALL)


def parts(text: str) -> Iterator[tuple[bool, str]]:
    """Split a page into runs of prose (True) and blocks of code (False); joined they are the page."""
    kept: list[str] = []
    fence = ""
    for line in text.splitlines(keepends=True):
        found = FENCE.match(line)
        if fence:
            kept.append(line)
            if found and found[1].startswith(fence) and not line.strip().strip(fence[0]):
                yield False, "".join(kept)
                kept, fence = [], ""
        elif found:
            if kept:
                yield True, "".join(kept)
            kept, fence = [line], found[1]
        else:
            kept.append(line)
    if kept:
        yield not fence, "".join(kept)


def map_prose(text: str, change: Callable[[str], str]) -> str:
    """Return a page whose prose was changed, and whose code, blocks and inline, is as it was."""
    return "".join(_between_code(part, change) if prose else part for prose, part in parts(text))


def _between_code(part: str, change: Callable[[str], str]) -> str:
    done, at = [], 0
    for code in CODE.finditer(part):
        done += [change(part[at : code.start()]), code[0]]
        at = code.end()
    return "".join([*done, change(part[at:])])


def map_links(text: str, change: Callable[[str], str]) -> str:
    """Return a page in which the targets of links and pictures were changed."""

    def in_prose(prose: str) -> str:
        for pattern in (LINK, SOURCE):
            prose = pattern.sub(lambda found: found[1] + change(found[2]) + found[3], prose)
        return prose

    # A link's own text may be code, so that the target stands behind it: targets are never code themselves.
    return "".join(in_prose(part) if prose else part for prose, part in parts(text))


def links(text: str) -> list[str]:
    """Return the targets of all links and pictures of a page."""
    found: list[str] = []
    map_links(text, lambda target: found.append(target) or target)  # type: ignore[func-returns-value]
    return found


def headings(text: str) -> list[str]:
    """Return the titles of all headings."""
    prose = "".join(part for is_prose, part in parts(text) if is_prose)
    return re.findall(r"^#{1,6} (.+?)\s*#*$", prose, re.MULTILINE)


def anchors(text: str) -> set[str]:
    """Return the anchors of a page's headings, as code hosts and MyST make them."""
    found: set[str] = set()
    for title in headings(text):
        plain = LINK.sub("", title.replace("[", "")).replace("`", "")
        slug = re.sub(r"[^\w\- ]", "", plain.lower().strip()).replace(" ", "-")
        number = 0
        while (name := f"{slug}-{number}" if number else slug) in found:
            number += 1
        found.add(name)
    return found
