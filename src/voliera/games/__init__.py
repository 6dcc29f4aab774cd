"""The games: what each supplies stands in `contract.py`, and each game has a folder of its own."""
