"""Positions of Bower that cannot be are refused."""

from typing import Any

import pytest

from tests.protocol.bower_positions import EARTH, FULL, HIDDEN, at, both_variants, effect, known, mixed, rich, sparse
from tests.protocol.changes import HUGE, NOT_INTEGERS, Change, both, change, deep, remove
from tests.protocol.engine_client import BONUSES, EFFECTS, TILES, TOKENS, UNFAIR, Talk, bower_moment, error
from voliera.documents import Document


def refuse(talk: Talk, position: object, field: str) -> None:
    """The position is refused, and the message names the field."""
    before = list(talk.engine.games)
    code, message = error(talk.ask("setup", game="bower", position=position, seed=1))
    assert code == "bad_position", message
    assert message.startswith("position")
    assert field in message
    assert "nothing has changed" not in message, "an error inside the engine"
    assert list(talk.engine.games) == before


def lay(seat: int, **item: Any) -> Change:
    """Lay something more into a nest."""
    return change(f"nests.{seat}", lambda old: [*old, item])


def instead(other: Document) -> Change:
    """Another table."""

    def put(position: Document) -> None:
        position.clear()
        position.update(other)

    return put


def asking(name: str, seat: int = 0) -> Change:
    """The same table with a kept tile to be settled."""
    return lambda p: p.update({"phase": "effect", "seat": seat, "pending": {"effect": name}})


