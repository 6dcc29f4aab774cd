"""The one place that talks to the terminal: drawing, reading a line, turning the page.

At a terminal every screen replaces the one before, scroll-back included, so that hands stay hidden and nobody can
leaf back through a memory game. Into a file or a pipe everything is written one after the other, and no page waits.
"""

from __future__ import annotations

import contextlib
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text

WIDEST = 110
NARROWEST = 60
LONGEST_LINE = 500
ENDLESS = 1000
LONGEST_PAUSE = 60.0
MOMENT = 0.5
"""Seconds that pass without a word."""


class EndOfInput(Exception):
    """There is nobody left to ask: the input has ended."""


class Screen:
    """A window of text. Tests hand in their own console and reader."""

    def __init__(
        self,
        *,
        console: Console | None = None,
        read: Callable[[str], str] | None = None,
        interactive: bool | None = None,
        colour: bool = True,
    ) -> None:
        _forgive(sys.stdout)
        _forgive(sys.stdin)
        self.console = console or Console(no_color=None if colour else True, highlight=False, emoji=False, markup=False)
        at_terminal = sys.stdin.isatty() and self.console.is_terminal
        self.interactive = at_terminal if interactive is None else interactive
        self._read = read or input
        if read is None and self.interactive:
            _edit_without_history()

    @property
    def width(self) -> int:
        """Columns to draw on, as wide as the window is now."""
        return max(NARROWEST, min(self.console.width, WIDEST))

    @property
    def height(self) -> int:
        """Rows of the window; without one there is room for everything."""
        return self.console.height if self.interactive else ENDLESS

    def clear(self) -> None:
        """Begin a new screen; what was on the old one can no longer be scrolled back to."""
        if self.console.is_terminal and self.interactive and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
        else:
            self.show("")

    def show(self, *things: RenderableType) -> None:
        """Write things one under the other. Plain strings are text, never markup."""
        for thing in things:
            self.console.print(thing, width=self.width)

    def ask(self, prompt: str = "> ") -> str:
        """One line from the person at the keyboard, without control characters."""
        self.console.file.flush()
        try:
            line = cleaned(self._read(prompt))
        except EOFError:
            self.console.print()
            raise EndOfInput from None
        if not self.interactive:
            self.console.print(Text(line))
        return line

    def wait(self, prompt: str, *, fresh: bool = False) -> str:
        """Turn the page at Enter; without a person at the keyboard at once. `fresh`: keys typed before do not count.

        Returns what was typed before Enter, which is mostly nothing.
        """
        if not self.interactive:
            return ""
        if fresh:
            self.forget_typed()
        return self.ask(f"{prompt} ")

    def forget_typed(self) -> None:
        """Keys typed before now do not count: they were meant for another screen."""
        if self.interactive:
            _forget_typed()

    @contextlib.contextmanager
    def busy(self, words: str) -> Iterator[None]:
        """Say what is being waited for, if it takes longer than a moment; afterwards nothing is left of it."""
        if not self.interactive:
            yield
            return
        status = self.console.status(Text(words))
        timer = threading.Timer(MOMENT, status.start)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()

    def pause(self, seconds: float) -> None:
        """Leave time to read."""
        if seconds > 0:
            self.console.file.flush()
            time.sleep(min(seconds, LONGEST_PAUSE))


def cleaned(line: str) -> str:
    """What a person meant to type: printable, trimmed, of a sensible length."""
    return "".join(c if c.isprintable() else " " for c in line[:LONGEST_LINE]).strip()


def _forgive(stream: TextIO) -> None:
    """A terminal that cannot show or send a character must not end the game."""
    with contextlib.suppress(AttributeError, ValueError, OSError):
        stream.reconfigure(errors="replace")  # type: ignore[attr-defined]


def _forget_typed() -> None:
    """Drop what was typed ahead, so that a second Enter does not open another player's hand."""
    with contextlib.suppress(ImportError):
        import termios

        with contextlib.suppress(termios.error, OSError, ValueError):
            termios.tcflush(sys.stdin, termios.TCIFLUSH)


def _edit_without_history() -> None:
    """Arrow keys edit the line; earlier lines are not kept, as they tell what another player has laid."""
    with contextlib.suppress(ImportError, AttributeError):
        import readline

        readline.set_auto_history(False)
