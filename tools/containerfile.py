"""Read a container file: its stages, and their steps in order. What this does not know is refused, never skipped."""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import dataclass, field


class NotUnderstood(ValueError):
    """A line of the container file that this reader does not know."""


@dataclass(frozen=True)
class Step:
    """One instruction: its word in capitals, its options, and the rest of the line."""

    word: str
    value: str
    options: dict[str, str] = field(default_factory=dict)

    def words(self) -> list[str]:
        """Return the arguments: a list in JSON, or words as a shell splits them."""
        if self.value.startswith("["):
            found: list[str] = json.loads(self.value)
            return found
        return shlex.split(self.value)


@dataclass
class Stage:
    """What begins with FROM."""

    image: str
    name: str
    steps: list[Step]


KNOWN = ("COPY", "ENTRYPOINT", "ENV", "EXPOSE", "HEALTHCHECK", "RUN", "STOPSIGNAL", "USER", "VOLUME", "WORKDIR")
OPTION = re.compile(r"--([a-z-]+)=(\S+)\s+")


def read(text: str) -> list[Stage]:
    """Return the stages of a container file."""
    stages: list[Stage] = []
    for line in whole_lines(text):
        word, _, value = line.partition(" ")
        options: dict[str, str] = {}
        value = value.strip()
        while found := OPTION.match(value):
            options[found[1]] = found[2]
            value = value[found.end() :]
        if word == "FROM":
            image, _, name = value.partition(" AS ")
            stages.append(Stage(image, name or str(len(stages)), []))
        elif word in KNOWN and stages:
            stages[-1].steps.append(Step(word, value, options))
        else:
            raise NotUnderstood(f"{word}: {line}")
    return stages


def whole_lines(text: str) -> list[str]:
    """Return the instructions, each on one line, without comments."""
    kept = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(kept) + "\n")
    return [line.strip() for line in joined.splitlines() if line.strip()]


def settings(step: Step, environment: dict[str, str]) -> dict[str, str]:
    """Return what an ENV sets; `$NAME` stands for what was set before."""
    given = dict(pair.partition("=")[::2] for pair in step.words())
    return {name: re.sub(r"\$(\w+)", lambda found: environment[found[1]], text) for name, text in given.items()}
