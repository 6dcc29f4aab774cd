"""Between the record of Bower and its documents: actions, views, events, positions, refusals, text."""
