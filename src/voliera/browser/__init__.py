"""The package for browsers: rewritten for MicroPython, which runs there beside the WebAssembly module of the rules.

Documents are made by the same Python files as on the server. `rewriting.py` translates their syntax to MicroPython's
dialect, `frozen.py` writes down what modules compute when they are imported, `reach.py` leaves out what no request of
the engine (protocol/engine.py) can reach. Compiled functions are replaced by calls of the module. The parts of the
standard library, NumPy and msgspec that the remaining code asks for are in web/python; they run in MicroPython only.
"""
