"""The colours of Birdie's birds and seasons."""

DARK = {
    "robin": "#a8391a",
    "owl": "#7a4a1c",
    "pigeon": "#46587f",
    "woodpecker": "#2b2436",
    "spring": "#2f6f36",
    "summer": "#8f5d00",
    "autumn": "#9c3f1d",
    "winter": "#2f5b93",
}
"""For lines and letters on paper; every pair has a contrast of at least 5."""
