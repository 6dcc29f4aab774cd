#!/usr/bin/env bash
# Makes .venv-peers at the repository root, where the libraries that measure.py drives are installed: apart from the
# engine's own environment, and exactly as requirements.txt pins them. PYTHON names another interpreter.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
environment="$(cd "$here/../.." && pwd)/.venv-peers"

"${PYTHON:-python3.11}" -m venv --clear "$environment"
# The list is complete, so nothing outside it may come in; the check below says when it no longer is.
"$environment/bin/python" -m pip install --quiet --no-deps --requirement "$here/requirements.txt"
"$environment/bin/python" -m pip check
