# make play     set everything up and serve at http://localhost:8000
# make test     every check there is, the browser's too
# make bench    measure against the aims and against others' libraries (QUICK=1: a look at all, in minutes)
# make dev      a server that reloads as you edit, and Vite beside it
# make lock     remake the lock files (UPGRADE=--upgrade to move on)

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.NOTPARALLEL:
.PHONY: play dev test bench lock clean setup check check-client test-rules-compiled browser

# The first Python that runs and is new enough; `make PYTHON=…` chooses another.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
UV := UV_PYTHON_DOWNLOADS=never VIRTUAL_ENV=$(CURDIR)/.venv $(BIN)/uv
INSTALL := $(UV) pip install --quiet --require-hashes -r
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

PACKAGE := $(shell find chautari client -type f \
	-not -path '*/node_modules/*' -not -path '*/built/*' -not -path '*/__pycache__/*' 2>/dev/null)

play: .venv/.wheel
	$(BIN)/chautari serve

setup: .venv/.wheel .venv/.test

# --- the environment: pip brings uv, uv brings the rest, all of it pinned by hash ---

$(BIN)/uv: requirements/uv.txt
	@[ -n "$(PYTHON)" ] || { echo "Chautari needs Python 3.11 or newer, and none was found." >&2; exit 1; }
	@[ -x $(BIN)/python ] || $(PYTHON) -m venv .venv || { \
		echo "Python cannot make a virtual environment here (on Debian: apt install python3-venv)." >&2; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

.venv/.run: requirements/run.txt requirements/build.txt $(BIN)/uv
	$(INSTALL) requirements/run.txt -r requirements/build.txt
	@touch $@

.venv/.test: requirements/test.txt .venv/.run
	$(INSTALL) requirements/test.txt
	@touch $@

.venv/.bench: requirements/bench.txt .venv/.test
	$(INSTALL) requirements/bench.txt
	@touch $@

# The package as people install it: rules compiled where a compiler is there, client built.
.venv/.wheel: .venv/.run setup.py pyproject.toml requirements/run.in $(PACKAGE)
	@echo "Building Chautari; a minute or two the first time ..."
	@rm -rf build && mkdir -p build
	@$(UV) build --wheel --no-build-isolation --python $(BIN)/python --out-dir build/wheel . >build/log 2>&1 \
		|| { tail -n 60 build/log >&2; exit 1; }
	@grep '^chautari:' build/log || true
	@$(UV) pip install --quiet --no-deps --reinstall build/wheel/chautari-*.whl
	@$(BIN)/chautari --version
	@touch $@

# --- the checks ---

test: check check-client test-rules-compiled browser
	$(BIN)/pytest -n 2 --dist loadfile

check: .venv/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

check-client: .venv/.test .venv/.wheel
	$(BIN)/python client/build.py --check

# The rules' tests once more, against the package as built: only the tests stand on the path, not the sources. The
# doctests hold the checksum of many playouts, so both builds are known to play the very same hands.
test-rules-compiled: .venv/.test .venv/.wheel
	@mkdir -p build/installed && ln -sfn ../../tests ../../docs build/installed/
	@$(BIN)/chautari --version | grep -q compiled || echo "THE COMPILED RULES WERE NOT TESTED: they were not compiled." >&2
	cd build/installed && ../../$(BIN)/pytest -q -n 2 -c ../../pyproject.toml --rootdir . -p no:cacheprovider \
		$(wildcard tests/cards tests/games tests/players tests/record) --pyargs chautari.cards chautari.games chautari.lab

browser: .venv/.test
	@$(BIN)/python -m tests.browser.chromium

bench: .venv/.bench .venv/.wheel
	$(BIN)/python -m bench $(if $(QUICK),--quick)

# --- the rest ---

dev: .venv/.wheel
	$(BIN)/python -m chautari serve --reload & trap "kill $$!" EXIT; cd client && $(NODE) npm run dev

lock: $(BIN)/uv
	cd requirements && for part in uv run build test bench; do \
		$(CURDIR)/$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
		--no-annotate --custom-compile-command "make lock" $(UPGRADE) $$part.in -o $$part.txt; done

clean:
	rm -rf .venv build dist *.egg-info chautari/web/static/built client/node_modules bench/boardgame/node_modules \
		.mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
