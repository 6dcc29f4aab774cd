"""The icons of the installed app, which `web/tools/icons.mjs` draws."""

from pathlib import Path

from PIL import Image

ICONS = Path(__file__).parents[1] / "web" / "public" / "icons"


def test_the_badge_of_notifications_is_white_on_nothing() -> None:
    """Systems show its outline alone: a picture that fills its square would be a white square."""
    badge = Image.open(ICONS / "badge-96.png").convert("RGBA")
    assert badge.size == (96, 96)
    data = badge.tobytes()
    pixels = [data[at : at + 4] for at in range(0, len(data), 4)]
    assert {pixel[:3] for pixel in pixels if pixel[3]} == {b"\xff\xff\xff"}
    assert 0.2 < sum(not pixel[3] for pixel in pixels) / len(pixels) < 0.8
