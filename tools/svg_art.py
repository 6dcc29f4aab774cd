"""The art of each game for `voliera.svg`, made from `web/art` (`python -m tools.generated`).

Each file has one symbol, pattern or clipping path on a line. Custom properties of style sheets are replaced by their
defaults, as not every program that shows SVG knows them; ids get a prefix, as pages may hold others of the same name.
"""

import re
from pathlib import Path

from voliera.svg.paper import PREFIX

ROOT = Path(__file__).parents[1]
ART = ROOT / "web" / "art"
GAMES = {
    "birdie": [
        *(f"birds/{bird}.svg" for bird in ("robin", "owl", "pigeon", "woodpecker")),
        *(f"seasons/{season}.svg" for season in ("spring", "summer", "autumn", "winter")),
        "card/back.svg",
        "card/template-small.svg",
        "bird-icons.svg",
        "season-icons.svg",
        "trophies.svg",
        "flap.svg",
    ],
    "bower": ["bower/materials.svg", "bower/objects.svg", "bonus/tiles.svg"],
}
HEADING = "<!-- Made from web/art by `make generated`; not to be edited. -->"
PART = re.compile(r"<(symbol|pattern|clipPath) id=.*?</\1>", re.DOTALL)
VARIABLE = re.compile(r"var\(--([\w-]+),([^()]+)\)")
GIVEN = {"wire": "none"}
"""Properties with another value than their default: a card draws the wire itself."""


def file_of(game: str) -> Path:
    """Return where the art of a game lies."""
    return ROOT / "src" / "voliera" / "games" / game / "svg" / "art.svg"


def art(game: str) -> str:
    """Return the art of a game as it should be."""
    parts = [part for name in GAMES[game] for part in parts_of(ART / name)]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', HEADING, *parts, "</svg>"]) + "\n"


def parts_of(path: Path) -> list[str]:
    """Return the parts of a file, each on a line; a whole picture becomes a symbol named after it."""
    text = re.sub(r"<!--.*?-->", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    text = VARIABLE.sub(lambda found: GIVEN.get(found[1], found[2]), text)
    found = [part[0] for part in PART.finditer(text)]
    if not found:
        box, inside = re.findall(r'<svg [^>]*viewBox="([^"]+)"[^>]*>(.*)</svg>', text, re.DOTALL)[0]
        found = [f'<symbol id="{path.stem}" viewBox="{box}">{inside}</symbol>']
    return [re.sub(r'(\bid="|href="#|url\(#)', rf"\1{PREFIX}", re.sub(r"\s*\n\s*", "", part)) for part in found]


def written() -> dict[Path, str]:
    """Return the files, as they should be."""
    return {file_of(game): art(game) for game in GAMES}
