"""The tutorials: every lesson is played move by move by the engine, and says nothing that the engine does not know."""

from __future__ import annotations

import re
from typing import Any

import pytest

import voliera
from tools import web_lessons
from voliera.documents import Document
from voliera.game import Game
from voliera.languages import LANGUAGES, Language, locales_folder, message_ids
from voliera.solve import solve

GAMES = web_lessons.GAMES
LESSONS = {game: web_lessons.lesson_of(game) for game in GAMES}
STEPS = [pytest.param(game, step, id=f"{game}-{step['id']}") for game in GAMES for step in LESSONS[game]["steps"]]
EXHIBITS = {"cards", "board", "totals", "birds", "pieces", "bonuses", "lines", "variants"}


def moments(game: str) -> dict[str, tuple[Game, Document]]:
    """Each step by its name: the game in the moment in which the learner is asked, and what the browser gets."""
    return {step["id"]: (here.copy(), step) for here, step in web_lessons.played(LESSONS[game], [])}


MOMENTS = {game: moments(game) for game in GAMES}


@pytest.fixture(autouse=True)
def strict() -> Any:
    """A missing message or variable is an error here."""
    Language.strict = True
    yield
    Language.strict = False


def test_what_the_browser_has_is_up_to_date() -> None:
    stale = [path.name for path, text in web_lessons.written().items() if path.read_text("utf-8") != text]
    assert not stale, "run python -m tools.web_lessons"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_short_and_its_steps_have_names_of_their_own(game: str) -> None:
    names = [step["id"] for step in LESSONS[game]["steps"]]
    assert 12 <= len(names) <= 16
    assert len(names) == len(set(names))
    doing = [step for step in LESSONS[game]["steps"] if step.get("do")]
    assert len(doing) >= 6, "the learner makes the moves"


@pytest.mark.parametrize(("game", "source"), STEPS)
def test_each_step_is_played_by_the_engine(game: str, source: Document) -> None:
    """Every way that is accepted is legal, may be touched action by action, and leads the learner to the same table."""
    here, step = MOMENTS[game][source["id"]]
    seat = LESSONS[game]["seat"]
    ends = []
    for way in source.get("do", []):
        trial, tree, seen = here.copy(), step["tree"], here.view(seat)
        assert trial.seat == seat, "it is the learner's turn"
        for action in way:
            assert action in trial.legal()
            assert action in tree["legal"]
            trial.apply(action)
            tree = next(kid for kid in tree["kids"] if kid["action"] == action)
            seen = seen | tree["view"]
            assert seen == trial.view(seat)
        ends.append(trial.view(seat))
    assert all(end == ends[0] for end in ends)


@pytest.mark.parametrize(("game", "source"), STEPS)
def test_nothing_can_be_touched_that_the_rules_forbid(game: str, source: Document) -> None:
    def checked(game: Game, tree: Document) -> int:
        assert all(action in game.legal() for action in tree["legal"])
        tried = 0
        for kid in tree["kids"]:
            after = game.copy()
            after.apply(kid["action"])
            tried += 1 + checked(after, kid)
        return tried

    here, step = MOMENTS[game][source["id"]]
    tried = checked(here, step["tree"])
    assert tried >= sum(len(way) for way in source.get("do", [])[:1])


@pytest.mark.parametrize("game", GAMES)
def test_the_others_move_by_the_rules_and_only_they(game: str) -> None:
    seat, here = LESSONS[game]["seat"], None
    for source in LESSONS[game]["steps"]:
        here = voliera.from_position(source["scene"]) if "scene" in source else here
        assert here is not None
        for actions in source.get("lead", []):
            assert here.seat != seat
            here.apply(actions)
        if source.get("do"):
            here.apply(source["do"][0])


def source_of(code: str, game: str, name: str) -> str:
    """A message as it stands in its file."""
    text = (locales_folder() / code / f"web-learn-steps-{game}.ftl").read_text("utf-8")
    found = re.search(rf"^{name} =.*?(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found.group()


@pytest.mark.parametrize(("game", "source"), STEPS)
def test_each_step_is_said_in_four_languages(game: str, source: Document) -> None:
    """All of it is there, with the numbers that the engine gives, and no number besides them."""
    facts = MOMENTS[game][source["id"]][1]["facts"]
    name = f"web-learn-{game}-{source['id']}"
    parts = [name, f"{name}.title", *([f"{name}.task", f"{name}.wrong"] if source.get("do") else [])]
    for code in LANGUAGES:
        for part in parts:
            said = Language(code).say(part, **(facts if "title" not in part else {}))
            numbers = {int(number) for number in re.findall(r"\d+", said)}
            assert numbers <= set(facts.values()), f"{code} {part}: {said}"
        whole = " ".join(Language(code).say(part, **facts) for part in parts)
        chosen = set(re.findall(r"\$(\w+) ->", source_of(code, game, name)))  # “both flowers” says two as well
        missing = {key for key, number in facts.items() if str(number) not in re.findall(r"\d+", whole)} - chosen
        assert not missing, f"{code} {name} does not say {missing}"


def test_no_step_is_said_that_is_not_there() -> None:
    steps = {f"web-learn-{game}-{step['id']}" for game in GAMES for step in LESSONS[game]["steps"]}
    said = {name.partition(".")[0] for name in message_ids("en") if re.match(r"web-learn-(birdie|bower)-", name)}
    assert said == steps


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_in_sentences_come_from_the_engine(code: str) -> None:
    """No digit stands in the sentences of a lesson: every one is a variable, or chooses between two wordings."""
    for game in GAMES:
        text = (locales_folder() / code / f"web-learn-steps-{game}.ftl").read_text("utf-8")
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        assert not [line for line in lines if re.search(r"\d", re.sub(r"^ +\*?\[\d+\]", "", line))]


@pytest.mark.parametrize(("game", "source"), STEPS)
def test_each_step_names_its_rule_and_what_it_shows(game: str, source: Document) -> None:
    assert f"rule-{source['rule']}" in message_ids("en")
    assert source["rule"].startswith("B-" if game == "birdie" else "W-")
    assert source.get("exhibit", "cards") in EXHIBITS


@pytest.mark.rule("B-P4")
@pytest.mark.parametrize("name", ["cut", "ability", "expert"])
def test_what_birdie_teaches_in_scoring_is_the_best_there_is(name: str) -> None:
    here, _ = MOMENTS["birdie"][name]
    source = next(step for step in LESSONS["birdie"]["steps"] if step["id"] == name)
    after = here.copy()
    after.apply(source["do"][0])
    gain = after.result()["totals"][0] - here.result()["totals"][0]
    assert gain == solve(here)["value"]


@pytest.mark.rule("W-B1")
def test_the_gem_of_bowers_lesson_earns_a_bonus_and_the_x_breaks_a_tie() -> None:
    gems, _ = MOMENTS["bower"]["bonus"]
    assert gems.phase == "bonus"
    before, _ = MOMENTS["bower"]["target"]
    after, _ = MOMENTS["bower"]["tiles"]
    assert before.result()["columns"][0]["by"] == "tied"
    assert after.result()["columns"][0]["eggs"] == [1, 0]


@pytest.mark.rule("W-E3")
def test_the_count_of_bowers_lesson_shows_shells_and_two_eggs() -> None:
    over, _ = MOMENTS["bower"]["count"]
    result = over.result()
    assert over.over
    assert result["winners"] == [0]
    third, fourth = result["columns"][2:4]
    assert (third["by"], fourth["by"], fourth["eggs"]) == ("shells", "shells", [2, 0])
    assert third["egg"].startswith("feather-"), "feathers are what the sentence speaks of"