REQUIRED = (
    *("format", "game", "players", "variant", "options", "first", "turns_played", "phase", "seat", "known", "display"),
    *("bonus_discards", "nests", "hands", "kept", "pending", "gift", "double", "out"),
)
NULL_IS_GOOD = ("pending", "gift", "double")
LISTS = ("turns_played", "known", "display", "bonus_discards", "nests", "hands", "kept", "out", *HIDDEN)
FORMS: list[tuple[Change, str]] = [
    *((remove(field), field) for field in REQUIRED),
    *((change(field, None), field) for field in REQUIRED if field not in NULL_IS_GOOD),
    *((change(field, "x"), field) for field in REQUIRED if field != "game"),
    *((change(field, 5), field) for field in (*REQUIRED, *HIDDEN) if field != "game"),
    *((change(field, {}), field) for field in (*LISTS, "first", "players", "phase", "seat", "gift", "pending")),
    *((change(field, deep(400)), field) for field in (*REQUIRED, *HIDDEN)),
    *((change(field, {"x": deep(400)}), field) for field in ("options", "gift", "pending")),
    *((change(f"{field}.0", deep(400)), field) for field in LISTS if field != "eggs"),
    *((change(field, value), field) for field in ("players", "first", "seat") for value in NOT_INTEGERS),
    *((change(field, value), field) for field in ("players", "first", "seat") for value in (-1, 2 + 1, HUGE, -HUGE)),
    *((change("double", value), "double") for value in (*NOT_INTEGERS, -1, 2, HUGE)),
    *((change("turns_played.0", value), "turns_played") for value in (*NOT_INTEGERS, None, -1, 13, HUGE, -HUGE)),
    *((change("rng.0", value), "rng") for value in (*NOT_INTEGERS, None, -1, 2**32, HUGE)),
    *((change("rng", value), "rng") for value in mixed([], [1, 2, 3], [1, 2, 3, 4, 5])),
    *((change(field, lambda old: old[:1]), field) for field in ("turns_played", "known", "nests", "hands", "kept")),
    *(
        (change(field, lambda old: [*old, old[0]]), field)
        for field in ("turns_played", "known", "nests", "hands", "kept")
    ),
    *((change(f"{field}.0", None), field) for field in ("known", "nests", "hands", "kept", "display", "pile", "out")),
    *((change(f"{field}.0", None), field) for field in ("bonus_pile", "bonus_discards")),
    (change("hands.0", [None]), "hands"),
    (change("kept.0", [None]), "kept"),
    (change("format", "voliera/position/2"), "format"),
    (change("format", "voliera/view/1"), "format"),
    (change("game", "birdie"), "game"),
    (change("game", "chess"), "game"),
    *((change("variant", value), "variant") for value in mixed("expert", "Standard", "")),
    *((change("phase", value), "phase") for value in mixed("turn", "Take", "", "place", "scoring")),
    (change("colour", 1), "colour"),
    (change("pile_size", 9), "pile_size"),
    (change("bonus_pile_size", 9), "bonus_pile_size"),
    (change("history", []), "history"),
    (change("options", {"colour": 1}), "options"),
    (change("options", {"fair_play": 1}), "options"),
    (change("options", {"zero_ties": "no"}), "options"),
    (change("options", {"single_chain": True}), "options"),
    (change("options", {"components": "tiles.json"}), "components"),
    (change("players", 3), "players"),
]
EGG_CHANGES: list[tuple[Change, str]] = [
    (change("eggs.0", "feather-yellow"), "eggs"),
    (change("aside.0", "flower-yellow"), "aside"),
    (change("aside.1", lambda old: "feather-red"), "aside"),
    (change("eggs", lambda old: old[:5]), "eggs"),
    (change("eggs", lambda old: [*old, None]), "eggs"),
    (change("eggs", []), "eggs"),
    (change("aside", [None]), "aside"),
    (change("aside", [None] * 3), "aside"),
    *((change("eggs.2", value), "eggs") for value in mixed("robin", "Flower-red", "gem", 0, True, ["flower-red"])),
    *((change("aside.0", value), "aside") for value in mixed("shell", "", 0, {})),
    (change("known.0.columns", [0]), "known[0]"),
    (change("known", [known(), known(1)]), "known[1]"),
    (change("known.0.columns", [1, 3]), "known[0]"),
    (change("known.1.columns", [0]), "known"),
    (change("known.0.columns", [1, 1]), "known[0]"),
    *((change("known.0.columns", [value]), "known[0]") for value in (6, 7, -1, HUGE)),
    *((change("known.0.columns.0", value), "known[0]") for value in (*NOT_INTEGERS, None)),
    *((change("known.1.aside", value), "known[1]") for value in mixed(0, 1, None, "yes", [])),
    (remove("known", 0, "aside"), "known[0]"),  # type: ignore[arg-type]
    (remove("known", 0, "columns"), "known[0]"),  # type: ignore[arg-type]
    (change("known.0.when", 1), "known[0]"),
    (change("known.1.aside", True), "known[1].aside"),
]
"""Of the last: the tile that looks at the eggs set aside is among the discards."""
TILE_CHANGES: list[tuple[Change, str]] = [
    *(
        (change(f"{field}.0", value), field)
        for field in ("display", "pile", "out")
        for value in mixed("t37", "t1", "T01", "", "x", "gem", 5, True, {}, [], [EARTH], EARTH[:1], [*EARTH, EARTH[0]])
    ),
    *((change("hands.0.0", value), "hands[0][0]") for value in mixed("t37", "x", 5, True, {}, [], EARTH[:1])),
    *((change(f"{field}.0", "t01"), "nests[0][0].tile: t01") for field in ("display", "pile", "out")),
    (change("hands.0.0", "t07"), "hands"),
    (change("hands.0.0", "nest-3"), "hands"),
    (change("nests.0.0.tile", "t02"), "nests[0]"),
    (change("nests.1.5.cover", "t01"), "nests[1][5].cover"),
    (change("pile", lambda old: [*old, old[0]]), "pile"),
    *((change(f"{field}.0", "nest-3"), field) for field in ("display", "pile")),
    (change("gift", {"seat": 1, "tile": "nest-3"}), "gift"),
    (change("nests.1.5.cover", "nest-3"), "nests[1][5].cover"),
    (change("display", lambda old: [*old, "t14"]), "display"),
    (change("display", lambda old: old[:2]), "display"),
    (change("display", []), "display"),
    (both(change("display", lambda old: old[:2]), change("pile", None)), "display"),
    (both(change("display.0", EARTH), change("pile", None)), "pile"),
    (both(change("nests.0.0.tile", EARTH), remove("pile")), "pile"),
    (both(change("hands.0.0", EARTH), change("pile", None)), "pile"),
    (change("pile", lambda old: [*old, *[EARTH] * 13]), "tiles"),
    (change("pile", [EARTH] * 5000), "tiles"),
    (change("hands.0", [EARTH] * 25), "hands[0]"),
    (both(change("hands.1", [EARTH] * 18), change("pile", [])), "hands[1]"),
    (instead(sparse(hands=[list(TILES[12:25]), []])), "hands[0]"),
    (instead(sparse(variant="super", hands=[[], list(TILES[12:22])])), "hands[1]"),
    (change("hands.0", lambda old: old * 40_000), "hands[0]"),
    (change("display.0", [{**EARTH[0], "objects": ["gem"] * 4}, EARTH[1]]), "display[0]"),
    (change("display.0", [{**EARTH[0], "objects": ["sparrow"]}, EARTH[1]]), "display[0]"),
    (change("display.0", [{**EARTH[0], "objects": "gem"}, EARTH[1]]), "display[0]"),
    (change("display.0", [{**EARTH[0], "objects": [1]}, EARTH[1]]), "display[0]"),
    (change("display.0", [{**EARTH[0], "objects": None}, EARTH[1]]), "display[0]"),
    (change("display.0", [{**EARTH[0], "material": "stone"}, EARTH[1]]), "display[0]"),
    (change("display.0", [{**EARTH[0], "material": 3}, EARTH[1]]), "display[0]"),
    (change("display.0", [{**EARTH[0], "emblem": True}, EARTH[1]]), "display[0]"),
    (change("display.0", [{"material": "earth"}, EARTH[1]]), "display[0]"),
    (change("display.0", [{"objects": []}, EARTH[1]]), "display[0]"),
]
NEST_CHANGES: list[tuple[Change, str]] = [
    (lay(0, tile="t14", **at("00e")), "nests[0][6]"),
    (lay(0, tile="t14", **at("31w")), "nests[0][6].at"),
    (lay(0, tile="t14", **at("53n")), "nests[0][6].at"),
    (lay(0, tile="t14", **at("03n")), "nests[0][6].at"),
    (lay(0, tile="t14", **at("53e")), "nests[0][6].at"),
    (lay(0, tile="t14", **at("50s")), "nests[0][6].at"),
    (lay(0, tile="t14", **at("02w")), "nests[0][6].at"),
    (lay(1, tile="t14", **at("22e")), "nests[1][6].at"),
    *((lay(0, tile="t14", at=where, facing="n"), "nests[0][6].at") for where in ([6, 0], [0, 4], [-1, 0], [5, -1])),
    *(
        (lay(0, tile="t14", at=where, facing="n"), "nests[0][6].at")
        for where in ([HUGE, 0], [5, -HUGE], [5], [], [5] * 3)
    ),
    *((change("nests.0.0.at", value), "nests[0][0]") for value in mixed(None, "00", 0, {}, [0, None], ["0", "0"])),
    *((change("nests.0.0.at.1", value), "nests[0][0]") for value in NOT_INTEGERS),
    *((change("nests.0.0.facing", value), "nests[0][0]") for value in mixed(None, "N", "north", "", 0, True, ["n"])),
    (change("nests.0", lambda old: old[::-1]), "nests[0][0]"),
    (lay(0, **at("50n")), "nests[0][6]"),
    (lay(0, tile="t14", cover="t15", **at("50n")), "nests[0][6]"),
    (lay(0, tile="t14", token="shells", at=[5, 0]), "nests[0][6]"),
    (lay(0, tile="t14", at=[5, 0]), "nests[0][6]"),
    (lay(0, tile="t14", **at("50n"), along="row"), "nests[0][6]"),
    (lay(0, tile="t14", **at("50n"), object="gem"), "nests[0][6]"),
    (lay(0, tile="t14", **at("50n"), colour="red"), "nests[0][6]"),
    (lay(0, tile="t14", facing="n"), "nests[0][6]"),
    (change("nests.0.0", []), "nests[0][0]"),
    (change("nests.0.0", "t01"), "nests[0][0]"),
    (change("nests.0.0.tile", None), "nests[0][0]"),
    # tokens
    (change("nests.0.2.at", [3, 0]), "nests[0][2].at"),
    (change("nests.0.2.at", [5, 3]), "nests[0][2].at"),
    (change("nests.0.2.at", [0, 4]), "nests[0][2].at"),
    (change("nests.0", lambda old: [old[2], *old[:2], *old[3:]]), "nests[0][0].at"),
    (change("nests.0.2.facing", "n"), "nests[0][2]"),
    (change("nests.0.2.object", "gem"), "nests[0][2].object"),
    (change("nests.0.2.along", "row"), "nests[0][2].along"),
    *((change("nests.0.2.token", value), "nests[0][2]") for value in mixed("gift", "nest-1", "white", 0, None, True)),
    (lay(1, token="white-feather", at=[5, 0]), "nests[1][6].token"),
    (lay(0, token="white-feather", at=[0, 1]), "nests[0][6].token"),
    (lay(0, token="x", at=[4, 1], object="feather-white"), "token"),
    (lay(0, token="white-flower", at=[0, 1]), "nests[0][6].token"),
    (change("nests.0.5", {"token": "branch", "at": [0, 0], "along": "row"}), "nests[0][5].along"),
    (change("nests.0.5", {"token": "branch", "at": [0, 0], "along": "column"}), "nests[0][5].along"),
    (change("nests.0.5.along", "diagonal"), "nests[0][5].along"),
    (remove("nests", 0, 5, "along"), "nests[0][5].along"),  # type: ignore[arg-type]
    *((change("nests.1.1.object", o), "nests[1][1].object") for o in ("flower-yellow", "feather-red", "gem", "shell")),
    *((change("nests.1.1.object", value), "nests[1][1].object") for value in mixed("x", 0, None, True)),
    (remove("nests", 1, 1, "object"), "nests[1][1].object"),  # type: ignore[arg-type]
    (change("nests.1.1.object", "feather-white"), "nests[1][1].object"),
    # covers
    (change("nests.1.5", {"cover": "t09", **at("30w")}), "nests[1][5].at"),
    (change("nests.1.5", {"cover": "t09", **at("22n")}), "nests[1][5].at"),
    (change("nests.1.5", {"cover": "t09", **at("50s")}), "nests[1][5].at"),
    (change("nests.1.5", {"cover": "t09", **at("41w")}), "nests[1][5].at"),
    (lay(1, cover="t14", **at("00n")), "nests[1][6].cover"),
    (lay(0, cover="t14", **at("00n")), "cover"),
    (change("nests.1", lambda old: [old[5], *old[:5]]), "nests[1][0].at"),
]
BONUS_CHANGES: list[tuple[Change, str]] = [
    (change("bonus_pile", lambda old: [*old, old[0]]), "bonus_pile"),
    (change("bonus_discards", ["gift", "gift"]), "bonus_discards"),
    (change("bonus_discards.0", "discard"), "bonus_discards"),
    (change("kept.0", lambda old: [*old, old[0]]), "kept[0]"),
    (change("kept.1", lambda old: [*old, "x"]), "kept[1]"),
    (change("kept.1", lambda old: [*old, "discard"]), "kept[1]"),
    (change("kept.1", lambda old: [*old, "gift"]), "kept[1]"),
    *((change(f"{field}.0", "sparrow"), field) for field in ("bonus_pile", "bonus_discards")),
    *((change("kept.0.0", value), "kept[0]") for value in mixed("sparrow", "t01", 0, True, ["x"])),
    *((change("bonus_pile.0", value), "bonus_pile") for value in mixed("nest-5", "Gift", 3, False)),
    (change("bonus_pile", list(BONUSES)), "bonus_discards"),
    (both(change("kept.0", []), change("bonus_pile", ["branch"])), "nests[0][5].token"),
    (both(change("kept.0", []), change("bonus_pile", ["nest-1"])), "nests[0][3].tile"),
    (both(change("kept.1", []), change("bonus_pile", ["cover"])), "nests[1][5].cover"),
    (both(change("kept.1", []), change("bonus_pile", ["nest-3"])), "hands[1][1]"),
    (both(change("kept.0", []), change("bonus_pile", ["spy-opponent"])), "known[0]"),
    (change("gift", {"seat": 1, "tile": "t14"}), "gift"),
    (change("double", 0), "double"),
    # Fair Play
    (change("options", {"fair_play": True}), "bonus_pile"),
    *((instead(sparse(options={"fair_play": True}, kept=[[name], []])), "kept[0]") for name in UNFAIR),
    (instead(sparse(options={"fair_play": True}, bonus_pile=["x"])), "bonus_pile"),
    (instead(sparse(options={"fair_play": True}, bonus_discards=["gift"])), "bonus_discards"),
    (instead(sparse(options={"fair_play": True}, double=0)), "double"),
    (instead(sparse(options={"fair_play": True}, gift={"seat": 1, "tile": "t01"})), "gift"),
    (instead(effect("x", options={"fair_play": True}, kept=[[], []])), "pending.effect"),
    (
        instead(effect("discard", options={"fair_play": True}, kept=[[], []], phase="discard", seat=1, pending=None)),
        "phase",
    ),
    (
        instead(
            sparse(
                options={"fair_play": True},
                nests=[[{"tile": "t04", **at("00n")}, {"token": "x", "at": [0, 0], "object": "flower-red"}], []],
            )
        ),
        "nests[0][1].token",
    ),
    # Super Nest
    (instead(sparse(variant="super", bonus_pile=list(BONUSES[:8]))), "bonus_pile"),
    (instead(sparse(variant="super", kept=[list(BONUSES[:4]), list(BONUSES[4:8])])), "kept"),
    (
        instead(sparse(variant="super", bonus_pile=list(BONUSES[1:8]), nests=[[{"tile": "nest-1", **at("00n")}], []])),
        "bonus_pile",
    ),
    (instead(sparse(variant="super", bonus_discards=["x"])), "bonus_discards"),
    (instead(sparse(variant="super", turns_played=[16, 0])), "turns_played"),
]
PHASE_CHANGES: list[tuple[Change, str]] = [
    (change("phase", "setup"), "phase"),
    (change("phase", "over"), "seat"),
    (both(change("phase", "over"), change("seat", None)), "turns_played"),
    (change("seat", None), "seat"),
    (change("phase", "keep"), "pending"),
    (change("phase", "effect"), "pending"),
    (change("phase", "discard"), "bonus"),
    (change("pending", {"drawn": ["nest-3"]}), "pending"),
    (change("pending", {"effect": "x"}), "pending"),
    (change("pending", {"effect": "cover", "tile": "t14"}), "pending"),
    (change("turns_played", [12, 5]), "turns_played"),
    (change("turns_played", [12, 12]), "turns_played"),
    (both(change("phase", "play"), change("hands.0", [])), "phase"),
    (instead(sparse(phase="play", nests=[FULL, []])), "phase"),
    (instead(sparse(phase="play", nests=[FULL, []], gift={"seat": 0, "tile": "t01"})), "phase"),
    (instead(sparse(gift={"seat": 0, "tile": "t01"})), "phase"),
    (instead(sparse(display=[], pile=[])), "phase"),
    (instead(sparse(phase="bonus")), "phase"),
    (instead(sparse(phase="bonus", nests=[[{"tile": "t01", **at("00n")}], []], bonus_pile=[])), "phase"),
    (
        instead(sparse(variant="super", phase="keep", nests=[[{"tile": "t01", **at("00n")}], []], bonus_pile=[])),
        "phase",
    ),
    *(
        (instead(effect("x", phase="keep", pending=pending)), "pending")
        for pending in mixed(
            *({"drawn": []}, {"drawn": ["nest-1", "nest-2", "nest-3", "nest-4"]}, {"drawn": None}, {"drawn": 3}, {}),
            *({"drawn": ["nest-1", "nest-1"]}, {"drawn": ["x"]}, {"drawn": ["t01"]}, {"drawn": [True]}),
            *({"drawn": ["gift"], "effect": "gift"}, {"drawn": ["gift"], "tile": "t14"}, {"more": 1}, []),
        )
    ),
    *(
        (instead(effect("x", pending=pending)), "pending")
        for pending in mixed(
            *(None, {}, {"effect": None}, {"effect": "t01"}, {"effect": 0}, {"effect": True}, {"effect": ["x"]}),
            *({"effect": "nest-1"}, {"effect": "coloured-shells"}, {"effect": "egg-red"}, {"tile": "t14"}),
            *({"effect": "x", "tile": "t14"}, {"effect": "x", "more": 1}, {"effect": "cover", "tile": "t01"}),
            *({"effect": "cover", "tile": None}, {"effect": "cover", "tile": 7}, {"effect": "cover", "tile": "nest-2"}),
            {"effect": "cover", "tile": EARTH},
        )
    ),
    (instead(effect("x", variant="super", phase="keep", pending={"drawn": ["gift"]})), "pending"),
    (instead(effect("discard", phase="discard", seat=1, pending={"effect": "x"})), "pending"),
    (instead(effect("discard", phase="discard", seat=1, pending={"drawn": ["x"]})), "pending"),
    (instead(effect("discard", phase="discard", seat=1, hands=[["t06"], []])), "phase"),
    (instead(effect("discard", phase="discard", seat=0, kept=[[], ["discard"]])), "phase"),
    (instead(effect("discard", phase="discard", seat=0)), "pending.effect"),
    (
        instead(effect("discard", phase="discard", seat=1, pending=None, kept=[[], []], bonus_pile=["discard"])),
        "phase",
    ),
    (instead(effect("discard", phase="discard", seat=1, turns_played=[12, 11])), "turns_played"),
    *((instead(effect(name, nests=[[], []])), "phase") for name in EFFECTS),
    *((instead(effect(name, kept=[[], []], bonus_pile=[name])), "pending.effect") for name in EFFECTS),
    # a kept tile whose effect is impossible has ended the turn (W-B3)
    (instead(effect("cover", pile=[])), "pending.effect"),
    (instead(effect("gift", turns_played=[11, 12])), "pending.effect"),
    (instead(effect("gift", display=[], pile=[])), "phase"),
    (instead(effect("double-turn", turns_played=[11, 11])), "pending.effect"),
    (instead(effect("double-turn", turns_played=[11, 12])), "pending.effect"),
    (instead(effect("discard", hands=[["t06"], []])), "pending.effect"),
    (instead(effect("x", pile=[], nests=[[{"tile": EARTH, **at("00n")}], []])), "phase"),
    # … or has had it already
    *((asking(name), "pending.effect") for name in ("x", "white-feather", "branch")),
    *((asking(name, seat=1), "pending.effect") for name in ("shells", "cover")),
    # … or is the other's
    (asking("shells"), "pending.effect"),
    (change("nests", lambda old: old[::-1]), "nests"),
    (change("hands", lambda old: old[::-1]), "hands[0][1]"),
    (instead(effect("gift", gift={"seat": 1, "tile": "t02"})), "pending.effect"),
    (instead(effect("double-turn", double=1)), "pending.effect"),
    # gifts and double turns
    (instead(sparse(gift={"seat": 1, "tile": "t01"}, turns_played=[11, 12])), "gift"),
    (instead(sparse(double=1, turns_played=[11, 12])), "double"),
    (instead(sparse(double=0, turns_played=[11, 11])), "double"),
    *(
        (instead(sparse(gift=gift)), "gift")
        for gift in (
            *({}, {"seat": 1}, {"tile": "t01"}, {"seat": 2, "tile": "t01"}, {"seat": -1, "tile": "t01"}),
            *({"seat": True, "tile": "t01"}, {"seat": HUGE, "tile": "t01"}, {"seat": None, "tile": "t01"}),
            *({"seat": 1, "tile": "t06"}, {"seat": 1, "tile": "t99"}, {"seat": 1, "tile": None}, [1, "t01"]),
            {"seat": 1, "tile": "t01", "from": 0},
        )
    ),
    # before the first turn
    *(
        (instead(sparse(**{"phase": "setup", "hands": [[], []], **given})), field)
        for given, field in (
            ({"hands": [["t06"], []]}, "display"),
            ({"hands": [[], ["t06"]]}, "display"),
            ({"seat": 1}, "display"),
            ({"seat": 1, "hands": [["t06"], []]}, "display"),
            ({"display": ["t10", "t11"]}, "display"),
            ({"turns_played": [1, 0]}, "phase"),
            ({"nests": [[{"tile": "t01", **at("00n")}], []]}, "phase"),
            ({"kept": [["x"], []]}, "phase"),
            ({"double": 0}, "phase"),
            ({"gift": {"seat": 1, "tile": "t01"}}, "phase"),
            ({"known": [known(1), known()]}, "phase"),
            ({"out": ["t01"]}, "phase"),
            ({"bonus_discards": ["x"]}, "phase"),
            ({"pending": {"drawn": ["x"]}}, "pending"),
        )
    ),
]
CHANGES = FORMS + EGG_CHANGES + TILE_CHANGES + NEST_CHANGES + BONUS_CHANGES + PHASE_CHANGES


