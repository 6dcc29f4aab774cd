import host

randbits = host.random_bits
