"""Keys of Bower: a line in; actions, a tile that is held, or a refusal with its rule out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from voliera.game import Game
from voliera.games.bower.terminal.pad import Pad
from voliera.languages import LANGUAGES, Language
from voliera.terminal.ask import Act, Help, Look, Quit, Rules, Save, Undo, parse
from voliera.terminal.refusal import InputRefused

At = Callable[..., Game]


def typed(text: str, game: Game, lang: str = "en", pad: Pad | None = None) -> Any:
    return parse(text, game.view(game.seat), game.legal(), Language(lang), pad or Pad())


def done(text: str, game: Game, lang: str = "en", pad: Pad | None = None) -> Any:
    request = typed(text, game, lang, pad)
    assert isinstance(request, Act), request
    assert all(action in game.legal() for action in request.actions)
    return request.actions[0]


def refused(text: str, game: Game, lang: str = "en", pad: Pad | None = None) -> InputRefused:
    with pytest.raises(InputRefused) as caught:
        typed(text, game, lang, pad)
    for one in LANGUAGES:
        assert caught.value.worded(Language(one))
    return caught.value


@pytest.mark.rule("W-T1")
@pytest.mark.parametrize("text", ["2", "t2", "take 2", " 2 "])
def test_a_number_takes_a_display_tile(text: str, bower_at: At) -> None:
    assert done(text, bower_at("take")) == {"do": "take", "display": 1}
    assert done(text, bower_at("setup", nests=[[], []], hands=[[], []], turns_played=[0, 0])) == {
        "do": "take",
        "display": 1,
    }


def test_a_display_tile_that_is_not_there(bower_at: At) -> None:
    refusal = refused("4", bower_at("take"))
    assert (refusal.message, refusal.rule) == ("error-bower-number", "W-T1")
    assert refused("n", bower_at("take")).rule == "W-T1"
    assert refused("", bower_at("take")).message == "error-empty"


def test_a_tile_is_taken_up_turned_held_and_laid(bower_at: At) -> None:
    game = bower_at("play")
    pad = typed("2", game).pad
    assert pad == Pad(tile=1)
    pad = typed("r", game, pad=pad).pad
    assert pad.facing == "n"
    pad = typed("5a", game, pad=pad).pad
    assert pad == Pad(tile=1, facing="n", at=(4, 0))
    assert done("", game, pad=pad) == {"do": "play", "hand": 1, "at": [4, 0], "facing": "n"}
    assert typed("6a", game, pad=pad).pad.at == (5, 0)
    assert typed("1", game, pad=pad).pad == Pad(tile=0, facing="n")


@pytest.mark.parametrize(
    ("text", "facing"),
    [
        ("2 5a6a ok", "e"),
        ("2 5a 6a ok", "e"),
        ("2 5a> ok", "e"),
        ("2 5a v ok", "n"),
        ("2 5a5b ok", "n"),
        ("2 5b^ ok", "s"),
        ("2 6a5a ok", "w"),
        ("2 6a<ok", "w"),
    ],
)
def test_everything_at_once(text: str, facing: str, bower_at: At) -> None:
    action = done(text, bower_at("play"))
    assert (action["hand"], action["facing"]) == (1, facing)


def test_a_held_tile_turns_on_to_the_next_way_that_fits(bower_at: At) -> None:
    game = bower_at("play")
    pad = typed("1 6a", game).pad
    assert pad.facing == "n"
    assert typed("r", game, pad=pad).pad.facing == "w"
    assert typed("r r", game, pad=pad).pad.facing == "n"


@pytest.mark.rule("W-T2")
@pytest.mark.parametrize(
    ("text", "why"),
    [("1 1a", "filled"), ("1 5a4a", "filled"), ("1 6a>", "outside"), ("1 6c", "apart"), ("1 5d6d", "apart")],
)
def test_a_place_where_it_does_not_fit(text: str, why: str, bower_at: At) -> None:
    refusal = refused(text, bower_at("play"))
    assert (refusal.message, refusal.rule) == ("error-bower-no-place", "W-T2")
    assert refusal.args_of_message["why"] == why


def test_a_hole_of_one_square(bower_at: At) -> None:
    nest = [{"tile": "t13", "at": [1, 0], "facing": "e"}, {"tile": "t01", "at": [0, 1], "facing": "e"}]
    refusal = refused("1 1a", bower_at("play", nests=[nest, []]))
    assert refusal.args_of_message["why"] == "hole"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("5a", "error-bower-which-tile"),
        ("r", "error-bower-which-tile"),
        ("", "error-bower-which-tile"),
        ("1 ok", "error-bower-where"),
        ("3", "error-bower-no-tile"),
        ("1 5z", "error-bower-own-nest"),
        ("1 5a6b", "error-bower-neighbours"),
        ("n", "error-bower-must-play"),
        ("1 5a zzz", "error-unknown"),
        ("{ $x }", "error-unknown"),
    ],
)
def test_slips_while_laying(text: str, message: str, bower_at: At) -> None:
    assert refused(text, bower_at("play")).message == message


@pytest.mark.rule("W-B14")
def test_a_gift_is_taken_up_by_itself(bower_at: At) -> None:
    game = bower_at("play", gift={"seat": 0, "tile": "t35"}, hands=[["t20"], ["t21"]])
    assert done("5a ok", game) == {"do": "play", "hand": "gift", "at": [4, 0], "facing": "e"}
    assert refused("1", game).message == "error-bower-gift"
    assert refused("", game).message == "error-bower-where"


def test_bonus_or_not(bower_at: At) -> None:
    game = bower_at("bonus")
    for text in ("ok", "b", "bonus"):
        assert done(text, game) == {"do": "bonus"}
    for text in ("n", "no", "decline"):
        assert done(text, game) == {"do": "decline"}
    assert refused("3", game).message == "error-bower-yes-or-no"


@pytest.mark.rule("W-B3")
def test_one_of_three_is_kept(bower_at: At) -> None:
    game = bower_at("keep", pending={"drawn": ["x", "cover", "egg-red"]})
    assert done("2", game) == {"do": "keep", "bonus": "cover"}
    assert done("keep 3", game) == {"do": "keep", "bonus": "egg-red"}
    assert refused("4", game).rule == "W-B3"
    assert refused("n", game).message == "error-bower-must-choose"


@pytest.mark.rule("W-B7")
def test_an_egg_is_spied(bower_at: At) -> None:
    game = bower_at("effect", "spy-opponent")
    assert done("4", game) == {"do": "spy", "column": 3}
    assert done("n", game) == {"do": "decline"}
    assert refused("1", game).message == "error-bower-spy"


@pytest.mark.rule("W-B9")
@pytest.mark.parametrize(
    ("text", "nest", "at", "thing"),
    [
        ("2a", 0, [1, 0], "flower-red"),
        ("4a ƒr", 0, [3, 0], "feather-red"),
        ("4a /r", 0, [3, 0], "feather-red"),
        ("4a red", 0, [3, 0], "feather-red"),
        ("4a red feather", 0, [3, 0], "feather-red"),
        ("4a feather-purple", 0, [3, 0], "feather-purple"),
        ("4a flower", 0, [3, 0], "flower-yellow"),
        ("4a *", 0, [3, 0], "flower-yellow"),
        ("1z", 1, [0, 0], "flower-yellow"),
        ("2z p", 1, [1, 0], "feather-purple"),
    ],
)
def test_the_x_on_an_object(text: str, nest: int, at: list[int], thing: str, bower_at: At) -> None:
    assert done(text, bower_at("effect", "x")) == {"do": "token", "nest": nest, "at": at, "object": thing}


def test_the_x_where_it_cannot_lie(bower_at: At) -> None:
    game = bower_at("effect", "x")
    assert refused("1a", game).message == "error-bower-nothing-to-cross"
    assert refused("4a", game).message == "error-bower-which-object"
    assert refused("4a feather", game).message == "error-bower-which-object"
    assert refused("2", game).message == "error-bower-square"


@pytest.mark.rule("W-B10")
@pytest.mark.parametrize("effect", ["white-feather", "white-flower", "shells"])
def test_tokens_go_on_filled_squares_of_the_own_nest(effect: str, bower_at: At) -> None:
    game = bower_at("effect", effect)
    assert done("3a", game) == {"do": "token", "at": [2, 0]}
    for text in ("3b", "1z"):
        assert refused(text, game).message == "error-bower-own-square"


@pytest.mark.rule("W-B12")
def test_the_branch_and_its_direction(bower_at: At) -> None:
    nest = [{"tile": "t01", "at": [1, 0], "facing": "n"}, {"tile": "t13", "at": [0, 0], "facing": "n"}]
    game = bower_at("effect", "branch", nests=[nest, []])
    assert done("2a", game) == {"do": "token", "at": [1, 0], "along": "row"}
    for text in ("2b row", "2b -"):
        assert done(text, game)["along"] == "row"
    for text in ("2b column", "2b |"):
        assert done(text, game)["along"] == "column"
    assert refused("2b", game).message == "error-bower-branch-way"
    assert refused("2a column", game).message == "error-bower-branch-ends"


@pytest.mark.parametrize("effect", ["spy-aside", "cover", "double-turn", "discard"])
def test_effects_without_a_choice(effect: str, bower_at: At) -> None:
    game = bower_at("effect", effect)
    assert done("ok", game) == {"do": "use"}
    assert done("n", game) == {"do": "decline"}


@pytest.mark.rule("W-B13")
def test_a_cover_is_laid_like_a_tile(bower_at: At) -> None:
    game = bower_at("effect", "cover", pending={"effect": "cover", "tile": "t35"})
    assert done("2a3a ok", game) == {"do": "cover", "at": [1, 0], "facing": "e"}
    assert refused("5a", game).message == "error-bower-no-cover"
    assert refused("n", game).message == "error-bower-must-cover"
    assert refused("1", game).message == "error-bower-cover-only"


def test_a_gift_and_a_discard_by_number(bower_at: At) -> None:
    assert done("3", bower_at("effect", "gift")) == {"do": "gift", "display": 2}
    game = bower_at(
        "discard", seat=1, kept=[["discard"], []], pending={"effect": "discard"}, hands=[[], ["t20", "t36"]]
    )
    assert done("2", game) == {"do": "discard", "hand": 1}
    assert refused("n", game).message == "error-bower-must-choose"


@pytest.mark.rule("W-S1")
def test_notes_on_eggs(bower_at: At) -> None:
    game = bower_at("take")
    for text in ("note 2 red feather", "note 2 feather-red", "note 2 ƒr", "NOTE 2 feather r"):
        assert typed(text, game) == Look(Pad(notes={1: "feather-red"}))
    assert typed("note 2 any flower", game).pad.notes == {1: "flower-white"}
    noted = Pad(notes={1: "feather-red", 3: "flower-red"})
    assert typed("note 2", game, pad=noted).pad.notes == {3: "flower-red"}
    assert refused("note 1 red feather", game).message == "error-bower-note-known"
    for text in ("note", "note 9 red", "note 2 red", "note 2 f", "note 2 purr"):
        assert refused(text, game).message == "error-bower-note"


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("it", "nota 2 piuma rossa"),
        ("es", "nota 2 pluma roja"),
        ("ru", "заметка 2 красное перо"),
        ("ru", "заметка 2 ƒк"),
    ],
)
def test_notes_in_other_languages(lang: str, text: str, bower_at: At) -> None:
    assert typed(text, bower_at("take"), lang).pad.notes == {1: "feather-red"}


def test_russian_squares_and_words(bower_at: At) -> None:
    game = bower_at("play")
    assert done("2 5а6а ок", game, "ru") == done("2 5a6a ok", game, "ru")
    assert typed("п", game, "ru", Pad(tile=0)).pad.facing == "n"
    crossed = bower_at("effect", "x")
    assert done("1я", crossed, "ru") == done("1z", crossed, "ru")
    assert done("4а ƒк", crossed, "ru")["object"] == "feather-red"


def test_a_square_in_words(bower_at: At) -> None:
    game = bower_at("take")
    assert [str(note) for note in typed("2a", game).notes] == ["2a: straw with 1 red flower and 2 gems."]
    assert [str(note) for note in typed("1d 1z", game).notes] == ["1d is empty.", "1z: straw with 1 yellow flower."]
    assert str(typed("2a", game, "ru").notes[0]) == "2a: солома, предметы: 1 красный цветок и 2 самоцвета."


def test_what_works_at_every_table(bower_at: At) -> None:
    game = bower_at("play")
    assert typed("?", game) == Help()
    assert typed("u", game) == Undo()
    assert typed("q", game) == Quit()
    assert typed("save x.json", game) == Save("x.json")
    assert typed("W-B1", game) == Rules(("W-B1",))
    assert typed("rule wt2", game) == Rules(("W-T2",))
    assert refused("rule x", game).message == "error-rule-number"
