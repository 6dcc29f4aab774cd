"""The bots on one page: who they are, what they remember, and how to play against them."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from voliera.bots.characters import CHARACTERS, Character
from voliera.bots.rungs import CARDS
from voliera.languages import Language

EXAMPLES = {
    "level": "voliera play birdie --bots search --time-ms 1000",
    "seats": "voliera play birdie --seats me,greedy,strongest",
    "program": 'voliera play bower --bot "voliera engine"',
}
"""What is shown below: by the message `example-…` that explains it."""


def page(language: Language) -> list[RenderableType]:
    """All of them, from the weakest to the strongest."""
    parts: list[RenderableType] = [Text(language.say("bots-title"), "bold underline")]
    for place, character in enumerate(CHARACTERS, start=1):
        parts += introduced(place, character, language)
    parts.append(Text(f"\n{language.say('bots-usage')}", "bold underline"))
    for name, command in EXAMPLES.items():
        parts.append(Text(f"\n  {command}", "bold"))
        parts.append(Padding(Text(language.say(f"example-{name}")), (0, 0, 0, 4)))
    return parts


def introduced(place: int, character: Character, language: Language) -> list[RenderableType]:
    """One of them."""
    name = Text.assemble((f"\n{place}  {language.say(f'bot-{character.id}')}", "bold"), f" · {character.id}")
    sentences = [language.say(f"manner-{character.id}")]
    if character.time_ms is not None:
        sentences.append(language.say("bots-time-most", ms=character.time_ms, cores=character.cores))
    remembers = language.say(f"memory-{character.id}", cards=CARDS.get(character.id, 0))
    told = [Text(" ".join(sentences)), Text(language.say("bots-memory", memory=remembers))]
    return [name, *(Padding(words, (0, 0, 0, 3)) for words in told)]
