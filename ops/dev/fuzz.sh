#!/usr/bin/env bash
# usage: fuzz.sh [SECONDS] [TARGET...]     by default 10 seconds for each target, and all targets
#
# Feeds each reader of untrusted data with inputs that libFuzzer generates to reach new branches (fuzz/fuzz_targets). The
# checks are those of tests/readers, which cargo test runs on mutated seeds. Inputs that reach new branches are kept in
# target/fuzz/corpus/TARGET for the next run; an input that fails a check is left in target/fuzz/ and ends the run.
# `RUSTC_BOOTSTRAP=1 cargo fuzz run TARGET` does the same with the address sanitizer.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-10}
shift || true
mapfile -t all < <(basename -s .rs fuzz/fuzz_targets/*.rs)
targets=("${@:-${all[@]}}")
[ $# -gt 0 ] || targets=("${all[@]}")

# Counters at every branch show libFuzzer new paths; the operands of comparisons show it which values to try.
export RUSTFLAGS="--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
-Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
-Cllvm-args=-sanitizer-coverage-trace-compares"
# With --target, build scripts and macros are built without these flags.
host=$(rustc -vV | sed -n 's/^host: //p')
cargo build --manifest-path fuzz/Cargo.toml --locked --release --target "$host" --target-dir target/fuzz --quiet
for target in "${targets[@]}"; do
    mkdir -p "target/fuzz/corpus/$target"
    log=target/fuzz/$target.log
    if ! "target/fuzz/$host/release/$target" "target/fuzz/corpus/$target" "fuzz/seeds/$target" \
        -dict="fuzz/dictionaries/$target.dict" -max_total_time="$seconds" -max_len=16384 -timeout=10 -rss_limit_mb=1024 -close_fd_mask=1 \
        -artifact_prefix="target/fuzz/$target-" >"$log" 2>&1; then
        tail -40 "$log"
        echo "fuzz.sh: $target broke; the input is in target/fuzz/" >&2
        exit 1
    fi
    printf "%s: %s; %s\n" "$target" "$(grep "^Done" "$log")" "$(grep -o "cov: [0-9]* ft: [0-9]*" "$log" | tail -1)"
done
