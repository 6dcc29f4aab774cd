"""What a seat of Bower may know, and nothing else: the only thing that Bower's bots ever look at.

It is built from an allow-list. `Knowledge.of` names every field that is read; the order of the pile, the bonus pile,
the generator, eggs that the seat has not seen, the other's hand and what the other draws and discards are never
touched. The other's hand could be remembered (W-T4); these bots do not.
"""

from dataclasses import dataclass

from voliera.bower.components import EGGS, TILES
from voliera.bower.state import ALL_TILES, COLUMNS, FIRST_TOKEN, NONE, SEATS, Phase, Variant
from voliera.bower.table import Table
from voliera.kernel import States

Face = int
"""What is on a square (components.encode_square)."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """One seat's side of the table, in the record's numbers. Equal knowledge means equal choices."""

    seat: int
    rows: int
    zero_ties: bool
    phase: Phase
    turns_left: tuple[int, ...]  # of each seat, the open turn included
    eggs: tuple[int, ...]  # by column; NONE where the seat has not seen it
    unseen_eggs: tuple[int, ...]  # those that an unseen one can be
    seen_by_other: tuple[bool, ...]  # by column: whether the other seat knows the egg
    knows_aside: bool
    display: tuple[int, ...]
    hand: tuple[int, ...]  # own, in order of arrival
    hand_sizes: tuple[int, ...]
    gift: int  # a gift that the seat must play now, or NONE
    gift_waits: bool  # a gift lies open, for whomever
    squares: tuple[tuple[int, ...], ...]  # of each nest: 2 × tile + half on top, or NONE
    token_at: tuple[int, ...]
    x_object: int
    branch_along: int
    kept: tuple[tuple[int, ...], ...]
    drawn: tuple[int, ...]  # bonus tiles to choose from: those drawn by this seat, or Super Nest's open ones
    bonuses_left: int  # in pile and discards, or open
    effect: int  # the bonus tile whose effect this seat settles, or NONE
    cover_tile: int
    pile: int  # nest tiles left in the pile
    unseen_tiles: tuple[int, ...]  # nest tiles in the pile or in the other's hand
    faces: tuple[tuple[Face, Face], ...]  # by tile: what is printed on it

    @classmethod
    def of(cls, states: States, seat: int) -> "Knowledge":
        """What `seat`, who is asked to act, knows of the first game in the array."""
        t = Table(states)
        other = SEATS - 1 - seat
        is_super = t.variant == Variant.SUPER
        eggs = [t.eggs[c] if c % SEATS == seat or t.spied[seat] >> c & 1 else NONE for c in range(COLUMNS)]
        located = {*eggs, *(t.aside if t.spied_aside[seat] else ())}
        hand = t.hand[seat][: t.hand_n[seat]]
        return cls(
            seat=seat,
            rows=t.rows,
            zero_ties=bool(t.zero_ties),
            phase=Phase(t.phase),
            turns_left=tuple(t.all_turns - turns for turns in t.turns),
            eggs=tuple(eggs),
            unseen_eggs=tuple(egg for egg in range(len(EGGS)) if egg not in located),
            seen_by_other=tuple(c % SEATS == other or bool(t.spied[other] >> c & 1) for c in range(COLUMNS)),
            knows_aside=bool(t.spied_aside[seat]),
            display=tuple(t.display[: t.display_n]),
            hand=tuple(hand),
            hand_sizes=tuple(t.hand_n),
            gift=t.gift if t.gift_seat == seat else NONE,
            gift_waits=t.gift != NONE,
            squares=tuple(map(tuple, t.square)),
            token_at=tuple(t.token_at),
            x_object=t.x_object,
            branch_along=t.branch_along,
            kept=tuple(tuple(kept[:n]) for kept, n in zip(t.kept, t.kept_n, strict=True)),
            drawn=_to_choose_from(t, is_super) if t.seat == seat else (),
            bonuses_left=t.bonus_n + (0 if is_super else t.discards_n),
            effect=t.effect if t.seat == seat else NONE,
            cover_tile=t.cover_tile,
            pile=TILES - t.top,
            unseen_tiles=_unseen_tiles(t, hand),
            faces=tuple(map(tuple, t.faces)),
        )


def _to_choose_from(t: Table, is_super: bool) -> tuple[int, ...]:
    """The bonus tiles that the seat to move can keep: it has drawn them, or all lie open (W-B3, W-V1)."""
    if t.phase != Phase.KEEP:
        return ()
    return tuple(t.bonus_pile[: t.bonus_n]) if is_super else tuple(t.drawn[: t.drawn_n])


def _unseen_tiles(t: Table, hand: list[int]) -> tuple[int, ...]:
    """All nest tiles but those that lie open, have lain in a nest, are out, or are in the own hand."""
    laid = [what for nest, n in zip(t.laid, t.laid_n, strict=True) for what in nest[:n] if what < FIRST_TOKEN]
    seen = {
        *(what % ALL_TILES for what in laid),
        *hand,
        *t.display[: t.display_n],
        *t.out[: t.out_n],
        t.gift,
        t.cover_tile,
    }
    return tuple(tile for tile in range(TILES) if tile not in seen)
