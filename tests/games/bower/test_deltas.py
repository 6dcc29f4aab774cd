"""What a placement would change: equal to laying the tile on a copy and scoring before and after.

The interpreted mode runs in a process of its own, which is this file called as a program.
"""

import json
import os
import random
import subprocess
import sys
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.games.bower.crowded import crowded
from voliera.games import rules_of
from voliera.games.bower.rules import nest
from voliera.games.bower.rules import steps as rules
from voliera.games.bower.rules.box import EGGS, SHELL
from voliera.games.bower.rules.deltas import MOST_PLACES, Column, Delta, new_rows, new_steps, placement, placements
from voliera.games.bower.rules.happenings import Happened
from voliera.games.bower.rules.numbers import GIFT, HAND, PLACE, STEPS
from voliera.games.bower.rules.scoring import FIRST_COLUMN, FIRST_EGG_TILE, GROUPS, TOTAL, By, Score, new_sheet, score
from voliera.games.bower.rules.state import COVERED, NONE, STATE, Phase, Token
from voliera.games.bower.rules.survey import COLOURED_SHELLS, DECISIVE, EVERYTHING, SURVEY, new_survey, survey
from voliera.kernel import INTERPRETED, States, cuda, new_log, thaw

ROOT = Path(__file__).parents[3]
POSITIONS = 1200
SAMPLE = 2
"""Placements of each position that are laid on a copy."""
COLUMNS = range(6)
Sheet = list[list[int]]


def filled_rows(states: States, viewer: int) -> tuple[Any, States]:
    """The rows of all placements, and the survey; the record must stay as it is, byte by byte."""
    before = states.tobytes()
    rows, seen = new_rows(3 * MOST_PLACES), new_survey()
    count = placements(states[0], viewer, seen[0], new_steps(), rows)
    assert states.tobytes() == before
    return rows[:count], seen


# The literal way


def sheet_of(states: States) -> Sheet:
    sheet = new_sheet()
    score(states[0], sheet)
    rows: Sheet = sheet.tolist()
    return rows


def with_tile(states: States, tile: int, place: int) -> States:
    """A copy on which the tile lies."""
    after = thaw(states.tobytes(), STATE)
    square, facing = divmod(place - PLACE, 4)
    covers = after["phase"][0] == Phase.EFFECT
    nest.put(after[0], int(after["seat"][0]), tile + (COVERED if covers else 0), square, facing)
    return after


def with_egg(states: States, column: int, egg: int) -> States:
    """A copy in which another egg lies in a column."""
    other = thaw(states.tobytes(), STATE)
    other["eggs"][0, column] = egg
    return other


def knows(states: States, viewer: int, column: int) -> bool:
    return viewer == EVERYTHING or (
        viewer >= 0 and (column % 2 == viewer or bool(states["spied"][0, viewer] >> column & 1))
    )


def difference(line: list[int], seat: int) -> int:
    return line[Score.EGGS + seat] - line[Score.EGGS + 1 - seat]


def known_difference(sheet: Sheet, states: States, viewer: int, seat: int) -> int:
    """All eggs but those of columns whose egg the viewer does not know."""
    hidden = [FIRST_COLUMN + column for column in COLUMNS if not knows(states, viewer, column)]
    return sum(difference(line, seat) for i, line in enumerate(sheet[:TOTAL]) if i not in hidden)


def winner(sheet: Sheet, eggs: int, seat: int) -> int:
    """W-E7, by some count of eggs."""
    total = sheet[TOTAL]
    for lead in (
        eggs,
        total[Score.COLOURED + seat] - total[Score.COLOURED + 1 - seat],
        total[Score.SHELLS + seat] - total[Score.SHELLS + 1 - seat],
    ):
        if lead:
            return 1 if lead > 0 else -1
    return 0


def tile_of(states: States, row: list[int]) -> int:
    s = states[0]
    if row[Delta.STEP] == NONE:
        return int(s.cover_tile)
    return int(s.gift if row[Delta.STEP] == GIFT else s.hand[s.seat, row[Delta.STEP] - HAND])


