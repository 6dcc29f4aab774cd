"""The documents of Bower, typed: all that others import of the game. At run time they are plain dicts.

The field names are those of the protocol. The browser's types and the JSON schemas are made from these
(`make generated`).
"""
