"""People: a session without an account, its name and language, and the way to another device."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from sqlalchemy import select

from voliera.protocol.errors import Refused
from voliera.server.api.endpoint import Answer, Call, Endpoint, Nothing
from voliera.server.api.ratings import Rating, rating_of
from voliera.server.core.profiles import Avatar
from voliera.server.people import cookie_of
from voliera.server.storage import Conflict
from voliera.server.storage.schema import ratings

Language = Literal["en", "it", "es", "ru"]
LONGEST_GIVEN = 200
"""A name before it is cleaned."""


class Person(Struct, forbid_unknown_fields=True, frozen=True):
    """How somebody wants to be called."""

    name: Annotated[str, Meta(max_length=LONGEST_GIVEN)]
    lang: Language = "en"


class SessionAnswer(Struct, frozen=True):
    """Who this device is. The id is public: it opens nothing."""

    id: str
    name: str
    lang: str
    ratings: list[Rating]
    avatar: Avatar | None = None


class Visitor(Struct, frozen=True):
    """The person that this device is; null on a first visit."""

    session: SessionAnswer | None


class Code(Struct, frozen=True):
    """What makes another device this person, once."""

    code: str
    expires: int
    path: str
    """For a link or a QR code: the code stands in the fragment, which no server ever sees."""


class Claim(Struct, forbid_unknown_fields=True, frozen=True):
    """A code from another device."""

    code: Annotated[str, Meta(min_length=1, max_length=128)]


class OtherDevices(Struct, forbid_unknown_fields=True, frozen=True):
    """All devices but this one, which `/api/push` calls so where it is told of turns: it goes on being told."""

    device: Annotated[str, Meta(max_length=64)] | None = None


async def _call_me(call: Call) -> Answer:
    people, person = call.house.people, call.body
    if call.session is not None:
        await call.allowances.messages.take(call.session)
        await people.rename(call.session, person.name, person.lang)
        return Answer(await session_answer(call, call.session))
    await call.allowances.sessions.take(call.address)
    session, secret = await people.new_session(person.name, person.lang)
    return Answer(await session_answer(call, session), 201, secret)


async def _who(call: Call) -> Answer:
    """Browsers forget a cookie some time after it was set: it is set again."""
    return Answer(await session_answer(call, call.me), cookie=cookie_of(call.request.scope["headers"]))


async def _visitor(call: Call) -> Answer:
    """Answer 200 in any case: browsers log a refusal as an error, and a first visit is none."""
    if call.session is None:
        return Answer(Visitor(None))
    return Answer(Visitor(await session_answer(call, call.session)), cookie=cookie_of(call.request.scope["headers"]))


async def _forget(call: Call) -> Answer:
    await call.house.people.forget(call.request.scope)
    return Answer(status=204, cookie="")


async def _forget_others(call: Call) -> Answer:
    await call.allowances.tables.take(call.me)
    await call.house.people.forget_others(call.request.scope, call.me, call.body.device)
    return Answer(status=204)


async def _code(call: Call) -> Answer:
    await call.allowances.tables.take(call.me)
    code, expires = await call.house.people.new_code(call.me)
    return Answer(Code(code, expires, f"/#/device/{code}"), 201)


async def _claim(call: Call) -> Answer:
    await call.allowances.sessions.take(call.address)
    try:
        session, secret = await call.house.people.claim_code(call.body.code)
    except Conflict:  # two devices at the same moment
        raise Refused("bad_code", "this code has been used, has expired, or never existed") from None
    return Answer(await session_answer(call, session), cookie=secret)


async def session_answer(call: Call, session: str) -> SessionAnswer:
    """Return a person as that person's devices are told."""
    person = await call.house.people.person(session)
    query = select(ratings).where(ratings.c.session_id == session).order_by(ratings.c.game)
    found = await call.house.services.storage.fetch(query)
    return SessionAnswer(session, person.name, person.lang, [rating_of(one) for one in found], person.avatar)


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/session",
        "Become somebody (sets the cookie), or change one's name and language",
        _call_me,
        {200: SessionAnswer, 201: SessionAnswer},
        body=Person,
        who="anyone",
        codes=("bad_name", "too_many", "no_session"),
    ),
    Endpoint("GET", "/api/session", "Who this device is", _who, {200: SessionAnswer}),
    Endpoint("GET", "/api/visitor", "Who this device is, if it is anybody yet", _visitor, {200: Visitor}, who="anyone"),
    Endpoint("DELETE", "/api/session", "Forget this device", _forget, {204: None}, who="anyone"),
    Endpoint(
        "POST",
        "/api/session/others",
        "Forget all other devices of this person: their cookies, their notifications, and codes for further ones",
        _forget_others,
        {204: None},
        body=OtherDevices,
        codes=("too_many",),
    ),
    Endpoint(
        "POST",
        "/api/session/code",
        "A one-time code for another device",
        _code,
        {201: Code},
        body=Nothing,
        codes=("too_many",),
    ),
    Endpoint(
        "POST",
        "/api/session/claim",
        "Become the person that a code was made for (sets the cookie)",
        _claim,
        {200: SessionAnswer},
        body=Claim,
        who="anyone",
        codes=("bad_code", "too_many", "no_session"),
    ),
)
