"""Python's syntax as MicroPython's: the same meaning, in fewer forms.

MicroPython's dicts forget the order of their keys, its sort is not stable, and it lacks some syntax and some methods of
texts and numbers. Literals, calls and methods that differ are replaced by functions of the shim `_rt`.
"""

import ast
import keyword
from typing import Any

METHODS = frozenset(
    (
        "removesuffix",
        "removeprefix",
        "bit_count",
        "bit_length",
        "casefold",
        "sort",
        "capitalize",
        "isdecimal",
        "title",
        "isprintable",
        "isalnum",
    )
)
"""Methods of built-in types that MicroPython lacks or does otherwise."""
CALLS = {
    "sorted": "_sorted",
    "dict": "_D",
    "str": "_S",
    "repr": "_R",
    "memoryview": "_memory",
    "slice": "_slice",
    "reversed": "_reversed",
    "exec": "_exec",
}
"""Built-in functions that MicroPython does otherwise."""
PRELUDE = (
    "from _rt import D as _D, M as _M, S as _S, R as _R, F as _F, T as _T, L as _L, sorted_ as _sorted, m as _m, "
    "memory as _memory, slice_ as _slice, reversed_ as _reversed, exec_ as _exec, getter as _getter, "
    "shown_exception as _shown_exception, "
    "copy_attributes as _copy_attributes\nimport _rt\n"
)
NAMES = {"RecursionError": "RuntimeError", "UnicodeDecodeError": "UnicodeError"}
"""Exceptions by the names that MicroPython raises them under."""
CONTAINERS = frozenset(("list", "dict", "set", "frozenset", "tuple"))
UNWANTED = frozenset(("overload", "abstractmethod", "final", "override"))
SHIMMED = "shim"
"""The folder of the shims, there."""
TYPING_BASES = frozenset(("Protocol", "ABC", "Generic", "object"))


def name(text: str) -> ast.Name:
    """Return a name that is read."""
    return ast.Name(text, ast.Load())


def call(function: str, *arguments: ast.expr, keywords: list[ast.keyword] | None = None) -> ast.Call:
    """Return a call of a function by its name."""
    return ast.Call(name(function), list(arguments), keywords or [])


def items(elements: list[ast.expr], whole: type[ast.List] | type[ast.Tuple]) -> ast.expr:
    """Return a display whose starred elements are joined by a function."""
    if not any(isinstance(one, ast.Starred) for one in elements):
        return whole(elements, ast.Load())
    if len(elements) == 1 and isinstance(elements[0], ast.Starred):
        return call("list" if whole is ast.List else "tuple", elements[0].value)
    parts: list[ast.expr] = []
    for one in elements:
        if isinstance(one, ast.Starred):
            parts.append(one.value)
        elif parts and isinstance(parts[-1], ast.Tuple) and getattr(parts[-1], "made", False):
            parts[-1].elts.append(one)
        else:
            parts.append(ast.Tuple([one], ast.Load()))
            parts[-1].made = True  # type: ignore[attr-defined]
    return call("_L" if whole is ast.List else "_T", *parts)


