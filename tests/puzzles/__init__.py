"""The puzzles of the days: one best answer each, the same everywhere, as hard as the day wants."""
