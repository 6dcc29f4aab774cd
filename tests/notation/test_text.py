"""Text that people write: comments, spaces, what may be left out; and each fault with its line and column."""

import io
import random
import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import voliera
from tests.configurations import CONFIGURATIONS, play
from voliera.errors import GameError
from voliera.notation import Notated, Remark, format_game, format_jsonl, lines_of, parse, parse_json, parse_jsonl
from voliera.notation.lines import LARGEST, LONGEST_LINE

SHORT = """[Format "voliera/notation/1"]
[Game "birdie"]
[Seed 7]

take card {card}
"""


def short() -> str:
    """Return a game as a person would write it."""
    return SHORT.format(card=voliera.new("birdie", seed=7).position()["display"][0])


def faulty(text: str) -> tuple[str | int, ...]:
    with pytest.raises(GameError) as caught:
        list(parse(text))
    facts = caught.value.facts
    assert caught.value.message.startswith(f"line {facts['line']}, column {facts['column']}: ")
    return facts["kind"], facts["line"], facts["column"]


def test_people_may_leave_out_what_follows_from_the_rest() -> None:
    [game] = parse(short())
    assert game.record.keys() == {"format", "game", "seed", "start", "actions"}
    assert game.record["start"] == voliera.new("birdie", seed=7).position()
    assert len(voliera.replay(game.record).actions) == 1


def test_comments_stay_where_they_are() -> None:
    text = short().replace("[Game", "; the first \n;\n [ Game").replace('"]', '"]; deal; it \t')
    text = text.replace("take", "\n  ;; a good card\n\t0:   take") + "; and so on\n"
    [game] = parse(text)
    assert game.remarks == {
        "Format": Remark([], "deal; it"),
        "game": Remark(["the first", ""], "deal; it"),
        0: Remark(["; a good card"]),
        "end": Remark(["and so on"]),
    }
    written = format_game(game)
    assert written.startswith(
        '[Format "voliera/notation/1"]  ; deal; it\n; the first\n;\n[Game "birdie"]  ; deal; it\n'
    )
    assert written.endswith("\n; and so on\n")
    assert list(parse(written)) == [game]


def test_comments_before_a_further_game_belong_to_it() -> None:
    first, second = parse(f"; one\n{short()}\n; two\n{short()}; end")
    assert first.remarks == {"Format": Remark(["one"])}
    assert second.remarks == {"Format": Remark(["two"]), "end": Remark(["end"])}


@given(st.lists(st.text(max_size=20), max_size=3), st.text(max_size=20))
@settings(max_examples=30)
def test_no_comment_becomes_a_move(above: list[str], beside: str) -> None:
    """Whatever a program puts into a comment; what a terminal would obey becomes a space."""
    [game] = parse(short())
    game.remarks = {slot: Remark(above, beside) for slot in ("Format", "seed", 0)} | {"end": Remark(above)}
    written = format_game(game)
    [again] = parse(written)
    assert again.record == game.record
    assert format_game(again) == written


def test_no_game_is_no_fault() -> None:
    assert list(parse("\n \n\t\n")) == []


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lambda text: "; only a comment", ("format", 1, 1)),
        (lambda text: text.replace("notation/1", "notation/2"), ("format", 1, 9)),
        (lambda text: text.partition("\n")[2], ("format", 1, 1)),
        (lambda text: text.replace('[Game "birdie"]\n', ""), ("missing", 1, 1)),
        (lambda text: text.replace("[Seed 7]\n", ""), ("missing", 1, 1)),
        (lambda text: text.replace("Seed 7", "Seed null"), ("missing", 1, 1)),
        (lambda text: text.replace("Seed", "Sead"), ("header", 3, 2)),
        (lambda text: text.replace("Seed", "Game"), ("once", 3, 1)),
        (lambda text: text.replace("Seed 7", "Seed"), ("key", 3, 1)),
        (lambda text: text.replace("Seed 7", "Seed 07"), ("value", 3, 8)),
        (lambda text: text.replace("7]", "7"), ("closing", 3, 8)),
        (lambda text: text.replace("7]", "7] !"), ("comment", 3, 10)),
        (lambda text: text.replace("7]", '7]\n[Deal "0"]'), ("deal", 4, 1)),
        (lambda text: text.replace("7]", '7]\n[Deal "0"]\n[Start {}]'), ("once", 5, 1)),
        (lambda text: text.replace("7]", "7]\n[Start {}]"), ("rules", 4, 1)),
        (lambda text: text.replace("7]", "7]\n[Players 9]"), ("rules", 4, 1)),
        (lambda text: text.replace("7]", '7]\n[Names ["a","b","c"]]'), ("rules", 4, 1)),
        (lambda text: text.replace("7]", "7]\n[Result {}]"), ("rules", 4, 1)),
        (lambda text: text.replace("birdie", "chess"), ("rules", 2, 1)),
        (lambda text: text.replace("take", " 1: take"), ("seat", 5, 2)),
        (lambda text: text.replace("take", "9999: take"), ("verb", 5, 1)),
        (lambda text: text + "insert at 3\n", ("rules", 6, 1)),
        (lambda text: text + "[Names []]\n", ("verb", 6, 1)),
        (lambda text: text + "; \x1b[31m", ("character", 6, 3)),
        (lambda text: text + "[Names " + "[" * 100, ("deep", 6, 40)),
        (lambda text: text + ";" * (LONGEST_LINE + 1), ("long", 6, LONGEST_LINE + 1)),
        (lambda text: text + (";" * LONGEST_LINE + "\n") * (LARGEST // LONGEST_LINE), ("long", 25, 1)),
    ],
)
def test_faults_name_line_and_column(change: Callable[[str], str], found: tuple[str | int, ...]) -> None:
    assert faulty(change(short())) == found


