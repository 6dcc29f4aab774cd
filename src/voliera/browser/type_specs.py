"""Types of struct fields as plain data: the shim of msgspec converts documents by them and says what is wrong."""

import msgspec
from msgspec import inspect as types


def spec_text(annotation: object) -> str:
    """Return the source of a type's description."""
    return described(types.type_info(annotation))


def described(kind: types.Type) -> str:
    """Return the source of one type: its name and what belongs to it; a struct is the class itself."""
    match kind:
        case types.AnyType() | types.RawType():
            return "'any'"
        case types.NoneType():
            return "'null'"
        case types.BoolType():
            return "'bool'"
        case types.IntType():
            return f"('int', {kind.ge!r}, {kind.le!r})" if (kind.ge, kind.le) != (None, None) else "'int'"
        case types.FloatType():
            return "'float'"
        case types.StrType():
            limits = (kind.min_length, kind.max_length, kind.pattern)
            return "'str'" if limits == (None, None, None) else f"('str', {', '.join(map(repr, limits))})"
        case types.LiteralType():
            return f"('literal', {tuple(kind.values)!r})"
        case types.ListType():
            return f"('array', {described(kind.item_type)}, {kind.min_length!r}, {kind.max_length!r})"
        case types.VarTupleType():
            return f"('tuple', {described(kind.item_type)})"
        case types.TupleType():
            return f"('fixed', ({''.join(described(one) + ', ' for one in kind.item_types)}))"
        case types.DictType():
            return f"('object', {described(kind.value_type)})"
        case types.TypedDictType():
            return "('object', 'any')"
        case types.UnionType():
            inside = [one for one in kind.types if getattr(one, "cls", None) is not msgspec.UnsetType]
            return f"('union', ({''.join(described(one) + ', ' for one in inside)}))"
        case types.StructType():
            return f"(lambda: {kind.cls.__name__})"
        case types.CustomType() if kind.cls is msgspec.UnsetType:
            return "'unset'"
        case types.Metadata():
            return described(kind.type)
    raise TypeError(f"a type that browsers cannot check: {kind}")
