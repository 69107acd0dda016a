#!/usr/bin/env bash
# Every test of the project, from a fresh clone on a Debian machine that has Rust, Node with npm and make.
set -euo pipefail
cd "$(dirname "$0")/../.."

# Every run tries the same random cases, so that a test that begins to fail was broken by the change and not by a new case.
# Without this variable, `cargo test` tries new cases each time.
export PROPTEST_RNG_SEED=20261123

step() { printf '\n== %s (%ss)\n' "$1" "$SECONDS"; }

step "packages"
ops/dev/packages.sh

step "web: install, types, lints, format, unit tests, production build"
make --no-print-directory web/node_modules/.package-lock.json
(cd web && npm run check && npm run lint && npm run format:check && npm test)
make --no-print-directory web

step "rust: format"
cargo fmt --all --check

step "rust: licences, sources and bans of dependencies"
ops/dev/audit.sh --offline

step "rust: lints and build"
ops/dev/linted.sh cargo test --locked --all-targets --no-run --quiet

step "rust: tests on SQLite and PostgreSQL"
ops/dev/linted.sh ops/dev/with-postgres.sh cargo test --locked

step "engine: training, and the second evaluator, on libtorch"
if ops/dev/with-libtorch.sh --is-there; then
    ops/dev/with-libtorch.sh ops/dev/linted.sh cargo test --locked -p fullprime-train --features torch
    ops/dev/with-libtorch.sh ops/dev/linted.sh cargo test --locked -p fullprime-eval --features torch --test torch
else
    echo "NOT RUN: libtorch is not installed, and no Python package index that has it can be reached."
fi

# These use the binary that the tests above have built.
step "operations: deployment files; a whole site asked by Prometheus; the API asked by schemathesis"
ops/dev/check-deployment.sh
ops/dev/check-monitoring.sh
mkdir -p target/fuzz-api
ops/dev/fuzz-api.sh 3 >target/fuzz-api/told || { cat target/fuzz-api/told; exit 1; }
grep 'generated' target/fuzz-api/told

step "browser: whole matches by clicking"
(cd tests/browser && npm ci --no-audit --no-fund && npm test)

step "done"
