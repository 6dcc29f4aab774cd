"""The tests. Those that run the rules as plain Python read records quickly."""

import os

if os.environ.get("VOLIERA_MODE") == "interpreted":  # not asked of Voliera: some programs choose the mode after this
    from tests.interpreted import read_quickly

    read_quickly()
