"""Networks that play: files of eight-bit weights, and their evaluation as compiled code, without torch."""
