PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help setup run test quick patient bench fuzz mutate words missing pictures nations duel fit lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-7s  %s\n", $$1, $$2 }' Makefile
	@echo '  Arguments are passed on: make run ARGS="simulate tigris --games 10"'

setup: $(VENV)/dev.stamp ## make .venv ready for development
	@packaging/system-libraries.sh $(BIN)/python

run: $(VENV)/run.stamp ## start the program
	@packaging/system-libraries.sh $(BIN)/python
	@$(BIN)/python -m imperium_desktop $(ARGS)

test: setup ## lint, types, import contracts, then the tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)

quick: setup ## what concerns one game: lint, types and its tests (GAME=tigris)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m pytest -n auto --dist worksteal tests/games/$(GAME) $(ARGS)

patient: setup ## the tests that take long: all setups, every seat, greedy over 200 games (tests/README.md)
	$(BIN)/python -m pytest -n auto --dist worksteal -m slow $(ARGS)

bench: $(VENV)/bench.stamp ## measure speed
	@packaging/system-libraries.sh $(BIN)/python
	@$(BIN)/python -m tests.bench $(ARGS)

fuzz: setup ## hostile journals, cards, data folders, hands and disks, a killed program: look for broken promises
	@$(BIN)/python -m tests.fuzz $(ARGS)
	@$(BIN)/python -m tests.fuzz.folders
	@$(BIN)/python -m tests.fuzz.hands
	@$(BIN)/python -m tests.store.kills --kills 1000
	@$(BIN)/python -m tests.store.refusals --refusals 10000

mutate: setup ## break the rules of a room one at a time and list what no scenario notices (ARGS="hadrian --limit 60")
	@$(BIN)/python -m tests.mutate $(ARGS)

words: setup ## take new words of the window into translations/*/ui.ts
	@$(BIN)/python -m tests.tools.collect_words

missing: setup ## list what a language still lacks beside English (ARGS=de; translations/README.md)
	@$(BIN)/python -m tests.tools.missing_words $(ARGS)

pictures: setup ## render the pictures of the README into docs/pictures, those that look different
	@$(BIN)/python -m tests.tools.pictures

fit: setup ## fit the weights of a game's value to matches of self-play (ARGS="tigris --matches 300 --keep FILE")
	@$(BIN)/python -m tests.tools.fit $(ARGS)

nations: setup ## play all pairs of Imperium's nations, bots against bots, and renew their table (ARGS="--games 2")
	@$(BIN)/python -m tests.tools.nations $(ARGS)

duel: setup ## one bot against another, on every seat in turn (ARGS="tigris --seats 2 --games 60 --a greedy --b random")
	@$(BIN)/python -m tests.tools.duel $(ARGS)

lock: ## renew packaging/lock from pyproject.toml (ARGS=--upgrade for newer versions)
	@PYTHON=$(PYTHON) packaging/lock.sh $(ARGS)

clean: ## remove .venv and everything generated
	rm -rf $(VENV) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

ifeq ($(DISPLAY)$(WAYLAND_DISPLAY),)
test quick patient bench fuzz mutate words missing pictures nations duel fit: export QT_QPA_PLATFORM ?= offscreen
endif

$(VENV)/venv.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/%.stamp: packaging/lock/%.txt pyproject.toml | $(VENV)/venv.stamp
	$(PIP) --require-hashes -r $<
	@touch $@

$(VENV)/dev.stamp: packaging/lock/dev.txt pyproject.toml | $(VENV)/venv.stamp
	$(PIP) --require-hashes -r $<
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@
