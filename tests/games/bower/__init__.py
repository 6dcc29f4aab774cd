"""Bower by the book: tests that name the statement of docs/rules/bower.md which they prove."""
