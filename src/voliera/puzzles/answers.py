"""Answers: what a puzzle's own answer brings, and whether somebody else's is as good."""

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game, from_position
from voliera.puzzles.found import Found


def answer_of(found: Found) -> Document:
    """The answer of a puzzle, as it is kept apart from it."""
    replies = [{"action": one.action, "then": one.then, "value": one.value} for one in found.replies]
    answer = {
        "actions": found.actions,
        "value": found.value,
        "second": found.value - found.facts.gap,
        "rule": found.rule,
        "facts": {name: getattr(found.facts, name) for name in found.facts.__struct_fields__},
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
    return scored(game, actions) if game.name == "birdie" else filled(game, actions)


def scored(game: Game, actions: list[Document]) -> tuple[int, list[Document]]:
    """A whole scoring of a seat: the points gained, and its events, no more."""
    seat = game.mover()
    before = total(game, seat)
    events: list[Document] = []
    for i, action in enumerate(actions):
        for event in game.apply(action):
            events += heard(event, seat)
            if event["id"] == "scored" and event["args"]["seat"] == seat:
                if i + 1 < len(actions):
                    raise GameError("bad_request", "actions: the scoring is over before the last of them")
                return total(game, seat) - before, events
    raise GameError("bad_request", "actions: the scoring is not over; play it to its end")


def total(game: Game, seat: int) -> int:
    """A seat's points so far."""
    points: int = game.result()["totals"][seat]
    return points


def filled(game: Game, actions: list[Document]) -> tuple[int, list[Document]]:
    """A seat's last turns: its lead in eggs at the end."""
    seat = game.mover()
    events = [told for event in game.apply(actions) for told in heard(event, seat)]
    if not game.over:
        raise GameError("bad_request", "actions: there is still something to play; play to the end")
    eggs = game.result()["eggs"]
    return eggs[seat] - eggs[1 - seat], events


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


def heard(event: Document, seat: int) -> list[Document]:
    """An event as the seat hears it."""
    to_seat = event["to"] == "all" or seat in event["to"]
    return [{"id": event["id"], "args": event["args"]}] if to_seat else []
