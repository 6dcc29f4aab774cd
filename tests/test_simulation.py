"""Random games, and what must hold at every state of every one of them.

After OpenSpiel's basic tests: nothing here knows a rule, so nothing can share a mistake with the rules. What a game
must tell (its cards, its events, how long it can last) it tells in `tests.facts.Facts`.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from functools import lru_cache
from hashlib import blake2b
from itertools import chain
from typing import Any

import numpy as np
import pytest

import voliera
from tests.configurations import (
    CONFIGURATIONS,
    Configuration,
    as_json,
    choose,
    pace_of,
    play,
    seats_and_spectator,
    visible,
    without,
)
from voliera.documents import Document
from voliera.game import Game
from voliera.games.contract import Rules
from voliera.kernel import LOG_ROWS, SILENT, new_log, thaw

every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)


def all_documents(game: Game) -> dict[str, Any]:
    """Everything that a game tells about itself."""
    views = {f"view {seat}": game.view(seat) for seat in seats_and_spectator(game.players)}
    return {
        "to_move": game.to_move(),
        "legal": game.legal(),
        "position": game.position(),
        "result": game.result(),
        "explanation": game.explain(),
        "record": game.record(),
        "actions": game.actions,
        **views,
    }


# Positions, records, JSON


@every_configuration
def test_a_position_goes_out_and_comes_back(configuration: Configuration) -> None:
    """What a position document does not tell: what was seen (`memories`), and the old order of a display (`before`).

    A set-up table has no memory. In Birdie the cards that seats have seen leave the game (`gone`) or that an open line
    has proved to be in a hand (`known`) are not in the document. Nor is the order in which the display lay before an
    open laying turn; the other seats, for whom that turn has not happened, then see the same cards in another order.
    In Bower it is who has discarded which bonus tiles, and what that told about a reshuffle.
    """
    facts = configuration.facts
    for seed, every in ((0, 4), (2, 1)):
        for played, (game, _) in enumerate(play(configuration, seed)):
            if played % every:
                continue
            document = json.loads(as_json(game.position()))
            twin = voliera.from_position(document, seed=seed + 1)
            assert twin.position() == document == game.position()
            assert twin.legal() == game.legal()
            assert twin.result() == game.result()
            unsettled = facts.reordered(game)
            for seat in seats_and_spectator(game.players):
                ours, theirs = game.view(seat), twin.view(seat)
                if unsettled and seat != game.seat:
                    ours["display"].sort()
                    theirs["display"].sort()
                assert theirs == ours
            fields = facts.memories + unsettled
            assert without(twin.states, fields) == without(game.states, fields)


@every_configuration
def test_a_record_replays_to_the_same_record(configuration: Configuration) -> None:
    for seed in range(2):
        for played, (game, _) in enumerate(play(configuration, seed)):
            if game.over or played % 41 == 7:
                record = json.loads(as_json(game.record()))
                again = voliera.replay(record)
                assert again.record() == record == game.record()
                assert again.states.tobytes() == game.states.tobytes()
                assert (record["result"] is None) == (not game.over)
                assert len(game.actions) == played


@every_configuration
def test_documents_survive_json(configuration: Configuration) -> None:
    """No tuples, no numbers of NumPy, no keys but text."""
    for played, (game, action) in enumerate(play(configuration, 1)):
        if played % 3 == 0 or action is None:
            documents = all_documents(game)
            assert json.loads(as_json(documents)) == documents
        if action is not None:
            events = game.copy().apply(json.loads(as_json(action)))
            assert json.loads(as_json(events)) == events


# Actions: documents and step numbers


def steps_below(rules: Rules, frozen: bytes) -> list[tuple[int, ...]]:
    """All ways to say one whole action step by step: a step that leaves an action half said always has another."""
    states = thaw(frozen, rules.state)
    out = np.zeros(rules.steps, np.int16)
    found: list[tuple[int, ...]] = []
    for step in out[: rules.listing(states, out)].tolist():
        assert 0 <= step < rules.steps
        after = thaw(frozen, rules.state)
        count = rules.advance(after, step, SILENT, np.zeros(rules.steps, np.int16))
        if rules.half_said(after):
            assert count > 0, "a half-said action that cannot be finished"
            found += [(step, *rest) for rest in steps_below(rules, after.tobytes())]
        else:
            assert (count == 0) == (rules.to_move(after)[0] is None)
            found.append((step,))
    return found


@every_configuration
def test_the_mask_equals_the_list(configuration: Configuration) -> None:
    """The legal documents are exactly what can be said in legal steps; each has one name and one way to be said."""
    rules = configuration.rules
    for seed in (3, 2):
        for game, _ in play(configuration, seed):
            legal = game.legal()
            assert len({as_json(action) for action in legal}) == len(legal), "action names are unique"
            numbers = game.numbers()
            assert len(set(numbers)) == len(numbers)
            spelled = [tuple(rules.numbers(game.states, action)) for action in legal]
            assert [rules.document(game.states, list(steps)) for steps in spelled] == legal
            walked = steps_below(rules, game.states.tobytes())
            assert len(set(walked)) == len(walked)
            assert sorted(spelled) == sorted(walked)
            assert {steps[0] for steps in spelled} == set(numbers)


@every_configuration
def test_every_legal_action_applies(configuration: Configuration) -> None:
    """Each of them is accepted, and changes something; of very long lists a sample is tried."""
    chance = random.Random(4)
    for game, _ in play(configuration, 4):
        before = game.states.tobytes()
        legal = game.legal()
        for action in legal if len(legal) <= 20 else chance.sample(legal, 20):
            game.apply(action)
            assert game.states.tobytes() != before
            assert game.over or game.legal()
            game.undo()
        assert game.states.tobytes() == before


@every_configuration
def test_undo_restores_every_byte(configuration: Configuration) -> None:
    """After each action, and all the way back from the end to the start."""
    for seed in range(2):
        passed: list[tuple[bytes, list[Document]]] = []
        last = None
        for game, action in play(configuration, seed):
            passed.append((game.states.tobytes(), game.legal()))
            if action is not None:
                events = game.apply(action)
                after = game.states.tobytes()
                game.undo()
                assert (game.states.tobytes(), game.legal()) == passed[-1]
                assert game.apply(action) == events
                assert game.states.tobytes() == after
                game.undo()
            last = game
        assert last is not None
        for state in reversed(passed[:-1]):
            last.undo()
            assert (last.states.tobytes(), last.legal()) == state
        with pytest.raises(voliera.GameError) as refused:
            last.undo()
        assert refused.value.code == "bad_request"
        assert last.actions == []


@every_configuration
def test_a_half_said_action_has_not_happened(configuration: Configuration) -> None:
    """Between the steps of one action nobody outside sees anything, and no phase has a name of its own."""
    rules, facts = configuration.rules, configuration.facts
    half_said = 0
    for game, action in chain(play(configuration, 6), play(configuration, 7)):
        assert game.phase in facts.phases
        assert game.position()["phase"] in facts.phases
        assert {game.view(seat)["phase"] for seat in seats_and_spectator(game.players)} <= {*facts.phases, "scoring"}
        steps = rules.numbers(game.states, action) if action is not None else []
        if action is None or len(steps) == 1:
            continue
        documents, before = all_documents(game), game.states.tobytes()
        for step in steps[:-1]:
            game.step(step)
            half_said += 1
            assert all_documents(game) == documents
            assert not game.over
        said = game.copy()
        said.step(steps[-1])
        game.undo()
        assert game.states.tobytes() == before
        game.step(steps[0])
        game.apply(action)  # said as a whole, it replaces what was half said
        assert game.states.tobytes() == said.states.tobytes()
        assert game.actions == said.actions
        game.undo()
    assert half_said > 0


@every_configuration
def test_a_refusal_leaves_a_half_said_action_as_it_is(configuration: Configuration) -> None:
    for game, action in chain(play(configuration, 6), play(configuration, 7)):
        steps = configuration.rules.numbers(game.states, action) if action is not None else []
        if len(steps) > 1:
            game.step(steps[0])
            before, legal = game.states.tobytes(), game.numbers()
            with pytest.raises(voliera.GameError):
                game.apply({"do": "fly"})
            with pytest.raises(voliera.GameError):
                game.step(configuration.rules.steps)
            with pytest.raises(voliera.GameError):
                game.apply(next(other for other in strangers(configuration, 7) if other not in game.legal()))
            assert (game.states.tobytes(), game.numbers()) == (before, legal)
            return
    pytest.fail("no action of several steps was met")


@lru_cache
def strangers(configuration: Configuration, seed: int) -> list[Document]:
    """Well-formed actions that were legal somewhere in a game, each once."""
    found = {as_json(action): action for game, _ in play(configuration, seed) for action in game.legal()}
    return list(found.values())


@every_configuration
def test_an_illegal_action_changes_nothing(configuration: Configuration) -> None:
    """Refused with a code, a rule and what is legal; alone, or at the end of a list whose beginning was legal."""
    elsewhere = strangers(configuration, 7)
    chance = random.Random(7)
    for game, action in play(configuration, 7):
        before, legal, depth = game.states.tobytes(), game.legal(), len(game.actions)
        for wrong in chance.sample(elsewhere, 2):
            if wrong not in legal:
                with pytest.raises(voliera.GameError) as refused:
                    game.apply(wrong)
                assert refused.value.code == ("game_over" if game.over else "illegal_action")
                assert refused.value.legal == legal
                assert game.over or refused.value.rule is not None
        if action is not None and depth % 2:
            after = game.copy()
            after.apply(action)
            legal_then = after.legal()
            wrong = next(other for other in chance.sample(elsewhere, len(elsewhere)) if other not in legal_then)
            with pytest.raises(voliera.GameError):
                game.apply([action, wrong])
        malformed: list[Any] = [
            {},
            {"do": "fly"},
            {"do": 1},
            [],
            None,
            [{}],
            *({**one, "more": 1} for one in legal[:1]),
        ]
        for nonsense in malformed:
            with pytest.raises(voliera.GameError) as refused:
                game.apply(nonsense)
            assert refused.value.code == "bad_request"
        unknown = next(step for step in range(configuration.rules.steps + 1) if step not in game.numbers())
        with pytest.raises(voliera.GameError):
            game.step(unknown)
        assert game.states.tobytes() == before
        assert game.legal() == legal
        assert len(game.actions) == depth


# What happens


def with_events(configuration: Configuration, seed: int) -> Iterator[tuple[Document, list[Document], Game]]:
    """A random game as position before, events, and the game after each action."""
    game = configuration.new(seed)
    chance = random.Random(seed)
    while not game.over:
        before = game.position()
        events = game.apply(choose(game, chance, pace_of(configuration, seed)))
        yield before, events, game


@every_configuration
def test_everything_is_conserved(configuration: Configuration) -> None:
    """Everything is somewhere on the table, or left it in an event that said so; nothing comes back or appears."""
    facts = configuration.facts
    for seed in range(2):
        left: Counter[str] = Counter()
        total = facts.cards(configuration.new(seed).position())
        assert set(total.values()) == {facts.copies}
        assert total.total() == facts.in_the_box(configuration.variant, configuration.options)
        for before, events, game in with_events(configuration, seed):
            now = facts.cards(game.position())
            dealt = facts.whole(game.players, events)
            if dealt is None:
                left += facts.departures(before, events)
                assert now + left == total
            else:
                assert now.total() == dealt
                assert now <= total
                left, total = Counter(), now
            facts.check_record(game.states, game.position())


@every_configuration
def test_a_game_ends_in_time(configuration: Configuration) -> None:
    """The bound on actions, which `most_actions` derives, also at the slowest pace; and events fit into the log."""
    facts = configuration.facts
    for seed in range(6):
        game = configuration.new(seed)
        chance = random.Random(seed)
        for _ in range(facts.most_actions(configuration.players, configuration.variant)):
            if game.over:
                break
            game.apply(choose(game, chance, facts.slowest if seed % 2 else facts.slow))
        assert game.over
        assert game.seat is None
        assert game.legal() == []
        assert game.numbers() == []


@every_configuration
def test_the_log_has_room_for_every_step(configuration: Configuration) -> None:
    rules = configuration.rules
    longest = 0
    for game, action in play(configuration, 9):
        if action is not None:
            states, log = thaw(game.states.tobytes(), rules.state), new_log()
            for step in rules.numbers(game.states, action):
                rules.advance(states, step, log, np.zeros(rules.steps, np.int16))
                longest = max(longest, int(log[0, 0]))
    assert 0 < longest < LOG_ROWS - 1


@every_configuration
def test_events_are_well_formed(configuration: Configuration) -> None:
    for seed in range(2):
        last: list[Document] = []
        for before, events, game in with_events(configuration, seed):
            for event in events:
                check_event(configuration, event)
            assert visible(events, before["seat"]) or game.seat == before["seat"], "the next seat knows why"
            last = events
        assert last[-1]["id"] == "over"


def check_event(configuration: Configuration, event: Document) -> None:
    """An event has the form that the table of events gives it."""
    facts, players = configuration.facts, configuration.players
    assert list(event) == ["id", "args", "to", "reveals", "random"]
    form = facts.events[event["id"]]
    assert sorted(event["args"]) == sorted(form.args.split()), event
    for name, value in event["args"].items():
        check = facts.arguments.get(f"{event['id']}.{name}") or facts.arguments[name]
        assert check(value), event
        assert name not in ("seat", "winner") or value < players, event
    if form.to == "all":
        assert event["to"] == "all", event
    else:
        seat = event["args"]["seat"]
        assert event["to"] == ([seat] if form.to == "self" else [s for s in range(players) if s != seat]), event
    reveals = form.reveals if isinstance(form.reveals, bool) else form.reveals == configuration.variant
    assert (event["reveals"], event["random"]) == (reveals, form.random), event


@every_configuration
def test_results_add_up(configuration: Configuration) -> None:
    """At every state the result is what a count by hand says, and explains itself; the last event tells it."""
    facts, components = configuration.facts, configuration.rules.components(configuration.options)
    for seed in range(2):
        last: list[Document] = []
        for _, events, game in with_events(configuration, seed):
            last, result = events, game.result()
            assert result == facts.result(game.position(), components)
            facts.check_explanation(game.explain(), result)
        assert last[-1]["args"] == {name: result[name] for name in facts.told_at_the_end}
        assert None not in last[-1]["args"].values()
        assert game.record()["result"] == result


# Nothing is shared that should not be


def fingerprint(game: Game) -> bytes:
    return blake2b(game.states.tobytes() + as_json(all_documents(game)) + str(game).encode()).digest()


@every_configuration
def test_copies_never_change(configuration: Configuration) -> None:
    """Copies of every state, looked at again when the game is over, and after some of them were played on."""
    kept: list[tuple[Game, bytes]] = []
    for played, (game, _) in enumerate(play(configuration, 9)):
        if played % 7 == 0 or game.over:
            twin = game.copy()
            kept.append((twin, fingerprint(game)))
            further = twin.copy()
            if not further.over:
                further.apply(choose(further, random.Random(played), configuration.facts.slow))
                further.names[0] = "somebody else"
                assert further.states.tobytes() != twin.states.tobytes()
    for twin, was in kept:
        assert fingerprint(twin) == was


def spoil(document: Any) -> None:
    """What a careless caller might do to a document."""
    if isinstance(document, dict):
        for value in document.values():
            spoil(value)
        document["spoiled"] = True
    elif isinstance(document, list):
        for value in document:
            spoil(value)
        document.append("spoiled")


@every_configuration
def test_documents_belong_to_the_caller(configuration: Configuration) -> None:
    """Whatever is handed out or handed in may be changed afterwards without harm to the game."""
    given = deepcopy(configuration.options)
    game = voliera.new(configuration.game, configuration.players, configuration.variant, given, 5)
    spoil(given)
    chance = random.Random(5)
    while not game.over:
        action = choose(game, chance, {**configuration.facts.slow, "pass": 0.7, "decline": 0.7})
        events = game.apply(action)
        told = fingerprint(game)
        spoil(all_documents(game))
        spoil(events)
        spoil(action)
        assert fingerprint(game) == told
    document = game.position()
    twin = voliera.from_position(document, seed=1)
    record = game.record()
    again = voliera.replay(record)
    of_twin, of_again = fingerprint(twin), fingerprint(again)
    spoil(document)
    spoil(record)
    assert (fingerprint(twin), fingerprint(again)) == (of_twin, of_again)
    spoil(configuration.rules.components(game.options))
    assert configuration.new(5).record()["start"] == game.record()["start"]


@every_configuration
def test_the_options_of_a_game_cannot_be_changed_from_outside(configuration: Configuration) -> None:
    game = configuration.new(5)
    told = fingerprint(game)
    spoil(game.options)
    assert fingerprint(game) == told
