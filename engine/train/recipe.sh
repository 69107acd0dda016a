#!/usr/bin/env bash
# Makes a net from nothing: recipe.sh DIR [THREADS]. Run it again after a cut; finished steps are skipped.
set -euo pipefail
dir=$(realpath -m "${1:?where should nets and labels go?}")
threads=${2:-2}
cd "$(dirname "$0")/../.."
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target/train}
# The trainer's loops are plain and become the widest vectors that this machine has.
RUSTFLAGS="-C target-cpu=native" cargo build --release -p train
train() { nice -n 19 "$CARGO_TARGET_DIR/release/train" "$@" --threads "$threads"; }

mkdir -p "$dir"
[ -e "$dir/td.done" ] || { train td --out "$dir/td" --games 1000000; touch "$dir/td.done"; }
net=$dir/td/td.safetensors
for round in 1 2 3 4; do
    labels=$dir/labels-$round.data
    [ -e "$labels.done" ] || {
        rm -f "$labels"
        train label --net "$net" --out "$labels" --count 4000000 --seed "$round"
        touch "$labels.done"
    }
    out=$dir/round-$round
    [ -e "$out.done" ] || { train fit --from "$net" --out "$out" --epochs 6 --rate 0.0008 "$labels"; touch "$out.done"; }
    net=$out/fit.safetensors
done
echo "the net: $net"
