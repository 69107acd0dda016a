#!/usr/bin/env bash
# Licences, sources and banned crates of every dependency, by cargo-deny and deny.toml; known holes as well where the advisory
# database can be fetched. Installs cargo-deny into target/tools when the machine has none (two minutes).
set -euo pipefail
cd "$(dirname "$0")/../.."
if ! command -v cargo-deny >/dev/null; then
    tools=$PWD/target/tools
    [ -x "$tools/bin/cargo-deny" ] || cargo install --quiet --locked --root "$tools" cargo-deny@0.20.2
    export PATH=$tools/bin:$PATH
fi
cargo deny --offline --all-features check licenses bans sources
cargo deny check advisories || {
    echo "audit.sh: advisories fail, or their database cannot be fetched; see above" >&2
    [ "${FULLPRIME_AUDIT_OFFLINE:-}" = 1 ]
}
