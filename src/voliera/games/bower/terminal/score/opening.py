"""The first questions of a Bower sheet: variant, Fair Play, ties, names; what was said is not asked.

Which tiles earned a bonus (`joining_gems`) makes no difference to the scoring, so nobody is asked about it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.rule import Rule
from rich.text import Text

from voliera.documents import SHEET_FORMAT, Document
from voliera.errors import GameError
from voliera.games.bower.terminal import BOWER
from voliera.games.bower.terminal.options import options_of
from voliera.games.bower.terminal.score.draw import title
from voliera.terminal.face import Page
from voliera.terminal.refusal import InputRefused
from voliera.terminal.score.choices import meant, offered
from voliera.terminal.score.shell import Entered, Question, Shell
from voliera.terminal.score.wishes import SheetWishes, names_of

SEATS = 2
USUAL = {"fair_play": "no", "zero_ties": "yes", "lone_ties": "yes"}
"""Options that are asked for, and their usual answers."""


def new_document(wishes: SheetWishes) -> Document:
    """An empty sheet with what the command line has said; an InputRefused where that cannot be."""
    document: Document = {"format": SHEET_FORMAT, "game": BOWER.name}
    if wishes.players is not None and wishes.players != SEATS:
        raise InputRefused("error-players", BOWER.players_rule, players=wishes.players, game=BOWER.name)
    variant = (wishes.variant or "").strip().lower()
    if variant and variant not in BOWER.variants:
        raise InputRefused("error-variant", variant=variant[:20], game=BOWER.name, possible=", ".join(BOWER.variants))
    if variant:
        document["variant"] = variant
    options = options_of(wishes)
    if wishes.components is not None:
        try:
            options["components"] = BOWER.components(wishes.components)
        except GameError as error:
            raise InputRefused("error-components", rule=error.rule, **error.facts) from None
    if options:
        document["options"] = options
    if wishes.names is not None:
        document["names"] = names_of(wishes.names, SEATS)
    return document


def first_question(shell: Shell) -> Question | None:
    """The first question that is not answered yet; None when the nests can come."""
    document, say = shell.document, shell.say
    if "variant" not in document:
        variants = {variant: say(f"choice-{variant}") for variant in BOWER.variants}
        return _choice(shell, "ask-variant", variants, BOWER.variants[0], lambda answer: {"variant": answer})
    options = document.get("options", {})
    for option, usual in USUAL.items():
        if option not in options:
            answers = {answer: say(f"choice-score-{answer}") for answer in ("yes", "no")}

            def said(answer: str, option: str = option) -> Document:
                return {"options": {**options, option: answer == "yes"}}

            return _choice(shell, f"ask-score-{option.replace('_', '-')}", answers, usual, said)
    if "names" not in document:
        page: Page = [_title(shell), Text(say("ask-score-names", players=SEATS)), Text(say("score-bower-sides"))]
        return Question(
            page,
            say("hint-score-names"),
            lambda text: Entered({**document, "names": names_of(text, SEATS)}),
        )
    return None


def _choice(
    shell: Shell, message: str, answers: Mapping[str, str], usual: str, said: Callable[[str], Document]
) -> Question:
    """A question with a few answers; Enter is the usual one."""

    def read(text: str) -> Entered:
        return Entered({**shell.document, **said(meant(text, answers, usual))})

    asked = Text(shell.say(message, choices=offered(answers, usual, shell.language)))
    return Question([_title(shell), asked], shell.say("hint-score-choice"), read)


def _title(shell: Shell) -> Rule:
    return title(shell.say("game-bower"), shell.say("score-bower-title"))
