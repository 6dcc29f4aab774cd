"""A corpus of records: each is replayed by every later version, for ever, and must come to the same end."""
