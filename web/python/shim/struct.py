import struct as _struct


def _form(form):
    return "<" + form[1:] if form[:1] in "=@" else form


class Struct:
    def __init__(self, form):
        self.form = _form(form)
        self.size = _struct.calcsize(self.form)

    def unpack(self, data):
        return _struct.unpack(self.form, data)

    def unpack_from(self, data, offset=0):
        return _struct.unpack_from(self.form, data, offset)

    def pack(self, *values):
        return _struct.pack(self.form, *values)


def unpack(form, data):
    return _struct.unpack(_form(form), data)


def pack(form, *values):
    return _struct.pack(_form(form), *values)
