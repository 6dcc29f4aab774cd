"""What a seat hears of the events of its answer."""

from voliera.documents import Document


def heard(event: Document, seat: int) -> list[Document]:
    """Return an event as the seat hears it; nothing where it is not told."""
    to_seat = event["to"] == "all" or seat in event["to"]
    return [{"id": event["id"], "args": event["args"]}] if to_seat else []
