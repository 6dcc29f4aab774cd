"""A corpus of records: each is replayed by every later version, forever, and must come to the same end."""
