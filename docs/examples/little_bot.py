"""A little bot for Voliera, in nothing but Python.

Play against it with: voliera play birdie --bot "python3 docs/examples/little_bot.py". It asks for the list of legal
actions with every move, so it need not know the rules. What lies on the table is in `position`: try to be cleverer than
this one, which loves to lay cards and tiles.
"""

import json
import random
import sys

LIKES = ("set", "lay", "play", "bonus", "keep")


def choose(position, legal, seed):
    """Any action that it likes, else any at all. `position` says what our seat, `position["seat"]`, may know."""
    chance = random.Random(seed)
    liked = [action for action in legal if action["do"] in LIKES]
    return chance.choice(liked or legal)


def answer(request, table):
    """One answer for one request; `table` is our memory between them."""
    if request["cmd"] == "hello":
        return {"ok": True, "protocol": 1, "wants": ["legal"]}
    if request["cmd"] == "setup":
        table["position"] = request["position"]
        return {"ok": True}
    if request["cmd"] == "bot":
        return {"ok": True, "action": choose(table["position"], request["legal"], request["seed"])}
    return {"ok": False, "error": {"code": "bad_request", "message": "hello, setup and bot are all I know"}}


table = {}
for line in sys.stdin:
    print(json.dumps(answer(json.loads(line), table)), flush=True)
