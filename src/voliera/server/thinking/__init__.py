"""Processes in which bots, solver and hints think, so that the event loop never does."""
