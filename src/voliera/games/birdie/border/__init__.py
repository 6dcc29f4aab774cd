"""Between the record of Birdie and its documents: actions, views, events, positions, refusals, text."""
