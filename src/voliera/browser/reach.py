"""Which definitions of which modules a request can reach; nothing else goes to browsers."""

import ast
import importlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import GenericAlias, ModuleType, UnionType
from typing import Any, get_args

from msgspec import Struct

from voliera.browser import classes, frozen
from voliera.browser.indents import indented_by_one
from voliera.browser.rewriting import PRELUDE, Rewriter, shimmed
from voliera.browser.type_specs import spec_text

PACKAGE = Path(__file__).resolve().parents[1]
LEFT_OUT = {
    "voliera.games.contract.Wing": frozenset(
        ("prepared", "exports", "selfplay", "lab", "arena", "drawing", "terminal", "terminal_sheet")
    ),
    "voliera.game.Game": frozenset(("_repr_svg_",)),
    "voliera.bots.characters.Character": frozenset(("cores",)),
    "voliera.games.birdie.border.game.BirdieRules": frozenset(("warm_up", "text")),
    "voliera.games.bower.border.game.BowerRules": frozenset(("warm_up", "text")),
}
"""Methods of classes, and of those that inherit from them, that browsers have no use for."""
WRITTEN_DOWN = frozenset((("voliera.server.core.meta", "offered_on_devices"),))
"""Functions without arguments whose value is computed when the package is built: what they need stays out."""
DROPPED_MODULES = frozenset(("typing", "collections.abc", "__future__", "abc", "numpy.typing", "enum"))
Need = tuple[str, str]


@dataclass
class Item:
    """A definition at the top of a module: what it is called, and its rewritten statements."""

    names: tuple[str, ...]
    body: list[ast.stmt]
    source: Need | None = None
    """Where an import comes from; the name is empty for a whole module."""


@dataclass
class Module:
    """A module of the package, as its definitions."""

    name: str
    items: list[Item] = field(default_factory=list)
    by_name: dict[str, Item] = field(default_factory=dict)
    listed: tuple[str, ...] = ()

    def add(self, item: Item) -> None:
        """Add a definition."""
        self.items.append(item)
        for name in item.names:
            self.by_name[name] = item


