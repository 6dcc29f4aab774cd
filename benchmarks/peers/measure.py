"""How many decisions a second other game libraries reach, measured the way our engine is measured.

A speed means little alone; this gives it company. Each peer plays whole games from fresh starts with uniformly random
moves, asks for the full list of legal moves before every move, and runs on one core in one process. A decision is one
move of a player, forced moves included; cards that chance deals are not decisions, but the time they take counts, and
so does setting up each game. The result of a game is not asked for. One peer is a search (searching.py): it counts
simulations where the others count decisions, and searches where they count games.

Every peer is driven by the fastest loop that its public Python interface allows: the lowest layer that lists the legal
moves and plays one, methods bound once, the clock read once a game, and `moves[int(random() * len(moves))]` in place
of the slower `random.choice`. Nothing inside a library is changed.

    python measure.py chess --seconds 5 --seed 1     one measurement, one line of JSON
    python measure.py --serve                        one line of JSON out for each line of JSON in

When serving, {"peer": "chess", "seconds": 2, "seed": 1} (the seed may be left out) is answered like the first form,
and a request that cannot be met with {"error": "..."}. A driver can so alternate peers with our engine within one run
and pay for each import once.

It needs the environment that install.sh makes. A library is imported when its peer is first asked for, so that a
measurement carries no other.
"""

import argparse
import contextlib
import gc
import json
import os
import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from time import perf_counter
from typing import TextIO, TypedDict

from searching import openspiel_gin_mcts

WARM_UP_SECONDS = 0.3

PlayGame = Callable[[], int]
"""Plays one game from a fresh start to its end and returns how many decisions it had; or searches once."""


class Measurement(TypedDict):
    """One answer: what was played, and how fast."""

    peer: str
    decisions: int
    seconds: float
    per_second: float
    games: int


def openspiel(name: str, seed: int) -> PlayGame:
    """OpenSpiel: a `pyspiel` state, `legal_actions` and `apply_action`, one call each per move.

    Chance is drawn from `legal_actions` as well. In the two games driven here every outcome of a chance node is
    equally likely, so that `chance_outcomes`, which builds a list of pairs at half the speed, would say nothing more.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    random = Random(seed).random
    terminal = int(pyspiel.PlayerId.TERMINAL)

    def play() -> int:
        state = game.new_initial_state()
        current_player, legal_actions, apply_action = state.current_player, state.legal_actions, state.apply_action
        decisions = 0
        while (player := current_player()) != terminal:
            if player >= 0:
                decisions += 1
            actions = legal_actions()
            apply_action(actions[int(random() * len(actions))])
        return decisions

    return play


def openspiel_hearts(seed: int) -> PlayGame:
    """OpenSpiel's hearts, four players: one hand, with the passing of cards before it."""
    return openspiel("hearts", seed)


def openspiel_hearts_cpp(seed: int) -> PlayGame:
    """OpenSpiel's hearts inside its own C++ loop: `evaluate_bots` with uniformly random bots plays a whole game.

    Python is only asked to start each game, so this is the figure to hold against a game loop that is compiled too.
    Hearts has one chance node for the direction of passing and one for each of the 52 cards.
    """
    import pyspiel

    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(game.num_players())]
    random = Random(seed)
    chance_nodes = 53

    def play() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, random.getrandbits(30))
        return int(state.move_number()) - chance_nodes

    return play


def openspiel_gin(seed: int) -> PlayGame:
    """OpenSpiel's gin rummy, two players: one hand, with the laying out of melds after a knock."""
    return openspiel("gin_rummy", seed)


def rlcard_gin(seed: int) -> PlayGame:
    """RLCard's gin rummy: the game itself, below the environment that `rlcard.make` returns.

    The environment encodes an observation and lists the legal actions twice at every step, which makes it three to
    four times slower. The game's judge gives the same legal actions as objects, and the game takes those as they are.
    """
    import rlcard

    game = rlcard.make("gin-rummy", config={"seed": seed}).game
    random = Random(seed).random
    start, is_over, legal_actions, step = game.init_game, game.is_over, game.judge.get_legal_actions, game.step

    def play() -> int:
        start()
        decisions = 0
        while not is_over():
            actions = legal_actions()
            step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return play


def pettingzoo(seed: int, game: str = "gin_rummy_v4") -> PlayGame:
    """PettingZoo's gin_rummy_v4, the game of the two peers above, through the agent-environment cycle.

    The legal moves are the action mask inside the observation, as PettingZoo documents. The environment is the raw
    one, without the three wrappers that check the caller, and is asked with `observe`, not `last`.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    env = import_module(f"pettingzoo.classic.{game}").raw_env()
    env.reset(seed=seed)
    random = Random(seed).random
    reset, observe, step = env.reset, env.observe, env.step

    def play() -> int:
        reset()
        decisions = 0
        while not env.terminations[agent := env.agent_selection]:
            actions = observe(agent)["action_mask"].nonzero()[0].tolist()
            step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return play


def pettingzoo_texas(seed: int) -> PlayGame:
    """PettingZoo's texas_holdem_v4, in the same way."""
    return pettingzoo(seed, "texas_holdem_v4")


