"""Compressed files beside the plain ones, as the build leaves them: which a client can unpack, and likes best."""

import os
import re
import stat

ENDS = {"br": ".br", "gzip": ".gz"}
"""How a file's name goes on when it is compressed so; the smallest first."""
_WISH = re.compile(r"\s*([A-Za-z0-9_-]{1,16}|\*)\s*(?:;\s*q=([01](?:\.[0-9]{0,3})?))?\s*")


def wished(accepted: str) -> list[str]:
    """The encodings that a client takes, best first: `gzip, deflate, br;q=0.9`. Where it likes two the same, ours."""
    wishes: dict[str, float] = {}
    for wish in accepted[:500].lower().split(","):
        if found := _WISH.fullmatch(wish):
            wishes[found.group(1)] = float(found.group(2) or 1)
    liking = {name: wishes.get(name, wishes.get("*", 0.0)) for name in ENDS}
    return sorted((name for name in ENDS if liking[name] > 0), key=lambda name: -liking[name])


def beside(path: str) -> dict[str, os.stat_result]:
    """The encodings in which a file is there, each with what the system knows of it. Links are not followed."""
    found: dict[str, os.stat_result] = {}
    for name, end in ENDS.items():
        try:
            known = os.lstat(path + end)
        except OSError:
            continue
        if stat.S_ISREG(known.st_mode):
            found[name] = known
    return found
