import host


def perf_counter():
    return host.now() / 1000


monotonic = perf_counter
