"""What laying a tile where it is held would do: a bonus, larger groups, more of what an egg asks for."""

from __future__ import annotations

from voliera.documents import Document
from voliera.games.bower.terminal.nest import Nest, built, largest_groups, matching, pair_of, second_of, tiles_of
from voliera.games.bower.terminal.story import third_gem
from voliera.terminal.face import Scene
from voliera.terminal.layout import flowing


def preview(scene: Scene, action: Document) -> str:
    """One line of consequences; the bonus comes from the rules themselves, tried on a copy."""
    view, language = scene.view, scene.language
    seat, tiles = view["seat"], tiles_of(view["options"])
    before = built(view["nests"][seat], tiles)
    other = built(view["nests"][1 - seat], tiles)
    after: Nest = dict(before)
    at = (action["at"][0], action["at"][1])
    held = view["pending"]["tile"] if action["do"] == "cover" else _hand_tile(view, action)
    after[at], after[second_of(at, action["facing"])] = pair_of(held, tiles)
    earned = [event for event in scene.trial(action) if event["id"] == "bonus-earned"]
    items = [language.say("preview-bower-bonus", **third_gem(event["args"])) for event in earned]
    old, new = largest_groups(before), largest_groups(after)
    items += [
        language.say("preview-bower-group", material=material, before=old[material], after=new[material])
        for material in old
        if old[material] != new[material]
    ]
    for column in sorted({at[0], second_of(at, action["facing"])[0]}):
        asked = view["eggs"][column]
        if asked is None:
            continue
        a, b, c = matching(before, column, asked), matching(after, column, asked), matching(other, column, asked)
        if a != b:
            items.append(language.say("preview-bower-column", column=column + 1, egg=asked, before=a, after=b, other=c))
    if not items:
        return language.say("preview-bower-none")
    return flowing(language.say("preview-bower", items=" · ".join(items)), scene.width)


def _hand_tile(view: Document, action: Document) -> object:
    return view["gift"]["tile"] if action["hand"] == "gift" else view["hands"][view["seat"]][action["hand"]]
