"""The command `voliera serve`. What it needs is imported when it runs."""

from __future__ import annotations

from typing import Annotated

import typer

from voliera.cli.options import Lang, NoColor, polite


def serve(
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="A file, or postgresql://…; else a file in your data. Or VOLIERA_DATABASE."),
    ] = None,
    redis: Annotated[
        str | None, typer.Option(metavar="URL", help="redis://…, for several processes. Or VOLIERA_REDIS.")
    ] = None,
    workers: Annotated[int, typer.Option(help="Processes; more than one need PostgreSQL and Redis.")] = 1,
    host: Annotated[str | None, typer.Option(help="The address to listen on; else this machine only.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on; 0: any free one. Else 8460.")] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="For friends on the same network: show address and QR code.")
    ] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
    thinkers: Annotated[int | None, typer.Option(help="Processes that bots think in, for each worker; else 1.")] = None,
    secure: Annotated[bool, typer.Option("--secure", help="People come by https, through a reverse proxy.")] = False,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="ORIGIN", help="Pages from here may connect too; repeatable.")
    ] = None,
    proxies: Annotated[
        str | None, typer.Option(metavar="LIST", help="Addresses of reverse proxies, whose word is taken.")
    ] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help="The log as JSON, at a terminal too.")] = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    """Let people play together over the network, in browsers or from terminals."""
    from voliera.terminal.opening import language_of
    from voliera.terminal.preparing import prepare
    from voliera.terminal.refusal import InputRefused

    with polite(lang, not no_color, extra="server") as screen:
        from voliera.cli.serve_checks import cannot_listen, check, settings_of
        from voliera.server.running import logs
        from voliera.server.running.addresses import CannotListen, bound, listen
        from voliera.server.running.announcing import Announcement
        from voliera.server.running.process import serve as run

        language = language_of(lang)
        wishes = {
            "database": database,
            "redis": redis,
            "host": host,
            "port": port,
            "thinkers": thinkers,
            "secure": secure or None,
            "origins": tuple(origin) if origin else None,
            "proxies": proxies,
        }
        settings = settings_of(wishes, workers, lan)
        try:
            with bound(settings.host, settings.port) as listener:
                check(settings)
                prepare(language, screen)
                listen(listener)
                logs.set_up(log_json or None)
                browser = not (no_browser or settings.secure)
                port = listener.getsockname()[1]
                Announcement(settings.host, port, language, screen.console, lan, browser).when_ready()
                if not run(settings, listener, workers):
                    raise InputRefused("error-serve-start")
        except CannotListen as error:
            raise cannot_listen(error.why, settings) from None
        screen.console.print(language.say("serve-stopped"))