def check_row(states: States, row: list[int], viewer: int, met: set[str]) -> None:
    """One placement, laid on a copy: everything in its row follows from the two results."""
    seat = int(states["seat"][0])
    tile = tile_of(states, row)
    after_states = with_tile(states, tile, row[Delta.PLACE])
    before, after = sheet_of(states), sheet_of(after_states)
    counted = [known_difference(sheet, states, viewer, seat) for sheet in (before, after)]
    assert row[Delta.EGGS] == counted[1] - counted[0]
    assert row[Delta.AHEAD] == winner(after, counted[1], seat)
    tiles = range(FIRST_EGG_TILE, TOTAL)
    assert row[Delta.EGG_TILES] == sum(difference(after[i], seat) - difference(before[i], seat) for i in tiles)
    for material in range(3):
        old, new = before[GROUPS + material], after[GROUPS + material]
        size, coloured, shells = (new[part + seat] for part in (Score.COUNTS, Score.COLOURED, Score.SHELLS))
        assert row[Delta.BEST + material] == (2 * size + coloured) * DECISIVE + shells
        assert row[Delta.GROUP_EGGS + material] == difference(new, seat) - difference(old, seat)
        note_group(old, new, seat, met)
    parts = [row[at : at + Column.WIDTH] for at in (Delta.COLUMNS, Delta.COLUMNS + Column.WIDTH)]
    parts = [part for part in parts if part[Column.COLUMN] != NONE]
    laid_in = {part[Column.COLUMN] for part in parts}
    assert len(laid_in) == len(parts)
    for column in COLUMNS:
        if column not in laid_in:
            assert before[FIRST_COLUMN + column] == after[FIRST_COLUMN + column]
    for part in parts:
        check_column(states, after_states, part, viewer, met)
    check_gems(states, row, met)
    if row[Delta.STEP] != NONE:
        check_grown(after_states, row)


def squares_of(row: list[int]) -> tuple[int, int]:
    """Where both halves of the tile lie."""
    square, facing = divmod(row[Delta.PLACE] - PLACE, 4)
    return square, square + (1, 5, -1, -5)[facing]


