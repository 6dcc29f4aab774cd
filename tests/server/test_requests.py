"""Requests between processes: each type has one handler, and arrives as it was sent."""

from typing import Any, get_args

import msgspec
import pytest

from voliera.protocol.messages import Act, Grant, Viewer
from voliera.server.core.attempts import AttemptWish
from voliera.server.core.hints import Hint, HintWish
from voliera.server.live.broadcasts import AnyBroadcast, EntryTold, LinkRevoked, PresenceTold, SeatFreed, TableRewritten
from voliera.server.live.handlers import HANDLERS
from voliera.server.live.requests import (
    AnalysisRequest,
    AnyRequest,
    CancelAnalysis,
    CountViewers,
    FindAnalysis,
    GiveHint,
    Greet,
    Greetings,
    Newcomer,
    Progress,
    RunCommand,
    ShowTable,
    StartAnalysis,
    TableRequest,
    TakeSeat,
    TryActions,
)

GRANT = Grant(Viewer("coach", 1), "hash", "maker")
REQUESTS: list[tuple[Any, Any]] = [
    (RunCommand("t", "s", Act("1", 0, [{"do": "pass"}])), str),
    (TakeSeat("t", "s", "Ada", None), type(None)),
    (ShowTable("t", None, GRANT), str),
    (GiveHint("t", "s", HintWish("bot")), Hint),
    (TryActions("t", "s", AttemptWish(3, [{"do": "pass"}])), str),
    (Greet("t", "p", [Newcomer(None, GRANT), Newcomer("s", None)], None, 7, {"watch": 2}), Greetings),
    (CountViewers("t", "p", {}), int),
    (StartAnalysis("k", {"actions": []}, "Ada"), Progress),
    (FindAnalysis("k"), Progress),
    (CancelAnalysis("k", "Ada"), Progress),
]
BROADCASTS = [EntryTold(3, {"watch": ["{}"]}), PresenceTold("{}"), SeatFreed(1), LinkRevoked("hash"), TableRewritten()]


def test_every_request_about_a_table_has_one_handler() -> None:
    about_tables = [one for one in get_args(AnyRequest) if issubclass(one, TableRequest)]
    assert set(HANDLERS) == set(about_tables)
    assert len(set(HANDLERS.values())) == len(HANDLERS)
    assert {one for one in get_args(AnyRequest) if issubclass(one, AnalysisRequest)} == set(
        AnalysisRequest.__subclasses__()
    )


def test_every_request_is_tried_here() -> None:
    assert {type(request) for request, _ in REQUESTS} == set(get_args(AnyRequest))
    assert {type(broadcast) for broadcast in BROADCASTS} == set(get_args(AnyBroadcast))


@pytest.mark.parametrize(("request_", "answer"), REQUESTS)
def test_a_request_arrives_as_it_was_sent_and_knows_its_answer(request_: Any, answer: Any) -> None:
    heard = msgspec.convert(msgspec.msgpack.decode(msgspec.msgpack.encode(request_)), AnyRequest)
    assert heard == request_
    assert heard.answer_type is answer


@pytest.mark.parametrize("broadcast", BROADCASTS)
def test_a_broadcast_arrives_as_it_was_sent(broadcast: AnyBroadcast) -> None:
    heard: AnyBroadcast = msgspec.convert(msgspec.msgpack.decode(msgspec.msgpack.encode(broadcast)), AnyBroadcast)
    assert heard == broadcast
