"""`voliera join`: play from the terminal at a served table, or look on."""

from __future__ import annotations

from rich.text import Text

from voliera.client import BadLink, ClientError, Gone, Link, Refused, Unreachable, parse
from voliera.languages import Language
from voliera.terminal import remote_people
from voliera.terminal.company import LONGEST_NAME
from voliera.terminal.hotseat import LeaveTable
from voliera.terminal.opening import language_of
from voliera.terminal.preparing import prepare
from voliera.terminal.refusal import InputRefused
from voliera.terminal.remote_game import RemoteGame, refusal_of
from voliera.terminal.remote_line import Line
from voliera.terminal.remote_table import RemoteTable
from voliera.terminal.screen import EndOfInput, Screen


def join(link: str, name: str | None, lang: str | None, screen: Screen) -> None:
    """Sit down where a link leads to and play. Raises InputRefused where that cannot be."""
    language = language_of(lang)
    found = _parsed(link)
    assert found.server is not None
    cookie = remote_people.kept(found.server)
    if name is None and cookie is None:
        name = _asked_name(language, screen)
    prepare(language, screen, solvers=False)
    try:
        with Line(found.server, link, name, language.code, cookie) as line:
            kept = line.cookie is not None and remote_people.keep(found.server, line.cookie)
            _play(line, Link(found.server, line.table_id).place, kept, language, screen)
    except ClientError as error:
        raise worded(error, found.server) from None


def _play(line: Line, place: str, kept: bool, language: Language, screen: Screen) -> None:
    """Play to the end; whoever leaves before is told how to come back."""
    table = RemoteTable(RemoteGame(line), language, screen)
    try:
        table.run()
    except (LeaveTable, EndOfInput):
        _farewell(table, place, kept)
    except KeyboardInterrupt:
        screen.show("")
        _farewell(table, place, kept)
        raise


def _farewell(table: RemoteTable, place: str, kept: bool) -> None:
    language = table.language
    if table.remote.over or table.remote.own_seat is None:
        table.screen.show(Text(language.say("goodbye")))
        return
    table.screen.show(Text(language.say("join-come-back" if kept else "join-not-kept", link=place)))


def _parsed(link: str) -> Link:
    try:
        found = parse(link)
    except BadLink:
        raise InputRefused("join-bad-link") from None
    if found.server is None:
        raise InputRefused("join-bad-link")
    return found


def _asked_name(language: Language, screen: Screen) -> str:
    """How somebody who is new there wants to be called."""
    if screen.interactive:
        screen.show(Text(language.say("join-name")))
        try:
            typed = screen.ask()[:LONGEST_NAME].strip()
        except EndOfInput:
            typed = ""
        if typed:
            return typed
    return language.say("join-guest")


def worded(error: ClientError, server: str) -> InputRefused:
    """Why it did not work, and what to do about it."""
    match error:
        case Unreachable():
            return InputRefused("join-unreachable", server=server)
        case Gone(why=why) | Refused(code=why):
            return refusal_of(why)
    return InputRefused("join-bad-link")