def test_files_are_read_line_by_line() -> None:
    data = b"\xef\xbb\xbf" + short().encode()
    assert [game.record for game in parse(lines_of(io.BytesIO(data)))] == [game.record for game in parse(short())]
    for wrong, place in ((b"; \xc3\xa9\xff", (6, 4)), (b"x" * (5 * LONGEST_LINE), (6, LONGEST_LINE + 1))):
        with pytest.raises(GameError) as caught:
            list(parse(lines_of(io.BytesIO(data + wrong))))
        assert (caught.value.facts["line"], caught.value.facts["column"]) == place


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[1]", ("record", 1, 1)),
        ("{\n", ("value", 2, 1)),
        ('{"a":\n1e999}', ("value", 1, 1)),
        ("\n" + "[" * 100_000, ("deep", 2, 33)),
        ("{}", ("rules", 1, 1)),
        ("", ("value", 1, 1)),
    ],
)
def test_faults_in_json_have_a_place(text: str, found: tuple[str | int, ...]) -> None:
    with pytest.raises(GameError) as caught:
        list(parse_json(text.split("\n")))
    assert tuple(caught.value.facts[name] for name in ("kind", "line", "column")) == found


def test_a_fault_in_lines_of_json_names_the_line() -> None:
    [game] = parse(short())
    line = format_jsonl(game.record)
    lines = [line, "", line.replace('"take"', '"lay"')]
    with pytest.raises(GameError, match=r"line 3, column 1: .*record\.actions\[0\]"):
        list(parse_jsonl(lines))


TEXTS: dict[int, str] = {}


def some_game(number: int) -> str:
    """Return a random game as text; each is played once."""
    if number not in TEXTS:
        configuration = CONFIGURATIONS[number * len(CONFIGURATIONS) // 4]
        *_, (game, _) = play(configuration, number)
        TEXTS[number] = format_game(Notated(game.record()), whole=number % 2 == 1)
    return TEXTS[number]


@given(st.integers(0, 3), st.randoms(use_true_random=False), st.integers(1, 3))
@settings(max_examples=150)
def test_a_changed_text_is_refused_with_its_line_or_replays(number: int, chance: random.Random, changes: int) -> None:
    text = some_game(number)
    for _ in range(changes):
        text = changed(text, chance)
    try:
        games = list(parse(text))
    except GameError as error:
        place = re.match(r"line (\d+), column \d+: ", error.message)
        lines = text.count("\n") + 1
        if place is None or not 1 <= int(place[1]) <= lines:
            pytest.fail(error.message)
        return
    for game in games:
        assert voliera.replay(game.record).record()["actions"] == game.record["actions"]
        assert [one.record for one in parse(format_game(game))] == [game.record]


def changed(text: str, chance: random.Random) -> str:
    """Return a text with one small change: of a character, a word or a line."""
    if chance.random() < 0.5:
        lines = text.split("\n")
        at = chance.randrange(len(lines))
        one, other = lines[at], chance.choice(lines)
        others: list[list[str]] = [[], [one, one], [one[::-1]], [other], [f";{one}"]]
        lines[at : at + 1] = chance.choice(others)
        return "\n".join(lines)
    at = chance.randrange(len(text))
    pieces: list[str] = [*' "[]{},:;0\n\\-', "\x00", "é", "null", "[" * 40, chance.choice(text.split())]
    return text[:at] + chance.choice(pieces) + text[at + chance.choice([0, 1, 1, 5]) :]