class Bundle:
    """Modules that are reached, and their definitions."""

    def __init__(self, exports: dict[tuple[str, str], list[tuple[str, str]]]) -> None:
        """`exports`: the functions of the WebAssembly module by the module and name of their Python function."""
        self._exports = exports
        self._modules: dict[str, Module] = {}
        self._kept: dict[str, set[int]] = {}

    def reach(self, wanted: list[Need]) -> None:
        """Follow names from the wanted definitions on."""
        todo = list(wanted)
        while todo:
            module, name = todo.pop()
            todo += self._follow(module, name)

    def sources(self) -> dict[str, str]:
        """Return the files: the path of each module and its text."""
        found = {}
        for name in sorted(self._modules):
            module = self._modules[name]
            kept = self._kept[name]
            body = [one for i, item in enumerate(module.items) if i in kept for one in item.body]
            whole = ast.Module(body, [])
            ast.fix_missing_locations(whole)
            found[_path(name)] = (PRELUDE + indented_by_one(ast.unparse(whole)) + "\n") if body else ""
        return found

    def _module(self, name: str) -> Module:
        if name not in self._modules:
            self._modules[name] = self._read(name)
            self._kept[name] = {i for i, item in enumerate(self._modules[name].items) if not item.names}
        return self._modules[name]

    def _follow(self, module_name: str, name: str) -> Iterator[Need]:
        fresh = module_name not in self._modules
        module = self._module(module_name)
        if fresh:
            parent = module_name.rpartition(".")[0]
            if parent:
                yield parent, ""
            for i in self._kept[module_name]:
                yield from self._uses(module, module.items[i])
        if name == "":
            return
        if name == "*":
            for item in module.items:
                if item.source is None or set(item.names) & set(module.listed):
                    for one in item.names:
                        yield module_name, one
            return
        found = module.by_name.get(name)
        if found is None:
            if _is_module(f"{module_name}.{name}"):
                yield f"{module_name}.{name}", ""
            return
        at = module.items.index(found)
        if at not in self._kept[module_name]:
            self._kept[module_name].add(at)
            yield from self._uses(module, found)

    def _uses(self, module: Module, item: Item) -> Iterator[Need]:
        if item.source is not None:
            yield item.source
        aliases: dict[str, str] = {}
        for node in (one for statement in item.body for one in ast.walk(statement)):
            if isinstance(node, ast.ImportFrom | ast.Import) and item.source is None:
                for source, bound in _targets(node):
                    if source[0].startswith("voliera"):
                        yield source
                        if source[1] == "":
                            aliases[bound] = source[0]
        bases = set()
        for node in (one for statement in item.body for one in ast.walk(statement)):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                target = aliases.get(node.value.id) or self._alias(module, node.value.id)
                if target is not None:
                    bases.add(id(node.value))
                    yield target, node.attr
            if isinstance(node, ast.Name) and node.id in module.by_name:
                yield module.name, node.id
        for node in (one for statement in item.body for one in ast.walk(statement)):
            if isinstance(node, ast.Name) and id(node) not in bases and isinstance(node.ctx, ast.Load):
                target = aliases.get(node.id) or self._alias(module, node.id)
                if target is not None:
                    yield target, "*"

    @staticmethod
    def _alias(module: Module, name: str) -> str | None:
        item = module.by_name.get(name)
        return item.source[0] if item is not None and item.source is not None and item.source[1] == "" else None

    def _read(self, name: str) -> Module:
        made = importlib.import_module(name)
        module = Module(name)
        path = Path(made.__file__ or "")
        for statement in ast.parse(path.read_text(encoding="utf-8")).body:
            for item in self._items(made, statement):
                module.add(item)
        module.listed = tuple(getattr(made, "__all__", ()))
        return module

    def _items(self, made: ModuleType, statement: ast.stmt) -> Iterator[Item]:
        if isinstance(statement, ast.Import | ast.ImportFrom):
            yield from self._imports(made, statement)
        elif isinstance(statement, ast.FunctionDef):
            yield from self._function(made, statement)
        elif isinstance(statement, ast.ClassDef):
            cls = getattr(made, statement.name)
            unwanted = _left_out(cls)
            statement.body = [one for one in statement.body if not _names_of(one) & unwanted]
            written = classes.rewrite(statement, cls)
            if written is not None:
                yield Item((statement.name,), Rewriter().body(written))
        elif isinstance(statement, ast.Assign | ast.AnnAssign):
            yield from self._assignment(made, statement)
        elif isinstance(statement, ast.If):
            body = Rewriter().visit_If(statement)
            if body is not None:
                yield Item((), [body])
        elif not isinstance(statement, ast.Assert | ast.Expr | ast.AugAssign):  # what is added to is written down whole
            raise SyntaxError(f"{made.__name__}: a statement that browsers have no form for: {ast.unparse(statement)}")

    def _imports(self, made: ModuleType, statement: ast.Import | ast.ImportFrom) -> Iterator[Item]:
        for one in split_imports(statement):
            source, bound = next(_targets(one))
            if source[0] in DROPPED_MODULES:
                continue
            if source[0].startswith("voliera"):
                value = getattr(made, bound)
                if _is_rule(value) and not self._exports_of(value):
                    continue
                yield Item((bound,), [one], source)
            else:
                yield Item((bound,), [shimmed(one)])

    def _function(self, made: ModuleType, statement: ast.FunctionDef) -> Iterator[Item]:
        value = getattr(made, statement.name)
        if (made.__name__, statement.name) in WRITTEN_DOWN:
            text = f"def {statement.name}():\n    return {frozen.text(value())}"
            yield Item((statement.name,), Rewriter().body(ast.parse(text).body))
            return
        if not _is_rule(value):
            yield Item((statement.name,), [Rewriter().visit(statement)])
            return
        names = self._exports_of(value)
        if names:
            text = f"{statement.name} = _rt.entry({names!r})"
            yield Item((statement.name,), ast.parse(text).body)

    def _exports_of(self, value: Any) -> list[tuple[str, str]]:
        function = value.py_func
        return self._exports.get((function.__module__, function.__name__), [])

    def _assignment(self, made: ModuleType, statement: ast.Assign | ast.AnnAssign) -> Iterator[Item]:
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        if statement.value is None:
            return
        names = [one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)]
        values = [getattr(made, name, None) for name in names]
        if names == ["__all__"]:
            return
        if any(_is_type(value) for value in values):
            yield from self._alias_of_types(names, values[0])
            return
        if any(_is_rule(value) for value in values):
            names_of = self._exports_of(values[0])
            if names_of:
                yield Item(tuple(names), ast.parse(f"{names[0]} = _rt.entry({names_of!r})").body)
            return
        for name, value in zip(names, values, strict=True):
            try:
                body: list[ast.stmt] = [ast.Assign([ast.Name(name, ast.Store())], frozen.expression(value))]
            except frozen.NotPlain:
                break
            yield Item((name,), Rewriter().body(body))
        else:
            return
        yield Item(tuple(names), Rewriter().body([statement]))

    @staticmethod
    def _alias_of_types(names: list[str], value: Any) -> Iterator[Item]:
        """Yield what messages are converted by, where a name stands for several types of structs."""
        if isinstance(value, UnionType) and all(issubclass(one, Struct) for one in get_args(value)):
            yield Item(tuple(names), ast.parse(f"{names[0]} = {spec_text(value)}").body)


def split_imports(statement: ast.Import | ast.ImportFrom) -> list[ast.Import | ast.ImportFrom]:
    """Return one statement for each name."""
    if isinstance(statement, ast.Import):
        return [ast.Import([one]) for one in statement.names]
    return [ast.ImportFrom(statement.module, [one], 0) for one in statement.names]


def _targets(statement: ast.Import | ast.ImportFrom) -> Iterator[tuple[Need, str]]:
    """Yield where each name comes from, and what it is called here."""
    for alias in statement.names:
        if isinstance(statement, ast.Import):
            yield (alias.name, ""), alias.asname or alias.name.partition(".")[0]
        else:
            module = statement.module or ""
            whole = f"{module}.{alias.name}"
            is_module = module.startswith("voliera") and _is_module(whole)
            yield (whole, "") if is_module else (module, alias.name), alias.asname or alias.name


def _is_module(name: str) -> bool:
    path = PACKAGE.parent / name.replace(".", "/")
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


def _path(name: str) -> str:
    path = name.replace(".", "/")
    package = (PACKAGE.parent / path / "__init__.py").is_file()
    return f"{path}/__init__.py" if package else f"{path}.py"


def _is_rule(value: Any) -> bool:
    return hasattr(value, "py_func") and not isinstance(value, ModuleType)


def _is_type(value: Any) -> bool:
    """Whether a value is an alias of a type, which annotations alone use."""
    return isinstance(value, GenericAlias | UnionType) or type(value).__module__ == "typing"


def _left_out(cls: type) -> frozenset[str]:
    every = (LEFT_OUT.get(f"{one.__module__}.{one.__qualname__}", frozenset()) for one in cls.__mro__)
    return frozenset().union(*every)


def _names_of(statement: ast.stmt) -> frozenset[str]:
    """Return what a statement in a class defines."""
    if isinstance(statement, ast.Assign):
        return frozenset(one.id for one in statement.targets if isinstance(one, ast.Name))
    return frozenset((statement.name,)) if isinstance(statement, ast.FunctionDef) else frozenset()
