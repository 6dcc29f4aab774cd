"""The command line: one file for each command that is more than a call, and the options they share."""

from voliera.cli.main import app

__all__ = ["app"]
