"""Puzzles at the terminal: make the days' puzzles, prove them, look at one."""
