"""Placements as documents: one for each legal action, with what playing on would bring; and no secrets."""

import random
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import assume, given

import voliera
from tests.configurations import CONFIGURATIONS, Configuration, as_json, play
from tests.games.bower.facts import bower_hidden
from tests.games.bower.tables import cover, ended, lay, playing, settling, table
from tests.worlds import Moment, exchange, moment, pairs_of_seeds, proof, seeds
from voliera.documents import Document
from voliera.game import Game
from voliera.games.bower.rules.state import NONE, STATE, Phase
from voliera.games.bower.solve.placements import placements
from voliera.kernel import States, thaw

BOWERS = [configuration for configuration in CONFIGURATIONS if configuration.game == "bower"]


def laying(game: Game) -> bool:
    return any(action["do"] in ("play", "cover") for action in game.legal())


def moments_of_laying(configuration: Configuration, seed: int) -> Iterator[Game]:
    for game, _ in play(configuration, seed):
        if not game.over and laying(game):
            yield game


@pytest.mark.parametrize("configuration", BOWERS, ids=str)
def test_documents_say_what_playing_on_brings(configuration: Configuration) -> None:
    """Whole games: one document for each legal action, and what the two results and the events say of it."""
    chance = random.Random(7)
    for seed in range(3):
        for game in moments_of_laying(configuration, seed):
            found = placements(game)
            assert sorted(as_json(one["action"]) for one in found) == sorted(map(as_json, game.legal()))
            keys = [(-one["expected"], not one["gems"]["bonus"], -one["eggs"]) for one in found]
            assert keys == sorted(keys)
            for one in chance.sample(found, min(2, len(found))):
                check_document(game, one)


def check_document(game: Game, found: Document) -> None:
    seat = game.seat
    assert seat is not None
    seen = game.view(seat)["eggs"]
    twin = game.copy()
    events = twin.apply(found["action"])
    before, after = game.explain(), twin.explain()

    def change(part: str, i: int) -> int:
        old, new = before[part][i]["eggs"], after[part][i]["eggs"]
        return int(new[seat] - old[seat] - new[1 - seat] + old[1 - seat])

    for line in found["columns"]:
        i = line["column"]
        assert line["egg"] == seen[i]
        for key in ("shells", "coloured"):
            old, new = before["columns"][i][key], after["columns"][i][key]
            assert line[key] == [old[seat], new[seat], new[1 - seat]]
        if seen[i] is None:
            assert (line["eggs"], line["matching"], line["white"]) == (None, None, None)
            assert line["if"][before["columns"][i]["egg"]] == change("columns", i)
        else:
            assert line["if"] == {seen[i]: change("columns", i)}
            assert line["eggs"] == change("columns", i)
            for key, name in (("matching", "printed"), ("white", "white")):
                old, new = before["columns"][i][name], after["columns"][i][name]
                assert line[key] == [old[seat], new[seat], new[1 - seat]]
    touched = {line["material"]: line for line in found["groups"]}
    for i in range(3):
        old, new = before["groups"][i], after["groups"][i]
        expected = {
            key: [old[key][seat], new[key][seat], new[key][1 - seat]] for key in ("sizes", "shells", "coloured")
        }
        if any(old[key][seat] != new[key][seat] for key in expected):
            material = old["material"]
            assert touched.pop(material) == {"material": material, **expected, "eggs": change("groups", i)}
    assert not touched
    known = [i for i in range(6) if seen[i] is not None]
    paid = [
        sum(line["eggs"] * (1 if line["seat"] == seat else -1) for line in one["egg_tiles"]) for one in (before, after)
    ]
    assert found["egg_tiles"] == paid[1] - paid[0]
    counted = sum(change("groups", i) for i in range(3)) + sum(change("columns", i) for i in known)
    assert found["eggs"] == counted + found["egg_tiles"]
    means = [np.mean(list(line["if"].values())) for line in found["columns"] if line["egg"] is None]
    assert found["expected"] == pytest.approx(found["eggs"] + sum(means), abs=1e-3)
    earned = [event["args"] for event in events if event["id"] == "bonus-earned"]
    assert found["gems"]["bonus"] == bool(earned)
    if earned:
        assert found["gems"]["third"] == {"columns": earned[0]["columns"], "groups": earned[0]["groups"]}


RED_AND_YELLOW = {0: "flower-red", 2: "flower-yellow"}


def only(game: Game, where: str) -> Document:
    """The document of the first hand tile on a place."""
    return next(one for one in placements(game) if one["action"] == lay(where))


@pytest.mark.rule("W-E3")
def test_a_column_that_is_won() -> None:
    """The only red Flower is worth two eggs; a second one makes it one; the other's count stands beside."""
    first = only(playing("10n Gg Gg", "SR Ss", eggs=RED_AND_YELLOW), "00n")
    column = first["columns"][0]
    assert (column["column"], column["egg"], column["eggs"]) == (0, "flower-red", 2)
    assert (column["matching"], column["shells"]) == ([0, 1, 0], [0, 1, 0])
    second = only(playing("00n SR Sg", "SR Ss", theirs="00n Gs Gs / 02n SRRR Sg", eggs=RED_AND_YELLOW), "02n")
    assert second["columns"][0]["matching"] == [1, 2, 3]
    assert second["columns"][0]["objects"] == {"flower-red": [1, 2, 3]}
    assert second["columns"][0]["eggs"] == 0


