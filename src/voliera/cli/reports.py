"""The command `voliera reports`. What it needs is imported when it runs."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from voliera.cli.options import Lang, NoColor, polite

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from voliera.languages import Language
    from voliera.server.storage import Storage
    from voliera.server.storage.reports import OpenReport

T = TypeVar("T")

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    help="Read what people of your server report about others, and close what was dealt with.",
)

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL", help="The server's: a file, or postgresql://…; else as for `serve`. It may be running."
    ),
]
Most = Annotated[int, typer.Option(min=1, max=10_000, help="How many are shown.")]


@app.callback(invoke_without_command=True)
def reports(
    context: typer.Context, database: Database = None, most: Most = 50, lang: Lang = None, no_color: NoColor = False
) -> None:
    """Show the reports, the newest first."""
    if context.invoked_subcommand is not None:
        context.obj = (database, lang, no_color)
        return
    from voliera.terminal.opening import language_of

    with polite(lang, not no_color, extra="server") as screen:
        from voliera.server.storage.reports import open_reports

        language = language_of(lang)
        found, count = _with_storage(database, lambda storage: open_reports(storage, most))
        for one in found:
            screen.show(*_lines(one, language), "")
        if count > len(found):
            screen.show(language.say("reports-more", count=count - len(found)))
        screen.show(language.say("reports-end", count=count))


@app.command()
def close(
    context: typer.Context,
    report: Annotated[str, typer.Argument(metavar="ID", help="The report, as the list names it.")],
    database: Database = None,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    """Delete a report that was dealt with."""
    from voliera.terminal.opening import language_of
    from voliera.terminal.refusal import InputRefused

    above, tongue, colourless = context.obj
    with polite(lang or tongue, not (no_color or colourless), extra="server") as screen:
        from voliera.server.storage.reports import close_report

        language = language_of(lang or tongue)
        if not _with_storage(database or above, lambda storage: close_report(storage, report)):
            raise InputRefused("error-reports-unknown", id=report[:80])
        screen.show(language.say("reports-closed", id=report))


def _with_storage(database: str | None, work: Callable[[Storage], Awaitable[T]]) -> T:
    """Do something with the server's database, whether or not the server runs. Raises InputRefused."""
    from voliera.cli.serve_checks import database_refused
    from voliera.server.settings import from_environment
    from voliera.server.storage import StorageError, Unavailable, open_beside
    from voliera.terminal.refusal import InputRefused

    async def done() -> T:
        storage = await open_beside(url)
        try:
            return await work(storage)
        finally:
            await storage.close()

    try:
        url = from_environment({"database": database}).database
    except ValueError:
        raise InputRefused("error-serve-environment") from None
    try:
        return asyncio.run(done())
    except StorageError as error:
        raise database_refused(error) from None
    except Unavailable:
        raise InputRefused("error-reports-unavailable") from None


def _lines(one: OpenReport, language: Language) -> list[str]:
    when = datetime.fromtimestamp(one.at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    why = language.say("reports-why", why=one.why)
    by = f"{one.by_name} ({one.by})" if one.by_name else one.by
    lines = [
        f"{one.id} · {when} · {why}",
        language.say("reports-who", by=by, about=f"{one.name} ({one.about})", table=one.table),
    ]
    if one.text:
        lines.append(language.say("reports-text", text=one.text))
    if one.said:
        lines.append(language.say("reports-said"))
    return lines + [f"  › {line}" for line in one.said]
