"""The first questions of a Birdie sheet: how many play, which variant, and how they are called."""

from __future__ import annotations

from rich.text import Text

from voliera.documents import Document
from voliera.errors import GameError
from voliera.games.birdie.sheet import entries
from voliera.games.birdie.terminal import BIRDIE
from voliera.terminal.refusal import InputRefused
from voliera.terminal.score.choices import meant, offered
from voliera.terminal.score.shell import Entered, Question, Shell
from voliera.terminal.score.wishes import SheetWishes, names_of
from voliera.terminal.wishes import Wishes

PLAYERS = [str(number) for number in range(BIRDIE.players[0], BIRDIE.players[1] + 1)]


def from_wishes(wishes: SheetWishes) -> Document:
    """A new sheet with everything that the command line has told; an InputRefused where that cannot be."""
    document = entries.new_document()
    if wishes.players is not None:
        if str(wishes.players) not in PLAYERS:
            raise InputRefused("error-players", BIRDIE.players_rule, players=wishes.players, game=BIRDIE.name)
        document = entries.with_heading(document, "players", wishes.players)
    variant = (wishes.variant or "").strip().lower()
    if variant and variant not in BIRDIE.variants:
        raise InputRefused("error-variant", variant=variant[:20], game=BIRDIE.name, possible=", ".join(BIRDIE.variants))
    if variant:
        document = entries.with_heading(document, "variant", variant)
    options = BIRDIE.table_options(Wishes(single_chain=wishes.single_chain), variant)
    if wishes.components is not None:
        try:
            options["components"] = BIRDIE.components(wishes.components)
        except GameError as error:
            raise InputRefused("error-components", rule=error.rule, **error.facts) from None
    document |= {"options": options}
    if wishes.names is not None:
        names = names_of(wishes.names, wishes.players or BIRDIE.players[1])
        if wishes.players is None and len(names) >= BIRDIE.players[0]:
            document = entries.with_heading(document, "players", len(names))
        document = entries.with_heading(document, "names", names)
    return document


def heading_question(shell: Shell, field: str) -> Question:
    """Ask for one of `entries.HEADING`."""
    document = shell.document
    title = Text(shell.say("score-birdie-title"), "bold")

    def enter(value: object) -> Entered:
        return Entered(entries.with_heading(document, field, value))

    if field == "names":
        page = [title, Text(shell.say("ask-score-names", players=document["players"]))]
        return Question(page, shell.say("hint-score-names"), lambda text: enter(names_of(text, document["players"])))
    if field == "players":
        answers = dict.fromkeys(PLAYERS, "")
        page = [title, Text(shell.say("ask-players", choices=offered(answers, PLAYERS[0], shell.language)))]
        choices = shell.say("hint-score-choice")
        return Question(page, choices, lambda text: enter(int(meant(text, answers, PLAYERS[0]))))
    kinds = {variant: shell.say(f"choice-{variant}") for variant in BIRDIE.variants}
    default = BIRDIE.variants[0]
    page = [title, Text(shell.say("ask-variant", choices=offered(kinds, default, shell.language)))]
    return Question(page, shell.say("hint-score-choice"), lambda text: enter(meant(text, kinds, default)))
