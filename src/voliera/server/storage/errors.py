"""What can go wrong with a database, in types: nothing here holds a password, a parameter or a row."""


class Unavailable(Exception):
    """The database cannot be reached or cannot write. Whether the last commit happened may be unknown."""


class Damaged(Unavailable):
    """The database says that its own pages are damaged where they were read or written."""


class Conflict(Exception):
    """Somebody else has committed this `v`, or this action id, before."""


class StorageError(Exception):
    """A database that cannot be opened. `code` says why, `facts` are safe to show; the command words them.

    The codes: `bad_url`, `not_writable`, `locked` (another process uses the file), `damaged` (no database of ours),
    `newer` (written by a newer version of Voliera), `unreachable`; where a database is opened beside a server also
    `missing` and `older`.
    """

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.facts.items())])
