"""Ways to keep a self: passkeys, and a recovery code. Both are optional; nobody needs an account."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from voliera.protocol.errors import Refused
from voliera.server.api.endpoint import Answer, Call, Endpoint, Nothing
from voliera.server.api.sessions import SessionAnswer, session_answer
from voliera.server.core.profiles import Passkey
from voliera.server.passkeys import Passkeys
from voliera.server.storage import Conflict
from voliera.server.storage.profiles import passkeys_of

Coded = Annotated[str, Meta(min_length=1, max_length=8_192, pattern="^[A-Za-z0-9_-]+$", description="base64url")]
Handle = Annotated[str, Meta(min_length=1, max_length=1_400, pattern="^[A-Za-z0-9_-]+$", description="base64url")]


class PasskeyQuestion(Struct, frozen=True):
    """What `navigator.credentials` is asked with, as WebAuthn writes it in JSON."""

    question: dict[str, Any]


class MadeResponse(Struct, forbid_unknown_fields=True, frozen=True):
    """What an authenticator says of a new passkey."""

    clientDataJSON: Coded  # noqa: N815 - WebAuthn's name
    attestationObject: Coded  # noqa: N815


class MadePasskey(Struct, forbid_unknown_fields=True, frozen=True):
    """A new passkey, as WebAuthn writes it in JSON."""

    id: Handle
    rawId: Handle  # noqa: N815
    type: Literal["public-key"]
    response: MadeResponse


class UsedResponse(Struct, forbid_unknown_fields=True, frozen=True):
    """What an authenticator signs."""

    clientDataJSON: Coded  # noqa: N815
    authenticatorData: Coded  # noqa: N815
    signature: Coded
    userHandle: Handle | None = None  # noqa: N815


class UsedPasskey(Struct, forbid_unknown_fields=True, frozen=True):
    """An answer with a passkey, as WebAuthn writes it in JSON."""

    id: Handle
    rawId: Handle  # noqa: N815
    type: Literal["public-key"]
    response: UsedResponse


class OwnPasskeys(Struct, frozen=True):
    """All passkeys of a person."""

    passkeys: list[Passkey]


class RecoveryCode(Struct, frozen=True):
    """A recovery code: shown once, good for one use."""

    code: str


class Recovery(Struct, forbid_unknown_fields=True, frozen=True):
    """A recovery code that somebody wrote down; spaces, hyphens and case do not matter."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class Recovered(Struct, frozen=True):
    """The person that this device is now, and a new recovery code, since the old one has been used."""

    session: SessionAnswer
    code: str


async def _offer(call: Call) -> Answer:
    await call.allowances.tables.take(call.me)
    passkeys = Passkeys(call.house.services)
    site = passkeys.site_of(call.request.scope)
    person = await call.house.people.person(call.me)
    return Answer(PasskeyQuestion(await passkeys.offer(call.me, person.name, site)))


async def _add(call: Call) -> Answer:
    await call.allowances.tables.take(call.me)
    passkeys = Passkeys(call.house.services)
    site = passkeys.site_of(call.request.scope)
    try:
        await passkeys.add(call.me, site, msgspec.to_builtins(call.body))
    except Conflict:
        raise Refused("bad_passkey", "this passkey is kept already") from None
    return Answer(OwnPasskeys(await passkeys_of(call.house.services.storage, call.me)), 201)


async def _remove(call: Call) -> Answer:
    await call.allowances.tables.take(call.me)
    if not await Passkeys(call.house.services).remove(call.me, call.part("passkey")):
        raise Refused("bad_passkey", "you have no passkey with this id")
    return Answer(status=204)


async def _ask(call: Call) -> Answer:
    await call.allowances.sessions.take(call.address)
    passkeys = Passkeys(call.house.services)
    return Answer(PasskeyQuestion(await passkeys.ask(passkeys.site_of(call.request.scope))))


async def _enter(call: Call) -> Answer:
    await call.allowances.sessions.take(call.address)
    passkeys = Passkeys(call.house.services)
    site = passkeys.site_of(call.request.scope)
    session, secret = await passkeys.enter(site, msgspec.to_builtins(call.body))
    return Answer(await session_answer(call, session), cookie=secret)


async def _new_code(call: Call) -> Answer:
    await call.allowances.tables.take(call.me)
    return Answer(RecoveryCode(await call.house.people.new_recovery(call.me)), 201)


async def _recover(call: Call) -> Answer:
    await call.allowances.sessions.take(call.address)
    try:
        session, secret, code = await call.house.people.recover(call.body.code)
    except Conflict:  # two devices at the same moment
        raise Refused("bad_code", "this code has been used, or never existed") from None
    return Answer(Recovered(await session_answer(call, session), code), cookie=secret)


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/passkeys/offer",
        "What a browser needs to make a passkey for this person",
        _offer,
        {200: PasskeyQuestion},
        body=Nothing,
        codes=("no_passkeys", "too_many_passkeys", "too_many"),
    ),
    Endpoint(
        "POST",
        "/api/passkeys",
        "Keep a new passkey",
        _add,
        {201: OwnPasskeys},
        body=MadePasskey,
        codes=("no_passkeys", "bad_passkey", "too_many"),
        largest=32_768,
    ),
    Endpoint(
        "DELETE",
        "/api/passkeys/own/{passkey}",
        "Forget a passkey",
        _remove,
        {204: None},
        codes=("bad_passkey", "too_many"),
    ),
    Endpoint(
        "POST",
        "/api/passkeys/ask",
        "What a browser needs to answer with a passkey",
        _ask,
        {200: PasskeyQuestion},
        body=Nothing,
        who="anyone",
        codes=("no_passkeys", "too_many"),
    ),
    Endpoint(
        "POST",
        "/api/passkeys/enter",
        "Become the person that a passkey belongs to (sets the cookie)",
        _enter,
        {200: SessionAnswer},
        body=UsedPasskey,
        who="anyone",
        codes=("no_passkeys", "bad_passkey", "too_many", "no_session"),
        largest=32_768,
    ),
    Endpoint(
        "POST",
        "/api/recovery",
        "Make a new recovery code, shown once; the one before stops working",
        _new_code,
        {201: RecoveryCode},
        body=Nothing,
        codes=("too_many",),
    ),
    Endpoint(
        "POST",
        "/api/recovery/use",
        "Become the person that a recovery code was made for (sets the cookie)",
        _recover,
        {200: Recovered},
        body=Recovery,
        who="anyone",
        codes=("bad_code", "too_many", "no_session"),
    ),
)