def pettingzoo_leduc(seed: int) -> PlayGame:
    """PettingZoo's leduc_holdem_v4, in the same way: six cards, four actions."""
    return pettingzoo(seed, "leduc_holdem_v4")


def openspiel_python(name: str, seed: int) -> PlayGame:
    """One of OpenSpiel's games that are written in Python; importing its module registers it."""
    import_module(f"open_spiel.python.games.{name}")
    return openspiel(f"python_{name}", seed)


def openspiel_python_kuhn(seed: int) -> PlayGame:
    """Kuhn poker: three cards."""
    return openspiel_python("kuhn_poker", seed)


def openspiel_python_liars(seed: int) -> PlayGame:
    """Liar's poker."""
    return openspiel_python("liars_poker", seed)


def openspiel_python_dominoes(seed: int) -> PlayGame:
    """Block dominoes."""
    return openspiel_python("block_dominoes", seed)


def openspiel_python_tic_tac_toe(seed: int) -> PlayGame:
    """Tic-tac-toe."""
    return openspiel_python("tic_tac_toe", seed)


def chess(seed: int) -> PlayGame:
    """python-chess: a `Board`, its generated legal moves, and `push`.

    A game ends where `Board.is_game_over` says so. That method generates moves of its own to find out whether there
    are any; here the list at hand answers that, and the draws are asked for in the order of their cost. A position
    cannot have occurred five times before sixteen moves without a capture or a pawn move.
    """
    from chess import Board

    random = Random(seed).random

    def play() -> int:
        board = Board()
        legal_moves, push = board.generate_legal_moves, board.push
        decisions = 0
        while moves := list(legal_moves()):
            quiet = board.halfmove_clock
            if quiet >= 150 or board.is_insufficient_material() or (quiet >= 16 and board.is_fivefold_repetition()):
                break
            push(moves[int(random() * len(moves))])
            decisions += 1
        return decisions

    return play


PEERS: dict[str, Callable[[int], PlayGame]] = {
    "openspiel_hearts": openspiel_hearts,
    "openspiel_hearts_cpp": openspiel_hearts_cpp,
    "openspiel_gin": openspiel_gin,
    "openspiel_gin_mcts": openspiel_gin_mcts,
    "rlcard_gin": rlcard_gin,
    "openspiel_python_dominoes": openspiel_python_dominoes,
    "openspiel_python_kuhn": openspiel_python_kuhn,
    "openspiel_python_liars": openspiel_python_liars,
    "openspiel_python_tic_tac_toe": openspiel_python_tic_tac_toe,
    "pettingzoo": pettingzoo,
    "pettingzoo_leduc": pettingzoo_leduc,
    "pettingzoo_texas": pettingzoo_texas,
    "chess": chess,
}


def play_for(seconds: float, play: PlayGame) -> tuple[int, int, float]:
    """Play whole games until the time is up; return the decisions, the games and the seconds they really took."""
    decisions = games = 0
    start = perf_counter()
    elapsed = 0.0
    while elapsed < seconds or not games:
        decisions += play()
        games += 1
        elapsed = perf_counter() - start
    return decisions, games, elapsed


def measure(peer: str, seconds: float, seed: int) -> Measurement:
    """Warm one peer up, then time it."""
    play = PEERS[peer](seed)
    play_for(WARM_UP_SECONDS, play)
    # What earlier peers left behind is neither collected nor walked during this one's time.
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    decisions, games, elapsed = play_for(seconds, play)
    return {
        "peer": peer,
        "decisions": decisions,
        "seconds": round(elapsed, 6),
        "per_second": round(decisions / elapsed, 1),
        "games": games,
    }


def answer(line: str) -> Measurement | dict[str, str]:
    """Answer one line of a driver."""
    try:
        request = json.loads(line)
        peer, seconds, seed = str(request["peer"]), float(request["seconds"]), int(request.get("seed", 0))
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        return {"error": f"not a request: {error!r}"}
    if peer not in PEERS:
        return {"error": f"no such peer: {peer}"}
    if seed < 0:
        return {"error": f"no such seed: {seed}"}
    return measure(peer, seconds, seed)


def serve(requests: TextIO, answers: TextIO) -> None:
    """Answer a driver's lines until they end."""
    for line in requests:
        print(json.dumps(answer(line)), file=answers, flush=True)


def main() -> None:
    """Measure one peer, or serve a driver."""
    parser = argparse.ArgumentParser(description="Decisions a second of other game libraries, in random play.")
    parser.add_argument("peer", nargs="?", choices=PEERS, help="the library and game to measure")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to measure, after a short warm-up")
    parser.add_argument("--seed", type=int, default=0, help="where the random numbers start, 0 or more")
    parser.add_argument("--serve", action="store_true", help="answer requests on standard input, a line each")
    arguments = parser.parse_args()
    if arguments.serve == (arguments.peer is not None):
        parser.error("name one peer, or serve")
    if arguments.seed < 0:
        parser.error("the seed is 0 or more")
    answers = sys.stdout
    # A library that greets its user must not do so among the answers.
    with contextlib.redirect_stdout(sys.stderr):
        if arguments.serve:
            serve(sys.stdin, answers)
        else:
            print(json.dumps(measure(arguments.peer, arguments.seconds, arguments.seed)), file=answers)


if __name__ == "__main__":
    main()
