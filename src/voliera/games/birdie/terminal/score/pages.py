"""Whole pages of Birdie's sheet: what a scoring came to, and the sheet as it would be written down."""

from __future__ import annotations

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from voliera.games.birdie.sheet.play import SeatScored
from voliera.games.birdie.terminal.results import breakdown
from voliera.games.birdie.terminal.score import board
from voliera.games.birdie.terminal.score.desk import Desk
from voliera.games.birdie.terminal.score.story import missed_story, play_story
from voliera.terminal.layout import flowing


def verdict(desk: Desk) -> list[RenderableType]:
    """The scoring that has just been finished: what was played, its worth, and what was missed."""
    number, last = [(n, one) for n, seats in enumerate(desk.progress.rounds, start=1) for one in seats if one.done][-1]
    return [*desk.board(number), *_scoring(desk, last)]


def _scoring(desk: Desk, one: SeatScored) -> list[RenderableType]:
    title = Rule(Text(desk.say("score-played", player=desk.name(one.seat)), "bold"), style="dim")
    line = one.start.view(one.seat)["lines"][one.seat]
    return [title, *play_story(desk, line, one.play), *missed_story(desk, one)]


def paper(desk: Desk) -> Table:
    """The sheet as on paper, as far as it is filled in."""
    game = desk.progress.game
    assert game is not None
    return board.paper(game.view(None), game.result(), desk.language, desk.company, desk.width)


def final(desk: Desk) -> list[RenderableType]:
    """The end of a game: the sheet, who has won and why, and what everybody missed."""
    game = desk.progress.game
    assert game is not None
    parts: list[RenderableType] = [Rule(Text(desk.say("score-birdie-title"), "bold"), style="dim"), paper(desk)]
    parts += breakdown(game.view(None), game.result(), desk.language, desk.company)
    return [*parts, *scorings(desk)]


def scorings(desk: Desk) -> list[RenderableType]:
    """For each round, how much of the best play everybody found."""
    parts: list[RenderableType] = []
    for number, seats in enumerate(desk.progress.rounds, start=1):
        found = [
            desk.say("score-found", player=desk.name(one.seat), points=int(one.play.value), best=int(best))
            for one in seats
            if one.done
            for best in [one.best().play.value]
        ]
        if found:
            words = desk.say("score-round-found", round=number)
            parts.append(Text(f"{words}\n  " + flowing(" · ".join(found), desk.width - 2).replace("\n", "\n  ")))
    return parts


def whole_sheet(desk: Desk) -> list[RenderableType]:
    """Everything that is told, for reading on paper: the sheet, the result, and every scoring explained."""
    if desk.progress.game is None:
        return desk.board()
    parts = final(desk) if desk.progress.next is None else [*desk.board(), paper(desk), *scorings(desk)]
    for number, seats in enumerate(desk.progress.rounds, start=1):
        for one in seats:
            if one.done:
                parts += [Text(""), Rule(Text(desk.say("title-round", round=number, variant="standard")), style="dim")]
                parts += _scoring(desk, one)
    return parts
