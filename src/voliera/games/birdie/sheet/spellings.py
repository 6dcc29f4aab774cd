"""How languages spell birds and seasons. Made from `locales/` by `make generated`; not to be edited."""

SPELLINGS: dict[str, dict[str, tuple[str, str, str]]] = {
    "en": {
        "robin": ("ro", "robin", "robin"),
        "owl": ("ow", "owl", "owl"),
        "pigeon": ("pi", "pigeon", "pigeon"),
        "woodpecker": ("wo", "woodpecker", "woodpecker"),
        "spring": ("sp", "spring", "spring"),
        "summer": ("su", "summer", "summer"),
        "autumn": ("au", "autumn", "autumn"),
        "winter": ("wi", "winter", "winter"),
    },
    "it": {
        "robin": ("pe", "pettirosso", "pettirosso"),
        "owl": ("ci", "civetta", "civetta"),
        "pigeon": ("pn", "piccione", "piccione"),
        "woodpecker": ("pc", "picchio", "picchio"),
        "spring": ("pr", "primavera", "primavera"),
        "summer": ("es", "estate", "estate"),
        "autumn": ("au", "autunno", "autunno"),
        "winter": ("in", "inverno", "inverno"),
    },
    "es": {
        "robin": ("pe", "petirrojo", "petirrojo"),
        "owl": ("le", "lechuza", "lechuza"),
        "pigeon": ("pa", "paloma", "paloma"),
        "woodpecker": ("ca", "pajaro carpintero", "carpintero"),
        "spring": ("pr", "primavera", "primavera"),
        "summer": ("ve", "verano", "verano"),
        "autumn": ("ot", "otono", "otono"),
        "winter": ("in", "invierno", "invierno"),
    },
    "ru": {
        "robin": ("ма", "малиновка", "малиновка"),
        "owl": ("со", "сова", "сова"),
        "pigeon": ("го", "голубь", "голубь"),
        "woodpecker": ("дя", "дятел", "дятел"),
        "spring": ("ве", "весна", "весна"),
        "summer": ("ле", "лето", "лето"),
        "autumn": ("ос", "осень", "осень"),
        "winter": ("зи", "зима", "зима"),
    },
}
"""By language, the code, the name and the short name of every bird and season, in plain letters."""
