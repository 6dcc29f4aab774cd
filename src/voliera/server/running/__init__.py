"""`voliera serve`: checking what is wished, listening, announcing, logging, and a polite end."""
