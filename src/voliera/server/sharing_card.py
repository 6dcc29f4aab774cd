"""The picture of a result for link previews: 1200 × 630, as previews want it.

Services that show previews take no SVG, so a raster picture it is. The drawing is made beforehand, from the share card
of the browser's side (`pages/share`), and Pillow writes the words into it: a browser on the server, or an SVG renderer
with all its fonts, would be far heavier for four lines of text.
"""

from functools import lru_cache
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from voliera.server.notices.notice import Notice
from voliera.server.notices.wording import by_result, joined, name_of, said

WIDTH, HEIGHT = 1200, 630
FOLDER = Path(__file__).parent / "pages" / "share"
LEFT, ROOM = 726, 394
INK, SOFT, BEST = "#33223f", "#6a5570", "#2b4aa0"


def drawn(notice: Notice, lang: str) -> bytes:
    """Return a finished game as a PNG, in a language."""
    picture = _background(notice.game)
    pen = ImageDraw.Draw(picture)
    _write(pen, said(lang, "notice-card-game", game=notice.game), 78, 30, SOFT)
    _write(pen, _title(notice, lang), 116, 54, INK, bold=True)
    _score(pen, notice)
    _write(pen, joined([name_of(notice, seat, lang) for seat in by_result(notice)], lang), 336, 30, INK)
    _write(pen, "Voliera", 396, 34, INK, bold=True)
    out = BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


def _title(notice: Notice, lang: str) -> str:
    if len(notice.winners) != 1:
        return said(lang, "notice-card-shared")
    return said(lang, "notice-card-wins", name=name_of(notice, notice.winners[0], lang))


def _score(pen: ImageDraw.ImageDraw, notice: Notice) -> None:
    """The points, winners' in blue; smaller where there are many."""
    if not notice.score:
        return
    size = 92 if len(notice.score) == 2 else 64
    x = float(LEFT)
    for place, seat in enumerate(by_result(notice)):
        if place:
            pen.text((x + size * 0.2, 270), ":", font=_font(size // 2, bold=False), fill=SOFT, anchor="ls")
            x += size * 0.55
        text, font = str(notice.score[seat]), _font(size if seat in notice.winners else size * 3 // 4, bold=True)
        pen.text((x, 290), text, font=font, fill=BEST if seat in notice.winners else SOFT, anchor="ls")
        x += pen.textlength(text, font=font)


def _write(pen: ImageDraw.ImageDraw, text: str, y: int, size: int, colour: str, *, bold: bool = False) -> None:
    """Write a line, smaller where it is long, and cut where it would be too small to read."""
    while size > 24 and pen.textlength(text, font=_font(size, bold=bold)) > ROOM:
        size -= 2
    font = _font(size, bold=bold)
    while len(text) > 1 and pen.textlength(text, font=font) > ROOM:
        text = text.rstrip("…")[:-1].rstrip() + "…"
    pen.text((LEFT, y), text, font=font, fill=colour)


@lru_cache(maxsize=64)
def _font(size: int, *, bold: bool) -> ImageFont.FreeTypeFont:
    name = "DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf"
    return ImageFont.truetype(str(FOLDER / name), size, layout_engine=ImageFont.Layout.BASIC)


def _background(game: str) -> Image.Image:
    """The drawing of a game; a game without one gets the board alone."""
    path = FOLDER / f"{game}.png"
    if path.is_file():
        return Image.open(path).convert("RGB")
    return Image.new("RGB", (WIDTH, HEIGHT), "#fff6ea")
