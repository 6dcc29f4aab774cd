"""The WebAssembly module does what compiled code of the CPU does, byte by byte."""
