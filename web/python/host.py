# The door to JavaScript: compiled functions, large arrays, chance, hashes, JSON.
import voliera_door as _door
from uctypes import addressof

number_of, size_of, call = _door.numberOf, _door.sizeOf, _door.call


class Far:
    # Bytes that JavaScript keeps, for arrays that are large.
    def __init__(self, size):
        self._kept = _door.far(size)
        if self._kept is None:
            raise MemoryError(f"no memory for an array of {size} bytes")
        self.number = self._kept.number

    def read(self, offset, size):
        data = bytearray(size)
        if size:
            self._kept.read(offset, addressof(data), size)
        return data

    def write(self, offset, data):
        if len(data):
            self._kept.write(offset, addressof(data), len(data))


def convert(source, start, code, target, to, count):
    if not _door.convert(source.number, start, code, target.number, to, count):
        raise MemoryError(f"no memory to convert {count} numbers")


def expression(text):
    # JSON as an expression of Python; None where it is not JSON.
    return _door.expression(text)


def generator(seed):
    return _door.numbered(str(seed)) if isinstance(seed, int) else _door.generator(seed)


def digest(name, data, size):
    made = bytearray(size)
    data = bytearray(data)
    _door.digest(name, addressof(data) if len(data) else 0, len(data), addressof(made), size)
    return bytes(made)


def file(path):
    # The bytes of a file of the package; None where there is none.
    size = _door.fileSize(path)
    if size < 0:
        return None
    data = bytearray(size)
    if size:
        _door.fileInto(path, addressof(data))
    return bytes(data)


def random_bits(bits):
    return int(_door.randomBits(bits))


now = _door.now


def pattern(text):
    return _door.pattern(text)


def is_printable(text):
    return bool(_door.isPrintable(text))


def is_alphanumeric(text):
    return bool(_door.isAlphanumeric(text))


def normalized(form, text):
    return str(_door.normalized(form, text))


def category(character):
    return str(_door.category(character))
