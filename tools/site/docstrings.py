"""Docstrings for Sphinx: ours are written for people who read sources, in the manner of Markdown."""

import re
from typing import Any

PAGE = re.compile(r"(?<![\w`/])docs/([\w/-]+)\.md")


def prepare(app: Any, what: str, name: str, obj: Any, options: Any, lines: list[str]) -> None:
    """Mark indented examples as code and link pages, for Sphinx's event `autodoc-process-docstring`."""
    lines[:] = [PAGE.sub(r":doc:`/\1`", line) for line in with_code(lines)]


def signed(app: Any, what: str, name: str, obj: Any, options: Any, signature: Any, returned: Any) -> Any:
    """Mend signatures of protocols and of structs, for the event `autodoc-process-signature`."""
    if what == "class" and getattr(obj, "_is_protocol", False):
        return "", None
    return (signature.replace("<factory>", "..."), returned) if signature and "<factory>" in signature else None


def with_code(lines: list[str]) -> list[str]:
    """Return the lines of a docstring, in which blocks indented by four spaces are blocks of Python."""
    done: list[str] = []
    inside = False
    for i, line in enumerate(lines):
        indented = line.startswith("    ")
        if indented and not inside and i and not lines[i - 1].strip() and not line.lstrip().startswith((">>>", "- ")):
            done += [".. code-block:: python", ""]
            inside = True
        elif line.strip() and not indented:
            inside = False
        done.append(line)
    return done


def setup(app: Any) -> dict[str, bool]:
    """Register with Sphinx."""
    app.connect("autodoc-process-docstring", prepare)
    app.connect("autodoc-process-signature", signed)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
