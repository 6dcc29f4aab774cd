from sys import stderr  # noqa: F401
