#!/usr/bin/env bash
# usage: audit.sh [--offline]
#
# Checks licences, sources and banned crates of every dependency with cargo-deny and deny.toml. Without
# --offline it also checks known vulnerabilities, whose database is fetched from GitHub. If cargo-deny is
# missing, the script installs it into target/tools (two minutes).
set -euo pipefail
cd "$(dirname "$0")/../.."
if ! command -v cargo-deny >/dev/null; then
    tools=$PWD/target/tools
    # It runs for a second, so an unoptimised build is enough.
    [ -x "$tools/bin/cargo-deny" ] ||
        CARGO_TARGET_DIR=$tools/build cargo install --quiet --locked --debug --root "$tools" cargo-deny@0.20.2
    rm -rf "$tools/build"
    export PATH=$tools/bin:$PATH
fi
cargo fetch --quiet --locked
cargo deny --offline --all-features check licenses bans sources
[ "${1:-}" = --offline ] || cargo deny check advisories || {
    echo "audit.sh: advisories fail, or their database cannot be fetched; see above" >&2
    exit 1
}
