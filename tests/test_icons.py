"""The icons of the installed app, which `web/tools/icons.mjs` draws."""

from pathlib import Path

from PIL import Image

ICONS = Path(__file__).parents[1] / "web" / "public" / "icons"


def test_the_badge_of_notifications_is_white_on_nothing() -> None:
    """Systems show its outline alone: a picture that fills its square would be a white square."""
    badge = Image.open(ICONS / "badge-96.png").convert("RGBA")
    assert badge.size == (96, 96)
    colours = badge.getcolors(96 * 96) or []
    assert {colour[:3] for _, colour in colours if colour[3]} == {(255, 255, 255)}
    empty = sum(count for count, colour in colours if not colour[3])
    assert 0.2 < empty / 96**2 < 0.8
