"""Self-play training: a network learns a game by playing against itself, on the rules as they are.

`selfplay` of a game's folder supplies the games, on a CUDA device or on the CPU; everything here knows no game. The
network plays (rollout.py), what it has won or lost is spread over its decisions (advantages.py), it is improved by
proximal policy optimisation (update.py), meets its earlier selves (past.py), and is written to a file of eight-bit
weights that plays without torch (export.py, voliera.bots.net). docs/learning.md tells it to people.

All modules but `settings`, `environments` and `command` need torch, the extra `learn`.
"""
