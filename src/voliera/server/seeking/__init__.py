"""Looking for an opponent: seeks in the storage, those who wait in this process, and the pairing of all of them."""
