"""What other processes ask the owner of a table, or of an analysis, and what it answers."""

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from voliera.protocol.messages import Command, Grant
from voliera.server.bus import Answer, BusDown, Moved
from voliera.server.errors import ANSWERED, fault_of
from voliera.server.live.actor import Actor
from voliera.server.live.attempting import AttemptWish, attempt
from voliera.server.live.coaching import Coaching
from voliera.server.live.greeting import greetings, up_to_date
from voliera.server.live.hinting import HintWish, hint

if TYPE_CHECKING:
    from voliera.server.live.owning import Owning


class Answering:
    """Answers for the tables and the analyses of one hall."""

    def __init__(self, hall: "Owning", coaching: Coaching) -> None:
        self.hall = hall
        self.coaching = coaching

    async def serve(self, request: dict[str, Any], answer: Answer) -> None:
        """A request of another process about something that it thinks is ours. It is never passed on."""
        try:
            if request["do"] == "analysis":
                answer(self.coaching.serve(request))
                return
            found = await self.hall.actor(request["table"])
            if not isinstance(found, Actor):
                raise Moved
            await self._answer(found, request, answer)
        except (Moved, *ANSWERED) as error:
            answer({"error": msgspec.to_builtins(fault_of(error))})

    async def _answer(self, actor: Actor, request: dict[str, Any], answer: Answer) -> None:
        match request["do"]:
            case "command":
                command: Command = msgspec.convert(request["body"], Command)
                await actor.handle(command, request["session"], lambda text: answer({"text": text}))
            case "join":
                await actor.join(request["session"], request["name"], request["seat"])
                answer({})
            case "full":
                viewer = actor.viewer(request["session"], msgspec.convert(request["grant"], Grant | None))
                answer({"text": actor.full_text(viewer)})
            case "hint":
                wish = msgspec.convert(request["wish"], HintWish)
                answer({"hint": msgspec.to_builtins(await hint(actor, request["session"], wish))})
            case "attempt":
                tries = msgspec.convert(request["wish"], AttemptWish)
                answer({"text": await attempt(actor, request["session"], tries)})
            case "greet":
                await up_to_date(actor, request["v"])
                if actor.closed:
                    raise Moved
                answer(_greet(actor, request))
            case "counts":
                _note_counts(actor, request["process"], request["counts"])
                answer({"v": actor.table.v})
            case _:
                raise BusDown("an unknown request")


def _greet(actor: Actor, request: dict[str, Any]) -> dict[str, Any]:
    who = [(session, msgspec.convert(grant, Grant | None)) for session, grant in request["who"]]
    viewers, texts = greetings(actor, who, request["have"])
    inside = Counter[str](request["counts"])
    inside.update(key for key in viewers if isinstance(key, str))
    _note_counts(actor, request["process"], dict(inside))
    seen = [key if isinstance(key, str) else msgspec.to_builtins(fault_of(key)) for key in viewers]
    return {"v": actor.table.v, "viewers": seen, "texts": texts}


def _note_counts(actor: Actor, process: str, counts: dict[str, int]) -> None:
    if counts:
        actor.audience.elsewhere[process] = counts
    else:
        actor.audience.elsewhere.pop(process, None)
    actor.presence_changed()
