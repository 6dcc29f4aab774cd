"""Answers: what a puzzle's own answer brings, and whether somebody else's is as good."""

from msgspec.structs import asdict

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.games import wing_of
from voliera.games.contract import Puzzles
from voliera.puzzles.hearing import heard
from voliera.puzzles.puzzle import FoundPuzzle
from voliera.starting import from_position


def puzzles_of(name: str) -> Puzzles:
    """Return a game's puzzles."""
    puzzles = wing_of(name).puzzles()
    if puzzles is None:
        raise GameError("bad_request", f"there are no puzzles of {name}")
    return puzzles


def answer_of(found: FoundPuzzle) -> Document:
    """The answer of a puzzle, as it is kept apart from it."""
    replies = [{"action": one.action, "then": one.then, "value": one.value} for one in found.replies]
    answer = {
        "actions": found.actions,
        "value": found.value,
        "second": found.value - found.facts.gap,
        "rule": found.rule,
        "facts": asdict(found.facts),
        "replies": replies,
    }
    _, events = judged_at(found.game.copy(), answer, found.actions)
    return {**answer, "explanation": events}


def table_of(puzzle: Document) -> Game:
    """The table that a puzzle shows."""
    return from_position(puzzle["record"]["start"], seed=0, names=puzzle["record"]["names"])


def judged(puzzle: Document, answer: Document, actions: list[Document]) -> tuple[int, list[Document]]:
    """What actions are worth, and what they bring; what is no whole answer is refused."""
    return judged_at(table_of(puzzle), answer, actions)


def judged_at(game: Game, answer: Document, actions: list[Document]) -> tuple[int, list[Document]]:
    """The same at a table, which is played on."""
    if not actions:
        raise GameError("bad_request", "actions: an answer has at least one")
    if answer["replies"]:
        return replied(game, answer["replies"], actions)
    return puzzles_of(game.name).judged(game, actions)


def replied(game: Game, replies: list[Document], actions: list[Document]) -> tuple[int, list[Document]]:
    """One action, and what both do after it: the lead in eggs that it comes to."""
    seat = game.mover()
    events = [told for event in game.apply(actions[0]) for told in heard(event, seat)]
    if len(actions) > 1:
        raise GameError("bad_request", "actions: one is the whole answer")
    reply = next(one for one in replies if one["action"] == actions[0])
    if reply["then"]:
        events += [told for event in game.apply(reply["then"]) for told in heard(event, seat)]
    return reply["value"], events
