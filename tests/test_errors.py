"""The exception that people meet, and the maps of all."""

import ast
import builtins
import pickle
import re
from pathlib import Path

import voliera
from voliera.errors import GameError

PACKAGE = Path(voliera.__file__).parent
MAPS = ("errors.py", "server/errors.py")
ENTRY = re.compile(r"^    (?P<indent>[│ ]*)[├└]── (?P<name>\w+) .*?(?P<module>voliera(?:\.\w+)+): ", re.MULTILINE)

Raised = dict[tuple[str, str], set[str]]
"""Names of the bases of exceptions, by module and name."""


def test_an_error_reaches_another_process_whole() -> None:
    """Workers of the arena hand theirs over by pickle; one that cannot be read there would hide what is wrong."""
    refused = GameError("illegal", "not your turn", rule="B-T1", legal=[{"do": "pass"}], facts={"seat": 1})
    received = pickle.loads(pickle.dumps(refused))
    assert isinstance(received, GameError)
    assert (str(received), vars(received)) == (str(refused), vars(refused))


def classes() -> Raised:
    """Return the names of the bases of each class of the package, by its module and name."""
    found: Raised = {}
    for path in PACKAGE.rglob("*.py"):
        module = ".".join(["voliera", *path.relative_to(PACKAGE).with_suffix("").parts]).removesuffix(".__init__")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[module, node.name] = {base.id for base in node.bases if isinstance(base, ast.Name)}
    return found


def exceptions() -> Raised:
    """Return the exceptions of the package that can be used outside their modules."""
    all_classes = classes()
    known = {
        name for name, kind in vars(builtins).items() if isinstance(kind, type) and issubclass(kind, BaseException)
    }
    found: Raised = {}
    count = -1
    while count < len(found):
        count = len(found)
        for (module, name), bases in all_classes.items():
            # A class of the same module comes first: some messages have the name of an exception.
            if any((module, base) in found if (module, base) in all_classes else base in known for base in bases):
                found[module, name] = bases
        known |= {name for _, name in found}
    return {at: bases for at, bases in found.items() if not at[1].startswith("_")}


def mapped() -> Raised:
    """Return what the maps say: each exception with the one above it."""
    found: Raised = {}
    for path in MAPS:
        above: list[str] = []
        docstring = ast.get_docstring(ast.parse((PACKAGE / path).read_text(encoding="utf-8")), clean=False) or ""
        for entry in ENTRY.finditer(docstring):
            del above[len(entry["indent"]) // 4 :]
            found[entry["module"], entry["name"]] = {above[-1]} if above else set()
            above.append(entry["name"])
    return found


def test_every_public_exception_is_in_a_map_below_its_base() -> None:
    raised, said = exceptions(), mapped()
    assert len(raised) > 30
    assert said.keys() == raised.keys()
    assert {at for at, above in said.items() if not above <= raised[at]} == set()
    below = {at for at, bases in raised.items() if bases & {name for _, name in raised}}
    assert {at for at in below if not said[at]} == set()
