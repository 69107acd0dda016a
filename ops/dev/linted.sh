#!/usr/bin/env bash
# Runs a cargo command with clippy in place of the compiler for the crates of the project: linted.sh cargo test -p fullprime-server
# This lints the crates while it compiles them for the tests. `cargo clippy` finds the same, but first checks every
# dependency separately, and the tests cannot use the result.
set -euo pipefail
export RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=-Dwarnings__CLIPPY_HACKERY__
exec "$@"
