"""What can go wrong between a client and a server, each with a code that people's words are made from."""


class ClientError(Exception):
    """Something was not done."""


class Unreachable(ClientError):
    """Nobody answers at this address, or somebody who is no Voliera server."""

    def __init__(self, url: str, why: str = "") -> None:
        super().__init__(f"{url} cannot be reached" + (f": {why}" if why else ""))
        self.url = url
        self.why = why


class BadLink(ClientError):
    """No address, and no link of a table."""


class Refused(ClientError):
    """The server refused, and nothing has changed.

    `rule` is the statement behind it, `message` is for programmers. By HTTP there is a `status`, and where it helps to
    ask again, the time after which (`retry_ms`).
    """

    def __init__(
        self,
        code: str,
        rule: str | None = None,
        message: str = "",
        status: int | None = None,
        retry_ms: int | None = None,
    ) -> None:
        super().__init__(f"{code}: {message}" if message else code)
        self.code = code
        self.rule = rule
        self.message = message
        self.status = status
        self.retry_ms = retry_ms


class Gone(ClientError):
    """The server has closed this table for us: there is none, we may not look, or the link was taken back."""

    def __init__(self, why: str) -> None:
        super().__init__(f"the server closed the table: {why}")
        self.why = why
