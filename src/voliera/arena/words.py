"""The figures of a match in a reader's language: sections of a title, a table and a note, for terminal and report."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import isfinite, isnan

from voliera.arena.outcome import Figure, Outcome
from voliera.arena.statistics import Estimate, spread
from voliera.languages import Language

NONE = "–"


@dataclass(frozen=True)
class Section:
    """A part of what is told; `name` says which, for those who put a picture beside it."""

    name: str
    title: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]] = ()
    note: str = ""


def percent(share: float, language: Language) -> str:
    """A share, with one decimal."""
    return NONE if isnan(share) else language.say("arena-percent", share=round(share, 4))


def number(value: float, language: Language, digits: int = 2) -> str:
    """A number, with few decimals; one that rounds to nothing has no sign."""
    return language.say("arena-number", value=round(value, digits) + 0.0) if isfinite(value) else NONE


def ends(estimate: Estimate, language: Language, digits: int | None = None) -> str:
    """An interval; of shares, unless digits are given."""
    low, high = (
        percent(end, language) if digits is None else number(end, language, digits)
        for end in (estimate.low, estimate.high)
    )
    return NONE if isnan(estimate.low) else f"{low} … {high}"


def headline(outcome: Outcome, language: Language) -> str:
    """What is played."""
    header = outcome.header
    return language.say(
        "arena-headline",
        game=language.say(f"game-{header['game']}"),
        variant=language.say(f"choice-{header['variant']}"),
        players=outcome.players,
    )


def sections(outcome: Outcome, language: Language) -> list[Section]:
    """All that there is to tell, in order."""
    found = [results(outcome, language)]
    if len(outcome.pairings) > 1:
        found.append(cross(outcome, language))
    if len(outcome.names) > 2:
        found.append(ratings(outcome, language))
    return [*found, order(outcome, language), scores(outcome, language), thinking(outcome, language)]


def results(outcome: Outcome, language: Language) -> Section:
    """Who won how much."""
    say, names = language.say, outcome.names
    rows = []
    for result in outcome.results:
        against = ", ".join(names[other] for other in result.against)
        units = str(int(result.share.number))
        rows.append(
            (names[result.who], against, units, percent(result.share.value, language), ends(result.share, language))
        )
    columns = tuple(say(f"arena-column-{name}") for name in ("contestant", "against", "units", "win", "interval"))
    notes = [say("arena-note-unit", games=outcome.players)]
    if outcome.players > 2:
        share = percent(1 / outcome.players, language)
        together = len(outcome.pairings[0].who) > 2
        notes.append(say("arena-note-together", share=share) if together else say("arena-note-single", share=share))
    if outcome.verdict is not None and outcome.claims is not None:
        notes.append(verdict(outcome, language))
    return Section("results", say("arena-heading-results"), columns, rows, " ".join(notes))


def verdict(outcome: Outcome, language: Language) -> str:
    """Where the test stands."""
    assert outcome.verdict is not None
    assert outcome.claims is not None
    return language.say(
        "arena-verdict",
        state=outcome.verdict.state,
        name=outcome.names[0],
        units=outcome.verdict.units,
        p0=percent(outcome.claims.p0, language),
        p1=percent(outcome.claims.p1, language),
        ratio=number(outcome.verdict.ratio, language),
    )


def cross(outcome: Outcome, language: Language) -> Section:
    """Everybody against everybody."""
    rows = [
        (name, *(NONE if cell is None else percent(cell.value, language) for cell in row))
        for name, row in zip(outcome.names, outcome.cross, strict=True)
    ]
    note = language.say("arena-note-cross")
    return Section("cross", language.say("arena-heading-cross"), ("", *outcome.names), rows, note)


def ratings(outcome: Outcome, language: Language) -> Section:
    """Ratings, the best first."""
    say = language.say
    ranked = sorted(zip(outcome.names, outcome.ratings, strict=True), key=lambda pair: -pair[1].value)
    rows = [(name, number(one.value, language, 0), ends(one, language, 0)) for name, one in ranked]
    columns = tuple(say(f"arena-column-{name}") for name in ("contestant", "rating", "interval"))
    return Section("ratings", say("arena-heading-ratings"), columns, rows, say("arena-note-ratings"))


def order(outcome: Outcome, language: Language) -> Section:
    """What it is worth to begin."""
    say = language.say
    rows = [
        (say("arena-place", place=place), percent(one.value, language), ends(one, language))
        for place, one in enumerate(outcome.by_order, start=1)
    ]
    columns = tuple(say(f"arena-column-{name}") for name in ("place", "win", "interval"))
    note = say("arena-note-order", share=percent(1 / outcome.players, language))
    return Section("order", say("arena-heading-order"), columns, rows, note)


def scores(outcome: Outcome, language: Language) -> Section:
    """Points or eggs, and the length of games."""
    say = language.say
    rows = []
    for who, name in enumerate(outcome.names):
        mine = spread(outcome.totals(who))
        least, quarter, half, three, most = (number(one, language, 1) for one in mine.quartiles)
        inside = f"{least} · {quarter} · {half} · {three} · {most}"
        rows.append((name, number(mine.mean, language), number(mine.deviation, language), inside))
    columns = tuple(say(f"arena-column-{name}") for name in ("contestant", "mean", "deviation", "quartiles"))
    length = outcome.lengths
    shortest, longest = length.quartiles[0], length.quartiles[-1]
    note = say("arena-note-length", turns=number(length.mean, language, 1), least=int(shortest), most=int(longest))
    title = say("arena-heading-scores", game=outcome.header["game"])
    return Section("scores", title, columns, rows, note)


def thinking(outcome: Outcome, language: Language) -> Section:
    """How long they thought, and what went wrong with programs."""
    say = language.say
    rows, told = [], []
    for who, name in enumerate(outcome.names):
        thought = outcome.thinking(who)
        failed = outcome.failures(who)
        told += [f"{name}: {say(f'failure-{reason}')} × {count}" for reason, count in sorted(failed.items())]
        times = (number(thought.mean, language, 1), number(thought.most, language, 1))
        rows.append((name, str(thought.decisions), *times, str(failed.total()) if failed else NONE))
    columns = ("contestant", "decisions", "mean-ms", "most-ms", "failures")
    heads = tuple(say(f"arena-column-{name}") for name in columns)
    return Section("thinking", say("arena-heading-thinking"), heads, rows, "; ".join(told))


def rules(outcome: Outcome, language: Language) -> Section:
    """How often each rule matters."""
    say = language.say
    rows = list(_figures(outcome, language))
    columns = tuple(say(f"arena-column-{name}") for name in ("figure", "value", "interval"))
    return Section("rules", say("arena-heading-rules"), columns, rows, say("arena-note-rules"))


def _figures(outcome: Outcome, language: Language) -> Iterator[tuple[str, ...]]:
    for figure in outcome.figures:
        one = figure.estimate
        if figure.is_share:
            yield label(figure, outcome, language), percent(one.value, language), ends(one, language)
        else:
            yield label(figure, outcome, language), number(one.value, language), ends(one, language, 2)


def label(figure: Figure, outcome: Outcome, language: Language) -> str:
    """What a figure is about."""
    subject = {"subject": figure.subject} if figure.subject else {}
    return language.say(f"figure-{outcome.header['game']}-{figure.name}", **subject)
