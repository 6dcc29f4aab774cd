"""The two ways to declare forms, on every Python and without further packages.

From Python 3.12 on both are in `typing`. Before that they come from `typing_extensions`, where it is installed: tools
that read forms want its `TypedDict`. Where it is not, an alias is its value, which is all that a program needs.
"""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import TypeAliasType, TypedDict
elif sys.version_info >= (3, 12):
    from typing import TypeAliasType, TypedDict
else:
    try:
        from typing_extensions import TypeAliasType, TypedDict
    except ModuleNotFoundError:
        from typing import TypedDict

        def TypeAliasType(name, value):  # noqa: N802  # as Python 3.12 calls it
            """Return the value that has this name."""
            return value


__all__ = ["TypeAliasType", "TypedDict"]