def check_grown(after_states: States, row: list[int]) -> None:
    """The groups around both squares of the tile, found square by square, and their gems."""
    s = after_states[0]
    seat = int(s.seat)
    faces = {square: int(s.faces[on // 2, on % 2]) for square, on in enumerate(s.square[seat].tolist()) if on != NONE}
    branch, apart = int(s.token_at[Token.BRANCH]) - 30 * seat, 1 if s.branch_along else 5
    found = [[0, 0] for _ in range(4)]
    for start in squares_of(row):
        group, border = {start}, [start]
        while border:
            square = border.pop()
            near = [square + 5, square - 5] + [square + 1] * (square % 5 < 4) + [square - 1] * (square % 5 > 0)
            if 0 <= branch < 30 and abs(square - branch) == apart:
                near.append(2 * branch - square)
            for other in near:
                if other in faces and other not in group and faces[other] >> 20 & 3 == faces[start] >> 20 & 3:
                    group.add(other)
                    border.append(other)
        found[faces[start] >> 20 & 3] = [len(group), sum(faces[square] >> 16 & 3 for square in group)]
    assert [[row[Delta.GROWN + i], row[Delta.GEMS + i]] for i in range(4)] == found


def note_group(old: list[int], new: list[int], seat: int, met: set[str]) -> None:
    """What came up, so that the test can say that it has seen everything."""
    if old[Score.EGGS : Score.EGGS + 2] != new[Score.EGGS : Score.EGGS + 2]:
        met.add(f"group by {By(new[Score.BY]).name}")
    if new[Score.COUNTS + seat] < old[Score.COUNTS + seat]:
        met.add("a group falls apart")
    if new[Score.BRANCH + seat] != old[Score.BRANCH + seat]:
        met.add("a group without the Branch" if old[Score.BRANCH + seat] else "a group by the Branch")


def check_column(states: States, after_states: States, part: list[int], viewer: int, met: set[str]) -> None:
    """One column under every egg: objects, and what it pays."""
    seat, column = int(states["seat"][0]), part[Column.COLUMN]
    known = int(states["eggs"][0, column]) if knows(states, viewer, column) else NONE
    for egg in range(len(EGGS)):
        old, new = (sheet_of(with_egg(one, column, egg))[FIRST_COLUMN + column] for one in (states, after_states))
        printed, white = (
            [line[Score.COUNTS + seat] - line[Score.DECLARED + seat] for line in (old, new)],
            [line[Score.WHITE + seat] for line in (old, new)],
        )
        shells = [line[Score.SHELLS + seat] for line in (old, new)]
        if egg % 4 != 3:
            assert part[Column.OBJECTS + egg] == printed[1] - printed[0]
            assert part[Column.OBJECTS + egg - egg % 4 + 3] == white[1] - white[0]
        assert part[Column.OBJECTS + SHELL] == shells[1] - shells[0]
        coloured = [line[Score.COLOURED + seat] for line in (old, new)]
        more = part[Column.OBJECTS + COLOURED_SHELLS]
        assert coloured[1] == 1 if more > 0 else more < 0 or coloured[0] == coloured[1]
        change = difference(new, seat) - difference(old, seat)
        possible = egg == known if known != NONE else egg in unseen(states, viewer)
        assert part[Column.IF + egg] == (change if possible else 0)
        if egg == known:
            assert part[Column.EGGS] == change
            assert part[Column.MATCHING] == printed[1] - printed[0]
            assert part[Column.WHITE] == white[1] - white[0]
            if change:
                met.add(f"column by {By(new[Score.BY]).name}")
            if new[Score.DECLARED + seat] < new[Score.WHITE + seat]:
                met.add("a white object is not declared")
        elif known == NONE and possible and change:
            met.add("an unseen egg would pay")
    if known == NONE:
        assert part[Column.EGGS] == part[Column.MATCHING] == part[Column.WHITE] == 0


def unseen(states: States, viewer: int) -> set[int]:
    seen = {int(states["eggs"][0, column]) for column in COLUMNS if knows(states, viewer, column)}
    if viewer >= 0 and states["spied_aside"][0, viewer]:
        seen |= set(states["aside"][0].tolist())
    return set(range(len(EGGS))) - seen


def check_gems(states: States, row: list[int], met: set[str]) -> None:
    """The bonus, by playing on: what the log says of the third gem."""
    if row[Delta.STEP] == NONE:
        assert row[Delta.BONUS] == row[Delta.THIRD_COLUMNS] == row[Delta.THIRD_GROUPS] == 0
        met.add("cover")
        return
    for tiles_left in (int(states["bonus_n"][0]), 1):
        game = thaw(states.tobytes(), STATE)
        game["bonus_n"] = tiles_left
        log, out = new_log(), np.zeros(STEPS, np.int16)
        for step in (row[Delta.STEP], row[Delta.PLACE]):
            rules.advance(game, step, log, out)
        earned = [line.tolist() for line in log[1 : 1 + int(log[0, 0])] if line[0] == Happened.EARNED]
        if tiles_left == states["bonus_n"][0]:
            assert row[Delta.BONUS] == len(earned) == (game["phase"][0] == Phase.BONUS)
        if tiles_left:
            third = earned[0][2:] if earned else [0, 0]
            assert [row[Delta.THIRD_COLUMNS], row[Delta.THIRD_GROUPS]] == third
            met |= {name for name, mask in zip(("third in a column", "third in a group"), third, strict=True) if mask}
    if row[Delta.THIRD_COLUMNS] + row[Delta.THIRD_GROUPS] > row[Delta.BONUS] == 0:
        met.add("no bonus tiles left")


def hides_branch(states: States, row: list[int]) -> bool:
    """Whether a cover lies on the Branch."""
    return row[Delta.STEP] == NONE and int(states["token_at"][0, Token.BRANCH]) % 30 in squares_of(row)


EVERYTHING_COMES_UP = {
    *(f"group by {name}" for name in ("SIZE", "SHELLS", "COLOURED_SHELLS", "TIED")),
    *(f"column by {name}" for name in ("OBJECTS", "SHELLS", "COLOURED_SHELLS", "TIED")),
    *(
        "a group falls apart",
        "a group by the Branch",
        "a group without the Branch",
        "a white object is not declared",
        "an unseen egg would pay",
    ),
    *("cover", "gift", "third in a column", "third in a group", "no bonus tiles left"),
}


@pytest.mark.rule("W-E2")
@pytest.mark.rule("W-E3")
@pytest.mark.rule("W-E4")
@pytest.mark.rule("W-E5")
@pytest.mark.rule("W-E7")
@pytest.mark.rule("W-B1")
@pytest.mark.rule("W-B6")
def test_a_placement_changes_what_a_copy_with_the_tile_scores() -> None:
    """Crowded tables of both variants, with covers, tokens, X, Branch, gifts, egg tiles, spies, other tiles."""
    met: set[str] = set()
    placed = 0
    for seed in range(POSITIONS):
        states, chance = crowded(seed), random.Random(seed)
        viewer = chance.choice([int(states["seat"][0]), 1 - int(states["seat"][0]), NONE, EVERYTHING])
        rows, _ = filled_rows(states, viewer)
        placed += len(rows)
        listed = rows.tolist()
        for row in [*chance.sample(listed, min(SAMPLE, len(rows))), *filter(partial(hides_branch, states), listed)]:
            check_row(states, row, viewer, met)
            if row[Delta.STEP] == GIFT:
                met.add("gift")
    assert placed > 30_000
    assert met >= EVERYTHING_COMES_UP, EVERYTHING_COMES_UP - met


def test_the_list_is_that_of_the_legal_steps() -> None:
    """All of them, in their order, also while an action is half said; and the list is what `placement` says of each."""
    for seed in range(200):
        states = crowded(seed)
        seat = int(states["seat"][0])
        rows, seen = filled_rows(states, seat)
        steps = [[row[Delta.STEP], row[Delta.PLACE]] for row in rows.tolist()]
        listed = [steps for _, steps in rules_of("bower").legal_actions(states)]
        assert steps == [[NONE, *one] if len(one) == 1 else one for one in listed]
        for row in random.Random(seed).sample(list(rows), min(3, len(rows))):
            alone = np.full(Delta.WIDTH, 77, np.int16)
            square, facing = divmod(int(row[Delta.PLACE]) - PLACE, 4)
            placement(states[0], seen[0], tile_of(states, row.tolist()), square, facing, alone)
            alone[Delta.STEP] = row[Delta.STEP]
            assert (alone == row).all()
        if states["phase"][0] == Phase.PLAY and len(rows):
            first = int(rows[0, Delta.STEP])
            rules.advance(states, first, new_log(), np.zeros(STEPS, np.int16))
            half_said, _ = filled_rows(states, seat)
            assert (half_said == rows[rows[:, Delta.STEP] == first]).all()


def test_a_used_survey_is_as_good_as_a_new_one() -> None:
    used, rows, steps = new_survey(), new_rows(3 * MOST_PLACES), new_steps()
    for seed in range(60):
        states = crowded(seed)
        count = placements(states[0], int(states["seat"][0]), used[0], steps, rows)
        fresh, _ = filled_rows(states, int(states["seat"][0]))
        assert (rows[:count] == fresh).all()


def test_no_more_rows_are_filled_than_there_are() -> None:
    states, every = next(
        (states, rows) for states in map(crowded, range(99)) if len(rows := filled_rows(states, 0)[0]) > 20
    )
    rows = new_rows(9)
    rows[7:] = 77
    assert placements(states[0], 0, new_survey()[0], new_steps(), rows[:7]) == 7
    assert (rows[:7] == every[:7]).all()
    assert (rows[7:] == 77).all()


@pytest.mark.parametrize("phase", [Phase.SETUP, Phase.TAKE, Phase.BONUS, Phase.KEEP, Phase.DISCARD, Phase.OVER])
def test_nothing_is_listed_where_no_tile_is_laid(phase: Phase) -> None:
    states = crowded(4)
    states["phase"], states["cover_tile"] = phase, NONE
    assert len(filled_rows(states, 0)[0]) == 0


# Three modes


def digest(seed: int) -> str:
    """A hash of all rows of a crowded table, for every viewer, and of the survey's figures."""
    states = crowded(seed)
    known = blake2b(states.tobytes(), digest_size=6)
    for viewer in (NONE, 0, 1, EVERYTHING):
        rows, seen = filled_rows(states, viewer)
        known.update(rows.tobytes() + seen["eggs_if"].tobytes() + seen["difference"].tobytes())
    return known.hexdigest()


@pytest.mark.skipif(INTERPRETED, reason="VOLIERA_MODE=interpreted: there is no compiled mode to compare with")
def test_interpreted_and_compiled_rows_agree() -> None:
    """In the interpreted process every warning (an overflow, say) is an error."""
    environment = {**os.environ, "VOLIERA_MODE": "interpreted", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-W", "error::RuntimeWarning", "-m", "tests.games.bower.test_deltas"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [digest(seed) for seed in range(INTERPRETED_TABLES)]


INTERPRETED_TABLES = 8


@pytest.mark.gpu
@pytest.mark.filterwarnings("ignore:.*Grid size")
def test_rows_on_a_gpu_are_those_of_the_cpu() -> None:
    if not cuda.available():
        pytest.skip("no CUDA device: voliera.kernel.cuda.available() is False")
    from numba import from_dtype, int16

    device = cuda.driver()
    record, most = from_dtype(SURVEY), 3 * MOST_PLACES
    tables = np.concatenate([crowded(seed) for seed in range(500)])

    @device.jit  # type: ignore[untyped-decorator]
    def fill_all(states: Any, rows: Any, counts: Any) -> None:
        i = device.grid(1)
        if i < states.shape[0]:
            seen, steps = device.local.array(1, record), device.local.array(STEPS, int16)
            counts[i] = placements(states[i], states[i].seat, seen[0], steps, rows[i])

    rows = device.to_device(np.zeros((len(tables), most, Delta.WIDTH), np.int16))
    counts = device.to_device(np.zeros(len(tables), np.int64))
    fill_all[(len(tables) + 63) // 64, 64](device.to_device(tables), rows, counts)
    theirs, numbers = rows.copy_to_host(), counts.copy_to_host()
    for i in range(len(tables)):
        ours, _ = filled_rows(tables[i : i + 1], int(tables["seat"][i]))
        assert numbers[i] == len(ours)
        assert (theirs[i, : len(ours)] == ours).all()


# Secrets


@pytest.mark.parametrize("viewer", [NONE, 0, 1])
def test_rows_do_not_depend_on_eggs_that_the_viewer_has_not_seen(viewer: int) -> None:
    """Also for compiled callers: every order of the unseen eggs gives the same bytes, survey and rows."""
    for seed in range(120):
        states, chance = crowded(seed), random.Random(seed)
        rows, seen = filled_rows(states, viewer)
        places: list[tuple[str, int]] = [("eggs", i) for i in COLUMNS if not knows(states, viewer, i)]
        if viewer == NONE or not states["spied_aside"][0, viewer]:
            places += [("aside", 0), ("aside", 1)]
        eggs = [states[name][0, i] for name, i in places]
        for (name, i), egg in zip(places, chance.sample(eggs, len(eggs)), strict=True):
            states[name][0, i] = egg
        other_rows, other_seen = filled_rows(states, viewer)
        assert (rows == other_rows).all()
        assert seen.tobytes() == other_seen.tobytes()


def test_the_survey_of_the_other_nest() -> None:
    """Any seat's placements can be asked for: the same as if it were to move."""
    for seed in range(40):
        states = crowded(seed)
        other = 1 - int(states["seat"][0])
        seen, row = new_survey(), new_rows(1)[0]
        survey(states[0], other, EVERYTHING, seen[0])
        moved = thaw(states.tobytes(), STATE)
        moved["seat"], moved["phase"], moved["cover_tile"], moved["gift_seat"] = other, Phase.PLAY, NONE, NONE
        moved["hand"][0, other, 0], moved["hand_n"][0, other] = 0, 1
        for wanted in filled_rows(moved, EVERYTHING)[0]:
            square, facing = divmod(int(wanted[Delta.PLACE]) - PLACE, 4)
            placement(states[0], seen[0], 0, square, facing, row)
            row[Delta.STEP] = HAND
            assert (row == wanted).all()


if __name__ == "__main__":
    json.dump([digest(seed) for seed in range(INTERPRETED_TABLES)], sys.stdout)
