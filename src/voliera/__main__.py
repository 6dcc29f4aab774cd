"""The command `voliera`, also as `python -m voliera`.

With the extra `terminal` it is `voliera.cli`. Without it, the commands that need nothing else work: the engine, which
programs start, and compiling. All others say what to install.
"""

import sys
from collections.abc import Sequence

from voliera import extras

REFUSED = 2
NEEDS = {"arena": "arena", "learn": "learn", "reports": "server", "serve": "server"}
"""Extras of commands; all others need `terminal`, which these include."""


def main() -> None:
    """Run the command line."""
    if not extras.is_installed("terminal"):
        sys.exit(bare(sys.argv[1:]))
    from voliera.cli import app

    app(prog_name="voliera")


def bare(arguments: Sequence[str]) -> int:
    """Run a command without the packages of the command line; returns the exit status."""
    match list(arguments):
        case ["engine"]:
            from voliera.protocol.serving import main as serve

            return serve()
        case ["warm-up", *rest] if rest in ([], ["--solvers"]):
            from voliera import warmup

            print(f"{warmup.warm_up(print, bool(rest)):.1f} s")
            return 0
        case ["--version"]:
            import voliera

            print(f"voliera {voliera.__version__}")
            return 0
    named = next((one for one in arguments if not one.startswith("-")), "")
    what = f"`voliera {named}`" if named else "The command line"
    print(extras.ExtraMissing(NEEDS.get(named, "terminal"), what), file=sys.stderr)
    return REFUSED


if __name__ == "__main__":
    main()
