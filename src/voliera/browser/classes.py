"""Classes that Python makes from their annotations, written out: dataclasses, named tuples, structs, enumerations."""

import ast
import dataclasses
from enum import IntEnum
from typing import Any

import msgspec

from voliera.browser import frozen
from voliera.browser.type_specs import spec_text

MISSING = "_rt.MISSING"


def rewrite(node: ast.ClassDef, made: type) -> list[ast.stmt] | None:
    """Return a class with its methods written out, its expressions as they were; None where it is not needed."""
    if getattr(made, "_is_protocol", False) or _is_typed_dict(made):
        return None
    if issubclass(made, IntEnum):
        return ast.parse(enumeration(made)).body
    if issubclass(made, tuple) and hasattr(made, "_fields"):
        return named_tuple(node, made)
    if issubclass(made, msgspec.Struct):
        return [struct(node, made)]
    if dataclasses.is_dataclass(made) and "__dataclass_fields__" in vars(made):
        return [dataclass(node, made)]
    return [node]


def _is_typed_dict(made: type) -> bool:
    return issubclass(made, dict) and hasattr(made, "__required_keys__")


def enumeration(made: type[IntEnum]) -> str:
    """Return an object whose attributes are plain integers; it lists them, too."""
    names = ", ".join(f"({one.name!r}, {int(one)})" for one in made)
    return f"{made.__name__} = _rt.Enumeration({made.__name__!r}, ({names},))"


def defaults_in(node: ast.ClassDef) -> dict[str, ast.expr]:
    """Return the default values that the body of a class gives to its fields."""
    found: dict[str, ast.expr] = {}
    for one in node.body:
        if isinstance(one, ast.AnnAssign) and one.value is not None and isinstance(one.target, ast.Name):
            found[one.target.id] = one.value
    return found


def without_fields(node: ast.ClassDef) -> list[ast.stmt]:
    """Return the body of a class without its annotated fields."""
    return [one for one in node.body if not isinstance(one, ast.AnnAssign) or _is_class_variable(one)]


def _is_class_variable(one: ast.AnnAssign) -> bool:
    return "ClassVar" in ast.unparse(one.annotation)


def named_tuple(node: ast.ClassDef, made: Any) -> list[ast.stmt]:
    """Return a named tuple: the real one where it has no methods, else a class that behaves like one."""
    fields = made._fields
    defaults = {name: ast.unparse(value) for name, value in defaults_in(node).items()}
    node.body = without_fields(node)
    node.bases = [ast.parse("_rt.Named", mode="eval").body]
    given = ", ".join(f"{name}={defaults[name]}" if name in defaults else name for name in fields)
    listed = ", ".join(f"self.{name}" for name in fields)
    lines = [f"_fields = {fields!r}", f"def __init__(self, {given}):", *(f"    self.{one} = {one}" for one in fields)]
    lines += ["def _tuple(self):", f"    return ({listed},)"]
    node.body += ast.parse("\n".join(lines)).body
    return [node]


def dataclass(node: ast.ClassDef, made: Any) -> ast.ClassDef:
    """Return a dataclass with `__init__`, `__repr__`, `__eq__` and `__hash__`."""
    fields = dataclasses.fields(made)
    parameters = made.__dataclass_params__
    own = defaults_in(node)
    node.body = without_fields(node)
    node.decorator_list = [one for one in node.decorator_list if "dataclass" not in ast.unparse(one)]
    first, lines = [], []
    for field in fields:
        default, factory = _default(field, own)
        first.append(f"{field.name}={MISSING if factory else default}" if factory or default else field.name)
        value = f"{factory}() if {field.name} is {MISSING} else {field.name}" if factory else field.name
        lines.append(f"    self.{field.name} = {value}")
    if hasattr(made, "__post_init__"):
        lines.append("    self.__post_init__()")
    listed = ", ".join(f"self.{field.name}" for field in fields if field.compare)
    shown = " + ', ' + ".join(f"'{field.name}=' + _rt.R(self.{field.name})" for field in fields if field.repr)
    text = [f"_fields = {tuple(field.name for field in fields)!r}", f"def __init__(self, {', '.join(first)}):", *lines]
    if "__repr__" not in vars(made) or getattr(made.__repr__, "__module__", "") != made.__module__ or parameters.repr:
        text += ["def __repr__(self):", f"    return '{made.__qualname__}(' + {shown or repr('')} + ')'"]
    if parameters.eq:
        text += ["def _compared(self):", f"    return ({listed},)"]
        text += ["def __eq__(self, other):"]
        text += ["    return type(self) is type(other) and self._compared() == other._compared()"]
        text += ["def __hash__(self):", "    return hash(self._compared())"]
    own_methods = {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
    written = ast.parse("\n".join(text)).body
    node.body += [one for one in written if getattr(one, "name", None) not in own_methods]
    return node


def _default(field: Any, own: dict[str, ast.expr]) -> tuple[str, str]:
    """Return the default value of a field, or what makes it, as text."""
    if field.default_factory is not dataclasses.MISSING:
        made = own.get(field.name)
        if isinstance(made, ast.Call):
            return "", next(ast.unparse(one.value) for one in made.keywords if one.arg == "default_factory")
        return "", field.default_factory.__name__
    if field.default is dataclasses.MISSING:
        return "", ""
    value = own.get(field.name)
    if value is None:
        return frozen.text(field.default), ""
    if isinstance(value, ast.Call) and ast.unparse(value.func) in ("field", "dataclasses.field"):
        return next(ast.unparse(one.value) for one in value.keywords if one.arg == "default"), ""
    return ast.unparse(value), ""


def _factory(field: Any, own: dict[str, ast.expr]) -> str:
    """Return what makes the default value of a struct's field, as text."""
    made = own.get(field.name)
    if isinstance(made, ast.Call):
        return next(ast.unparse(one.value) for one in made.keywords if one.arg == "default_factory")
    return str(field.default_factory.__name__)


def struct(node: ast.ClassDef, made: Any) -> ast.ClassDef:
    """Return a struct that says of each field what its document is called, its type, and its default."""
    own = defaults_in(node)
    node.body = without_fields(node)
    node.keywords = []
    specs = []
    for field in msgspec.structs.fields(made):
        if field.default_factory is not msgspec.NODEFAULT:
            default = f"(1, {_factory(field, own)})"
        elif field.default is msgspec.NODEFAULT:
            default = "None"
        elif isinstance(field.default, msgspec.Struct):
            default = f"(0, {ast.unparse(own[field.name])})"
        else:
            default = f"(0, {'_rt.UNSET' if field.default is msgspec.UNSET else frozen.text(field.default)})"
        specs.append(f"({field.name!r}, {field.encode_name!r}, {spec_text(field.type)}, {default})")
    config = made.__struct_config__
    lines = [f"_specs = ({''.join(one + ', ' for one in specs)})", f"_closed = {config.forbid_unknown_fields}"]
    lines.append(f"_tag = {(config.tag_field, config.tag)!r}" if config.tag is not None else "_tag = None")
    lines.append(f"_brief = {config.omit_defaults}")
    node.body += ast.parse("\n".join(lines)).body
    return node
