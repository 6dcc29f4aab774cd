"""exp and log made of additions, multiplications and divisions: the same bits on every machine and in every mode.

The C library, CUDA and browsers each have their own, which differ in the last bit now and then; a search that adds up
thousands of them then chooses another move. exp is table-driven (Tang's method), log is that of fdlibm; errors stay
below one unit in the last place. A CUDA kernel that calls these is made by `exact_kernel` (cuda_exact.py).
"""

from decimal import Context, Decimal
from math import inf, isnan, nan

import numpy as np

from voliera.kernel import entry

LN2_HIGH = 6.93147180369123816490e-01
"""The leading bits of the logarithm of 2: times an exponent, it is exact."""
LN2_LOW = 1.90821492927058770002e-10
ROOT_2 = 1.4142135623730951
HIGHEST = 709.782712893384
"""exp of more is infinite."""
LOWEST = -745.1332191019412
"""exp of less is 0."""
SMALLEST = 2.0**-1022
"""Smaller numbers have fewer bits."""
FRACTION_BITS = 52
BIAS = 1023
FRACTION = (1 << FRACTION_BITS) - 1

PARTS_BITS = 6
PARTS = 1 << PARTS_BITS
"""Roots of 2 that exp looks up: what is left of x is at most ln(2) / 128, for which a short polynomial will do."""
PARTS_PER_LN2 = PARTS * 1.44269504088896338700
_DIGITS = Context(prec=40)
_ROOTS = [_DIGITS.power(Decimal(2), Decimal(i) / PARTS) for i in range(PARTS)]
ROOTS = np.array([float(root) for root in _ROOTS])
"""2 ** (i / PARTS)."""
REST = np.array([float(_DIGITS.divide(root - Decimal(float(root)), root)) for root in _ROOTS])
"""The share of each root that its 53 bits leave out."""


@entry
def exp(x: float) -> float:
    """Return e to the power of x."""
    if isnan(x):
        return nan
    if x > HIGHEST:
        return inf
    if x < LOWEST:
        return 0.0
    k = int(PARTS_PER_LN2 * x + (0.5 if x >= 0.0 else -0.5))
    r = (x - k * (LN2_HIGH / PARTS)) - k * (LN2_LOW / PARTS)
    t = r * r
    p = (1.0 / 24.0 + r * (1.0 / 120.0)) + t * (1.0 / 720.0)
    i = k & (PARTS - 1)
    p = float(REST[i]) + r + t * ((0.5 + r * (1.0 / 6.0)) + t * p)
    y = float(ROOTS[i])
    y += y * p
    k >>= PARTS_BITS
    half = k >> 1  # in two steps: 2**k alone may be too large or too small for a number
    y *= float(np.int64((half + BIAS) << FRACTION_BITS).view(np.float64))
    return y * float(np.int64((k - half + BIAS) << FRACTION_BITS).view(np.float64))


@entry
def log(x: float) -> float:
    """Return the natural logarithm of x: -inf for 0, nan for less."""
    if isnan(x) or x < 0.0:
        return nan
    if x == 0.0:
        return -inf
    if x == inf:
        return x
    k = 0
    if x < SMALLEST:
        x *= 2.0**54
        k = -54
    bits = np.float64(x).view(np.int64)
    k += int(bits >> FRACTION_BITS) - BIAS
    m = float(np.int64((bits & FRACTION) | (BIAS << FRACTION_BITS)).view(np.float64))
    if m > ROOT_2:
        m *= 0.5
        k += 1
    f = m - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    odd = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
    even = 2.857142874366239149e-01 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)
    even = z * (6.666666666666735130e-01 + w * even)
    half = 0.5 * f * f
    return k * LN2_HIGH - ((half - (s * (half + odd + even) + k * LN2_LOW)) - f)
