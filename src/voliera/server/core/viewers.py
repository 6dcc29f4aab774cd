"""Through whose eyes somebody looks at a table: one rule, for live tables and for those that lie in the storage."""

from collections.abc import Sequence

from voliera.protocol.messages import Grant, Viewer


def viewer_of(
    sitting: Sequence[str | None], host: str | None, public: bool, session: str | None, grant: Grant | None
) -> Viewer | None:
    """Their own seat first, then what a link allows, then what everybody may; None for those who may not look.

    `sitting` are the sessions of the seats. A coach sees what a seat sees only while it is that of the player who gave
    the link. The maker of a table may always watch it: a kept record has nobody else.
    """
    if session is not None and session in sitting:
        return Viewer("seat", sitting.index(session))
    if grant is not None:
        seat = grant.viewer.seat
        if seat is None or (seat < len(sitting) and sitting[seat] == grant.made_by):
            return grant.viewer
    if public or (session is not None and session == host):
        return Viewer("watch")
    return None
