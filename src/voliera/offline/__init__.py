"""Playing without a server: the server's own tables, for one person and bots, in the worker of a page.

Nothing here does input or output. `house.py` answers requests and messages as the server would; the worker keeps what
it is told to keep, and delivers what is said. Browsers run this package in MicroPython (docs/wasm.md).
"""
