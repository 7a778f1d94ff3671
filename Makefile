# make play and make test set up everything they need on a fresh machine.
PYTHON ?= python3
BIN := .venv/bin
RESOLVE := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help setup play test check unit interpreted boundscheck page page-long page-speed bench bench-peers bench-gpu bench-server soak strength ray hostile proof pictures warm lock golden clean

help:
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 14

setup: .venv/ready ## fill .venv from the lock file, and build the page
.venv/ready: requirements.lock pyproject.toml hatch_build.py $(shell find web -type f -not -path '*/node_modules/*')
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --no-build-isolation --no-deps -e .
	touch $@

.venv/bench .venv/peers .venv/ray: .venv/%: requirements-%.lock
	$(BIN)/pip install --quiet --require-hashes -r $<
	touch $@

play: setup ## play in the browser
	$(BIN)/asterism serve

test: setup check unit interpreted boundscheck page ## everything that must hold

check: setup ## format, lint, strict types, who may import whom
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

warm: setup ## compile all rules, two games at a time
	$(BIN)/python -m tests.warm

unit: warm ## the tests, over compiled rules
	$(BIN)/pytest -n 2 --dist worksteal

interpreted: setup ## the rule tests and goldens, interpreted, with every line and branch of the rules covered
	$(BIN)/python -m tests.interpreted

boundscheck: setup ## random games of everything, compiled with bounds checks
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest tests/battery/test_random_games.py

page: setup ## the page: format, types, unit tests, and whole games in a real Chromium
	cd web && npm run -s format && npm run -s check && npm run -s test
	$(BIN)/python -m tests.browser

page-long: setup ## every mode and number of players, in Chromium
	$(BIN)/python -m tests.browser --long

page-speed: setup ## clicks beside twenty tables, and frames, in Chromium; only an idle machine tells
	$(BIN)/python -m tests.browser --speed

bench: setup .venv/bench ## how fast, beside OpenSpiel, PettingZoo and our own rules interpreted
	$(BIN)/python bench/run.py

bench-peers: setup .venv/peers ## batches beside OpenSpiel, Pgx, PettingZoo and catanatron
	$(BIN)/python bench/peers_batch.py --out bench/results

bench-gpu: setup ## batches on this machine's NVIDIA GPU, checked bit for bit against the CPU
	$(BIN)/python bench/gpu.py --out bench/results

bench-server: setup bench/server/node_modules ## our server beside boardgame.io's, from ten tables to two thousand
	$(BIN)/python bench/server/run.py
bench/server/node_modules: bench/server/package-lock.json
	cd bench/server && npm ci --silent
	touch $@

soak: setup ## a thousand tables for an hour: memory stays flat
	$(BIN)/asterism load --seconds 3600

strength: setup ## how strong each level is, in matches; hours on two cores, and it goes on where it stopped
	$(BIN)/python bench/strength.py

ray: setup .venv/ray ## a tournament on a Ray cluster of two nodes
	$(BIN)/pytest tests/arena/test_ray.py

hostile: setup ## hostile clients for ten minutes
	$(BIN)/python -m tests.server.soak --seconds 600
	ASTERISM_EXAMPLES=1000 $(BIN)/pytest -n 2 tests/server/test_schema.py

proof: setup ## kill servers 200 times on each database, restart PostgreSQL 20 times: nothing is lost
	$(BIN)/python -m tests.server.killing --database sqlite --kills 200
	$(BIN)/python -m tests.server.killing --database postgresql --kills 200
	$(BIN)/python -m tests.server.killing --database postgresql --kills 0 --restarts 20

pictures: setup ## pictures of every screen into docs/images
	$(BIN)/python -m tests.browser --pictures

golden: setup ## write the perft counts, golden playthroughs and reference pages anew (then read the diff)
	$(BIN)/python -m tests.golden
	$(BIN)/python -m asterism.engine.reference

lock: setup ## resolve the lock files anew
	$(BIN)/pip install --quiet uv
	$(RESOLVE) --extra dev pyproject.toml -o requirements.lock
	$(RESOLVE) --extra dev --extra bench -c requirements.lock pyproject.toml -o requirements-bench.lock
	$(RESOLVE) --extra dev --extra peers -c requirements-bench.lock pyproject.toml -o requirements-peers.lock
	$(RESOLVE) --extra dev --extra ray -c requirements.lock pyproject.toml -o requirements-ray.lock

clean: ## forget the environment
	rm -rf .venv
