#!/usr/bin/env bash
# Builds the engine's crates for wasm32-unknown-unknown as one module, lets Node run it, and compares its answers with
# those of this machine; and the same for the module in web/engine, which browsers load. Called by test.sh.
#
# usage: wasm.sh          compares
#        wasm.sh keep     builds the module of web/engine for release, and keeps it there with the nets (`make wasm`)
#
# The standard library for that target comes with `rustup target add wasm32-unknown-unknown`. Where it is missing, Debian's
# packages rustc-web and rust-web-src have a compiler and the library's source, from which cargo builds it. As root, the
# script installs them.
set -euo pipefail
cd "$(dirname "$0")/../.."

target=wasm32-unknown-unknown
out=$PWD/target/wasm
module=$out/$target/debug/wasm.wasm
kept=web/engine/engine.wasm
flags=

command -v node >/dev/null || { echo "wasm.sh: Node is missing; it runs the module (version 20 or newer)" >&2; exit 2; }

toolchain=$(rustc --print sysroot)
host=$(rustc -vV | sed -n 's/^host: //p')
build=(cargo rustc --locked --package fullprime-wasm --lib --crate-type cdylib --target "$target")
if [ "${1:-}" = keep ]; then
    # The compiler may use vectors outside the kernel too. Browsers have them since 2023.
    flags=-Ctarget-feature=+simd128
    build=(cargo rustc --locked --package fullprime-browser --lib --crate-type cdylib --target "$target" --profile dist)
fi
if compgen -G "$toolchain/lib/rustlib/$target/lib/libstd-*" >/dev/null; then
    CARGO_TARGET_DIR=$out RUSTFLAGS=$flags "${build[@]}"
else
    missing=()
    has_source() { [ -e "$1/lib/rustlib/src/rust/library/Cargo.toml" ]; }
    { [ -x /usr/bin/rustc ] && [ -n "$(dpkg-query -W rustc-web 2>/dev/null)" ]; } || missing+=(rustc-web)
    has_source /usr || missing+=(rust-web-src)
    # Rust's own linker comes with the toolchain of rustup; LLVM's is the same program.
    linker=$toolchain/lib/rustlib/$host/bin/rust-lld
    [ -x "$linker" ] || linker=$(command -v wasm-ld || true)
    [ -n "$linker" ] || { missing+=(lld) && linker=/usr/bin/wasm-ld; }
    if [ ${#missing[@]} -gt 0 ]; then
        if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
            echo "wasm.sh: this toolchain has no standard library for $target. Install it with" >&2
            echo "    rustup target add $target" >&2
            echo "or install these Debian packages, and run again: ${missing[*]}" >&2
            exit 2
        fi
        export DEBIAN_FRONTEND=noninteractive
        apt-get update -q
        apt-get install -qy --no-install-recommends "${missing[@]}"
        has_source /usr || { echo "wasm.sh: rust-web-src has no source of the library in /usr/lib/rustlib" >&2; exit 2; }
    fi
    # Only nightly compilers may build the library; this variable lets a stable one.
    CARGO_TARGET_DIR=$out RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 RUSTFLAGS="$flags -Clinker-flavor=wasm-ld" \
        CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$linker CARGO_UNSTABLE_BUILD_STD=std,panic_abort "${build[@]}"
fi

if [ "${1:-}" = keep ]; then
    install -m 644 "$out/$target/dist/browser.wasm" "$kept"
    # Writes the nets and the digest of the sources.
    UPDATE_GENERATED=1 ops/dev/linted.sh cargo test --locked --test browser_module -- --nocapture
    echo "wasm.sh: $kept has $(stat -c %s "$kept") bytes, the nets $(stat -c %s web/engine/nets.bin)"
    exit
fi

echo "wasm.sh: $(basename "$module") has $(stat -c %s "$module") bytes"
# As in test.sh, so that nothing is compiled again.
FULLPRIME_WASM=$module ops/dev/linted.sh cargo test --locked --test wasm_module --test browser_module -- \
    --include-ignored --nocapture
