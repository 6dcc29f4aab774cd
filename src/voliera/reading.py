"""A record as plain Python numbers and lists, for everything that is not rules: documents, events, reasons, text.

Reading a record through NumPy, element by element or field by field, is slow. Here its bytes are read: all single
numbers at once, and every list that is asked for when it is first asked for.
"""

from collections.abc import Callable
from functools import cache
from struct import Struct
from typing import Any, ClassVar, NamedTuple, Self

import numpy as np

from voliera.documents import Document
from voliera.kernel import States

CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}
"""NumPy's integers as `struct` and `memoryview` call them."""
BLANK = 255
"""What -1, "none", is among bytes."""


class List:
    """A list of a record: where it lies among the bytes. It is read at first use, and kept in the reading."""

    def __init__(self, name: str, start: int, field: np.dtype[Any]) -> None:
        self.name = name
        self.row = field.itemsize // (field.shape[0] if len(field.shape) > 1 else 1)
        self.bytes = slice(start, start + field.itemsize)
        self.code = CODES[field.base.str[1:]]
        self.shape = field.shape

    def __get__(self, reading: "Reading", owner: type) -> list[Any]:
        """Read it; from now on Python finds what is kept first."""
        part: Any = memoryview(reading._frozen)[self.bytes]
        kept: list[Any] = part.cast(self.code, self.shape).tolist()
        setattr(reading, self.name, kept)
        return kept


class Layout(NamedTuple):
    """Where the fields of a record lie among its bytes."""

    form: Struct  # of the single numbers; lists are skipped
    keep: Callable[["Reading", tuple[int, ...]], None]  # puts the numbers into a reading
    lists: dict[str, List]


@cache
def layout_of(record: np.dtype[np.void]) -> Layout:
    """The layout of a kind of records."""
    numbers: list[str] = []
    lists: dict[str, List] = {}
    form, end = "=", 0
    for name, (field, start, *_) in (record.fields or {}).items():
        form += f"{start - end}x"
        end = start + field.itemsize
        if field.shape:
            lists[name] = List(name, start, field)
            form += f"{field.itemsize}x"
        else:
            numbers.append(name)
            form += CODES[field.str[1:]]
    return Layout(Struct(form), _keeper(numbers), lists)


def _keeper(names: list[str]) -> Callable[["Reading", tuple[int, ...]], None]:
    """A function that sets all these attributes at once, made as named tuples are: ten times as fast as a loop."""
    made: dict[str, Any] = {}
    targets = "".join(f"reading.{name}, " for name in names)
    exec(f"def keep(reading, numbers):\n    [{targets}] = numbers\n", made)
    keep: Callable[[Reading, tuple[int, ...]], None] = made["keep"]
    return keep


_LAST: dict[type, Any] = {}
"""The last reading of each kind that was asked for. (An attribute of the class would slow down all others.)"""


class Reading:
    """One table at one moment: the record's fields by their names, as integers and (nested) lists.

    It is shared by all who read the same moment (`of`): nobody changes its lists, or puts them into a document.
    """

    _layout: Layout | None = None
    _places: ClassVar[dict[str, tuple[int, int]]] = {}  # lists of bytes: where they begin, and the size of a row

    def __init_subclass__(cls, record: np.dtype[np.void]) -> None:
        """A reading of one kind of records, which finds their lists faster."""
        cls._layout = layout_of(record)
        for name, found in cls._layout.lists.items():
            setattr(cls, name, found)
            if found.code in "bB":
                cls._places = {**cls._places, name: (found.bytes.start, found.row)}

    def __init__(self, states: States, options: Document | None = None, frozen: bytes | None = None) -> None:
        """Read the first record of the array, as it is now (`frozen`, where its bytes are at hand).

        The table's options are needed where they name things.
        """
        self._layout = layout = self._layout or layout_of(states.dtype)
        self._options: Document = {} if options is None else options
        self._frozen = states[:1].tobytes() if frozen is None else frozen
        layout.keep(self, layout.form.unpack_from(self._frozen))

    @classmethod
    def of(cls, states: States, options: Document | None = None) -> Self:
        """The same for an array of one record, which has often been read just before, for another seat's view."""
        frozen = states.tobytes()
        last: Self | None = _LAST.get(cls)
        if last is None or last._frozen != frozen or not (options is None or options is last._options):
            _LAST[cls] = last = cls(states, options, frozen)
        return last

    def some(self, count: int, name: str, row: int = 0) -> bytes:
        """The first numbers of a list of bytes, or of one row of it: by far faster than the list.

        They come as bytes, whose elements are numbers too, if there is no "none" among them: that would be `BLANK`.
        """
        start, row_size = self._places[name]
        start += row * row_size
        return self._frozen[start : start + count]

    def __getattr__(self, name: str) -> Any:
        """A list of a record of any kind."""
        if name.startswith("_") or self._layout is None or name not in self._layout.lists:
            raise AttributeError(name)
        return self._layout.lists[name].__get__(self, type(self))
