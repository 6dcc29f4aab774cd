"""A table's webhook: whoever made the table lets it write into a channel. The address is never told again."""

from typing import Annotated
from urllib.parse import urlsplit

from msgspec import Meta, Struct

from voliera.protocol.errors import Refused
from voliera.protocol.messages import LARGEST_FRAME
from voliera.server.api.endpoint import Answer, Call, Endpoint
from voliera.server.api.facts import Facts, seen
from voliera.server.api.sessions import Language
from voliera.server.notices import webhooks
from voliera.server.notices.outside import LONGEST_URL, NotAllowed


class NewWebhook(Struct, forbid_unknown_fields=True, frozen=True):
    """Where the table writes to, and in which language."""

    url: Annotated[str, Meta(min_length=10, max_length=LONGEST_URL)]
    lang: Language = "en"


class WebhookSet(Struct, frozen=True):
    """Whether there is a webhook, and whose service it is; the rest of its address stays a secret."""

    host: str | None


async def _look(call: Call) -> Answer:
    facts = await _hosted(call)
    row = await webhooks.of_table(call.house.services.storage, facts.id)
    return Answer(WebhookSet(None if row is None else urlsplit(row.url).hostname))


async def _set(call: Call) -> Answer:
    await call.allowances.tables.take(call.me)
    facts, wish, services = await _hosted(call), call.body, call.house.services
    try:
        host = await call.house.hall.sender.check(wish.url)
    except NotAllowed as error:
        raise Refused("bad_webhook", str(error)) from None
    await webhooks.keep(
        services.storage,
        facts.id,
        url=wish.url,
        lang=wish.lang,
        page=_page(call),
        created=services.now(),
    )
    return Answer(WebhookSet(host), 201)


async def _remove(call: Call) -> Answer:
    await call.allowances.messages.take(call.me)
    facts = await _hosted(call)
    await webhooks.forget(call.house.services.storage, facts.id)
    return Answer(status=204)


async def _hosted(call: Call) -> Facts:
    """The table in the path, for whoever made it."""
    facts, _ = await seen(call)
    if facts.host != call.me:
        raise Refused("not_host", "only whoever made the table may do this")
    return facts


def _page(call: Call) -> str:
    """Where the pages are that the request came from; nothing for programs."""
    origin: str = call.request.headers.get("origin", "")
    return origin if len(origin) <= 300 and origin.startswith(("https://", "http://")) else ""


_PATH = "/api/tables/{table}/webhook"
ENDPOINTS = (
    Endpoint(
        "GET",
        _PATH,
        "Whether the table writes into a channel; for whoever made it",
        _look,
        {200: WebhookSet},
        codes=("no_table", "not_host"),
    ),
    Endpoint(
        "POST",
        _PATH,
        "Let the table write into a channel whose turn it is, by the JSON that Slack, Discord and Mattermost take",
        _set,
        {201: WebhookSet},
        body=NewWebhook,
        codes=("no_table", "not_host", "bad_webhook", "too_many"),
        largest=LARGEST_FRAME,
    ),
    Endpoint(
        "DELETE",
        _PATH,
        "Stop the table from writing into a channel",
        _remove,
        {204: None},
        codes=("no_table", "not_host", "too_many"),
    ),
)
