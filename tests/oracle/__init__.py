"""Independent oracles: slow, literal second implementations of the rules, which share nothing with the engine."""
