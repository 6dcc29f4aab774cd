"""The terminal table: a game on one screen of text, for people at one keyboard and for bots.

What is here is shared by all games; a folder for each holds what is its own: how its table is drawn, the keys of its
phases, its story, its words and its result. `face.py` says what such a folder supplies.

Everything is drawn from view documents, legal actions and events, so that nobody at the table is shown what the
seat may not know.
"""
