# Patterns, as JavaScript matches them; those of the package mean the same to both.
import host

ASCII = IGNORECASE = 0


class Match:
    def __init__(self, groups):
        self._groups = groups

    def __getitem__(self, key):
        return self._groups[str(key)]

    def group(self, key=0):
        return self[key]

    def span(self):
        return tuple(self._groups["span"])

    def groups(self):
        return tuple([self._groups[str(i)] for i in range(1, self._groups["count"])])


class Pattern:
    def __init__(self, pattern):
        self._pattern = host.pattern(pattern)

    def _found(self, text, how):
        from shim.msgspec import json

        groups = self._pattern.match(text, how)
        return None if groups is None else Match(json.decode(groups))

    def fullmatch(self, text):
        return self._found(text, "whole")

    def match(self, text):
        return self._found(text, "start")

    def search(self, text):
        return self._found(text, "any")

    def finditer(self, text, start=0):
        from shim.msgspec import json

        found = [Match(groups) for groups in json.decode(self._pattern.all(text))]
        return [one for one in found if one.span()[0] >= start]

    def sub(self, replacement, text):
        parts, at = [], 0
        for one in self.finditer(text):
            start, end = one.span()
            parts += [text[at:start], replacement(one)]
            at = end
        return "".join(parts) + text[at:]


def fullmatch(pattern, text):
    return Pattern(pattern).fullmatch(text)


def compile(pattern, flags=0):
    return Pattern(pattern)