@pytest.mark.rule("W-E4")
def test_white_objects_are_declared_for_the_best() -> None:
    """One white Flower matches for two eggs; a printed one beside it takes one egg away, unless it is left out."""
    game = playing("00n SW Sg", "SR Sg", eggs=RED_AND_YELLOW)
    column = only(game, "02n")["columns"][0]
    assert (column["white"], column["matching"], column["eggs"]) == ([1, 1, 0], [0, 1, 0], 0)


@pytest.mark.rule("W-E2")
def test_a_group_that_overtakes() -> None:
    game = playing("00n Mg Mg", "Mg Mss", theirs="00n Mg Mg / 02n Mg Sg")
    group = only(game, "02n")["groups"][0]
    assert group == {"material": "moss", "sizes": [2, 4, 3], "shells": [0, 2, 0], "coloured": [False] * 3, "eggs": 2}


@pytest.mark.rule("W-B12")
def test_the_branch_joins_what_a_tile_completes() -> None:
    game = playing("00n Mgg Sg / 10n Eg Eg / 10 branch row", "Mg Gs")
    found = only(game, "20n")
    assert next(line for line in found["groups"] if line["material"] == "moss")["sizes"][:2] == [1, 2]
    assert found["gems"]["third"]["groups"] == ["moss"]
    assert {"material": "moss", "size": 2, "gems": 3} in found["gems"]["groups"]


@pytest.mark.rule("W-B1")
def test_a_third_gem_and_no_bonus_tile_for_it() -> None:
    mine = "00n Sg Mg"
    found = only(playing(mine, "Gg Gs"), "02n")
    assert found["gems"]["columns"] == [{"column": 0, "gems": [2, 3]}]
    assert found["gems"]["third"] == {"columns": [0], "groups": []}
    assert found["gems"]["bonus"] is True
    spent = only(playing(mine, "Gg Gs", variant="super", bonus_pile=[]), "02n")
    assert spent["gems"]["third"] == {"columns": [0], "groups": []}
    assert spent["gems"]["bonus"] is False


@pytest.mark.rule("W-B13")
def test_a_cover_breaks_a_group_and_earns_nothing() -> None:
    game = settling("cover", "00n Mg Mg / 10n Mg Mg", cover_tile="Sg Sggg")
    found = next(one for one in placements(game) if one["action"] == cover("00n"))
    moss = next(line for line in found["groups"] if line["material"] == "moss")
    assert moss["sizes"][:2] == [4, 2]
    assert found["gems"]["columns"] == [{"column": 0, "gems": [2, 4]}]
    assert found["gems"]["bonus"] is False


@pytest.mark.rule("W-B7")
def test_an_egg_that_was_not_seen() -> None:
    """Seat 0 knows columns 0, 2, 4: of column 1 it is told what each of the other five eggs would pay."""
    eggs = {0: "flower-red", 1: "flower-white", 2: "flower-yellow", 4: "feather-red"}
    column = only(playing("00n Gg Gg", "SR Ss", eggs=eggs), "10n")["columns"][0]
    assert (column["egg"], column["eggs"], column["matching"], column["white"]) == (None, None, None, None)
    assert set(column["if"]) == {"flower-purple", "flower-white", "feather-yellow", "feather-purple", "feather-white"}
    assert (column["if"]["flower-white"], column["if"]["flower-purple"]) == (2, 1)
    spied = [{"columns": [1], "aside": False}, {"columns": [], "aside": False}]
    seen = only(playing("00n Gg Gg", "SR Ss", eggs=eggs, known=spied, kept=("spy-opponent", "")), "10n")["columns"][0]
    assert (seen["egg"], seen["eggs"], seen["if"]) == ("flower-white", 2, {"flower-white": 2})


def test_where_nothing_is_laid_there_is_nothing_to_say() -> None:
    assert placements(table()) == []
    assert placements(ended("00n Sr Sr", "00n Sr Sr")) == []
    with pytest.raises(voliera.GameError, match="bower") as caught:
        placements(voliera.new("birdie", seed=1))
    assert caught.value.code == "bad_request"


def test_a_half_said_action_has_not_happened() -> None:
    game = playing("00n Mg Mg", "SR Ss")
    whole = placements(game)
    game.step(game.numbers()[0])
    assert placements(game) == whole


# Secrets


def to_lay(states: States) -> bool:
    return bool(states["phase"][0] == Phase.PLAY or states["cover_tile"][0] != NONE)


@proof
@given(moment("bower", to_lay), pairs_of_seeds, seeds)
@pytest.mark.rule("W-S1")
def test_what_is_hidden_changes_nothing(now: Moment, picks: list[tuple[int, int]], seed: int) -> None:
    """Hidden eggs, tiles and bonus tiles change places, or are dealt again: the seat is told the very same."""
    seat = now.game().seat
    truth = as_json(placements(now.game()))
    states = thaw(now.frozen, STATE)
    assume(exchange(states, seat, bower_hidden, picks, "bower"))
    assert as_json(placements(now.configuration.at(states.tobytes()))) == truth
    mine = Moment(now.configuration, now.frozen, seat)
    assert as_json(placements(mine.redealt(seed))) == truth


def test_an_egg_that_is_known_changes_something() -> None:
    """The proof above could fail: the same exchange with an egg of the seat's own is noticed."""
    mine, eggs = "10n Gg Gg", {0: "flower-red", 1: "feather-red"}
    swapped = {0: "feather-red", 1: "flower-red"}
    one, other = (placements(playing(mine, "SR Ss", eggs=lying)) for lying in (eggs, swapped))
    assert as_json(one) != as_json(other)
