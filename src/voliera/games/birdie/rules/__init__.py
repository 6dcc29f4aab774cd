"""The rules of Birdie, as functions over numbers that can be compiled."""
