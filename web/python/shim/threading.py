# There is one thread.
class local:
    pass


class Lock:
    def __enter__(self):
        return self

    def __exit__(self, *error):
        return False
