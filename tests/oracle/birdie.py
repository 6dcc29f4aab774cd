"""The oracle of Birdie: the numbered statements of the rules, played by hand with lists and dicts.

It exists to find mistakes in the engine, and so shares no code with it. Every method does one step as a person at the
table would and names the statement it follows. It reads and gives the documents of the protocol; randomness comes from
outside, as shuffled lists.
"""

from __future__ import annotations

from typing import Any

Document = dict[str, Any]

BIRDS = ["robin", "owl", "pigeon", "woodpecker"]
SEASONS = ["spring", "summer", "autumn", "winter"]
FEATURES = BIRDS + SEASONS
CARDS = [f"{bird}-{season}" for bird in BIRDS for season in SEASONS]
ORDER = {card: number for number, card in enumerate(CARDS)}
FEATURES_OF: dict[str, tuple[str, str]] = {f"{b}-{s}": (b, s) for b in BIRDS for s in SEASONS}
FLAP_VALUES = [1, 2, 3, 4, 6, 8, 10, 12, 15, 18]
SCORING_PHASES = ["split", "insert", "collapse", "feature", "pigeon", "owl"]


def sorted_hand(cards: list[str]) -> list[str]:
    """Sort a hand by bird, then season, in the order of Names."""
    return sorted(cards, key=ORDER.__getitem__)


def different(cards: list[str]) -> list[str]:
    """List each card once: copies of a card cannot be told apart."""
    return list(dict.fromkeys(cards))


def deal(players: int, shuffled: list[str]) -> Document:
    """Deal a round from its shuffled cards: two to each seat, four open, the last ones under Stop (B-S4, B-S5)."""
    cards = list(shuffled)
    hands = []
    for _ in range(players):
        hands.append(cards[:2])
        cards = cards[2:]
    display = cards[:4]
    cards = cards[4:]
    return {"hands": hands, "display": display, "deck": cards[:-players], "under_stop": cards[-players:]}


def fresh_scoring(scored: list[int]) -> Document:
    """Give the `scoring` part of a position for a seat that begins to score (B-P1)."""
    return {"sets": [], "drawn": None, "gap": None, "set": None, "written": [], "scored": scored}


def start(players: int, variant: str, options: Document, shuffled: list[str], first: int) -> Document:
    """Set up a fresh game from 64 shuffled cards (B-S1, B-S2, B-S4 to B-S6)."""
    if sorted(shuffled) != sorted(CARDS * 4):
        raise ValueError("a game needs the 64 cards")
    second_half: list[str] = []
    if players == 2:
        shuffled, second_half = shuffled[:32], shuffled[32:]
    dealt = deal(players, shuffled)
    return {
        "format": "voliera/position/1",
        "game": "birdie",
        "players": players,
        "variant": variant,
        "options": options,
        "round": 1,
        "phase": "turn",
        "seat": first,
        "deck": dealt["deck"],
        "under_stop": dealt["under_stop"],
        "second_half": list(second_half),
        "display": dealt["display"],
        "hands": [sorted_hand(hand) for hand in dealt["hands"]],
        "lines": [[] for _ in range(players)],
        "laying": None,
        "boxes": [dict.fromkeys(FEATURES) for _ in range(players)],
        "pass_points": [[None, None] for _ in range(players)],
        "pass_order": [],
        "flaps": [0] * players,
        "uses": [dict.fromkeys(BIRDS, 0) for _ in range(players)],
        "trophies": dict.fromkeys(BIRDS),
        "scoring": None,
        "history": [],
    }


