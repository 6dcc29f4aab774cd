import host


class _Hash:
    def __init__(self, name, data=b"", digest_size=32):
        self._name, self._data, self.digest_size = name, bytes(data), digest_size

    def update(self, data):
        self._data += data

    def digest(self, size=None):
        return host.digest(self._name, self._data, self.digest_size if size is None else size)

    def hexdigest(self, size=None):
        return self.digest(size).hex()


def sha256(data=b""):
    return _Hash("sha256", data, 32)


def sha512(data=b""):
    return _Hash("sha512", data, 64)


def shake_256(data=b""):
    return _Hash("shake256", data)


def blake2b(data=b"", digest_size=64):
    return _Hash("blake2b", data, digest_size)
