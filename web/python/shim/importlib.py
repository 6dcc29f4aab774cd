from shim.pathlib import Path


class resources:
    @staticmethod
    def files(package):
        return Path(package.replace(".", "/"))
