"""A live table, as players and bots use it."""

from collections.abc import Sequence
from typing import Any

from voliera.client.live import Live
from voliera.client.received import Ack
from voliera.documents import Document


class Table(Live):
    """One table over one socket that mends itself: `async with client.table(id) as table`.

    What is known of it now: `info`, `view`, `legal`, `seat`, `my_turn`, `clock`, `result`, `rev`, `v`. Everything that
    asks for a change raises Refused when the server refuses, and returns when the outcome is here.
    """

    async def turn(self) -> bool:
        """Wait until we are to move; False when the game is over."""
        while not self.my_turn and not self.over:
            await self.changed()
        return self.my_turn

    async def act(self, action: Document | Sequence[Document], *, rev: int | None = None) -> Ack | None:
        """Play an action, or several in order: all or none.

        `rev` says on which state of the game it was chosen, if that was not the present one; if the game has changed
        since, it is refused as `stale`.
        """
        actions = [action] if isinstance(action, dict) else list(action)
        return await self._intend("act", rev=self.rev if rev is None else rev, actions=actions)

    async def undo(self) -> None:
        """Take back our last act, inside our own turn, up to the first reveal."""
        await self._intend("undo", rev=self.rev)

    async def ask_back(self) -> None:
        """Ask the others to take back our last act and all that came after it."""
        await self._intend("back", rev=self.rev, say="ask")

    async def answer_back(self, agree: bool) -> None:
        """Answer somebody who asked for a take-back."""
        await self._intend("back", rev=self.rev, say="yes" if agree else "no")

    async def vote(self, seat: int, replace: bool = True) -> None:
        """Vote that a bot plays for a seat whose player is away, or against it."""
        await self._intend("vote", seat=seat, replace=replace)

    async def leave(self) -> None:
        """Give up the seat: before the start it is free again, later a bot plays on."""
        await self._intend("leave")

    async def resign(self) -> None:
        """Give up a running game of two: it ends at once, and the other side wins."""
        await self._intend("resign")

    async def come_back(self) -> None:
        """Take our seat back from the bot that plays for it. Opening the table does so by itself."""
        await self._intend("return")

    async def say(self, text: str | None = None, *, emote: str | None = None) -> None:
        """A line of table chat, or an emote."""
        await self._intend("say", **{name: value for name, value in (("text", text), ("emote", emote)) if value})

    async def _intend(self, kind: str, /, **body: Any) -> Ack | None:
        return await self.command({"type": kind, **body})
