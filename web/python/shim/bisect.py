def bisect_right(values, wanted):
    low, high = 0, len(values)
    while low < high:
        middle = (low + high) // 2
        if wanted < values[middle]:
            high = middle
        else:
            low = middle + 1
    return low
