from math import *  # noqa: F403

inf = float("inf")


def gcd(*values):
    found = 0
    for one in values:
        while one:
            found, one = one, found % one
    return found


def comb(n, k):
    if k < 0 or k > n:
        return 0
    found = 1
    for i in range(k):
        found = found * (n - i) // (i + 1)
    return found


def prod(values):
    found = 1
    for one in values:
        found *= one
    return found


def isqrt(n):
    found = int(n**0.5)
    while found * found > n:
        found -= 1
    while (found + 1) * (found + 1) <= n:
        found += 1
    return found
