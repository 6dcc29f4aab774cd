"""Bower: what a placement would change."""
