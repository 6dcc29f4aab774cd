"""A served game in the place where a table of the terminal has its `Game`.

Views and legal actions are the server's. What the server does not send is worked out from the view, which holds nothing
secret: Birdie's points so far, and what laying a tile would do in Bower, tried on a table that looks the same.
"""

from __future__ import annotations

import queue
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import suppress
from itertools import takewhile
from typing import Any

import voliera
from voliera.client import Gone, Refused, Table, Unreachable
from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.languages import FALLBACK, Language
from voliera.terminal.faces import face_of
from voliera.terminal.refusal import InputRefused
from voliera.terminal.remote_line import Line, News, Now, Value

AROUND = ("joined", "started", "left", "voted", "replaced", "returned", "said", "undone", "resigned")
TAKING_BACK = ("back-asked", "back-agreed", "back-refused", "taken-back")
ABOUT_THE_TABLE = frozenset({*AROUND, *TAKING_BACK})
"""Events of the table; all others are the game's."""
TRIES = 30
"""Seconds to go on asking a lost server for the record of the finished game."""


class RemoteGame:
    """What the terminal's table asks of a game, from the line's news."""

    seed = None

    def __init__(self, line: Line) -> None:
        self.line = line
        self.heard: list[Document] = []
        """Events of the game that nobody has asked for yet."""
        self.around: list[Document] = []
        """Events of the table that nobody has asked for yet."""
        self.now: Now = self._first()
        self._ended: Game | None = None

    # News

    def _first(self) -> Now:
        news = self.line.news.get()
        if news.now is None:
            raise news.error or Gone("closed")
        self._hear(news.events)
        return news.now

    def take(self, *, wait_s: float | None = None) -> bool:
        """Take in all news, and wait for some if there are none; False when none came in time. Raises Gone."""
        came = False
        for news in self._news(wait_s):
            came = True
            if news.error is not None or news.now is None:
                raise news.error or Gone("closed")
            self.now = news.now
            self._hear(news.events)
        return came

    def _news(self, wait_s: float | None) -> Iterator[News]:
        try:
            if wait_s is not None:
                yield self.line.news.get(timeout=wait_s)
            while True:
                yield self.line.news.get_nowait()
        except queue.Empty:
            return

    def _hear(self, events: Sequence[Document]) -> None:
        for event in events:
            if event["id"] == "resumed":
                self.heard = [_addressed(one) for one in event["args"]["log"] if one["id"] not in ABOUT_THE_TABLE]
            elif event["id"] in ABOUT_THE_TABLE:
                self.around.append(event)
            else:
                self.heard.append(_addressed(event))

    # A game

    @property
    def name(self) -> str:
        """The game's name."""
        return self.now.info.game

    @property
    def options(self) -> Document:
        """The table's options."""
        return self.now.info.options

    @property
    def own_seat(self) -> int | None:
        """Our seat; None for a spectator."""
        return self.now.viewer.seat if self.now.viewer.kind == "seat" else None

    @property
    def seat(self) -> int | None:
        """The seat to move; our own only if we may."""
        seat = None if self.now.view is None else self.now.view["seat"]
        return None if seat == self.own_seat and not self.now.legal else seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.now.info.status == "over"

    def view(self, seat: int | None) -> Document:
        """What we may know; `seat` is ours."""
        assert self.now.view is not None
        return self.now.view

    def legal(self) -> list[Document]:
        """Our legal actions."""
        return self.now.legal

    def apply(self, actions: list[Document]) -> list[Document]:
        """Play actions; what was heard until they had happened. Refusals are told as the terminal tells them."""
        rev = self.now.rev
        self.heard = []
        ack = self._ask(lambda table: table.act(actions, rev=rev))
        while ack is not None and self.now.v < ack.v:
            self.take(wait_s=1.0)
        heard, self.heard = self.heard, []
        return heard

    def take_back(self) -> None:
        """Undo our last act."""
        match self.now.can_undo:
            case "yes":
                self._ask(lambda table: table.undo())
                self.take(wait_s=1.0)
            case "reveal":
                raise InputRefused("error-undo-shown", game=self.name)
            case _:
                raise InputRefused("error-undo-nothing")

    def answer_back(self, agree: bool) -> None:
        """Answer who asked for a take-back."""
        self._ask(lambda table: table.answer_back(agree))
        self.take(wait_s=1.0)

    def resign(self) -> None:
        """Give the game up; returns when it is over here, too."""
        self._ask(lambda table: table.resign())
        while not self.over:
            self.take(wait_s=1.0)

    def come_back(self) -> None:
        """Take our seat back from the bot."""
        with suppress(InputRefused):  # it is ours already
            self._ask(lambda table: table.come_back())
        self.take(wait_s=1.0)

    def _ask(self, work: Callable[[Table], Coroutine[Any, Any, Value]]) -> Value:
        try:
            return self.line.do(work)
        except Refused as refused:
            self.take()
            raise explained(refused) from None

    def result(self) -> Document:
        """The result, or the points so far where the game counts in the open."""
        return self.now.result or face_of(self.name).points(self.view(None))

    def trial(self, action: Document) -> list[Document]:
        """What an action would bring at once, up to the first thing that is drawn or revealed."""
        try:
            table = face_of(self.name).imagined(self.view(None))
            events = [] if table is None else table.apply(action)
        except GameError:
            return []
        return list(takewhile(lambda event: not event["reveals"] and not event["random"], events))

    # After the end

    def ended(self) -> Game:
        """The whole game, once it is over and nothing is secret any more."""
        for left in range(TRIES, -1, -1):
            if self._ended is None:
                try:
                    self._ended = voliera.replay(self.line.record())
                except Unreachable:
                    if not left:
                        raise
                    time.sleep(1)
        assert self._ended is not None
        return self._ended

    def explain(self) -> Document:
        """How the result came about."""
        return self.ended().explain()

    def record(self) -> Document:
        """The record, to be kept."""
        return self.ended().record()


def explained(refused: Refused) -> InputRefused | GameError:
    """A refusal of the server: by the rules, or because the table has moved on."""
    if refused.rule is not None or refused.code in {"illegal_action", "bad_request"}:
        return GameError(refused.code, refused.message, rule=refused.rule)
    return refusal_of(refused.code)


def refusal_of(code: str) -> InputRefused:
    """The sentence for a code of the server; codes that people hardly ever meet share one."""
    known = f"join-error-{code.replace('_', '-')}"
    return InputRefused(known) if Language(FALLBACK).knows(known) else InputRefused("join-refused", code=code)


def _addressed(event: Document) -> Document:
    """An event as the terminal knows it; what reached us was for us."""
    return {**event, "to": "all", "reveals": False, "random": False}
