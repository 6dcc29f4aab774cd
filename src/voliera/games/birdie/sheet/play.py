"""A Birdie sheet played on the engine's table, seat by seat in the order of passing, as far as it has been told."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.games.birdie.sheet.announced import Search, find_announced
from voliera.games.birdie.sheet.best import ROBIN, TIME_MS, Best, Play, best_play, played
from voliera.games.birdie.sheet.document import ROUNDS, BirdieSheet, Round
from voliera.games.birdie.sheet.table import board_of, fresh_board, passed, scoring_table, waiting_table, written_table


@dataclass(frozen=True)
class SeatScored:
    """One seat's scoring: the table where it begins and where it stands, what was played, and whether it is done."""

    seat: int
    start: Game
    game: Game
    drawn: tuple[str, ...]
    play: Play
    done: bool
    owed: bool = False
    """Whether a Robin was played and its card has not been told."""
    announced: Search | None = None
    """Where only boxes were announced: the search for a play that writes them."""
    time_ms: float = TIME_MS

    def best(self) -> Best:
        """The best play of the whole scoring; what was played instead, where the search has not found as much."""
        best = best_play(self.start, self.drawn, self.time_ms)
        if self.done and self.play.value > best.play.value:
            return Best(self.play, self.play.value >= best.bound, max(best.bound, self.play.value))
        return best

    def best_from_here(self) -> Best:
        """The best play from where the seat stands, in the middle of its scoring."""
        used = sum(action == ROBIN for action in self.play.actions)
        return best_play(self.game, self.drawn[used:], self.time_ms)


@dataclass
class Progress:
    """A sheet as far as it can be played."""

    sheet: BirdieSheet
    game: Game | None = None
    """The table as it stands; None before the number of players is known."""
    rounds: list[list[SeatScored]] = field(default_factory=list)
    next: Document | None = None
    """What is still to be told; None once the game is over."""
    drawn: int = 0
    """How many cards the Robins of those who told no line have drawn in this round."""
    time_ms: float = TIME_MS

    @property
    def current(self) -> SeatScored | None:
        """The seat that is scoring, if its line and hand are told."""
        last = self.rounds[-1][-1] if self.rounds and self.rounds[-1] else None
        return last if last is not None and not last.done else None

    def all(self) -> Iterator[SeatScored]:
        """Everybody's scorings in their order."""
        for one in self.rounds:
            yield from one


def play_sheet(sheet: BirdieSheet, time_ms: float = TIME_MS) -> Progress:
    """Play everything that the sheet tells, and say what it still has to tell.

    For each best play the solver may look for `time_ms`.
    """
    progress = Progress(sheet, time_ms=time_ms)
    if sheet.players is None:
        progress.next = {"what": "players"}
        return progress
    board = fresh_board(sheet.players)
    for number in range(ROUNDS):
        told = sheet.rounds[number] if number < len(sheet.rounds) else None
        if told is None or not told.pass_order:
            progress.game = waiting_table(sheet, number, board)
            progress.next = {"what": "pass_order", "round": number + 1}
            _nothing_after(sheet, number)
            return progress
        board = passed(board, number, told.pass_order)
        progress.rounds.append([])
        progress.drawn = 0
        for seat in told.pass_order:
            if (written := told.written_by(seat)) is not None:
                board = written.on(board, seat, sheet.flap_boxes, f"rounds[{number}].written[{seat}]")
                progress.drawn += written.uses.get("robin", 0)
                progress.game = written_table(sheet, number, board)
                continue
            progress.next = _score_seat(progress, number, told, seat, board)
            if progress.next is not None:
                _nothing_after(sheet, number, seat)
                return progress
            assert progress.game is not None
            board = board_of(progress.game)
    return progress


