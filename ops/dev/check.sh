#!/usr/bin/env bash
# The quick check before a commit: formats, types, lints, and the tests that need no database server, no browser and no
# peer. It needs no root and installs only the web client's packages. `make test` runs everything.
set -euo pipefail
cd "$(dirname "$0")/../.."
export PROPTEST_RNG_SEED=20261123

step() { printf '\n== %s (%ss)\n' "$1" "$SECONDS"; }

make --no-print-directory web/node_modules/.package-lock.json
make --no-print-directory web

step "rust: format"
cargo fmt --all --check

step "web: types, lints, format, unit tests"
ops/dev/check-web.sh

step "rust: lints of everything"
ops/dev/linted.sh cargo test --locked --all-targets --no-run --quiet

step "rust: unit tests of the pure crates, house rules"
# The server is in the list because it decides the features of shared crates: without it they would be compiled again.
quick=(rules dice play ratings competitions boards wire server)
ops/dev/linted.sh cargo test --locked --quiet --lib "${quick[@]/#/--package=fullprime-}"
ops/dev/linted.sh cargo test --locked --quiet --package fullprime-tidy

ops/dev/peers.sh
step "done"
