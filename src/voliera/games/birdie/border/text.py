"""The whole table as plain text, for `print(game)`: everything open, in English, for debugging and the laboratory."""

from voliera.games.birdie.border.documents import VARIANTS, laying, phase_name, scoring
from voliera.games.birdie.border.table import Table, names
from voliera.games.birdie.rules.box import BIRDS, FEATURES
from voliera.games.birdie.rules.state import Phase

SHORT = {name: name[:2].capitalize() for name in FEATURES}


def short(card: str) -> str:
    """A card in four letters: RoSp is the Robin in Spring."""
    bird, season = card.split("-")
    return SHORT[bird] + SHORT[season]


def row(cards: list[str]) -> str:
    """Cards in a row."""
    return " ".join(short(card) for card in cards) or "none"


def draw_table(t: Table, players: list[str], totals: list[int]) -> str:
    """The table in text."""
    options = [name for name in ("single_chain", "open_memory") if getattr(t, name)]
    head = f"Birdie, {VARIANTS[t.variant]}{''.join(', ' + name for name in options)}: round {t.round_no}"
    if t.phase == Phase.OVER:
        lines = [f"{head}, over"]
    else:
        lines = [f"{head}, {phase_name(t)}, {players[t.seat]} to move"]
    unseen = sum(card >= 0 for card in t.stock)
    lines.append(f"display: {row(names(t.display[: t.display_n]))}   (cards not yet seen: {unseen})")
    width = max(len(name) for name in players)
    for seat in range(t.players):
        mark = ">" if seat == t.seat else " "
        boxes = "  ".join(f"{SHORT[name]} {t.boxes[seat][i] or '·'}" for i, name in enumerate(FEATURES))
        passes = "/".join(str(v) if v >= 0 else "·" for v in t.pass_points[seat])
        trophies = " ".join(SHORT[bird] for i, bird in enumerate(BIRDS) if t.trophies[i] == seat) or "none"
        lines += [
            f"{mark} {players[seat]:<{width}}  {totals[seat]:>3} points   {boxes}   "
            f"pass {passes}   flaps {t.flaps[seat]}   trophies {trophies}",
            f"    hand: {row(t.hand_of(seat))}",
            f"    line: {row(t.line_of(seat))}",
        ]
    open_turn = laying(t)
    if open_turn is not None:
        lines.append("laying: " + " ".join(f"{short(c['card'])} ({c['from']})" for c in open_turn["cards"]))
    open_scoring = scoring(t, True)
    if open_scoring is not None:
        sets = [
            f"{declared['start']}+{declared['length']} {declared['feature']}" + (" dropped" * declared["dropped"])
            for declared in open_scoring["sets"]
        ]
        if sets:
            lines.append("sets: " + ", ".join(sets))
        if open_scoring["drawn"] is not None:
            lines.append(f"drawn: {short(open_scoring['drawn'])}")
        if open_scoring["set"] is not None:
            lines.append(f"set: {open_scoring['set']['size']} {open_scoring['set']['feature']}")
    return "\n".join(lines)
