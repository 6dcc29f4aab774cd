"""The weights that come with the package. Browsers are spared them: their bots search."""

from pathlib import Path

SHIPPED = Path(__file__).parent / "bower.net"