@pytest.mark.parametrize(
    ("mutation", "field"), CHANGES, ids=[f"{field}-{number}" for number, (_, field) in enumerate(CHANGES)]
)
def test_impossible_positions(talk: Talk, mutation: Change, field: str) -> None:
    position = rich()
    mutation(position)
    refuse(talk, position, field)


def test_the_rich_table_is_possible(talk: Talk) -> None:
    """What is refused above is refused for the change that was made."""
    assert talk.set_up(rich()) == rich()
    laid = {item["token"] for nest in rich()["nests"] for item in nest if "token" in item}
    assert laid == set(TOKENS) - {"white-flower"}


@pytest.mark.parametrize("position", [None, 5, True, "take", [], [{}], {}, {"game": "bower"}, {"format": 1}])
def test_what_is_no_position(talk: Talk, position: Any) -> None:
    refuse(talk, position, "position")


def test_a_setup_needs_its_fields(talk: Talk) -> None:
    assert talk.refused("setup", game="bower") == "bad_request"
    assert talk.refused("setup", position=rich()) == "bad_request"
    for seed in (None, True, 1.5, "1.0"):
        assert talk.refused("setup", game="bower", position=rich(), seed=seed) == "bad_request"
    assert talk.refused("setup", game="bower", position=rich(), names=[]) == "bad_request"


@both_variants
def test_a_view_is_no_position(talk: Talk, variant: str) -> None:
    talk.set_up(bower_moment("take", variant))
    view = talk.get("view", seat=0)["view"]
    refuse(talk, view, "pile_size")
    refuse(talk, {**view, "format": "voliera/position/1", "bonus_discards": []}, "pile_size")
