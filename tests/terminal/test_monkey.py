"""Whoever types whatever: the table never breaks, and what is refused changes nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import RenderableType

import voliera
from voliera.errors import GameError
from voliera.games.birdie.terminal import helping
from voliera.games.birdie.terminal.words import COMMANDS
from voliera.languages import LANGUAGES, Language
from voliera.terminal import ask
from voliera.terminal.refusal import InputRefused, refused_by_rules
from voliera.terminal.words import hand_keys

NONSENSE = ["", "?", "-", "--", "1-", "-4", "0-0", "9" * 30, "1-99", "ok ok", "zz", "\x00", "[red]x[/red]", "1a3b" * 60]
NONSENSE += ["½", "٣", "w", "w 1", "w 1 1", "w 9 9 9", "pg", "pg 99", "o", "i", "i99", "x", "x0", "t", "t9", "l"]
NONSENSE += ["{ $x }", "1 2 3 4", "p p", "🐦", "B-T5", "r", "rule zz", "'; drop", "%s", "1-2-3", "1--2", "a" * 400]
NONSENSE += ["1a", "ab", "b-", "W-A1"]


def near_valid(game: voliera.Game, rng: random.Random, language: Language) -> str:
    """A line that may well be what a player would type here."""
    view = game.view(game.seat)
    line = view["lines"][game.seat]
    count = len(line) if isinstance(line, list) else 5
    feature = rng.choice(list(view["boxes"][0]))
    letters = language.say(f"{feature}.code").lower()
    if view["phase"] == "turn":
        keys = [str(n) for n in rng.sample(range(1, 5), rng.choice([1, 2, 2, 2]))]
        if len(keys) > 1:
            keys += rng.sample(hand_keys(language)[:4], rng.randint(0, 2))
        rng.shuffle(keys)
        return rng.choice(["".join(keys)] * 12 + [language.say("word-pass").split()[0]])
    first = rng.randint(1, count + 1)
    last = first + rng.randint(1, 3)
    return rng.choice(
        [
            f"{first}-{last}",
            f"{first}-{last} {letters}",
            "ok",
            "ok",
            str(first),
            letters,
            f"{language.say('woodpecker.code')} {first} {last}",
            language.say("robin.code"),
            f"{language.say('pigeon.code')} 1",
        ]
    )


@pytest.mark.parametrize("seed", range(12))
def test_thousands_of_lines_are_answered(seed: int) -> None:
    """Parsing, refusing, hinting and applying, without drawing every screen."""
    rng = random.Random(seed)
    language = Language(LANGUAGES[seed % 4])
    variant = ("standard", "expert")[seed // 4 % 2]
    words = [word for command in COMMANDS for word in language.say(f"word-{command}").split()]
    game = voliera.new("birdie", players=2 + seed % 3, variant=variant, seed=seed)
    for _ in range(400):
        if game.over:
            break
        text = near_valid(game, rng, language)
        if rng.random() < 0.3:
            text = rng.choice([*NONSENSE, *words, f"{rng.choice(words)} {rng.randint(0, 9)}"])
        view, legal, before = game.view(game.seat), game.legal(), game.position()
        assert helping.hint(view, legal, language, 80)
        refused = answer(text, game, view, legal, language)
        assert not refused or game.position() == before


def answer(
    text: str, game: voliera.Game, view: dict[str, Any], legal: list[dict[str, Any]], language: Language
) -> RenderableType | None:
    """Do what the line says; the words of the refusal if it was refused."""
    try:
        request = ask.parse(text, view, legal, language)
        if isinstance(request, ask.Act):
            game.apply(list(request.actions))
    except InputRefused as refusal:
        return refusal.worded(language)
    except GameError as error:
        if error.code != "illegal_action":
            raise
        return refused_by_rules(error, language)
    return None


@pytest.mark.parametrize("seed", range(4))
def test_the_whole_table_survives_a_monkey(seed: int, sit: Callable[..., Any]) -> None:
    rng = random.Random(seed)
    lang = LANGUAGES[seed]
    lines = [
        rng.choice(["1", "2", "12", "3a1", "p", "ok", "1-2", "1-3", "u", "5", "sp", rng.choice(NONSENSE)])
        for _ in range(80)
    ]
    lines = [line for line in lines if not line.startswith("q")]
    seats = ("me,greedy", "me,me", "me,random,me", "me,greedy,random,me")[seed]
    sitting = sit(lines, lang=lang, seats=seats, variant=("standard", "expert")[seed % 2], seed=seed, width=80)
    assert all(len(line) <= 80 or line.startswith(">") for line in sitting.text.splitlines())
