import io

import deflate


class error(Exception):
    pass


class decompressobj:
    def decompress(self, data, most):
        try:
            return deflate.DeflateIO(io.BytesIO(data), deflate.ZLIB).read(most)
        except (OSError, EOFError):
            raise error("cannot be unpacked")
