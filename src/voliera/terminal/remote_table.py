"""A seat at a served table: the terminal's own table, with the others somewhere else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from voliera.documents import Document
from voliera.game import Game
from voliera.languages import Language
from voliera.protocol.messages import TableInfo
from voliera.terminal import ask
from voliera.terminal.hotseat import HotSeat, LeaveTable
from voliera.terminal.refusal import InputRefused
from voliera.terminal.remote_game import RemoteGame
from voliera.terminal.screen import Screen
from voliera.terminal.seating import PERSON, Seating
from voliera.terminal.words import says

GUEST = "guest"
"""A seat of somebody else, or one that is still free."""
MOST_NEWS = 4
LOOK_S = 3600.0


class RemoteTable(HotSeat):
    """One served game from where it stands to its end, as a player or as somebody who looks on."""

    def __init__(self, remote: RemoteGame, language: Language, screen: Screen) -> None:
        super().__init__(cast("Game", remote), seating_of(remote), language, screen)
        self.remote = remote
        self.chat: list[Text] = []
        self.told = 0
        self.waited_for = ""
        self._hear()

    def run(self) -> None:
        """Until the game is over or the person leaves (LeaveTable, EndOfInput, KeyboardInterrupt)."""
        while not self.remote.over:
            seat = self.remote.own_seat
            self._answer_back(seat)
            self._take_seat_back(seat)
            if self.remote.now.legal and seat is not None:
                self.screen.forget_typed()
                self._person(seat)
            else:
                self._await_others(seat)
        self.chat = []
        loser = self.remote.now.info.resigned
        if loser is None:
            self._end()
        else:
            self._end_resigned(loser)

    def _end_resigned(self, loser: int) -> None:
        """Say who wins a game that somebody resigned, which is not scored, and offer to keep it."""
        self.screen.clear()
        words = self.say("join-resigned", loser=self.names[loser], player=self.names[1 - loser])
        self.screen.show(Text(words, "bold"))
        if self.screen.interactive:
            self.keeper.offer("offer-save-finished")

    # News

    def _hear(self) -> None:
        """Take what was heard into the stories, and who sits where into the names."""
        self.names = seating_of(self.remote).called(self.language)
        self.unseen.setdefault(self.remote.own_seat, [])
        if self.remote.own_seat is not None:
            self.pads.setdefault(self.remote.own_seat, self.face.pad())
        for event in self.remote.around:
            words = self._around(event)
            if words:
                self.chat = [*self.chat, Text(words, "cyan")][-MOST_NEWS:]
        for unseen in self.unseen.values():
            unseen.extend(self.remote.heard)
        self.remote.around, self.remote.heard = [], []

    def _around(self, event: Document) -> str:
        """Something about the table, in a sentence; our own doings, the start and the end need none."""
        args = event["args"]
        seat = args.get("by", args.get("seat"))
        if event["id"] in {"started", "resigned"} or seat is None or seat == self.remote.own_seat:
            return ""
        if event["id"] == "said":
            said = args.get("text") or self.say(f"join-emote-{args['emote']}")
            return self.say("join-said", player=self.names[seat], words=said)
        about = self.names[args["seat"]] if "by" in args else ""
        return self.say(f"join-event-{event['id']}", player=self.names[seat], about=about)

    def _news(self) -> list[RenderableType]:
        """What is said beside the game: talk, clocks, and a connection that is lost."""
        lines = list(self.chat)
        if self.remote.now.clock is not None:
            lines.append(Text(self.say("join-clock", times=clocks(self.remote.now.clock, self.names)), "dim"))
        if not self.remote.now.connected:
            lines.append(Text(self.say("join-lost"), "yellow"))
        return [*lines]

    # Waiting

    def _await_others(self, seat: int | None) -> None:
        """Show the table and whom it waits for, until something happens."""
        if self.screen.interactive:
            self.screen.clear()
            self.screen.show(*self._waiting_page(seat))
        else:
            self._tell_on(seat)
        shown = self._shown()
        while shown == self._shown():
            self.remote.take(wait_s=LOOK_S)
            self._hear()

    def _shown(self) -> tuple[object, ...]:
        """What a waiting person sees of the present: without a change of it nothing need be drawn."""
        now = self.remote.now
        return now.v, now.connected, now.info, self._whom(), tuple(map(str, self.chat))

    def _waiting_page(self, seat: int | None) -> list[RenderableType]:
        if self.remote.now.view is None:
            return [Panel(Text(self._whom(), justify="center"), padding=(2, 4)), *self._news()]
        self.since, self.own_story = self.unseen[seat], []
        if self.remote.now.view.get("scoring"):  # a line that is scored before our eyes is told as it goes on
            self.since, self.own_story = [], self.unseen[seat]
        scene = replace(self._scene(seat), legal=(), crowded=bool(self._news()))
        self.own_story = []
        return [*self.face.table(scene), *self._news(), Text(self._whom(), "dim")]

    def _tell_on(self, seat: int | None) -> None:
        """Without a screen to redraw: each sentence once, and whom we wait for when that changes."""
        heard, company = self.unseen[seat][self.told :], self._company(seat)
        for sentence in self.face.told(heard, self.language, company, self.game.options):
            self.screen.show(self.face.coloured(sentence, self.language))
        self.told = len(self.unseen[seat])
        self.screen.show(*self._news())
        self.chat = []
        if self._whom() != self.waited_for:
            self.waited_for = self._whom()
            self.screen.show(Text(self.waited_for, "dim"))

    def _whom(self) -> str:
        """Whom the table waits for."""
        now = self.remote.now
        if now.view is None:
            free = sum(seat.kind == "free" for seat in now.info.seats)
            return self.say("join-open", count=free)
        mover = now.view["seat"]
        if mover is None:
            return ""
        bot = now.info.seats[mover].bot is not None
        present = bot or (now.present[mover] if mover < len(now.present) else True)
        return self.say("join-waiting", player=self.names[mover], here="yes" if present else "no")

    def _answer_back(self, seat: int | None) -> None:
        """Somebody asks to take a move back: answer first."""
        back = self.remote.now.info.back
        if back is None or seat is None or seat == back["seat"] or seat in back["yes"] or not self.screen.interactive:
            return
        self.screen.clear()
        self.screen.show(Text(self.say("join-back", player=self.names[back["seat"]]), "bold"))
        agree = says(self.screen.ask(), "yes", self.language)
        try:
            self.remote.answer_back(agree)
        except InputRefused as refusal:
            self.screen.show(refusal.worded(self.language))
        self._hear()

    def _take_seat_back(self, seat: int | None) -> None:
        """A bot plays for us, since our time was over or the others wished so: play again, when we are ready."""
        now = self.remote.now
        if seat is None or now.info.status != "running" or now.info.seats[seat].bot is None:
            return
        self.screen.clear()
        self.screen.show(Text(self.say("join-replaced"), "bold"))
        self.screen.wait(self.say("press-enter"), fresh=True)
        self.remote.come_back()
        self._hear()

    # The reader's own turn

    def _person(self, seat: int) -> None:
        self.told = 0
        self.waited_for = ""
        super()._person(seat)

    def _draw(self, seat: int, notes: Sequence[RenderableType]) -> None:
        super()._draw(seat, [*notes, *self._news()])
        self.chat = []

    def _trial(self, action: Document, seat: int | None) -> list[Document]:
        return self.remote.trial(action)

    def _act(self, actions: Sequence[Document], seat: int) -> list[RenderableType]:
        with self.screen.busy(self.say("join-sending")):
            return super()._act(actions, seat)

    def _undo(self, seat: int) -> list[RenderableType]:
        self.remote.take_back()
        self.remote.heard = []
        self.pads[seat] = self.face.moved_on(self.pads[seat])
        if self.steps:
            del self.own_story[self.steps.pop().own_story :]
        return [Text(self.say("undone"))]

    def _do(self, request: ask.Request, seat: int, view: Document) -> list[RenderableType]:
        """As at any table; then look what came meanwhile, since the turn may be over in another way."""
        match request:
            case ask.Save():
                raise InputRefused("join-no-save")
            case ask.Quit():
                raise LeaveTable
        try:
            if isinstance(request, ask.Resign) and self._can_resign:
                return self._resign(seat)
            return super()._do(request, seat, view)
        finally:
            self.remote.take()
            self._hear()

    @property
    def _can_resign(self) -> bool:
        """Whether there is one other side, which then wins."""
        return self.remote.now.info.players == 2

    def _always(self) -> Sequence[str]:
        """The server saves the game; a game of two can be resigned."""
        return ("undo", "rule", "resign", "quit") if self._can_resign else ("undo", "rule", "quit")

    def _resign(self, seat: int) -> list[RenderableType]:
        """Ask once more; whoever does not say yes plays on."""
        self.screen.show(Text(self.say("join-resign", player=self.names[1 - seat]), "bold"))
        if says(self.screen.ask(), "yes", self.language):
            self.remote.resign()
        return []


def seating_of(remote: RemoteGame) -> Seating:
    """Who sits where, as the terminal's table knows it: ourselves at the keyboard, and others."""
    info: TableInfo = remote.now.info
    kinds, names = [], []
    for seat, one in enumerate(info.seats):
        if seat == remote.own_seat:
            kinds.append(PERSON)
        else:
            kinds.append(one.bot if one.kind == "bot" and one.bot is not None else GUEST)
        names.append(one.name or (one.bot or "?" if one.kind == "bot" else "?"))
    return Seating(tuple(kinds), tuple(names))


def clocks(clock: Document, names: Sequence[str]) -> str:
    """What is left on everybody's clock, or for the turn of the one whose clock runs."""
    left = clock["left_ms"]
    if isinstance(left, list):
        return " · ".join(f"{name} {_clock(ms)}" for name, ms in zip(names, left, strict=True))
    return "–" if left is None or clock["running"] is None else f"{names[clock['running']]} {_clock(left)}"


def _clock(ms: int) -> str:
    minutes, seconds = divmod(max(0, ms) // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
