"""The report: one HTML file that needs nothing else, in the reader's language, for light and dark."""

import json
from html import escape
from pathlib import Path

from voliera.arena.outcome import Outcome
from voliera.arena.plots import plots
from voliera.arena.words import Section, headline, rules, sections
from voliera.languages import Language

CSS = """
:root { color-scheme: light dark; --ink: #1d2329; --paper: #fbfaf7; --line: #d9d5cc; --quiet: #68707a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e4df; --paper: #16191c; --line: #353b41; --quiet: #98a1aa; }
}
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 56rem; color: var(--ink); background: var(--paper);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .5rem; border-bottom: 1px solid var(--line); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; }
th, td { padding: .25rem .9rem .25rem 0; text-align: right; vertical-align: top; }
th:first-child, td:first-child { text-align: left; }
th { font-weight: 600; color: var(--quiet); }
tr + tr td { border-top: 1px solid var(--line); }
p.note { color: var(--quiet); max-width: 46rem; }
svg { width: 100%; height: auto; max-width: 46rem; display: block; margin: .75rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 1rem 0; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
"""


def write(path: Path, outcome: Outcome, language: Language) -> None:
    """Write the report; a file that is there is replaced."""
    path.write_text(page(outcome, language), encoding="utf-8")


def page(outcome: Outcome, language: Language) -> str:
    """The whole file."""
    pictures = plots(outcome, language)
    parts = [_section(section, pictures.get(section.name, "")) for section in sections(outcome, language)]
    if outcome.games:
        parts.append(_section(rules(outcome, language), pictures["rules"]))
    title = headline(outcome, language)
    return (
        f'<!doctype html>\n<html lang="{language.code}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{CSS}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n{_settings(outcome, language)}\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def _settings(outcome: Outcome, language: Language) -> str:
    """What was played, so that it can be played again."""
    header = outcome.header
    shown = {
        "contestants": ", ".join(outcome.names),
        "units": str(header["units"]),
        "games": str(len(outcome.games)),
        "seed": str(header["seed"]),
        "options": json.dumps({name: one for name, one in header["options"].items() if name != "components"}),
        "program": f"voliera {header['program']}, {header['sources']}",
    }
    rows = (
        f"<dt>{escape(language.say(f'arena-setting-{name}'))}</dt><dd>{escape(value)}</dd>"
        for name, value in shown.items()
        if value != "{}"
    )
    interrupted = f'<p class="note">{escape(language.say("arena-partial"))}</p>' if outcome.interrupted else ""
    return f"<dl>{''.join(rows)}</dl>{interrupted}"


def _section(section: Section, picture: str) -> str:
    heads = "".join(f"<th>{escape(column)}</th>" for column in section.columns)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in section.rows)
    note = f'<p class="note">{escape(section.note)}</p>' if section.note else ""
    table = f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'
    return f"<section>\n<h2>{escape(section.title)}</h2>\n{table}\n{note}\n{picture}\n</section>"
