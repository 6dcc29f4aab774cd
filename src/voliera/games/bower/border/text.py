"""The whole table as plain text, for `print(game)`: everything open, in English, for debugging and the laboratory."""

from voliera.documents import Document
from voliera.games.bower.border.documents import PHASES, VARIANTS, result
from voliera.games.bower.border.table import Table, bonus_names
from voliera.games.bower.rules.box import BONUSES, EGGS, MATERIAL_SHIFT, MATERIALS, OBJECTS
from voliera.games.bower.rules.state import COLUMNS, NONE, SQUARES, STRIDE, Phase, Token
from voliera.kernel import States

LETTERS = "ypr*" + "YPR#" + "gs"
"""Flowers in small letters, feathers in capitals, white ones as signs; gems and shells."""
WIDTH = 8


def squares(t: Table, number: int) -> str:
    """A tile in a few letters."""
    return "|".join(face_text(face) for face in t.faces[number])


def face_text(face: int) -> str:
    """A square: its material in a capital, its objects in order."""
    objects = "".join(LETTERS[kind] * (face >> 2 * kind & 3) for kind in range(len(OBJECTS)))
    return f"{MATERIALS[face >> MATERIAL_SHIFT & 3][0].upper()}{objects}"


def nest_rows(t: Table, seat: int) -> list[str]:
    """A nest, the row at the board first; a token's name stands behind a sign."""
    marks: dict[int, str] = {}
    for token, where in enumerate(t.token_at):
        if where != NONE and where // SQUARES == seat:
            marks[where % SQUARES] = marks.get(where % SQUARES, "") + "xfwsb"[token]
    lines = []
    for row in range(t.rows):
        cells = []
        for column in range(COLUMNS):
            square = STRIDE * column + row
            on_top = t.square[seat][square]
            text = "." if on_top == NONE else face_text(t.faces[on_top >> 1][on_top & 1])
            cells.append(f"{text + ('+' + marks[square] if square in marks else ''):<{WIDTH}}")
        lines.append("".join(cells).rstrip())
    return lines


def draw_table(states: States, names: list[str]) -> str:
    """The table in text: seat 1's nest above the board, seat 0's below."""
    t = Table(states)
    score: Document = result(states)
    options = ["fair_play"] if t.fair_play else []
    off = {"zero_ties": not t.zero_ties, "lone_ties": t.lone_ties_off, "joining_gems": t.joining_gems_off}
    options += [f"no {name}" for name, is_off in off.items() if is_off]
    head = ", ".join(["Bower", VARIANTS[t.variant], *options])
    state = "over" if t.phase == Phase.OVER else f"{PHASES[min(t.phase, Phase.OVER)]}, {names[t.seat]} to move"
    lines = [f"{head}: {state}", f"display: {'  '.join(squares(t, tile) for tile in t.display[: t.display_n])}"]
    board = "eggs " + " ".join(EGGS[egg] for egg in t.eggs)
    for seat in (1, 0):
        hand = "  ".join(squares(t, tile) for tile in t.hand[seat][: t.hand_n[seat]]) or "none"
        kept = " ".join(bonus_names(t.kept[seat][: t.kept_n[seat]])) or "none"
        about = f"{names[seat]}: turns {t.turns[seat]}, eggs {score['eggs'][seat]}, hand {hand}, kept {kept}"
        rows = ["    " + row for row in nest_rows(t, seat)]
        lines += [about, *reversed(rows), board] if seat else [*rows, about]
    if t.gift != NONE:
        lines.append(f"gift for {names[t.gift_seat]}: {squares(t, t.gift)}")
    if t.double != NONE:
        lines.append(f"{names[t.double]} plays two turns")
    if t.drawn_n:
        lines.append(f"drawn: {' '.join(bonus_names(t.drawn[: t.drawn_n]))}")
    if t.effect != NONE:
        lines.append(f"effect: {BONUSES[t.effect]}")
    branch = t.token_at[Token.BRANCH]
    if branch != NONE:
        lines.append(f"branch of {names[branch // SQUARES]}: along the {('row', 'column')[t.branch_along]}")
    return "\n".join(lines)
