#!/usr/bin/env bash
# Every test of the project, from a fresh clone on a Debian machine that has Rust, Node with npm and make.
#
# Some steps run beside others, because they wait more than they compute. Their output is in target/beside, and is shown
# when they end.
set -euo pipefail
cd "$(dirname "$0")/../.."

# Every run tries the same random cases, so that a test that begins to fail was broken by the change and not by a new case.
# Without this variable, `cargo test` tries new cases each time.
export PROPTEST_RNG_SEED=20261123

step() { printf '\n== %s (%ss)\n' "$1" "$SECONDS"; }

mkdir -p target/beside
declare -A running

end_all() { for group in "${running[@]}"; do kill -- "-$group" 2>/dev/null || true; done; wait; }
trap end_all EXIT

# usage: beside NAME COMMAND...   Starts a step in the background.
beside() {
    local name=$1
    shift
    # With `set -m` the step gets a process group of its own, so that end_all can end all its processes.
    set -m
    "$@" >"target/beside/$name" 2>&1 &
    set +m
    running[$name]=$!
}

# usage: joined NAME   Waits for a background step and shows its output. If it has failed, the script ends.
joined() {
    local status=0
    wait "${running[$1]}" || status=$?
    unset "running[$1]"
    step "$1: the output of this background step"
    cat "target/beside/$1"
    [ "$status" = 0 ] || { echo "$1 has failed, with exit status $status" >&2; exit 1; }
}

# Prints --test=NAME for all test programs but the named one.
tests_but() {
    cargo metadata --locked --no-deps --format-version 1 | node -e '
        const targets = JSON.parse(require("fs").readFileSync(0)).packages.flatMap((one) => one.targets);
        const tests = targets.filter((one) => one.kind.includes("test") && !one["required-features"]);
        for (const name of new Set(tests.map((one) => one.name)))
            if (name !== process.argv[1]) console.log("--test=" + name);' "$1"
}

# The tests of the API wait for sockets and clocks more than they compute, so more of them run at once than there are
# processors.
test_api() { RUST_TEST_THREADS=$((2 * $(nproc))) ops/dev/linted.sh ops/dev/with-postgres.sh cargo test --locked --test api; }

# Training, and the second evaluator: in the folder and with the features of the other tests, so that little more than the
# crates of libtorch is compiled.
test_torch() {
    if ops/dev/with-libtorch.sh --is-there; then
        CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-target} ops/dev/with-libtorch.sh ops/dev/linted.sh \
            cargo test --locked --features fullprime-train/torch,fullprime-eval/torch --bin train --test torch
    else
        echo "NOT RUN: libtorch is not installed, and no Python package index that has it can be reached."
    fi
}

# The deployment files, the packages, the documentation site, a whole site watched by Prometheus, and generated requests to the API.
test_operations() {
    ops/dev/check-deployment.sh
    ops/dev/check-dist.sh
    ops/docs/book.sh
    ops/dev/check-monitoring.sh
    mkdir -p target/fuzz-api
    ops/dev/fuzz-api.sh 3 >target/fuzz-api/told || { cat target/fuzz-api/told; return 1; }
    grep 'generated' target/fuzz-api/told
}

step "packages"
ops/dev/packages.sh

step "web: install, production build; types, lints, format and unit tests in the background"
make --no-print-directory web/node_modules/.package-lock.json
make --no-print-directory web
beside web ops/dev/check-web.sh

step "rust: format"
cargo fmt --all --check

# They need no other crate, so a broken rule is known after a minute. They run again with all tests.
step "rust: house rules"
ops/dev/linted.sh cargo test --locked --quiet --package fullprime-tidy

step "rust: licences, sources and bans of dependencies"
ops/dev/audit.sh --offline

step "rust: packages of the engine's crates"
ops/dev/package.sh

step "rust: lints and build"
ops/dev/linted.sh cargo test --locked --all-targets --no-run --quiet
joined web

step "rust: tests on SQLite and PostgreSQL; those of the API in the background"
beside api test_api
others=$(tests_but api)
# shellcheck disable=SC2086 # names without spaces
ops/dev/linted.sh ops/dev/with-postgres.sh cargo test --locked --lib --bins $others
ops/dev/linted.sh cargo test --locked --doc
joined api

# These use the binary that the tests above have built.
step "browser: whole matches by clicking; operations and the engine as WebAssembly and on libtorch in the background"
beside operations test_operations
beside wasm ops/dev/wasm.sh
beside torch test_torch
ops/dev/test-browser.sh
joined operations
joined wasm
joined torch
ops/dev/peers.sh

step "done"
