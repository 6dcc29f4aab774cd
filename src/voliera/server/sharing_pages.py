"""Pages of finished games: what a link preview shows, and a replay that other pages may frame.

`/r/LINK` is the page of the house with the result in its head (`og:` tags), which crawlers read without running it.
`/embed/LINK` is the same page with small chrome; it alone may be framed (headers.py). The link is one to watch, which a
player made after the game; while a game runs nothing is told by these addresses. An address that asks too often gets
the pages as they are, and no pictures.
"""

import html
from pathlib import Path
from urllib.parse import parse_qs

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from voliera.languages import LANGUAGES
from voliera.protocol.errors import Refused
from voliera.server.api.allowances import MINUTE_S, Allowance
from voliera.server.api.serving import refused
from voliera.server.headers import host_of
from voliera.server.house import House
from voliera.server.notices.notice import Notice
from voliera.server.notices.wording import line, said
from voliera.server.people import address_of
from voliera.server.sharing import shared_game
from voliera.server.sharing_card import HEIGHT, WIDTH
from voliera.server.sharing_pictures import Pictures
from voliera.server.web import BUILT, INDEX, preferred

KEPT = "public, max-age=86400"
_TITLE = "<title>Voliera</title>"
LOCALES = {"en": "en_GB", "it": "it_IT", "es": "es_ES", "ru": "ru_RU"}
"""Languages as `og:locale` names them: with a country."""


class Sharing:
    """The pages of finished games."""

    def __init__(self, house: House, folder: Path) -> None:
        self.house = house
        self._page = (folder / INDEX).read_text(encoding="utf-8")
        services = house.services
        self._allowance = Allowance("previews", services.limits.previews_per_minute, MINUTE_S, services.bus)
        self._pictures = Pictures()

    async def page(self, request: Request) -> Response:
        """The page of a result, with what previews show; a link that leads nowhere gets the page as it is."""
        token, lang = str(request.path_params["token"]), _language(request)
        try:
            await self._allowance.take(address_of(request.scope))
            game = await shared_game(self.house, token)
        except Refused:
            return HTMLResponse(self._page, headers={"cache-control": "no-cache"})
        head = self._head(request, token, lang, game.notice)
        return HTMLResponse(self._page.replace(_TITLE, head, 1), headers={"cache-control": "no-cache"})

    async def picture(self, request: Request) -> Response:
        """The picture of a result."""
        try:
            await self._allowance.take(address_of(request.scope))
            game = await shared_game(self.house, str(request.path_params["token"]))
            png = await self._pictures.png(game.notice, _language(request))
        except Refused as error:
            if error.code in {"too_many", "busy"}:
                return refused(error)
            raise HTTPException(404) from None
        return Response(png, media_type="image/png", headers={"cache-control": KEPT})

    def _head(self, request: Request, token: str, lang: str, notice: Notice) -> str:
        scheme = "https" if self.house.services.settings.secure else request.url.scheme
        root = f"{scheme}://{host_of(request.scope)}"
        title = line(notice, lang, 0)
        told = {
            "og:type": "website",
            "og:site_name": "Voliera",
            "og:locale": LOCALES[lang],
            "og:title": title,
            "og:description": said(lang, "notice-shared"),
            "og:url": f"{root}/r/{token}",
            "og:image": f"{root}/r/{token}/picture.png?lang={lang}",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": title,
        }
        tags = [f'<meta property="{name}" content="{html.escape(text)}" />' for name, text in told.items()]
        tags.append('<meta name="twitter:card" content="summary_large_image" />')
        return "\n    ".join([f"<title>{html.escape(title)} · Voliera</title>", *tags])


def sharing(house: House) -> list[BaseRoute]:
    """The routes of finished games; none where the browser's side is not built."""
    told = house.services.settings.web
    folder = Path(told) if told else BUILT
    if not (folder / INDEX).is_file():
        return []
    pages = Sharing(house, folder)
    return [
        Route("/r/{token}/picture.png", pages.picture),
        Route("/r/{token}", pages.page),
        Route("/embed/{token}", pages.page),
    ]


def _language(request: Request) -> str:
    """The language that the address asks for, else the reader's first that we speak."""
    wished = parse_qs(request.url.query[:200]).get("lang", [""])[0]
    return wished if wished in LANGUAGES else preferred(request.headers.get("accept-language", ""))
