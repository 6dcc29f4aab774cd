"""The extras of the package: what each part needs beside numpy, numba, msgspec and platformdirs.

`pyproject.toml` lists the packages of each extra. Here are the modules by which an extra is known to be installed, and
the sentence for people who need one that is not.
"""

from importlib.util import find_spec

EXTRAS = {
    "arena": ("joblib",),
    "client": ("httpx2", "websockets"),
    "data": ("pyarrow",),
    "lab": ("gymnasium", "pettingzoo"),
    "learn": ("torch", "joblib"),
    "ray": ("ray",),
    "server": (
        "alembic",
        "cryptography",
        "http_ece",
        "httpcore2",
        "httptools",
        "PIL",
        "openskill",
        "prometheus_client",
        "psutil",
        "py_vapid",
        "redis",
        "segno",
        "sqlalchemy",
        "starlette",
        "structlog",
        "uvicorn",
        "webauthn",
        "websockets",
    ),
    "terminal": ("fluent", "rich", "typer"),
}
"""Modules of each extra; matplotlib, OpenSpiel and asyncpg are asked for by those who use them."""


class ExtraMissing(ImportError):
    """Packages of an extra are not installed; the message says how to install them."""

    def __init__(self, extra: str, what: str) -> None:
        super().__init__(f"{what} needs packages that are not installed: {command(extra)}")
        self.extra = extra


def command(extra: str) -> str:
    """Return the command that installs an extra."""
    return f'pip install "voliera[{extra}]"'


def is_installed(extra: str) -> bool:
    """Whether all modules of an extra are there."""
    return all(find_spec(module) is not None for module in EXTRAS[extra])
