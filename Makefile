# Two commands matter: `make run` and `make test`. CONTRIBUTING.md explains the rest.
NET ?= engine/eval/nets/main.safetensors
.PHONY: run test check check-web test-browser texts new-migration recipe audit compare-corpus foreign-readers fuzz fuzz-api chaos search-acts load web wasm build dist book fmt duel truth help

LISTEN ?= 127.0.0.1:8080

help: ## Shows this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

run: build ## Builds everything and serves it on http://127.0.0.1:8080 (LISTEN=host:port to change)
	./target/release/fullprime serve --listen $(LISTEN)

build: web ## Builds the web client and the server (release)
	cargo build --release --locked --package fullprime-server --bin fullprime

dist: web ## Makes the packages of a release in target/packages: archive, .deb, checksums, list of parts
	cargo build --profile dist --locked --package fullprime-server --bin fullprime
	ops/dist/dist.sh target/dist/fullprime

book: ## Builds the documentation site in target/book/html and checks its links
	ops/docs/book.sh

web: web/dist/index.html ## Builds the web client

wasm: ## Builds the engine that browsers load and keeps it in web/engine (after a change of its sources)
	ops/dev/wasm.sh keep

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund

web/dist/index.html: web/node_modules/.package-lock.json $(shell find web/src web/public web/index.html web/vite.config.ts web/texts-plugin.ts web/texts web/engine/engine.wasm web/engine/nets.bin texts -type f 2>/dev/null)
	cd web && npm run build

test: ## Installs what the tests need (as root on Debian) and runs all of them
	ops/dev/test.sh

check: ## Checks formats, types and lints and runs the quick tests, without root (before a commit)
	ops/dev/check.sh

check-web: web ## Checks types, lints and format of the web client, and runs its unit tests
	ops/dev/check-web.sh

test-browser: web ## Runs the tests in a real browser alone (installs what they need, as root on Debian)
	ops/dev/packages.sh
	cargo build --locked --package fullprime-server --bin fullprime
	ops/dev/test-browser.sh

new-migration: ## Makes the files of a migration for both databases (NAME=add_country)
	ops/dev/new-migration.sh "$(NAME)"

recipe: ## Shows the places to change for something new (FOR=field|endpoint|migration|text|refusal|language|option|column|stage|name|competition)
	@awk '/^##+ /{shown = /^### .*$(FOR)/} shown' CONTRIBUTING.md

DUEL_GAMES ?= 40000
DUEL_CUBEFUL_GAMES ?= 4000
DUEL_PLIES ?= 0

duel: build target/duel/bin/python ## Plays thousands of games against GNU Backgammon (DUEL_GAMES, DUEL_CUBEFUL_GAMES, DUEL_PLIES=0|2)
	target/duel/bin/python ops/duel/duel.py cubeless target/release/fullprime $(DUEL_GAMES) $(DUEL_PLIES)
	target/duel/bin/python ops/duel/duel.py cubeful target/release/fullprime $(DUEL_CUBEFUL_GAMES) $(if $(filter 0,$(DUEL_PLIES)),5,6)
	target/duel/bin/python ops/duel/duel.py analyse target/release/fullprime 3 $(if $(filter 0,$(DUEL_PLIES)),5,6)

truth: target/duel/bin/python ## Compares the net's values with rollouts, by family, and with GNU Backgammon's (NET=file for another net)
	cargo run --quiet --release --locked --package fullprime-train -- truth --net $(NET) --peer target/duel/bin/python

# GNU Backgammon's nets as a module (GPL): a peer in an environment of its own, never a dependency.
target/duel/bin/python:
	python3 -m venv target/duel
	target/duel/bin/pip install --quiet gnubg-nn==1.1.0a11

MINUTES ?= 10
chaos: ## Kills nodes, a worker, Redis and PostgreSQL under play for MINUTES, then checks every log
	ops/dev/packages.sh
	FULLPRIME_CHAOS_MINUTES=$(MINUTES) ops/dev/with-postgres.sh cargo test --locked --package fullprime-server --test faults -- --nocapture

EPISODE ?=
search-acts: ## Random acts of directors, players, strangers and moderators for SECONDS_EACH, with rules that must hold (EPISODE="..." runs one again)
	ops/dev/packages.sh
	FULLPRIME_ACTS_SECONDS=$(SECONDS_EACH) $(if $(EPISODE),FULLPRIME_ACTS_EPISODE="$(EPISODE)") ops/dev/with-postgres.sh \
		cargo test --locked --package fullprime-server --test api live::acts::search -- --ignored --exact --nocapture

compare-corpus: ## Compares how Fullprime and GNU Backgammon read the match files in FOLDER, move by move
	cargo run --release --locked -p fullprime-records --example compare -- "$(FOLDER)" target/compare-corpus

foreign-readers: ## Converts the match files in FOLDER to .xg and OGXM and lets public readers read the results
	cargo build --release --locked --package fullprime-server --bin fullprime
	find "$(FOLDER)" -type f -print0 | xargs -0 ops/dev/foreign-readers.sh target/release/fullprime

audit: ## Checks every dependency with cargo-deny (installs it when it is missing)
	ops/dev/audit.sh

SECONDS_EACH ?= 3600
fuzz: ## Looks for inputs that break a reader of untrusted data, SECONDS_EACH for each target (libFuzzer)
	ops/dev/fuzz.sh $(SECONDS_EACH)

fuzz-api: web ## Starts a server and sends it thousands of generated requests, with schemathesis
	cargo build --locked --package fullprime-server --bin fullprime
	ops/dev/fuzz-api.sh

LOAD ?=
load: build ## Plays 2000 matches over 10,000 sockets, then at full speed, beside two yardsticks (LOAD="--matches 100 ..." for one run of your own)
	ops/dev/packages.sh
	cargo build --release --locked --package fullprime-load
	ops/load/load.sh $(LOAD)

texts: web/node_modules/.package-lock.json ## After a change in texts/: writes the types of the texts, and lists missing, unknown, wrong and unused ones
	cd web && node texts.mjs

fmt: web/node_modules/.package-lock.json ## Formats the Rust sources, the web client and the browser tests
	cargo fmt --all
	cd web && npm run format
