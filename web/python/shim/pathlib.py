# Files of the package.
import host


class Path:
    def __init__(self, path):
        self._path = str(path).lstrip("/")

    @property
    def parent(self):
        return Path(self._path.rsplit("/", 1)[0] if "/" in self._path else "")

    @property
    def name(self):
        return self._path.rsplit("/", 1)[-1]

    def with_name(self, name):
        return self.parent / name

    def __truediv__(self, name):
        return Path(self._path + "/" + str(name) if self._path else str(name))

    joinpath = __truediv__

    def is_file(self):
        return host.file(self._path) is not None

    exists = is_file

    def read_bytes(self):
        data = host.file(self._path)
        if data is None:
            raise OSError(2)
        return data

    def read_text(self, encoding=None):
        return self.read_bytes().decode()

    def __eq__(self, other):
        return isinstance(other, Path) and self._path == other._path

    def __hash__(self):
        return hash(self._path)

    def __str__(self):
        return self._path
