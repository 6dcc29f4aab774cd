"""Searching for a part of a name: upper and lower case are the same in every alphabet, on every database."""

from typing import Any

from sqlalchemy import ColumnElement, or_


def contains(column: ColumnElement[Any], text: str) -> ColumnElement[bool]:
    """Return the condition that a column contains a text, in one of its usual spellings."""
    spellings = {text, text.lower(), text.upper(), text.capitalize(), text.title()}
    return or_(*(column.contains(one, autoescape=True) for one in sorted(spellings)))
