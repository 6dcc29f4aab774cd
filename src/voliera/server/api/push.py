"""Notifications: the server's key, and the devices of a person that want to hear of their turns."""

from typing import Annotated

from msgspec import Meta, Struct

from voliera.protocol.errors import Refused
from voliera.protocol.messages import LARGEST_FRAME, PersonId
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.api.sessions import Language
from voliera.server.core.entries import encode_text
from voliera.server.notices import devices
from voliera.server.notices.encryption import check_keys
from voliera.server.notices.keys import contact_of
from voliera.server.notices.outside import LONGEST_URL, NotAllowed, checked

MOST_MUTED = 500
"""As many as a page keeps."""
_BASE64 = "^[A-Za-z0-9_-]+=*$"


class PushKey(Struct, frozen=True):
    """The public key that a browser subscribes with."""

    key: str


class DeviceKeys(Struct, forbid_unknown_fields=True, frozen=True):
    """What messages for a device are encrypted with, as its browser gives it."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=96, pattern=_BASE64)]
    auth: Annotated[str, Meta(min_length=20, max_length=32, pattern=_BASE64)]


class PushDevice(Struct, forbid_unknown_fields=True, frozen=True):
    """A device, as its browser's subscription describes it, and the language and the mode that it is used in."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=LONGEST_URL)]
    keys: DeviceKeys
    lang: Language = "en"
    kids: Annotated[bool, Meta(description="Whether people at public tables are called by birds.")] = False
    muted: Annotated[list[PersonId], Meta(max_length=MOST_MUTED, description="Whose invitations are not told of.")] = []


class KnownDevice(Struct, frozen=True):
    """The name by which a device can be forgotten."""

    device: str


async def _key(call: Call) -> Answer:
    key = call.house.hall.sender.key
    assert key is not None
    return Answer(PushKey(key.public))


async def _subscribe(call: Call) -> Answer:
    await call.allowances.tables.take(call.me)
    wish: PushDevice = call.body
    services = call.house.services
    try:
        checked(wish.endpoint, private=services.settings.private_addresses)
        check_keys(wish.keys.p256dh, wish.keys.auth)
    except (NotAllowed, ValueError) as error:
        raise Refused("bad_request", f"no push service: {error}") from None
    device = await devices.keep(
        services.storage,
        call.me,
        wish.endpoint,
        p256dh=wish.keys.p256dh,
        auth=wish.keys.auth,
        lang=wish.lang,
        kids=wish.kids,
        muted=encode_text(wish.muted),
        contact=contact_of(call.request.headers.get("origin", ""))[:300],
        created=services.now(),
    )
    return Answer(KnownDevice(device), 201)


async def _unsubscribe(call: Call) -> Answer:
    await call.allowances.messages.take(call.me)
    if not await devices.forget(call.house.services.storage, call.part("device"), call.me):
        raise Refused("not_found", "this device is not known")
    return Answer(status=204)


ENDPOINTS = (
    Endpoint(
        "GET", "/api/push", "The key that browsers subscribe to notifications with", _key, {200: PushKey}, who="anyone"
    ),
    Endpoint(
        "POST",
        "/api/push",
        "Tell this device when it is the person's turn; a known device changes its keys, its language or its mode",
        _subscribe,
        {201: KnownDevice},
        body=PushDevice,
        codes=("too_many",),
        largest=LARGEST_FRAME,
    ),
    Endpoint(
        "DELETE",
        "/api/push/{device}",
        "Stop notifying this device",
        _unsubscribe,
        {204: None},
        codes=("too_many",),
    ),
)
