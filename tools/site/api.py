"""The reference of the Python modules: which ones are public, and a page for each group of them.

A name is public where one of these modules lists it in `__all__`, or defines it without a leading underscore.
Everything else in the package may change without notice.
"""

import inspect
from importlib import import_module
from types import ModuleType
from typing import Any

GROUPS: dict[str, tuple[str, tuple[str, ...]]] = {
    "game": ("Games and records", ("voliera", "voliera.games.deals", "voliera.notation")),
    "solve": ("Solver and score sheet", ("voliera.solve", "voliera.sheet")),
    "bots": ("Bots", ("voliera.bots", "voliera.bots.characters", "voliera.bots.external", "voliera.bots.referee")),
    "study": ("Coach and puzzles", ("voliera.coach", "voliera.puzzles")),
    "arena": ("The arena", ("voliera.arena", "voliera.arena.contestants", "voliera.arena.results")),
    "engine": ("Engine processes", ("voliera.engine",)),
    "client": ("Client of a server", ("voliera.client",)),
    "lab": (
        "The laboratory",
        (
            "voliera.lab",
            "voliera.lab.batch",
            "voliera.lab.bot",
            "voliera.lab.pettingzoo",
            "voliera.lab.gymnasium",
            "voliera.lab.gymnasium.seat",
            "voliera.lab.gymnasium.vector",
            "voliera.lab.openspiel",
        ),
    ),
    "learn": (
        "Training",
        (
            "voliera.learn",
            "voliera.learn.settings",
            "voliera.learn.environments",
            "voliera.learn.ladder",
            "voliera.learn.report",
        ),
    ),
    "batches": ("Batches without an environment", ("voliera.games.birdie.batches", "voliera.games.bower.batches")),
    "contract": ("What a game supplies", ("voliera.games", "voliera.games.contract")),
}
INTRODUCTION = """# The Python modules

Everything public, from the docstrings. [The tutorials](tutorials/python.md) show the same at work. A name that is not
here may change without notice, and so may the attributes of `Game` that begin with an underscore. Documents (actions,
views, events, records) are plain dicts; [their fields](documents.md) are listed on a page of their own.

"""
PAGES = ["api"]
ORDER = ("function", "class", "exception", "data")
"""How the names of a module are listed: what is called first comes first."""


def made() -> dict[str, str]:
    """Return the pages by their names."""
    seen: dict[int, str] = {}
    pages = {f"api/{name}": _page(title, modules, seen) for name, (title, modules) in GROUPS.items()}
    rows = "".join(
        f"| [{title}](api/{name}.md) | {', '.join(f'`{module}`' for module in modules)} |\n"
        for name, (title, modules) in GROUPS.items()
    )
    tree = "\n```{toctree}\n:hidden:\n\n" + "\n".join(pages) + "\n```\n"
    return {"api": f"{INTRODUCTION}| page | modules |\n|---|---|\n{rows}{tree}", **pages}


def _page(title: str, modules: tuple[str, ...], seen: dict[int, str]) -> str:
    parts = [f"# {title}\n", *(_module(name, seen) for name in modules)]
    return "\n".join(parts)


def _module(name: str, seen: dict[int, str]) -> str:
    module = import_module(name)
    lines = [f".. automodule:: {name}", "   :no-members:", ""]
    for public in sorted(names(module), key=lambda name: ORDER.index(_kind(getattr(module, name)))):
        thing = getattr(module, public)
        kind = _kind(thing)
        if kind != "data":
            first = seen.setdefault(id(thing), f"{name}.{public}")
            if first != f"{name}.{public}":
                lines += [f"`{name}.{public}` is :py:obj:`{first}`.", ""]
                continue
        lines += [f".. auto{kind}:: {name}.{public}", *_options(thing, kind), ""]
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


def _kind(thing: Any) -> str:
    if inspect.isclass(thing):
        return "exception" if issubclass(thing, BaseException) else "class"
    return "function" if callable(thing) else "data"


def _options(thing: Any, kind: str) -> list[str]:
    if kind in {"class", "exception"} and thing.__bases__ != (object,):
        return ["   :show-inheritance:"]
    return ["   :no-value:"] if kind == "data" and len(repr(thing)) > 80 else []
