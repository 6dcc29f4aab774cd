"""The puzzles of Bower."""
