# The commands of the house. `make` alone lists them; the first one of any kind sets everything up.

PYTHON ?= python3
BIN := .venv/bin
GAME ?= birdie
GAMES ?= 1000000
SECONDS ?= 5
LINES ?= 20000

.DEFAULT_GOAL := help
.PHONY: help play test lint format bench bench-engine bench-gpu bench-search bench-solve balance tiles campaign golden clean

help: .venv/.ready  ## list the commands
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | awk -F'\t' '{ printf "  make %-13s %s\n", $$1, $$2 }'

.venv/.ready: requirements.txt requirements-dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Voliera needs Python 3.11 or newer; name one: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { [ "$$(id -u)" = 0 ] && apt-get install -y -q python3-venv; } \
	  || { echo "Python's venv module is missing; install it (Debian: apt-get install python3-venv)"; exit 1; }
	@echo "Setting up .venv (once; a minute or two) …"
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements.txt -r requirements-dev.txt
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

.venv/.compiled: .venv/.ready $(shell find src -name '*.py')
	@echo "Compiling rules, solvers and searches for this machine (once per change; about a minute) …"
	@$(BIN)/voliera warm-up --solvers
	@touch $@

play: .venv/.compiled  ## open the table (in the terminal, for now; GAME=bower for the other one)
	@$(BIN)/voliera play $(GAME)

test: lint .venv/.compiled  ## run all tests, lint and types included
	$(BIN)/python -m pytest

lint: .venv/.ready  ## check style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: .venv/.ready  ## put the sources into the house style
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

golden: .venv/.compiled  ## write the golden games anew (then read the diff)
	$(BIN)/python -m tests.golden.write

bench: bench-gpu bench-engine bench-solve bench-search  ## run all benchmarks (the GPU's where there is one)

bench-engine: .venv/.compiled .venv-peers/.ready  ## the engine beside its peers, in one run
	$(BIN)/python -m benchmarks.engine --seconds $(SECONDS)

bench-gpu: .venv/.compiled  ## random play on a CUDA device, compared with the CPU (needs the extra `cuda`)
	$(BIN)/python -m benchmarks.gpu

bench-solve: .venv/.compiled .venv-peers/.ready  ## the exact solvers beside brute force and CP-SAT, in one run
	$(BIN)/python -m benchmarks.solve

bench-search: .venv/.compiled .venv-peers/.ready  ## the bots' searches beside OpenSpiel's, and how long bots think
	$(BIN)/python -m benchmarks.search --seconds $(SECONDS)

balance: .venv/.compiled  ## how Bower's tiles play, over many games of sensible players
	$(BIN)/python -m benchmarks.bower_balance

tiles: .venv/.ready  ## check that Bower's tile file and picture are what the search gives
	$(BIN)/python -m tools.bower_tiles

.venv-peers/.ready: benchmarks/peers/requirements.txt
	PYTHON=$(PYTHON) benchmarks/peers/install.sh
	@touch $@

campaign: .venv/.compiled .venv-peers/.ready  ## the long runs: GAMES games against the oracle, LINES against other solvers
	$(BIN)/python -m tests.oracle.campaign --games $(GAMES)
	$(BIN)/python -m tests.solve.campaign --lines $(LINES)

clean:  ## remove environments and caches of this checkout
	rm -rf .venv .venv-peers .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
