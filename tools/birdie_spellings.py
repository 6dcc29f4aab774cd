"""How the four languages spell Birdie's birds and seasons, as a module (`python -m tools.generated`).

Score sheets understand cards as people type them. They take the spellings from this module rather than from `locales/`,
which needs the packages of the extra `terminal` to be read.
"""

from pathlib import Path

from voliera.games.birdie.rules.box import FEATURES
from voliera.games.birdie.sheet.shorthand import plain
from voliera.languages import LANGUAGES, Language

FILE = Path(__file__).parents[1] / "src" / "voliera" / "games" / "birdie" / "sheet" / "spellings.py"
HEADING = '''"""How languages spell birds and seasons. Made from `locales/` by `make generated`; not to be edited."""

SPELLINGS: dict[str, dict[str, tuple[str, str, str]]] = {
'''
FOOT = '''}
"""By language, the code, the name and the short name of every bird and season, in plain letters."""
'''


def module() -> str:
    """Return the module as it should be."""
    return HEADING + "".join(part(Language(code)) for code in LANGUAGES) + FOOT


def part(language: Language) -> str:
    """Return the spellings of one language."""
    rows = "".join(f'        "{feature}": ({spelled(language, feature)}),\n' for feature in FEATURES)
    return f'    "{language.code}": {{\n{rows}    }},\n'


def spelled(language: Language, feature: str) -> str:
    """Return code, name and short name of a bird or season."""
    return ", ".join(f'"{plain(language.say(one))}"' for one in (f"{feature}.code", feature, f"{feature}.short"))


def written() -> dict[Path, str]:
    """Return the module, as it should be."""
    return {FILE: module()}
