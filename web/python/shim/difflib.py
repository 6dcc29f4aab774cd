# Words that look like another one, as Python ranks them: by the letters of blocks that both have, in their order.
from _rt import sorted_


def _longest(one, two):
    # The longest common block: the first of them in `one`, then in `two`.
    best = (0, 0, 0)
    for i in range(len(one)):
        for j in range(len(two)):
            size = 0
            while i + size < len(one) and j + size < len(two) and one[i + size] == two[j + size]:
                size += 1
            if size > best[2]:
                best = (i, j, size)
    return best


def _shared(one, two):
    if not one or not two:
        return 0
    i, j, size = _longest(one, two)
    if size == 0:
        return 0
    return size + _shared(one[:i], two[:j]) + _shared(one[i + size :], two[j + size :])


def get_close_matches(word, possibilities, n=3, cutoff=0.6):
    found = []
    for one in possibilities:
        letters = len(one) + len(word)
        ratio = 2.0 * _shared(one, word) / letters if letters else 1.0
        if ratio >= cutoff:
            found.append((ratio, one))
    return [one for _, one in sorted_(found, reverse=True)[:n]]
