"""The puzzles of Birdie."""