class Oracle:
    """One game of Birdie, from a full position document."""

    def __init__(self, position: Document) -> None:
        """Read a position with all hidden parts given; `rng` is ignored."""
        self.players: int = position["players"]
        self.variant: str = position["variant"]
        self.options: Document = position["options"]
        self.round: int = position["round"]
        self.phase: str = position["phase"]
        self.seat: int | None = position["seat"]
        self.deck: list[str] = list(position["deck"])
        self.under_stop: list[str] = list(position["under_stop"])
        self.second_half: list[str] = list(position["second_half"])
        self.display: list[str] = list(position["display"])
        self.hands: list[list[str]] = [list(hand) for hand in position["hands"]]
        self.lines: list[list[str]] = [list(line) for line in position["lines"]]
        self.boxes: list[dict[str, int | None]] = [dict(boxes) for boxes in position["boxes"]]
        self.pass_points: list[list[int | None]] = [list(points) for points in position["pass_points"]]
        self.pass_order: list[int] = list(position["pass_order"])
        self.flaps: list[int] = list(position["flaps"])
        self.uses: list[dict[str, int]] = [dict(uses) for uses in position["uses"]]
        self.trophies: dict[str, int | None] = dict(position["trophies"])
        self.scoring: Document | None = copy_scoring(position["scoring"])
        self.history: list[Document] | None = copy_history(position.get("history"))
        self.laying: list[dict[str, str]] | None = copy_laying(position["laying"])
        # Where in the display the laid cards lay is not in the document: they are thought at its end.
        self.display_before: list[str] = self.display + [
            laid["card"] for laid in self.laying or [] if laid["from"] == "display"
        ]
        components: Document = self.options.get("components") or {}
        self.flap_values: list[int] = list(components.get("flap", FLAP_VALUES))
        self.expert: bool = self.variant == "expert"
        self.limit: int = 2 if self.expert else 1
        self._known_legal: list[Document] | None = None

    # What may be done

    def to_move(self) -> Document:
        """Say who is asked, and in which phase."""
        return {"seat": self.seat, "phase": self.phase}

    def legal(self) -> list[Document]:
        """List every legal action, each once; none when the game is over."""
        return [dict(action) for action in self._legal()]

    def _legal(self) -> list[Document]:
        """List the legal actions, worked out once per position."""
        if self.phase == "over":
            return []
        if self._known_legal is None:
            lists = {
                "turn": self._legal_turn,
                "laying": self._legal_laying,
                "split": self._legal_split,
                "insert": self._legal_insert,
                "collapse": self._legal_collapse,
                "feature": self._legal_feature,
                "pigeon": self._legal_pigeon,
                "owl": self._legal_owl,
            }
            self._known_legal = lists[self.phase]()
        return self._known_legal

    def _legal_turn(self) -> list[Document]:
        """List the three actions of a turn; laying needs two display cards (B-T1 to B-T3, B-T5)."""
        actions: list[Document] = [{"do": "pass"}]
        for card in different(self.display):
            actions.append({"do": "take", "card": card})
        if len(self.display) >= 2:
            for card in different(self.display):
                actions.append({"do": "lay", "card": card, "from": "display"})
            for card in different(self.hands[self._mover()]):
                actions.append({"do": "lay", "card": card, "from": "hand"})
        return actions

    def _legal_laying(self) -> list[Document]:
        """List how a laying turn goes on: exactly two display cards, any number of hand cards (B-T2)."""
        actions: list[Document] = []
        if self._laid_from("display") < 2:
            for card in different(self.display):
                actions.append({"do": "lay", "card": card, "from": "display"})
        else:
            actions.append({"do": "done"})
        for card in different(self.hands[self._mover()]):
            actions.append({"do": "lay", "card": card, "from": "hand"})
        return actions

    def _legal_line_abilities(self) -> list[Document]:
        """List the uses of Woodpecker and Robin (B-P3, B-A2, B-A3)."""
        actions: list[Document] = []
        length = len(self.lines[self._mover()])
        if self._can_spend("woodpecker"):
            for here in range(length):
                for there in range(length):
                    if here != there:
                        actions.append({"do": "woodpecker", "from": here, "to": there})
        if self._can_spend("robin") and self.under_stop:
            actions.append({"do": "robin"})
        return actions

    def _legal_split(self) -> list[Document]:
        """List what may be done while the line is split (B-P3, B-P4, B-P10)."""
        line = self.lines[self._mover()]
        sets = self._scoring()["sets"]
        actions: list[Document] = [{"do": "write"}]
        if not sets:
            actions += self._legal_line_abilities()
        free_from = 0
        if sets:
            free_from = sets[-1]["start"] + sets[-1]["length"]
        for begin in range(free_from, len(line)):
            for feature in FEATURES_OF[line[begin]]:
                length = 1
                while begin + length < len(line) and feature in FEATURES_OF[line[begin + length]]:
                    length += 1
                    actions.append({"do": "set", "start": begin, "length": length, "feature": feature})
        if self._can_spend("pigeon"):
            for number, declared in enumerate(sets):
                if not declared["dropped"]:
                    actions.append({"do": "pigeon", "set": number})
        return actions

    def _legal_insert(self) -> list[Document]:
        """List the places for the Robin's card, both ends included (B-A3)."""
        return [{"do": "insert", "at": place} for place in range(len(self.lines[self._mover()]) + 1)]

    def _legal_collapse(self) -> list[Document]:
        """List what may be done between chains (B-E2, B-E6)."""
        removed_before = self._scoring()["gap"] is not None
        actions: list[Document] = [{"do": "stop"}]
        if not removed_before:
            actions += self._legal_line_abilities()
        if not (removed_before and self.options.get("single_chain", False)):
            for place in range(len(self.lines[self._mover()])):
                actions.append({"do": "remove", "at": place})
        return actions

    def _legal_feature(self) -> list[Document]:
        """List both features that the cards beside the gap share (B-E4)."""
        return [{"do": "feature", "feature": feature} for feature in self._shared_at_gap()]

    def _legal_pigeon(self) -> list[Document]:
        """List the answers for a set that has just appeared (B-E8)."""
        return [{"do": "keep"}, {"do": "pigeon"}]

    def _legal_owl(self) -> list[Document]:
        """List the empty boxes for the Owl, and declining it (B-A5)."""
        actions: list[Document] = [{"do": "end"}]
        for box in self._empty_boxes():
            actions.append({"do": "owl", "box": box})
        return actions

    # Doing it

    def apply(self, action: Document, shuffled: list[str] | None = None) -> None:
        """Do one legal action; `shuffled` are the cards of round 2, if it ends round 1 of 3 or 4 players."""
        if action not in self._legal():
            raise ValueError(f"not legal now: {action}")
        if self.needs_shuffle_after(action) and (shuffled is None or sorted(shuffled) != sorted(CARDS * 4)):
            raise ValueError("this action ends round 1 and needs the 64 shuffled cards of round 2 (B-S3)")
        self._known_legal = None
        do = action["do"]
        if do == "take":
            self._take(action["card"])
        elif do == "lay":
            self._lay(action["card"], action["from"])
        elif do == "done":
            self._done()
        elif do == "pass":
            self._pass()
        elif do == "woodpecker":
            self._woodpecker(action["from"], action["to"])
        elif do == "robin":
            self._robin()
        elif do == "insert":
            self._insert(action["at"])
        elif do == "set":
            self._declare(action["start"], action["length"], action["feature"])
        elif do == "pigeon" and not self.expert:
            self._drop_declared_set(action["set"])
        elif do == "write":
            self._write_sets()
            self._owl_or_finish(shuffled)
        elif do == "remove":
            self._remove(action["at"])
        elif do == "feature":
            self._set_appears(action["feature"])
        elif do == "keep":
            self._keep()
        elif do == "pigeon":
            self._drop_set_that_appeared()
        elif do == "stop":
            self._owl_or_finish(shuffled)
        elif do == "owl":
            self._owl(action["box"])
            self._owl_or_finish(shuffled)
        elif do == "end":
            self._finish_scoring(shuffled)

    def needs_shuffle_after(self, action: Document) -> bool:
        """Say whether this legal action would end round 1 of a game of 3 or 4 (B-S3)."""
        if self.round != 1 or self.players == 2 or self.scoring is None:
            return False
        if len(self.scoring["scored"]) < self.players - 1:
            return False
        do = action["do"]
        if do == "end":
            return True
        if do == "stop":
            return not self._can_owl()
        if do == "write":
            newly = self._largest_sets()
            return not (self._can_spend("owl") and newly and len(self._empty_boxes()) > len(newly))
        if do == "owl":
            seat = self._mover()
            owls = [card for card in self.hands[seat] if card.startswith("owl-")]
            return not (len(owls) >= 2 and self.uses[seat]["owl"] + 1 < self.limit and len(self._empty_boxes()) >= 2)
        return False

    # A turn

    def _take(self, card: str) -> None:
        """Take one display card into the hand (B-T1)."""
        seat = self._mover()
        self.display.remove(card)
        self.hands[seat].append(card)
        self._remember({"seat": seat, "took": card})
        self._end_turn()

    def _lay(self, card: str, source: str) -> None:
        """Put one card on top of the personal deck, from the display or from the hand (B-T2)."""
        seat = self._mover()
        if self.laying is None:
            self.laying = []
            self.display_before = list(self.display)
            self.phase = "laying"
        if source == "display":
            self.display.remove(card)
        else:
            self.hands[seat].remove(card)
        self.lines[seat].append(card)
        self.laying.append({"card": card, "from": source})

    def _done(self) -> None:
        """Close a laying turn; only the two display cards become public (B-T2, B-T6)."""
        assert self.laying is not None
        from_display = [laid["card"] for laid in self.laying if laid["from"] == "display"]
        self._remember({"seat": self._mover(), "laid": sorted(from_display), "from_hand": self._laid_from("hand")})
        self.laying = None
        self._end_turn()

    def _end_turn(self) -> None:
        """Refill the display (B-T4); the last player left passes by itself, the others go on (B-T8)."""
        while len(self.display) < 4 and self.deck:
            self.display.append(self.deck.pop(0))
        if len(self.pass_order) == self.players - 1:
            self._pass()
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        """Find the next player clockwise who has not passed (B-S6)."""
        seat = (self._mover() + 1) % self.players
        while seat in self.pass_order:
            seat = (seat + 1) % self.players
        self.seat = seat
        self.phase = "turn"

    def _pass(self) -> None:
        """Pass and write the pass points (B-T3, B-T7); after the last pass the round is scored (B-P1)."""
        seat = self._mover()
        others_left = [other for other in range(self.players) if other != seat and other not in self.pass_order]
        self.pass_points[seat][self.round - 1] = 2 * len(others_left)
        self.pass_order.append(seat)
        self._remember({"seat": seat, "passed": True})
        if others_left:
            self._next_turn()
        else:
            self._begin_scoring(self.pass_order[0], [])

    def _remember(self, act: Document) -> None:
        """Write a public act into the history; an unknown history starts with it."""
        if self.history is None:
            self.history = []
        self.history.append(act)

    # Scoring, both variants

    def _begin_scoring(self, seat: int, scored: list[int]) -> None:
        """Let a seat lay out its line and begin (B-P1, B-P2)."""
        self.seat = seat
        self.scoring = fresh_scoring(scored)
        self.phase = "collapse" if self.expert else "split"

    def _can_spend(self, bird: str) -> bool:
        """Say whether the seat has a card of the bird in hand and a use of its ability left (B-A1)."""
        seat = self._mover()
        if self.uses[seat][bird] >= self.limit:
            return False
        return any(FEATURES_OF[card][0] == bird for card in self.hands[seat])

    def _spend(self, bird: str) -> None:
        """Discard the card of that bird with the earliest season from the hand and tally the use (B-A1)."""
        seat = self._mover()
        for season in SEASONS:
            if f"{bird}-{season}" in self.hands[seat]:
                self.hands[seat].remove(f"{bird}-{season}")
                self.uses[seat][bird] += 1
                return
        raise AssertionError(f"no {bird} in hand")

    def _woodpecker(self, here: int, there: int) -> None:
        """Move one card of the line to another position (B-A2)."""
        self._spend("woodpecker")
        line = self.lines[self._mover()]
        card = line.pop(here)
        line.insert(there, card)

    def _robin(self) -> None:
        """Take the next card from under Stop and see it (B-A3)."""
        self._spend("robin")
        self._scoring()["drawn"] = self.under_stop.pop(0)
        self.phase = "insert"

    def _insert(self, place: int) -> None:
        """Insert the Robin's card into the line (B-A3)."""
        scoring = self._scoring()
        self.lines[self._mover()].insert(place, scoring["drawn"])
        scoring["drawn"] = None
        self.phase = "collapse" if self.expert else "split"

    def _mark_flaps(self, number: int) -> None:
        """Mark flap boxes; those beyond the last box are lost (B-C3, B-P8)."""
        seat = self._mover()
        self.flaps[seat] = min(self.flaps[seat] + number, len(self.flap_values))

    def _write_box(self, box: str, value: int) -> None:
        """Write a value into an empty box; in a bird box it may take the trophy (B-P5, B-P9)."""
        seat = self._mover()
        assert self.boxes[seat][box] is None
        self.boxes[seat][box] = value
        if box in BIRDS:
            others = [self.boxes[other][box] for other in range(self.players) if other != seat]
            if all(theirs is None or value > theirs for theirs in others):
                self.trophies[box] = seat

    def _write_set(self, feature: str, size: int) -> None:
        """Write a set and mark its flap, if the box is empty; otherwise it is lost (B-P5, B-P7, B-P8, B-E7)."""
        if self.boxes[self._mover()][feature] is not None:
            return
        self._write_box(feature, size)
        self._mark_flaps(1)
        scoring = self._scoring()
        scoring["written"] = [name for name in FEATURES if name in scoring["written"] or name == feature]

    def _can_owl(self) -> bool:
        """Say whether the Owl can be played: a card, a use, a set written this round, an empty box (B-A5)."""
        return self._can_spend("owl") and bool(self._scoring()["written"]) and bool(self._empty_boxes())

    def _owl(self, box: str) -> None:
        """Write the lowest value written for a set this round, at most 5, into an empty box; no flap (B-A5)."""
        self._spend("owl")
        values = [self.boxes[self._mover()][feature] for feature in self._scoring()["written"]]
        self._write_box(box, min([5] + [value for value in values if value is not None]))

    def _owl_or_finish(self, shuffled: list[str] | None) -> None:
        """Ask for the Owl while it can be played, else end this seat's scoring (B-P10, B-E8)."""
        if self._can_owl():
            self.phase = "owl"
        else:
            self._finish_scoring(shuffled)

    def _finish_scoring(self, shuffled: list[str] | None) -> None:
        """Go on to the next in order of passing, to round 2, or to the end (B-P1)."""
        scored = self._scoring()["scored"] + [self._mover()]
        if len(scored) < self.players:
            self._begin_scoring(self.pass_order[len(scored)], scored)
        elif self.round == 1:
            self._begin_round_2(shuffled)
        else:
            self.scoring = None
            self.seat = None
            self.phase = "over"

    def _begin_round_2(self, shuffled: list[str] | None) -> None:
        """Clear hands and lines (B-A6) and deal again; who passed last begins (B-S2, B-S3, B-S6)."""
        if self.players == 2:
            cards = self.second_half
        else:
            assert shuffled is not None
            cards = shuffled
        dealt = deal(self.players, cards)
        self.second_half = []
        self.deck = dealt["deck"]
        self.under_stop = dealt["under_stop"]
        self.display = dealt["display"]
        self.hands = dealt["hands"]
        self.lines = [[] for _ in range(self.players)]
        self.round = 2
        self.seat = self.pass_order[-1]
        self.phase = "turn"
        self.scoring = None
        self.pass_order = []
        self.history = []

    # Scoring, standard

    def _declare(self, begin: int, length: int, feature: str) -> None:
        """Declare a set for one feature (B-P4)."""
        declared = {"start": begin, "length": length, "feature": feature, "dropped": False}
        self._scoring()["sets"].append(declared)

    def _drop_declared_set(self, number: int) -> None:
        """Play the Pigeon: drop a declared set and mark two flaps at once (B-A4)."""
        self._spend("pigeon")
        self._scoring()["sets"][number]["dropped"] = True
        self._mark_flaps(2)

    def _largest_sets(self) -> dict[str, int]:
        """Find what will be written: per empty box the size of the largest set not dropped (B-P6, B-P7, B-A4)."""
        boxes = self.boxes[self._mover()]
        largest: dict[str, int] = {}
        for declared in self._scoring()["sets"]:
            feature = declared["feature"]
            if not declared["dropped"] and boxes[feature] is None:
                largest[feature] = max(largest.get(feature, 0), declared["length"])
        return largest

    def _write_sets(self) -> None:
        """Write the largest set of each feature (B-P5, B-P6)."""
        for feature, size in self._largest_sets().items():
            self._write_set(feature, size)

    # Scoring, expert

    def _remove(self, place: int) -> None:
        """Remove one card, which scores nothing, and look at the gap (B-E2)."""
        self.lines[self._mover()].pop(place)
        self._scoring()["gap"] = place
        self._examine_gap()

    def _shared_at_gap(self) -> list[str]:
        """List the features shared by the two cards beside the gap; none at an end of the line (B-E3, B-E6)."""
        line = self.lines[self._mover()]
        gap: int = self._scoring()["gap"]
        if gap == 0 or gap == len(line):
            return []
        return [feature for feature in FEATURES_OF[line[gap - 1]] if feature in FEATURES_OF[line[gap]]]

    def _examine_gap(self) -> None:
        """Go on with the chain, ask which feature to use, or let the line close up (B-E3 to B-E6)."""
        shared = self._shared_at_gap()
        if not shared:
            self.phase = "collapse"
        elif len(shared) == 2:
            self.phase = "feature"
        else:
            self._set_appears(shared[0])

    def _set_appears(self, feature: str) -> None:
        """Take the whole set around the gap out of the line (B-E3); the Pigeon is decided now (B-E8)."""
        line = self.lines[self._mover()]
        scoring = self._scoring()
        left = right = scoring["gap"]
        while left > 0 and feature in FEATURES_OF[line[left - 1]]:
            left -= 1
        while right < len(line) and feature in FEATURES_OF[line[right]]:
            right += 1
        del line[left:right]
        scoring["gap"] = left
        scoring["set"] = {"feature": feature, "size": right - left}
        if self._can_spend("pigeon"):
            self.phase = "pigeon"
        else:
            self._keep()

    def _keep(self) -> None:
        """Score the set that has just appeared, then look at the new gap (B-E5, B-E7)."""
        scoring = self._scoring()
        appeared = scoring["set"]
        scoring["set"] = None
        self._write_set(appeared["feature"], appeared["size"])
        self._examine_gap()

    def _drop_set_that_appeared(self) -> None:
        """Play the Pigeon on the set that has just appeared: two flaps instead of it (B-A4, B-E8)."""
        self._spend("pigeon")
        self._scoring()["set"] = None
        self._mark_flaps(2)
        self._examine_gap()

    # Looking at the table

    def _mover(self) -> int:
        """Name the seat that is asked."""
        assert self.seat is not None
        return self.seat

    def _scoring(self) -> Document:
        """Give the scoring that is under way."""
        assert self.scoring is not None
        return self.scoring

    def _empty_boxes(self) -> list[str]:
        """List the empty boxes of the seat that is asked."""
        return [box for box in FEATURES if self.boxes[self._mover()][box] is None]

    def _laid_from(self, source: str) -> int:
        """Count the cards laid from the display or from the hand in the open turn."""
        return sum(laid["from"] == source for laid in self.laying or [])

    # Documents

    def position(self) -> Document:
        """Write the whole position, without `rng`."""
        return {
            "format": "voliera/position/1",
            "game": "birdie",
            "players": self.players,
            "variant": self.variant,
            "options": self.options,
            "round": self.round,
            "phase": self.phase,
            "seat": self.seat,
            "deck": list(self.deck),
            "under_stop": list(self.under_stop),
            "second_half": list(self.second_half),
            "display": list(self.display),
            "hands": [sorted_hand(hand) for hand in self.hands],
            "lines": [list(line) for line in self.lines],
            "laying": None if self.laying is None else {"cards": [dict(laid) for laid in self.laying]},
            "boxes": [dict(boxes) for boxes in self.boxes],
            "pass_points": [list(points) for points in self.pass_points],
            "pass_order": list(self.pass_order),
            "flaps": list(self.flaps),
            "uses": [dict(uses) for uses in self.uses],
            "trophies": dict(self.trophies),
            "scoring": copy_scoring(self.scoring),
            "history": copy_history(self.history),
        }

    def view(self, seat: int | None) -> Document:
        """Write what a seat, or a spectator (None), may know (B-T6, B-S5)."""
        view = self.position()
        view["format"] = "voliera/view/1"
        view["deck_size"] = len(view["deck"])
        for hidden in ("deck", "under_stop", "second_half"):
            del view[hidden]
        for other in range(self.players):
            if other != seat:
                view["hands"][other] = len(self.hands[other])
            if not self._line_is_open_to(other, seat):
                view["lines"][other] = len(self.lines[other])
        if seat is None or seat != self.seat:
            self._hide_what_is_under_way(view)
        if self.history is not None and not self.options.get("open_memory", False):
            view["history"] = last_acts(view["history"])
        return view

    def _line_is_open_to(self, owner: int, seat: int | None) -> bool:
        """Say whether a seat sees a line: once its owner scores, or its own with `open_memory` (B-T6)."""
        if self.phase == "over":
            return True
        if self.scoring is not None and (owner == self.seat or owner in self.scoring["scored"]):
            return True
        return owner == seat and bool(self.options.get("open_memory", False))

    def _hide_what_is_under_way(self, view: Document) -> None:
        """Hide from the others an open laying turn, the kind of scoring phase and the Robin's card (B-T6, B-A3)."""
        if self.laying is not None:
            mover = self._mover()
            view["phase"] = "turn"
            view["laying"] = None
            view["display"] = list(self.display_before)
            view["hands"][mover] += self._laid_from("hand")
            view["lines"][mover] -= len(self.laying)
        if self.phase in SCORING_PHASES:
            view["phase"] = "scoring"
            view["scoring"]["drawn"] = None

    def result(self) -> Document:
        """Count the points as they stand (B-F1) and name the winner (B-F2), null while a tie is not broken."""
        breakdown = []
        for seat in range(self.players):
            boxes = self.boxes[seat]
            marked = self.flaps[seat]
            breakdown.append(
                {
                    "seasons": sum(boxes[season] or 0 for season in SEASONS),
                    "birds": sum(boxes[bird] or 0 for bird in BIRDS),
                    "pass": sum(points or 0 for points in self.pass_points[seat]),
                    "flap": self.flap_values[marked - 1] if marked > 0 else 0,
                    "trophies": 3 * sum(owner == seat for owner in self.trophies.values()),
                }
            )
        totals = [sum(points.values()) for points in breakdown]
        best = [seat for seat in range(self.players) if totals[seat] == max(totals)]
        winner: int | None = None
        if len(best) == 1:
            winner = best[0]
        elif self.round == 2:
            passed = [seat for seat in self.pass_order if seat in best]
            winner = passed[0] if passed else None
        return {"winner": winner, "totals": totals, "breakdown": breakdown}


def last_acts(history: list[Document]) -> list[Document]:
    """Keep the last act of each seat, oldest first."""
    last: list[Document] = []
    seen: list[int] = []
    for act in reversed(history):
        if act["seat"] not in seen:
            seen.append(act["seat"])
            last.append(act)
    last.reverse()
    return last


def copy_scoring(scoring: Document | None) -> Document | None:
    """Copy the `scoring` part of a position."""
    if scoring is None:
        return None
    return {
        "sets": [dict(declared) for declared in scoring["sets"]],
        "drawn": scoring["drawn"],
        "gap": scoring["gap"],
        "set": None if scoring["set"] is None else dict(scoring["set"]),
        "written": list(scoring["written"]),
        "scored": list(scoring["scored"]),
    }


def copy_history(history: list[Document] | None) -> list[Document] | None:
    """Copy the acts of a round; null means that they are not known."""
    if history is None:
        return None
    return [{key: list(value) if isinstance(value, list) else value for key, value in act.items()} for act in history]


def copy_laying(laying: Document | None) -> list[dict[str, str]] | None:
    """Take the cards of an open laying turn out of its document."""
    if laying is None:
        return None
    return [dict(laid) for laid in laying["cards"]]
