# Compiled functions: arguments are laid into a frame of 8-byte slots, which JavaScript reads.
from struct import pack_into, unpack_from

import host
from uctypes import addressof

from arrays.array import ndarray, record

FRAME = bytearray(8 * 160)
FRAME_AT = addressof(FRAME)


def entry(names):
    # A function of the module; where records of several games are taken, the record's size chooses.
    numbers = [host.number_of(name) for name, _ in names]
    sizes = [host.size_of(number) for number in numbers]
    several = names[0][1].split(",")
    kinds = [{"int": int, "float": float, "bool": bool, "none": None}[one] for one in several]

    def call(*arguments):
        at = 0
        kept = []
        for one in arguments:
            if isinstance(one, (ndarray, record)):
                if isinstance(one, record):
                    kind, buffer, offset = one._record
                    shape, size = (), kind.itemsize
                else:
                    buffer, offset, shape, size = one.buffer, one.offset, one.shape, one.nbytes
                    if not one.contiguous and not _is_whole(one):
                        raise ValueError("an array that is not contiguous")
                if isinstance(buffer, bytes):
                    raise ValueError("an array that must not be changed")
                near = isinstance(buffer, bytearray)
                place = addressof(buffer) + offset if near else offset
                pack_into("<qqqqq", FRAME, at, 1 if near else 2, place, size, len(shape), 0 if near else buffer.number)
                at += 40
                for extent in shape:
                    pack_into("<q", FRAME, at, extent)
                    at += 8
                kept.append(buffer)
            elif isinstance(one, float):
                pack_into("<qd", FRAME, at, 4, one)
                at += 16
            else:
                pack_into("<qq", FRAME, at, 3, int(one))
                at += 16
        number = numbers[0]
        if len(numbers) > 1:
            kind = arguments[0].dtype
            number = numbers[sizes.index(kind.itemsize)]
        wrong = host.call(number, FRAME_AT, len(arguments))
        if wrong is not None:
            raise ValueError(wrong)
        if len(kinds) > 1:
            found = unpack_from("<" + str(len(kinds)) + "d", FRAME, 0)
            return tuple([kind(one) for kind, one in zip(kinds, found)])
        return None if kinds[0] is None else kinds[0](unpack_from("<d", FRAME, 0)[0])

    return call


def _is_whole(one):
    # Whether steps are those of a contiguous array, however it was made; axes of one element do not matter.
    step = one.dtype.itemsize
    for extent, by in zip(reversed(one.shape), reversed(one.strides)):
        if extent > 1 and by != step:
            return False
        step *= extent
    return True
