#!/usr/bin/env bash
# Runs a cargo command with clippy in place of the compiler for the crates of the project: linted.sh cargo test -p fullprime-server
# So the lints come with the compilation for the tests. `cargo clippy` finds the same, but compiles every dependency in a
# form of its own first.
set -euo pipefail
export RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=-Dwarnings__CLIPPY_HACKERY__
exec "$@"
