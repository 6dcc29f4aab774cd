"""The terminal table: Birdie on one screen of text, for people at one keyboard and for bots.

Everything is drawn from view documents, legal actions and events, so that nobody at the table is shown what the
seat may not know.
"""
