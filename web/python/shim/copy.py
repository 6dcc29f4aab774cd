def deepcopy(value):
    if isinstance(value, dict):
        from _rt import D

        return D([(key, deepcopy(one)) for key, one in value.items()])
    if isinstance(value, list):
        return [deepcopy(one) for one in value]
    if isinstance(value, tuple):
        return tuple([deepcopy(one) for one in value])
    return value
