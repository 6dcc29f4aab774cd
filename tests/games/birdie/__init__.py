"""Birdie by the book: tests that name the statement of docs/rules/birdie.md which they prove."""
