"""The coach on the device: a finished game is analysed decision by decision, between other requests."""

import msgspec

from voliera.coach.analysis import assembled
from voliera.coach.decisions import decisions
from voliera.coach.judging import DEFAULT_NODES, judge
from voliera.offline.call import Answer, Call
from voliera.offline.memory import Job, Memory, Stored
from voliera.protocol.errors import Refused
from voliera.server.core.analyses import Analysing, AnalysisWish, finished
from voliera.server.core.study import checked


def start(call: Call) -> Answer:
    """Begin an analysis, unless it is known or under way."""
    record, key = finished(checked(msgspec.convert(call.body, AnalysisWish).record))
    if call.memory.document(_name(key)) is None and key not in call.memory.jobs:
        call.memory.jobs[key] = Job(record, decisions(record))
    return _told(call.memory, key)


def look(call: Call) -> Answer:
    """Return how far an analysis is, or what it found."""
    return _told(call.memory, call.parts[1])


def cancel(call: Call) -> Answer:
    """Give up an analysis."""
    key = call.parts[1]
    job = call.memory.jobs.pop(key, None)
    if job is None:
        raise Refused("not_found", "no such analysis is under way")
    return Answer(Analysing(key, "cancelled", len(job.judged), len(job.decisions)))


def work(memory: Memory) -> Stored | None:
    """Judge one decision; returns an analysis that is complete by it, which has to be kept."""
    key, job = next(iter(memory.jobs.items()))
    try:
        if len(job.judged) < len(job.decisions):
            decision = job.decisions[len(job.judged)]
            job.judged.append(judge(job.record, decision, nodes=DEFAULT_NODES))
        if len(job.judged) < len(job.decisions):
            return None
        analysis = assembled(job.record, job.judged, nodes=DEFAULT_NODES)
    except Exception:
        del memory.jobs[key]  # one that fails would fail forever
        raise
    del memory.jobs[key]
    return memory.store(_name(key), analysis)


def _name(key: str) -> str:
    return f"analysis/{key}"


def _told(memory: Memory, key: str) -> Answer:
    job = memory.jobs.get(key)
    if job is not None:
        return Answer(Analysing(key, "running", len(job.judged), len(job.decisions)))
    analysis = memory.document(_name(key))
    if analysis is None:
        raise Refused("not_found", "it is not known here; ask for it again")
    total = len(analysis["decisions"])
    return Answer(Analysing(key, "done", total, total, analysis))  # type: ignore[arg-type]