def _score_seat(progress: Progress, number: int, told: Round, seat: int, board: Document) -> Document | None:
    """Play one seat's scoring as far as it is told; what is missing of it, or None."""
    drawn_before = sum(action == ROBIN for one in progress.rounds[-1] for action in one.play.actions)
    drawn_before += progress.drawn
    scoring = told.scoring_of(seat)
    drawn = tuple(scoring.drawn) if scoring else ()
    under_stop = max(0, len(told.pass_order) - drawn_before)
    if len(drawn) > under_stop:
        message = f"sheet.rounds[{number}]: {under_stop} cards are left under Stop for seat {seat} (B-A3)"
        raise GameError("bad_request", message, rule="B-A3")
    gone = _seen(progress, seat)
    start = scoring_table(progress.sheet, number, seat, board, under_stop=under_stop, drawn=drawn, gone=gone)
    progress.game = start
    where = {"round": number + 1, "seat": seat}
    for kind, lists in (("line", told.lines), ("hand", told.hands)):
        if lists[seat] is None:
            return {"what": kind, **where}
    place = f"sheet.rounds[{number}].scorings of seat {seat}"
    announced = None
    actions = scoring.actions if scoring else []
    if scoring and scoring.boxes is not None and actions is None:
        announced = find_announced(start, drawn, scoring.boxes)
        actions = announced.actions or []
    if actions is None:
        actions = _best_actions(start, drawn, progress.time_ms, place)
    scored = replace(_played(start, seat, drawn, actions, place), announced=announced, time_ms=progress.time_ms)
    progress.rounds[-1].append(scored)
    progress.game = scored.game
    if scored.owed:
        return {"what": "drawn", **where}
    return None if scored.done else {"what": "scoring", **where, "phase": scored.game.phase}


def _best_actions(start: Game, drawn: tuple[str, ...], time_ms: float, place: str) -> list[Document]:
    try:
        return list(best_play(start, drawn, time_ms).play.actions)
    except GameError as error:
        raise GameError("bad_request", f"{place}.drawn: {error.message}", rule=error.rule) from None


def _played(start: Game, seat: int, drawn: tuple[str, ...], actions: list[Document], place: str) -> SeatScored:
    robins = [i for i, action in enumerate(actions) if action == ROBIN]
    owed = len(robins) > len(drawn)
    if owed and robins[len(drawn)] != len(actions) - 1:
        raise GameError(
            "bad_request", f"{place}: which card did the Robin draw? Tell it in `drawn` (B-A3)", rule="B-A3"
        )
    game = start.copy()
    for i, action in enumerate(actions[:-1] if owed else actions):
        if game.over or game.seat != seat:
            raise GameError("bad_request", f"{place}.actions[{i}]: the seat has scored already (B-P1)", rule="B-P1")
        try:
            game.apply(action)
        except GameError as error:
            message = f"{place}.actions[{i}]: {error.message}"
            raise GameError(error.code, message, rule=error.rule, legal=error.legal) from None
    if owed and ROBIN not in game.legal():
        raise GameError("bad_request", f"{place}: no Robin can be played now (B-A3)", rule="B-A3")
    _, play = played(start, actions[:-1] if owed else actions)
    done = any(event["id"] == "scored" for event in play.events)
    if done and len(robins) < len(drawn):
        raise GameError("bad_request", f"{place}.drawn: more cards than Robins played (B-A3)", rule="B-A3")
    return SeatScored(seat, start, game, drawn, play, done, owed)


def _seen(progress: Progress, seat: int) -> list[str]:
    """The cards that the seat has seen leave the table, and that no Robin can draw any more.

    Of this round what others have laid open or spent; with two players all that it has seen of round 1 (B-S2).
    """
    gone: list[str] = []
    rounds = progress.sheet.rounds[: len(progress.rounds)]
    for number, told in enumerate(rounds):
        earlier = number < len(rounds) - 1
        if earlier and len(told.pass_order) > 2:
            continue
        for one in progress.rounds[number]:
            own = earlier and one.seat == seat
            gone += [*(told.lines[one.seat] or []), *one.drawn, *((told.hands[seat] or []) if own else one.play.spent)]
    return gone


def _nothing_after(sheet: BirdieSheet, number: int, seat: int | None = None) -> None:
    """A seat scores after those who passed before it, and a round after the one before (B-P1)."""
    rest = sheet.rounds[number + 1 :]
    place = f"rounds[{number + 1}]"
    if seat is not None:
        order = sheet.rounds[number].pass_order
        late = order[order.index(seat) + 1 :]
        if any(sheet.rounds[number].scoring_of(other) for other in late):
            message = f"sheet.rounds[{number}].scorings: seat {seat} scores before those who passed later (B-P1)"
            raise GameError("bad_request", message, rule="B-P1")
    if any(one.pass_order for one in rest):
        raise GameError("bad_request", f"sheet.{place}: the round before is not scored yet (B-P1)", rule="B-P1")
