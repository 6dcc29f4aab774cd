"""Indents of rewritten sources, which travel to browsers: the fewer spaces, the smaller."""

import re


def indented_by_one(text: str) -> str:
    """Return a source with one space for four: unparsed texts are on one line, so all spaces at a start are indents."""
    return re.sub(r"^(?:    )+", lambda found: " " * (len(found[0]) // 4), text, flags=re.MULTILINE)
