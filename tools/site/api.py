"""The reference of the Python modules: which ones are public, and a page for each group of them.

A name is public where one of these modules lists it in `__all__`, or defines it without a leading underscore.
Everything else in the package may change without notice.
"""

import ast
import inspect
from importlib import import_module
from types import ModuleType
from typing import Any

GROUPS: dict[str, tuple[str, tuple[str, ...]]] = {
    "game": ("Games, records and pictures", ("voliera", "voliera.notation", "voliera.svg: draw, Picture")),
    "solve": (
        "Solver and score sheet",
        ("voliera.solve: solve", "voliera.games.birdie.solve", "voliera.sheet: score, position"),
    ),
    "bots": (
        "Bots",
        (
            "voliera.bots",
            "voliera.bots.characters: CHARACTERS, character, Character",
            "voliera.bots.external: External, BotFailure",
            "voliera.bots.referee: Referee",
        ),
    ),
    "study": ("Coach and puzzles", ("voliera.coach", "voliera.puzzles")),
    "arena": (
        "The arena",
        (
            "voliera.arena",
            "voliera.arena.contestants: Contestant",
            "voliera.arena.outcome: Result, Thinking, Figure",
            "voliera.arena.statistics: Estimate, Spread",
            "voliera.arena.whole_games: read, records",
        ),
    ),
    "engine": ("Engine processes", ("voliera.engine",)),
    "client": ("Client of a server", ("voliera.client",)),
    "lab": (
        "The laboratory",
        (
            "voliera.lab",
            "voliera.lab.batch",
            "voliera.lab.cpu: CpuBatch",
            "voliera.lab.cuda: CudaBatch",
            "voliera.lab.bot: serve",
            "voliera.lab.pettingzoo",
            "voliera.lab.pettingzoo.aec: Table",
            "voliera.lab.pettingzoo.parallel: ParallelTable",
            "voliera.lab.gymnasium",
            "voliera.lab.gymnasium.seat: Seat",
            "voliera.lab.gymnasium.vector: VectorTable",
            "voliera.lab.openspiel",
        ),
    ),
    "learn": (
        "Training",
        (
            "voliera.learn",
            "voliera.learn.settings: Settings, small, SMALL",
            "voliera.learn.environments: environment_of",
            "voliera.games.contract.training: Environment, Games",
            "voliera.learn.ladder: measure, found_in, Wish",
        ),
    ),
    "batches": (
        "Batches without an environment",
        (
            "voliera.games.birdie.batches: blank_games, play_on_cpu, play_on_gpu",
            "voliera.games.bower.batches: blank_games, play_on_cpu, play_on_gpu",
        ),
    ),
    "contract": ("What a game supplies", ("voliera.games", "voliera.games.contract")),
}
"""For each page its title and its modules; a module followed by names shows these alone."""
INTRODUCTION = """# The Python modules

Everything public, from the docstrings. [The tutorials](tutorials/python.md) show the same at work. A name that is not
here may change without notice, and so may the attributes of `Game` that begin with an underscore. Documents (actions,
views, events, records) are plain dicts; [their fields](documents.md) are listed on a page of their own.

"""
PAGES = ["api"]
LONGEST = 80
"""Values of constants up to this length are shown."""
ORDER = ("function", "class", "exception", "data")
"""How the names of a module are listed: what is called first comes first."""


def made() -> dict[str, str]:
    """Return the pages by their names."""
    seen: dict[int, str] = {}
    pages = {f"api/{name}": _page(title, listed, seen) for name, (title, listed) in GROUPS.items()}
    rows = "".join(
        f"| [{title}](api/{name}.md) | {', '.join(map(_named, listed))} |\n" for name, (title, listed) in GROUPS.items()
    )
    tree = "\n```{toctree}\n:hidden:\n\n" + "\n".join(pages) + "\n```\n"
    return {"api": f"{INTRODUCTION}| page | modules |\n|---|---|\n{rows}{tree}", **pages}


def _named(listed: str) -> str:
    return f"`{listed.partition(':')[0]}`"


def _page(title: str, listed: tuple[str, ...], seen: dict[int, str]) -> str:
    return "\n".join([f"# {title}\n", *(_module(one, seen) for one in listed)])


def _module(listed: str, seen: dict[int, str]) -> str:
    name, _, chosen = listed.partition(": ")
    module = import_module(name)
    lines = [f".. automodule:: {name}", "   :no-members:", ""]
    public = chosen.split(", ") if chosen else names(module)
    for one in sorted(public, key=lambda one: ORDER.index(_kind(getattr(module, one)))):
        thing, whole = getattr(module, one), f"{name}.{one}"
        kind = _kind(thing)
        if kind == "data":
            lines += _data(whole, thing, constant_doc(module, one))
        elif seen.setdefault(id(thing), whole) != whole:
            lines += [f"`{whole}` is :py:obj:`{seen[id(thing)]}`.", ""]
        else:
            lines += [f".. auto{kind}:: {whole}", *_options(thing), ""]
    return f"## {name}\n\n```{{eval-rst}}\n" + "\n".join(lines) + "\n```\n"


def names(module: ModuleType) -> list[str]:
    """Return the public names of a module, in the order of the source where it has no `__all__` of its own."""
    if hasattr(module, "__all__"):
        return [name for name in module.__all__ if name != "__version__"]
    return [
        name
        for name, thing in vars(module).items()
        if not name.startswith("_") and getattr(thing, "__module__", None) == module.__name__
    ]


def constant_doc(module: ModuleType, name: str) -> str:
    """Return the text under a constant, in the module that defines it; autodoc looks into this one only."""
    body = ast.parse(inspect.getsource(module)).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.ImportFrom) and node.module and name in {one.name for one in node.names}:
            return constant_doc(import_module(node.module), name)
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            match after:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    return inspect.cleandoc(text)
    return ""


def _kind(thing: Any) -> str:
    if inspect.isclass(thing):
        return "exception" if issubclass(thing, BaseException) else "class"
    return "function" if callable(thing) else "data"


def _data(whole: str, thing: Any, text: str) -> list[str]:
    shown = [f"   :value: {thing!r}"] if len(repr(thing)) <= LONGEST else []
    return [f".. py:data:: {whole}", *shown, "", *(f"   {line}" for line in text.splitlines()), ""]


def _options(thing: Any) -> list[str]:
    return ["   :show-inheritance:"] if inspect.isclass(thing) and thing.__bases__ != (object,) else []
