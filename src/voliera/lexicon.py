"""The messages of one language, each parsed when it is first said.

A language has thousands of messages, a command says a dozen of them, and parsing them all takes longer than importing
the package.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from threading import RLock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=", re.MULTILINE)
"""The beginning of a message or term: what follows is indented, a comment, or the brace that ends a placeable."""


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the source of every message and term of a file; terms have a hyphen before their name."""
    found = list(_ENTRY.finditer(text))
    for this, following in zip(found, [*found[1:], None], strict=True):
        yield this[1], text[this.start() : following.start() if following else len(text)]


class Lexicon:
    """A bundle of Fluent that grows by what is said."""

    def __init__(self, code: str, files: Iterable[str], functions: dict[str, Callable[..., Any]]) -> None:
        self._bundle = FluentBundle([code], use_isolating=False, functions=functions)
        self._unread: dict[str, str] = {}
        for text in files:
            for name, source in entries(text):
                self._unread.setdefault(name, source)
        self._reading = RLock()

    def pattern(self, message: str) -> Any | None:
        """Return the pattern of `id` or `id.attribute`; None where there is none."""
        name, _, attribute = message.partition(".")
        with self._reading:
            self._read(name)
        if not self._bundle.has_message(name):
            return None
        entry = self._bundle.get_message(name)
        return entry.attributes.get(attribute) if attribute else entry.value

    def format(self, message: str, args: Mapping[str, Any]) -> tuple[str | None, list[Exception]]:
        """Return the message with its variables, and what went wrong; None where there is no such message."""
        pattern = self.pattern(message)
        if pattern is None:
            return None, []
        text, troubles = self._bundle.format_pattern(pattern, dict(args))
        return str(text), troubles

    def _read(self, name: str) -> None:
        """Parse an entry, and those that it refers to."""
        source = self._unread.pop(name, None)
        if source is None:
            return
        resource = FluentResource(source)
        self._bundle.add_resource(resource)
        for other in _references(resource):
            self._read(other)


def _references(resource: Resource) -> set[str]:
    found: set[str] = set()

    class Finder(Visitor):
        def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
            found.add(node.id.name)

        def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
            found.add(f"-{node.id.name}")

    Finder().visit(resource)
    return found
