"""Doors: exported functions with a plain signature, around functions as Numba calls them.

A door takes addresses and extents for arrays, an address for a record, and numbers. An integer comes back as a double,
which holds it up to 2**53; a tuple of integers is written as doubles to an address that is the first argument.
"""

from collections.abc import Iterable
from typing import Any

from llvmlite import ir
from numba import from_dtype, types
from numba.core import cgutils
from numba.np import arrayobj

from voliera.kernel.exports import Argument, Array, Export, One, Scalar
from voliera.kernel.wasm.target import context

WORD, LONG, DOUBLE = ir.IntType(32), ir.IntType(64), ir.DoubleType()
ADDRESS = WORD
SCALARS = {
    Scalar.INT: types.int64,
    Scalar.WORD: types.int64,
    Scalar.LONG: types.int64,
    Scalar.FLAG: types.boolean,
    Scalar.FLOAT: types.float64,
}


def numba_type(argument: Argument) -> Any:
    """Return the type in which the function is given an argument."""
    if isinstance(argument, Array):
        return types.Array(from_dtype(argument.dtype), argument.dimensions, "C")
    if isinstance(argument, One):
        return from_dtype(argument.dtype)
    return SCALARS[argument]


def add_door(module: Any, export: Export) -> Any:
    """Compile a function and add its door to a module; returns the library that it needs."""
    kinds = tuple(map(numba_type, export.arguments))
    dispatcher: Any = export.function
    dispatcher.compile(kinds)
    described = dispatcher.overloads[kinds].fndesc
    result = described.restype
    if result_name(result) != export.result:
        raise TypeError(f"{export.name}: Numba finds {result} as its result, and its annotation says otherwise")
    is_tuple = isinstance(result, types.BaseTuple)
    taken = [*([ADDRESS] if is_tuple else []), *(one for argument in export.arguments for one in wire(argument))]
    back = ir.VoidType() if is_tuple or result is types.none else DOUBLE
    function = ir.Function(module, ir.FunctionType(back, taken), export.name)
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    given = list(function.args)
    target = given.pop(0) if is_tuple else None
    values = [unpack(builder, argument, kind, given) for argument, kind in zip(export.arguments, kinds, strict=True)]
    called = ir.Function(
        module, context.call_conv.get_function_type(result, described.argtypes), described.llvm_func_name
    )
    _, out = context.call_conv.call_function(builder, called, result, described.argtypes, values)
    if is_tuple:
        for i, kind in enumerate(result):
            place = builder.inttoptr(builder.add(target, WORD(8 * i)), DOUBLE.as_pointer())
            builder.store(as_double(builder, builder.extract_value(out, i), kind), place, align=8)
        builder.ret_void()
    elif result is types.none:
        builder.ret_void()
    else:
        builder.ret(as_double(builder, out, result))
    return dispatcher.overloads[kinds].library


def symbols(rules: Iterable[Any]) -> set[str]:
    """Return the names under which rules are in the module."""
    return {one.fndesc.llvm_func_name for rule in rules for one in rule.overloads.values()}


def wire(argument: Argument) -> list[Any]:
    """Return the plain types of an argument."""
    if isinstance(argument, Array):
        return [ADDRESS] + [WORD] * argument.dimensions
    return [{Scalar.LONG: LONG, Scalar.FLOAT: DOUBLE}.get(argument, WORD) if isinstance(argument, Scalar) else ADDRESS]


def unpack(builder: Any, argument: Argument, kind: Any, given: list[Any]) -> Any:
    """Make the value that the function takes, of the door's next arguments."""
    first = given.pop(0)
    if isinstance(argument, Array):
        return unpack_array(builder, kind, first, [given.pop(0) for _ in range(argument.dimensions)])
    if isinstance(argument, One):
        return builder.inttoptr(first, context.get_value_type(kind))
    match argument:
        case Scalar.INT:
            return builder.sext(first, LONG)
        case Scalar.WORD:
            return builder.zext(first, LONG)
        case Scalar.FLAG:
            return builder.icmp_unsigned("!=", first, WORD(0))
        case _:
            return first


def unpack_array(builder: Any, kind: Any, address: Any, extents: list[Any]) -> Any:
    """Make an array of an address and its extents."""
    made = context.make_array(kind)(context, builder)
    shape = [builder.zext(extent, cgutils.intp_t) for extent in extents]
    size = context.get_constant(types.intp, context.get_abi_sizeof(context.get_data_type(kind.dtype)))
    strides = [size]
    for extent in reversed(shape[1:]):
        strides.insert(0, builder.mul(strides[0], extent))
    data = builder.inttoptr(address, made.data.type)
    arrayobj.populate_array(made, data=data, shape=shape, strides=strides, itemsize=size, meminfo=None)
    return made._getvalue()


def as_double(builder: Any, value: Any, kind: Any) -> Any:
    """Turn a result into a double."""
    if isinstance(kind, types.Float):
        return value if kind is types.float64 else builder.fpext(value, DOUBLE)
    is_signed = kind is not types.boolean and kind.signed
    return (builder.sitofp if is_signed else builder.uitofp)(value, DOUBLE)


def result_name(result: Any) -> str | int:
    """Return the name of a result (`Export.result`)."""
    if isinstance(result, types.BaseTuple):
        return len(result)
    return "none" if result is types.none else "flag" if result is types.boolean else "number"
