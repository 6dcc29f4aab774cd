# The parts of NumPy that documents, bots and solvers use outside compiled code.
from arrays.array import array, asarray, frombuffer, ndarray, record, zeros
from arrays.calls import entry
from arrays.kinds import (
    bool_,
    dtype,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
    uint16,
    uint32,
    uint64,
)
from arrays.making import (
    arange,
    ascontiguousarray,
    concatenate,
    flatnonzero,
    full,
    gcd,
    isfinite,
    isnan,
    mean,
    ones,
    prod,
    repeat,
    resize,
    rint,
    sqrt,
    stack,
    where,
)

nan = float("nan")
newaxis = None
