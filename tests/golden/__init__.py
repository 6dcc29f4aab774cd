"""Golden games: whole play-throughs that people can read, compared line by line with what the engine does today."""
