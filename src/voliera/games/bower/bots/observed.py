"""The row of Bower's networks: what the seat sees (observe.py), believes (mind.py), is inclined to (promise.py).

`think` comes first wherever something may have been laid; a look changes nothing but the work space and the sight.
"""

import numpy as np
import numpy.typing as npt

from voliera.games.bower.bots.instinct.work import WORK
from voliera.games.bower.bots.mind import is_behind, new_minded_work, new_minds, think
from voliera.games.bower.bots.promise import Listed, hint_steps, look_again, see_beliefs, see_promises
from voliera.games.bower.hints import HINTS, Found, hint_all
from voliera.games.bower.layout import HINTS_AT
from voliera.games.bower.mirror import turned_step
from voliera.games.bower.observe import Row, observe
from voliera.games.bower.rules.numbers import STEPS
from voliera.games.bower.rules.state import NONE, STATE
from voliera.games.bower.rules.steps import legal
from voliera.games.bower.sight import new_sights, see
from voliera.kernel import Record, States, entry, rule

Words = npt.NDArray[np.int64]
Flags = npt.NDArray[np.int8]

BITS = 64
WORDS = -(-STEPS // BITS)


@rule
def look_at(s: Record, g: Record, m: Record, w: Record, row: Row, words: Words, out: Listed) -> None:
    """Write the observation, but for the hints of places, into a row of zeros; and a bit for each legal step."""
    look_again(s, m, w)
    see(s, g)
    see_beliefs(s, g, w, row)
    observe(s, g, row)
    see_promises(s, w, row)
    for word in range(WORDS):
        words[word] = 0
    legal_n = legal(s, out)
    for i in range(legal_n):
        step = turned_step(int(s.seat), int(out[i]))
        words[step // BITS] |= np.int64(1) << np.int64(step % BITS)
    hint_steps(s, w, row, out, legal_n)


@entry
def look_many(
    states: States,
    sights: States,
    minds: States,
    works: States,
    rows: Row,
    legal_steps: Words,
    mover: Flags,
    out: Listed,
    best: Found,
    found: Found,
) -> None:
    """Observe every game: what the seat to move knows, which steps are legal, which seat it is.

    Each game has its own mind and work space; or there is one mind for all, of the table from which all of them come.
    """
    g = sights[0]
    for i in range(states.shape[0]):
        for k in range(rows.shape[1]):
            rows[i, k] = 0
        own = i if minds.shape[0] > 1 else 0
        if minds.shape[0] == 1:
            minds[0].key = NONE
        look_at(states[i], g, minds[own], works[own], rows[i], legal_steps[i], out)
        hint_all(states[i], g, rows[i, HINTS_AT:], best, found)
        mover[i] = states[i].seat


@entry
def think_many(states: States, minds: States, pasts: States, works: States) -> None:
    """Weigh what was laid since the last time, in every game."""
    for i in range(states.shape[0]):
        if is_behind(states[i], minds[i]):
            think(states, minds, pasts, works, i, i)


class Thoughts:
    """What the observation of games needs beside their records; with room to work in, so one for each thread."""

    def __init__(self, states: States) -> None:
        count = len(states)
        self.minds, self.pasts, self.works = new_minds(count), np.zeros(count, STATE), np.zeros(count, WORK)
        for i in range(count):
            self.works[i] = new_minded_work(states[i : i + 1])[0]
        self._sights = new_sights()
        self._room = np.zeros(STEPS, np.int16), np.zeros(HINTS, np.int16), np.zeros(HINTS, np.int16)

    def think(self, states: States) -> None:
        """Weigh what is new in the games."""
        think_many(states, self.minds, self.pasts, self.works)

    def look(self, states: States, rows: Row, legal_steps: Words, mover: Flags) -> None:
        """Observe games: those whose thoughts these are, or worlds of the one whose thoughts these are."""
        look_many(states, self._sights, self.minds, self.works, rows, legal_steps, mover, *self._room)


def observe_first(states: States, row: Row) -> None:
    """The observation of the first game of an array, into any row."""
    first = states[:1]
    thoughts = Thoughts(first)
    thoughts.think(first)
    thoughts.look(first, row[None], np.zeros((1, WORDS), np.int64), np.zeros(1, np.int8))
