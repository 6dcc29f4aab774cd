NoneType = type(None)