class Rewriter(ast.NodeTransformer):
    """Rewrites one statement of a module."""

    def __init__(self) -> None:
        self._subjects = 0
        self._caught: list[str] = []

    def body(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        """Return statements without docstrings and without those that do nothing here."""
        found: list[ast.stmt] = []
        for one in statements:
            if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant):
                continue
            new = self.visit(one)
            found += new if isinstance(new, list) else [new] if new is not None else []
        return found or [ast.Pass()]

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        arguments = node.args
        every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
        for one in (*every, arguments.vararg, arguments.kwarg):
            if one is not None:
                one.annotation = None
        arguments.args = [*arguments.posonlyargs, *arguments.args]
        arguments.posonlyargs = []
        arguments.defaults = [self.visit(one) for one in arguments.defaults]
        arguments.kw_defaults = [one and self.visit(one) for one in arguments.kw_defaults]
        node.returns = None
        node.type_comment = None
        node.decorator_list = [self.visit(one) for one in node.decorator_list if last_name(one) not in UNWANTED]
        node.body = self.body(node.body)
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        node.args.args = [*node.args.posonlyargs, *node.args.args]
        node.args.posonlyargs = []
        return self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.stmt | list[ast.stmt]:
        keywords = [one for one in node.keywords if one.arg != "metaclass"]
        node.bases = [
            self.visit(one) for one in node.bases if last_name(one) not in TYPING_BASES and not _is_subscript(one)
        ]
        node.keywords = []
        node.decorator_list = [self.visit(one) for one in node.decorator_list]
        node.body = self.body(node.body)
        if not keywords:
            return node
        hook = ast.Attribute(node.bases[0], "__init_subclass__", ast.Load())
        told = ast.Call(hook, [name(node.name)], [ast.keyword(one.arg, self.visit(one.value)) for one in keywords])
        return [node, ast.Expr(told)]

    def visit_If(self, node: ast.If) -> Any:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return None
        node.test = self.visit(node.test)
        node.body = self.body(node.body)
        if node.orelse:
            node.orelse = self.body(node.orelse)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt | None:
        if node.value is None:
            return None
        return ast.Assign([self.visit(node.target)], self.visit(node.value))

    def visit_Name(self, node: ast.Name) -> ast.Name:
        node.id = NAMES.get(node.id, node.id)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        return call("_getter", node.value) if node.attr == "__getitem__" else node

    def visit_Import(self, node: ast.Import) -> ast.stmt:
        return node if node.names[0].name.startswith("voliera") else shimmed(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.stmt:
        return node if (node.module or "").startswith("voliera") else shimmed(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        return None

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.ExceptHandler:
        self._caught.append(node.name or "")
        node.type = node.type and self.visit(node.type)
        node.body = self.body(node.body)
        self._caught.pop()
        return node

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        node.cause = None
        return self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.expr:
        parts: list[ast.expr] = []
        for one in node.values:
            if isinstance(one, ast.FormattedValue):
                value: ast.expr = self.visit(one.value)
                if one.format_spec is not None:
                    conversion = ast.Constant(chr(one.conversion) if one.conversion > 0 else "")
                    parts.append(call("_F", value, conversion, self.visit(one.format_spec)))
                else:
                    parts.append(call("_R" if one.conversion == ord("r") else "_S", value))
            else:
                parts.append(one)
        if not parts:
            return ast.Constant("")
        if len(parts) == 1:
            return parts[0]
        return ast.Call(ast.Attribute(ast.Constant(""), "join", ast.Load()), [ast.Tuple(parts, ast.Load())], [])

    def visit_Dict(self, node: ast.Dict) -> ast.expr:
        values = [self.visit(one) for one in node.values]
        keys = [one and self.visit(one) for one in node.keys]
        if all(key is not None for key in keys):
            return self._pairs(keys, values)
        parts: list[ast.expr] = []
        run: list[tuple[Any, ast.expr]] = []
        for key, value in [*zip(keys, values, strict=True), (None, None)]:
            if key is not None:
                run.append((key, value))
                continue
            if run:
                parts.append(self._pairs([one for one, _ in run], [one for _, one in run]))
                run = []
            if value is not None:
                parts.append(value)
        return call("_M", *parts)

    @staticmethod
    def _pairs(keys: list[Any], values: list[ast.expr]) -> ast.expr:
        texts = [key.value if isinstance(key, ast.Constant) else None for key in keys]
        simple = all(isinstance(one, str) and one.isidentifier() and not keyword.iskeyword(one) for one in texts)
        if simple and len(set(texts)) == len(texts) <= 60:
            return call("_D", keywords=[ast.keyword(str(key), one) for key, one in zip(texts, values, strict=True)])
        pairs = [ast.Tuple([key, one], ast.Load()) for key, one in zip(keys, values, strict=True)]
        return call("_D", ast.List(list(pairs), ast.Load()))

    def visit_DictComp(self, node: ast.DictComp) -> ast.expr:
        self.generic_visit(node)
        return call("_D", ast.ListComp(ast.Tuple([node.key, node.value], ast.Load()), node.generators))

    def visit_List(self, node: ast.List) -> ast.expr:
        self.generic_visit(node)
        return node if isinstance(node.ctx, ast.Store) else items(node.elts, ast.List)

    def visit_Tuple(self, node: ast.Tuple) -> ast.expr:
        self.generic_visit(node)
        return node if isinstance(node.ctx, ast.Store) else items(node.elts, ast.Tuple)

    def visit_Set(self, node: ast.Set) -> ast.expr:
        self.generic_visit(node)
        starred = any(isinstance(one, ast.Starred) for one in node.elts)
        return call("set", items(node.elts, ast.List)) if starred else node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        function = node.func
        if isinstance(function, ast.Subscript) and last_name(function.value) in CONTAINERS:
            node.func = function = function.value  # `list[int]()`
        if isinstance(function, ast.Name) and function.id == "cast":
            return self.visit(node.args[1])  # type: ignore[no-any-return]
        if ast.unparse(function) == "traceback.format_exc":
            return call("_shown_exception", name(self._caught[-1]))
        self.generic_visit(node)
        node.keywords = [one for one in node.keywords if one.arg != "strict"]
        if isinstance(function, ast.Name):
            if function.id in ("isinstance", "issubclass"):
                node.args[1] = _types(node.args[1])
            elif function.id in CALLS:
                node.func = name(CALLS[function.id])
        elif isinstance(function, ast.Attribute) and function.attr == "__new__":
            function.value = name("object")
        elif ast.unparse(function).endswith(".__dict__.update"):
            return call("_copy_attributes", function.value.value, node.args[0].value)  # type: ignore[attr-defined]
        elif isinstance(function, ast.Attribute) and function.attr in METHODS:
            return ast.Call(name("_m"), [ast.Constant(function.attr), function.value, *node.args], node.keywords)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        if len(node.ops) == 1 and isinstance(node.ops[0], ast.Eq | ast.NotEq | ast.In | ast.NotIn):
            if _is_keys(node.left):
                node.left = call("frozenset", node.left)
            if _is_keys(node.comparators[0]):
                node.comparators[0] = call("frozenset", node.comparators[0])
        return node

    def visit_Match(self, node: ast.Match) -> list[ast.stmt]:
        self._subjects += 1
        subject = f"_subject{self._subjects}"
        chain: list[ast.stmt] = []
        for case in reversed(node.cases):
            test = self._test(case.pattern, subject)
            if case.guard is not None:
                test = ast.BoolOp(ast.And(), [test, self.visit(case.guard)])
            chain = [ast.If(test, self.body(case.body), chain)]
        return [ast.Assign([ast.Name(subject, ast.Store())], self.visit(node.subject)), *chain]

    def _test(self, pattern: ast.pattern, subject: str) -> ast.expr:
        match pattern:
            case ast.MatchValue():
                return ast.Compare(name(subject), [ast.Eq()], [self.visit(pattern.value)])
            case ast.MatchSingleton():
                return ast.Compare(name(subject), [ast.Is()], [ast.Constant(pattern.value)])
            case ast.MatchClass(patterns=[], kwd_patterns=[]):
                return call("isinstance", name(subject), self.visit(pattern.cls))
            case ast.MatchOr():
                return ast.BoolOp(ast.Or(), [self._test(one, subject) for one in pattern.patterns])
            case ast.MatchAs(pattern=None, name=None):
                return ast.Constant(True)
        raise SyntaxError(f"a pattern that browsers have no form for: {ast.dump(pattern)}")


def shimmed(statement: ast.Import | ast.ImportFrom) -> ast.stmt:
    """Return an import of the standard library or of a package as an import of its shim."""
    if isinstance(statement, ast.ImportFrom):
        return ast.ImportFrom(f"{SHIMMED}.{statement.module}", statement.names, 0)
    [alias] = statement.names
    return ast.ImportFrom(SHIMMED, [ast.alias(alias.name, alias.asname)], 0)


def last_name(node: ast.expr) -> str:
    """Return the last name of a decorator or a base: `abc.abstractmethod` is `abstractmethod`."""
    if isinstance(node, ast.Call):
        return last_name(node.func)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _is_subscript(node: ast.expr) -> bool:
    return isinstance(node, ast.Subscript)


def _is_keys(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "keys"


def _types(node: ast.expr) -> ast.expr:
    """`int | str` as a tuple."""
    if isinstance(node, ast.BinOp):
        return ast.Tuple([_types(node.left), _types(node.right)], ast.Load())
    return node
