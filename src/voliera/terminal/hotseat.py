"""The table at one keyboard: people take turns at it, bots play in between.

When the person at the keyboard changes, a page without secrets comes first, so that hands stay hidden. Undo reaches
back within one's own turn only, and never past something that was drawn or shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from pathlib import Path

from rich.console import RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.languages import Language
from voliera.terminal import ask
from voliera.terminal.company import Company, visible
from voliera.terminal.face import Page, Scene
from voliera.terminal.faces import face_of
from voliera.terminal.helping import ALWAYS
from voliera.terminal.keeping import Keeper
from voliera.terminal.opponents import Opponents, reason
from voliera.terminal.refusal import InputRefused, refused_by_rules, rule_shown
from voliera.terminal.screen import EndOfInput, Screen
from voliera.terminal.seating import PERSON, Seating
from voliera.terminal.words import says


class LeaveTable(Exception):
    """A person has quit."""


@dataclass(frozen=True)
class Step:
    """What one typed line did: this many actions, and how long the stories were before."""

    actions: int
    own_story: int
    told: dict[int | None, int]


class HotSeat:
    """One game from where it stands to its end, or until everybody leaves."""

    def __init__(
        self,
        game: Game,
        seating: Seating,
        language: Language,
        screen: Screen,
        *,
        delay: float = 0.0,
        save_to: Path | None = None,
        ours: Path | None = None,
        opponents: Opponents | None = None,
    ) -> None:
        self.game = game
        self.face = face_of(game.name)
        self.seating = seating
        self.language = language
        self.screen = screen
        self.delay = delay
        self.keeper = Keeper(game, language, screen, save_to, ours)
        self.opponents = opponents or Opponents(seating.kinds)
        self.names = seating.called(language)
        self.at_keyboard: int | None = None
        self.unseen: dict[int | None, list[Document]] = {seat: [] for seat in [None, *seating.people]}
        self.pads = {seat: self.face.pad() for seat in seating.people}
        self.steps: list[Step] = []
        self.shown = False
        self.since: list[Document] = []
        self.own_story: list[Document] = []
        self.warnings: dict[int, Text] = {}

    def say(self, message: str, **args: str | int) -> str:
        """A message in the language of the table."""
        return self.language.say(message, **args)

    def play(self) -> None:
        """Until the game is over, somebody quits, or the input ends."""
        try:
            while not self.game.over:
                seat = self.game.seat
                assert seat is not None
                if self.seating.kinds[seat] == PERSON:
                    self._person(seat)
                else:
                    self._bot(seat)
            self._end()
        except LeaveTable:
            self.screen.show(Text(self.say("goodbye")))
        except EndOfInput:
            self.keeper.save_somewhere()
            kept = self.game.over or self.keeper.wanted is not None
            self.screen.show(Text(self.say("goodbye" if kept else "input-ended")))

    def _company(self, seat: int | None) -> Company:
        return Company(self.names, seat)

    def _remember(self, events: Sequence[Document], actor: int) -> None:
        """Keep for each person what happened while they were not at the keyboard."""
        for seat, unseen in self.unseen.items():
            if seat != actor:
                unseen.extend(visible(events, seat))

    # Bots

    def _bot(self, seat: int) -> None:
        seed = None if self.game.seed is None else self.game.seed * 1_000_003 + len(self.game.actions)
        with self.screen.busy(self.say("bot-thinks", player=self.names[seat])):
            action = self.opponents.choose(seat, self.game, seed)
        events = self.game.apply(action)
        self._remember(events, seat)
        failure = self.opponents.failure(seat)
        if failure is not None:
            self._tell_of_failure(seat, reason(failure, self.language))
        watcher = self.seating.people[0] if len(self.seating.people) == 1 else None
        if self.delay > 0 or not self.seating.people:
            heard, company = visible(events, watcher), self._company(watcher)
            for sentence in self.face.told(heard, self.language, company, self.game.options):
                self.screen.show(self.face.coloured(sentence, self.language))
                self.screen.pause(self.delay)

    def _tell_of_failure(self, seat: int, why: str) -> None:
        """A stand-in has moved: people are told above their next prompt, others at once."""
        words = Text(self.say("bot-failed", player=self.names[seat], why=why), "yellow")
        if self.seating.people:
            self.warnings[seat] = words
        else:
            self.screen.show(words)

    def _tell_of_stand_ins(self) -> None:
        """How many moves were not a program's own."""
        for seat, referee in self.opponents.referees.items():
            if count := referee.failures.total():
                words = self.say("bot-failures", player=self.names[seat], count=count, moves=referee.moves)
                self.screen.show(Text(words, "yellow"))

    # People

    def _person(self, seat: int) -> None:
        """A person acts until somebody else has to, or the game is over."""
        if seat != self.at_keyboard:
            self._hand_over(seat)
        self._meanwhile(seat)
        self.steps, self.shown = [], False
        notes: list[RenderableType] = list(self.warnings.values())
        self.warnings.clear()
        while not self.game.over and self.game.seat == seat:
            self._draw(seat, notes)
            view, legal = self.game.view(seat), self.game.legal()
            notes = []
            try:
                request = ask.parse(self.screen.ask(), view, legal, self.language, self.pads[seat])
                notes = self._do(request, seat, view)
            except InputRefused as refusal:
                notes = [refusal.worded(self.language)]
            except GameError as error:
                notes = [refused_by_rules(error, self.language)]

    def _hand_over(self, seat: int) -> None:
        """A page that shows no secrets, until the next person has taken the keyboard."""
        before, self.at_keyboard = self.at_keyboard, seat
        if len(self.seating.people) < 2:
            return
        self.screen.clear()
        words = self.say("hand-over", player=self.names[seat])
        if before is not None:
            words = self.say("hand-over-from", player=self.names[seat], other=self.names[before])
        self.screen.show(Panel(Text(words, "bold", justify="center"), padding=(2, 4)))
        self.screen.wait(self.say("press-enter"), fresh=True)

    def _meanwhile(self, seat: int | None) -> None:
        """What happened since this person last looked, on pages where the table itself does not tell it."""
        self.since, self.own_story = self.unseen[seat], []
        for page in self.face.meanwhile(self._scene(seat)):
            self.screen.clear()
            self.screen.show(Rule(Text(self.say("heading-meanwhile"), "bold"), style="dim"))
            self.screen.show(*page)
            self.screen.wait(self.say("press-enter"))
        self.unseen[seat] = []
        self.unseen[None] = []

    def _scene(self, seat: int | None) -> Scene:
        """What this person may see now; the result so far only where the game counts in the open."""
        return Scene(
            view=self.game.view(seat),
            language=self.language,
            company=self._company(seat),
            width=self.screen.width,
            height=self.screen.height,
            legal=self.game.legal() if seat is not None and seat == self.game.seat else (),
            result=self.game.result() if self.face.open_count or self.game.over else {},
            pad=self.pads[seat] if seat is not None else self.face.pad(),
            since=self.since,
            own=self.own_story,
            trial=lambda action: self._trial(action, seat),
            paged=self.screen.interactive,
        )

    def _trial(self, action: Document, seat: int | None) -> list[Document]:
        """What an action would bring at once, up to the first thing that is drawn or revealed."""
        events = takewhile(lambda event: not event["reveals"] and not event["random"], self.game.copy().apply(action))
        return visible(events, seat)

    def _draw(self, seat: int, notes: Sequence[RenderableType]) -> None:
        scene = replace(self._scene(seat), crowded=bool(notes))
        self.screen.clear()
        self.screen.show(*self.face.table(scene), *notes, self.face.hint(scene))

    def _do(self, request: ask.Request, seat: int, view: Document) -> list[RenderableType]:
        """Carry a request out; what is returned is shown above the next prompt."""
        match request:
            case ask.Act(actions):
                return self._act(actions, seat)
            case ask.Look(pad, notes):
                if pad is not None:
                    self.pads[seat] = pad
                return list(notes)
            case ask.Help():
                return self._help(self.face.help(view, self.language, self._always()))
            case ask.Undo():
                return self._undo(seat)
            case ask.Rules(numbers):
                return [rule_shown(number, self.language) for number in numbers]
            case ask.Save(path):
                return [Text(self.keeper.save(path))]
            case ask.Quit():
                self.keeper.offer("offer-save-running")
                raise LeaveTable
            case ask.Resign():
                raise InputRefused("error-no-resign")
        return []

    def _always(self) -> Sequence[str]:
        """The rows of help for what can be typed at any time."""
        return ALWAYS

    def _help(self, page: Page) -> list[RenderableType]:
        """A page of its own at a terminal, where the table may leave no room; else above the prompt."""
        if not self.screen.interactive:
            return page
        self.screen.clear()
        self.screen.show(*page)
        self.screen.wait(self.say("press-enter"))
        return []

    def _act(self, actions: Sequence[Document], seat: int) -> list[RenderableType]:
        told = {reader: len(unseen) for reader, unseen in self.unseen.items()}
        step = Step(len(actions), len(self.own_story), told)
        events = self.game.apply(list(actions))
        self._remember(events, seat)
        self.steps.append(step)
        self.own_story = self.own_story + visible(events, seat)
        self.pads[seat] = self.face.moved_on(self.pads[seat])
        if any(event["reveals"] or event["random"] for event in events):
            self.steps, self.shown = [], True
        if self.game.seat != seat:
            self.unseen[seat] += visible(events, seat)
        return []

    def _undo(self, seat: int) -> list[RenderableType]:
        """Back one step, within the player's own turn and not past anything drawn or shown."""
        if not self.steps:
            raise (
                InputRefused("error-undo-shown", game=self.game.name)
                if self.shown
                else InputRefused("error-undo-nothing")
            )
        step = self.steps.pop()
        for _ in range(step.actions):
            self.game.undo()
        self.pads[seat] = self.face.moved_on(self.pads[seat])
        del self.own_story[step.own_story :]
        for reader, count in step.told.items():
            del self.unseen[reader][count:]
        return [Text(self.say("undone"))]

    def _end(self) -> None:
        """The last scoring, the breakdown, and the offer to keep the game."""
        seat = self.seating.people[0] if len(self.seating.people) == 1 else None
        if self.seating.people:
            self._meanwhile(seat)
            self.screen.clear()
        pages = self.face.ending(self.game.explain(), self._scene(seat))
        for page in pages[:-1]:
            self.screen.show(*page)
            if says(self.screen.wait(self.say("press-enter-or-end")), "last", self.language):
                break
            self.screen.clear()
        self.screen.show(*pages[-1])
        self._tell_of_stand_ins()
        if self.keeper.wanted is not None or self.screen.interactive:
            self.keeper.offer("offer-save-finished")
