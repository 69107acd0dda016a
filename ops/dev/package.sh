#!/usr/bin/env bash
# Packs the crates that other programs use, as `cargo publish` would, and checks the packages: no warnings, the nets and
# tables inside, and none above the 10 MB that crates.io accepts. Nothing is uploaded. With --verify it also compiles every
# package from its own files, which takes some minutes.
set -euo pipefail
cd "$(dirname "$0")/../.."

crates=(rules ratings dice play records eval analysis)
packages=${CARGO_TARGET_DIR:-target}/package
verify=--no-verify
[ "${1:-}" != --verify ] || verify=

rm -rf "$packages"
mkdir -p "$packages"
# shellcheck disable=SC2086 # no argument if it is empty
cargo package --locked --allow-dirty $verify "${crates[@]/#/--package=fullprime-}" 2>&1 | tee "$packages/output"
if grep -q '^warning' "$packages/output"; then
    echo "package.sh: cargo package has warnings" >&2
    exit 1
fi

# usage: holds CRATE FILE...   Checks that a package contains these files.
holds() {
    local package
    package=$(compgen -G "$packages/fullprime-$1-*.crate")
    tar -tzf "$package" >"$packages/list"
    shift
    for file in README.md LICENSE-APACHE LICENSE-MIT "$@"; do
        grep -q "/$file\$" "$packages/list" || { echo "package.sh: $package lacks $file" >&2; exit 1; }
    done
    if [ "$(stat -c %s "$package")" -gt 10000000 ]; then
        echo "package.sh: $package is larger than 10 MB" >&2
        exit 1
    fi
}
holds rules
holds ratings
holds dice vectors/vectors.json
holds play
holds records schema/match-v2.json
holds eval nets/main.safetensors nets/prune.bin nets/efficiency.txt
holds analysis openings.txt
