"""The rules of Bower, as functions over numbers that can be compiled."""
