# The commands of the house. `make` alone lists them; the first one of any kind sets everything up.

PYTHON ?= python3
BIN := .venv/bin
GAME ?= birdie
GAMES ?= 1000000
SECONDS ?= 5
LINES ?= 20000
KILLS ?= 1000
FRAMES ?= 1000000
PAUSES ?= 20
CRASHES ?= 60
PARTITIONS ?= 30
STEPS ?= 100
SIEGE ?= 60
CROWD ?= 5000
CALLS ?= 400
IN_BROWSER ?= 8000
DOCUMENTS ?= 1000
PORT ?= 8460
JOBS ?= 2

# Install packages of the system for a purpose; fails where that is not ours to do, and says what is missing.
INSTALL := tools/install-packages.sh

# Install packages of Python. Python compiles what is imported; compiling all that is installed takes most of a minute.
PIP_INSTALL := python -m pip install -q --disable-pip-version-check --no-compile

# Tests and tools start hundreds of processes: what Python compiles is kept, whatever the machine's own wish.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help python-fits play play-terminal serve web static wasm web-deps generated web-fixtures pictures gallery readme-pictures rule-pictures docs check check-python check-web test test-browser test-busy test-python unit-web ready-to-test servers chromium headless-shell lint lint-python lint-web format \
  bench bench-engine bench-coach bench-gpu bench-lab bench-ladder bench-net bench-search bench-server bench-solve bench-wasm bench-web balance tiles campaign campaign-server campaign-wasm campaign-web \
  golden sbom wheel wheel-test container-check clean

help: .venv/.ready  ## list the commands
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | awk -F'\t' '{ printf "  make %-16s %s\n", $$1, $$2 }'

python-fits:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Voliera needs Python 3.11 or newer; name one: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || $(INSTALL) venv

