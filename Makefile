# Two commands matter: `make run` and `make test`. CONTRIBUTING.md explains the rest.
.PHONY: run test web build fmt help

LISTEN ?= 127.0.0.1:8080

help: ## Shows this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

run: build ## Builds everything and serves it on http://127.0.0.1:8080 (LISTEN=host:port to change)
	./target/release/fullprime serve --listen $(LISTEN)

build: web ## Builds the web client and the server (release)
	cargo build --release --locked --package server --bin fullprime

web: web/dist/index.html ## Builds the web client

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund

web/dist/index.html: web/node_modules/.package-lock.json $(shell find web/src web/public web/index.html web/vite.config.ts -type f 2>/dev/null)
	cd web && npm run build

test: ## Installs what the tests need (as root on Debian) and runs all of them
	ops/dev/test.sh

fmt: ## Formats the Rust sources
	cargo fmt --all
