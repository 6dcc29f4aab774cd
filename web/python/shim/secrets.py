import host

WORD = 32


def randbits(bits):
    found = 0
    while bits > 0:
        some = min(bits, WORD)
        found = (found << some) | host.random_bits(some)
        bits -= some
    return found


def token_bytes(count):
    return bytes([randbits(8) for _ in range(count)])


def token_hex(count):
    return "".join(["%02x" % randbits(8) for _ in range(count)])


def choice(values):
    bits = len(bin(len(values))) - 2
    while True:
        found = randbits(bits)
        if found < len(values):
            return values[found]