.venv/.ready: requirements.txt requirements-dev.txt pyproject.toml | python-fits
	@echo "Setting up .venv (once; a minute or two) …"
	@$(PYTHON) -m venv .venv
	@$(BIN)/$(PIP_INSTALL) -r requirements.txt -r requirements-dev.txt
	@$(BIN)/$(PIP_INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

.venv/.learn: .venv/.ready requirements-learn.txt  # torch, for the tests of training
	@$(BIN)/python -m tools.install_torch
	@touch $@

.venv/.compiled: .venv/.ready $(shell find src -name '*.py')
	@echo "Compiling rules, solvers and searches for this machine (once per change; about a minute) …"
	@$(BIN)/voliera warm-up --solvers
	@touch $@

play: serve  ## open the table in the browser (PORT=8460)

serve: web .venv/.compiled  ## run the server, on this machine only (PORT=8460)
	@$(BIN)/voliera serve --port $(PORT)

play-terminal: .venv/.compiled  ## open the table in the terminal (GAME=bower for the other one)
	@$(BIN)/voliera play $(GAME)

web: .venv/.ready web-deps wasm  ## build the browser's side into the package, if it has changed
	@$(BIN)/python hatch_build.py

static: .venv/.ready web-deps wasm  ## build the page as plain files, for any web space, into build/static
	@cd web && npx vite build --mode static --logLevel warn
	@echo "build/static can be published as it is: docs/static.md"

wasm: .venv/.ready  ## compile the rules for browsers (voliera.wasm), if they have changed
	@$(BIN)/python hatch_build.py wasm

web-deps: web/node_modules/.package-lock.json

NODE_FITS = command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
  process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null

web/node_modules/.package-lock.json: web/package-lock.json | python-fits  # npm's own note of what it has installed
	@{ $(NODE_FITS); } \
	  || { $(INSTALL) node && $(NODE_FITS); } \
	  || { echo "The browser's side needs Node 20.19 or newer, with npm, and this machine has none that is new enough."; \
	       echo "Install one, or play in the terminal: make play-terminal"; exit 1; }
	@$(PYTHON) hatch_build.py packages

gallery: web-deps wasm  # every screen with a fixed situation, for tests and pictures
	@cd web && npx vite build -c gallery.config.ts --logLevel warn

generated: .venv/.ready  ## write all generated files: types, schemas, spellings, art for voliera.svg, docs/lab-tables.md, docs/limits.md, docs/house.svg
	$(BIN)/python -m tools.generated

web-fixtures: .venv/.compiled  ## write the positions and events for the browser's tests and gallery, found by playing
	for maker in web_events web_fixtures web_lessons web_memory web_replays web_sheets web_tallies; do \
	  $(BIN)/python -m tools.$$maker || exit; done

pictures: web gallery .venv/.compiled chromium  ## take screenshots of every screen in every language, as contact sheets
	cd web && $(BROWSER_OF_TESTS) JOBS=$(JOBS) npx playwright test -c pictures.config.ts e2e/screens.pics.ts

rule-pictures: gallery .venv/.ready chromium  ## take the pictures of the rules again, for the documentation site
	cd web && $(BROWSER_OF_TESTS) JOBS=$(JOBS) npx playwright test -c pictures.config.ts e2e/rules.pics.ts
	$(BIN)/python -m tools.rule_pictures

readme-pictures: gallery .venv/.ready chromium  ## photograph the pictures of the README again
	cd web && $(BROWSER_OF_TESTS) JOBS=$(JOBS) npx playwright test -c pictures.config.ts e2e/readme.pics.ts
	$(BIN)/python -m tools.readme_pictures

docs: .venv-docs/.ready  ## build and check the documentation site, into build/docs
	@PYTHONPATH=$(CURDIR)/src .venv-docs/bin/python -m tools.site

.venv-docs/.ready: requirements.txt requirements-docs.txt | python-fits
	@echo "Setting up .venv-docs (once; a minute or two) …"
	@$(PYTHON) -m venv .venv-docs
	@.venv-docs/bin/$(PIP_INSTALL) -r requirements.txt -r requirements-docs.txt
	@touch $@

check:  ## the daily loop: style, types, and the quick tests, before each commit
	@$(MAKE) --no-print-directory -j $(JOBS) lint check-python check-web

# The rules of both games, words, and tools: no server, no browser, no search.
QUICK_TESTS := $(addprefix tests/games/birdie/,test_end.py test_expert_scoring.py test_standard_scoring.py test_turns.py) \
  $(addprefix tests/games/bower/,test_groups.py test_scoring.py test_turns.py test_variants.py) tests/test_sbom.py tests/test_terms.py

check-python: .venv/.ready
	$(BIN)/python -m pytest $(QUICK_TESTS)

check-web: web-deps
	cd web && npm run --silent unit -- --reporter=dot

test:  ## run all tests, lint and types included (JOBS=2 side by side)
	@$(MAKE) --no-print-directory -j $$(($(JOBS) + 1)) ready-to-test  # one more than cores: some only download
	@$(MAKE) --no-print-directory test-python
	@$(MAKE) --no-print-directory test-browser

# Both need what ready-to-test makes. Side by side they take as long, and some tests wait for minutes.
test-python:
	$(BIN)/python -m pytest -n $$(($(JOBS) + 1)) --dist loadfile --no-loadscope-reorder --durations 20  # one more than cores: many wait for others

test-browser:
	cd web && $(SHELL_OF_TESTS) JOBS=$$(($(JOBS) + 3)) npx playwright test  # three more than cores: most wait for clocks

unit-web: web-deps wasm  # with the module of the rules, which some of them run
	cd web && npm run --silent unit -- --reporter=dot

test-busy: python-fits  ## run all tests beside eight busy processes, to find any that depend on the machine's speed
	$(PYTHON) -m tools.busy $(MAKE) --no-print-directory test

# What downloads comes first, then what takes longest: the rest is done beside them, quick tests included.
ready-to-test: headless-shell .venv/.learn web .venv/.compiled lint gallery static unit-web

campaign-web: web gallery .venv/.compiled chromium  ## test every screen in every language and size, and after all others; play lessons and whole games in every way
	cd web && $(BROWSER_OF_TESTS) JOBS=$(JOBS) ALL=1 npx playwright test e2e/access.spec.ts e2e/asking.spec.ts e2e/club.spec.ts e2e/curtain.spec.ts e2e/device.spec.ts e2e/device-states.spec.ts e2e/layout.spec.ts e2e/styles.spec.ts e2e/games.spec.ts e2e/learn.spec.ts e2e/live.spec.ts e2e/manners.spec.ts e2e/places.spec.ts e2e/profile.spec.ts e2e/puzzle.spec.ts e2e/replay.spec.ts e2e/resign.spec.ts e2e/rules.spec.ts e2e/seek.spec.ts e2e/together.spec.ts e2e/wide.spec.ts

servers: | web-deps  # PostgreSQL, Redis and libfaketime, for the tests that need the real ones; without them these tests skip by name
	@{ ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null; } \
	  && command -v redis-server >/dev/null && command -v faketime >/dev/null \
	  || $(INSTALL) servers || true

BROWSER_OF_TESTS = CHROMIUM="$$(command -v chromium || command -v chromium-browser)"

SHELL_OF_TESTS = CHROMIUM="$$(command -v chromium-headless-shell || command -v chromium || command -v chromium-browser)"

INSTALL_CHROMIUM = command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
  || $(INSTALL) browser

chromium: | servers  # the whole browser, from the system's own packages
	@$(INSTALL_CHROMIUM)

headless-shell: | servers  # Chromium without its window, a third less work for the processor; else the whole browser
	@command -v chromium-headless-shell >/dev/null \
	  || $(INSTALL) shell 2>/dev/null \
	  || { $(INSTALL_CHROMIUM); }

lint: lint-python lint-web  ## check style and types

lint-python: .venv/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/check-jsonschema -q --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema -q --builtin-schema vendor.dependabot .github/dependabot.yml
	$(BIN)/python -m tools.generated --check

lint-web: web-deps
	cd web && npm run --silent lint
	cd web && npm run --silent check

format: .venv/.ready web-deps  ## format the sources
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && npm run --silent format

golden: .venv/.compiled  ## rewrite the golden games (then read the diff)
	$(BIN)/python -m tests.golden.write

bench: bench-gpu bench-engine bench-lab bench-solve bench-search bench-coach bench-server bench-wasm bench-web  ## run all benchmarks (the GPU's where there is one)

bench-engine: .venv/.compiled .venv-peers/.ready  ## measure the engine beside its peers, in one run
	$(BIN)/python -m benchmarks.engine --seconds $(SECONDS)

bench-gpu: .venv/.compiled  ## measure random play on a CUDA device beside the CPU (needs the extra `cuda`)
	$(BIN)/python -m benchmarks.gpu

bench-lab: .venv/.compiled .venv-peers/.ready  ## measure the environments for research beside PettingZoo's and OpenSpiel's, in one run
	$(BIN)/python -m benchmarks.lab --seconds $(SECONDS)

bench-ladder: .venv/.compiled  ## measure how far apart the characters are, neighbour against neighbour (takes hours)
	$(BIN)/python -m benchmarks.ladder

bench-net: .venv/.compiled  ## measure the networks against the other bots, and the cost of an evaluation (takes hours on few cores)
	$(BIN)/python -m benchmarks.net

bench-solve: .venv/.compiled .venv-peers/.ready  ## measure the exact solvers beside brute force and CP-SAT, in one run
	$(BIN)/python -m benchmarks.solve

bench-search: .venv/.compiled .venv-peers/.ready  ## measure the bots' searches beside OpenSpiel's, and how long bots think
	$(BIN)/python -m benchmarks.search --seconds $(SECONDS)

bench-server: .venv/.compiled  ## measure the server under load, beside a bare echo on the same stack, in one run
	$(BIN)/python -m benchmarks.server

bench-coach: .venv/.compiled  ## measure how long the coach takes for a game, on one core
	$(BIN)/python -m benchmarks.coach

bench-web: web .venv/.compiled chromium  ## measure the browser's side: bytes loaded, time to first paint, smoothness
	$(BROWSER_OF_TESTS) node benchmarks/web.mjs

bench-wasm: static .venv/.compiled chromium  ## measure the rules and searches in WebAssembly beside the CPU, and the page without a server
	$(BROWSER_OF_TESTS) $(BIN)/python -m benchmarks.wasm

balance: .venv/.compiled  ## measure how Bower's tiles play, over many games of sensible players
	$(BIN)/python -m benchmarks.bower_balance

tiles: .venv/.ready  ## check that Bower's tile file and picture are what the search gives
	$(BIN)/python -m tools.bower_tiles

.venv-peers/.ready: benchmarks/peers/requirements.txt
	PYTHON=$(PYTHON) benchmarks/peers/install.sh
	@touch $@

campaign: .venv/.compiled .venv-peers/.ready  ## run GAMES games against the oracle, LINES lines against other solvers, a match on a Ray cluster, and training of both games
	$(BIN)/python -m tests.oracle.campaign --games $(GAMES)
	$(BIN)/python -m tests.games.birdie.solve.campaign --lines $(LINES)
	RAY=1 $(BIN)/python -m pytest tests/arena/test_ray.py
	LEARN=1 $(BIN)/python -m pytest tests/learn/test_training.py tests/learn/test_critic.py

campaign-server: .venv/.compiled servers  ## run the long tests of the server: KILLS, FRAMES, PAUSES, CRASHES, PARTITIONS, STEPS, SIEGE, CROWD
	$(BIN)/python -m tests.server.campaign --kills $(KILLS) --frames $(FRAMES) --pauses $(PAUSES) --crashes $(CRASHES) \
	  --partitions $(PARTITIONS) --steps $(STEPS) --siege $(SIEGE) --crowd $(CROWD)

campaign-wasm: wasm web-deps .venv/.compiled chromium  ## compare WebAssembly with the CPU at length: GAMES games, IN_BROWSER of them in Chromium, CALLS calls of each function, DOCUMENTS games with the engine
	$(BROWSER_OF_TESTS) $(BIN)/python -m tests.wasm.campaign --games $(GAMES) --browser $(IN_BROWSER) --calls $(CALLS) --documents $(DOCUMENTS)

sbom: .venv/.ready  ## list all packages that Voliera is built from, as CycloneDX, in build/sbom.json
	@mkdir -p build
	$(BIN)/python -m tools.sbom build/sbom.json

wheel: web  ## build the wheel, with pages, words, rules and weights inside, into dist
	@$(BIN)/python -m hatchling build -t wheel

container-check: .venv/.ready  ## run the steps of deploy/Containerfile in a clean root of Debian, and start the server there (as root; some minutes)
	@command -v debootstrap >/dev/null || $(INSTALL) container
	$(BIN)/python -m tools.container_check

wheel-test: web  ## install the wheel into clean environments of every Python at hand, and play, serve and run a match there
	$(BIN)/python -m tools.wheel_test

clean:  ## remove environments and caches of this checkout
	rm -rf .venv .venv-docs .venv-peers .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist \
	  web/node_modules web/.gallery web/.wasm web/test-results web/pictures src/voliera/web
