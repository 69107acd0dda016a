#!/usr/bin/env bash
# Trains a net from scratch: recipe.sh DIR [THREADS]. After an interruption, run it again: it skips finished steps, and
# self-play and fitting go on from their checkpoints. To try out the recipe itself, set smaller GAMES and LABELS.
set -euo pipefail
dir=$(realpath -m "${1:?where should nets and labels go?}")
threads=${2:-2}
games=${GAMES:-1000000}
labels=${LABELS:-4000000}
cd "$(dirname "$0")/../.."
export LIBTORCH_HOME=${LIBTORCH_HOME:-$PWD/target/libtorch} CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target/libtorch/build}
ops/dev/with-libtorch.sh cargo build --release --locked -p fullprime-train --features torch
train() { ops/dev/with-libtorch.sh nice -n 19 "$CARGO_TARGET_DIR/release/train" "$@" --threads "$threads"; }
# Runs a step unless its file exists: step NAME COMMAND...
step() {
    [ -e "$dir/$1.done" ] || { echo "== $1"; "${@:2}"; touch "$dir/$1.done"; }
}
# Prints the new net if it beats the old one over games with the same dice, else the old one: better OLD NEW
better() {
    if train duel "$2" "$1" --pairs "$((games / 50 + 1))" --gate 0 >> "$dir/duels.log"; then echo "$2"; else echo "$1"; fi
}

mkdir -p "$dir"
step td train td --out "$dir/td" --games "$games"
net=$dir/td/td.safetensors
for round in 1 2 3 4 5; do
    data=$dir/labels-$round.data
    step "labels-$round" train label --net "$net" --out "$data" --count "$labels" --seed "$round"
    step "fit-$round" train fit --from "$net" --out "$dir/fit-$round" --epochs 6 --rate 0.0008 "$data"
    net=$(better "$net" "$dir/fit-$round/fit.safetensors")
done
# Close decisions are searched more deeply. The last epoch trains the net for rounding.
close=$dir/labels-close.data
step labels-close train label --net "$net" --out "$close" --count "$((labels / 3))" --plies 2 --close 0.08 --seed 6
step fit-close train fit --from "$net" --out "$dir/fit-close" --epochs 4 --rate 0.0004 "$data" "$close"
step fit-whole train fit --from "$dir/fit-close/fit.safetensors" --out "$dir/fit-whole" --epochs 1 --rate 0.0001 --whole "$data" "$close"
net=$(better "$net" "$dir/fit-whole/fit.safetensors")
# Results of whole games correct values that are too high or too low everywhere, which look-ahead cannot. Such a net plays
# no better than the one before, so `train truth` decides about it and not a duel.
outcomes=()
for round in 1 2; do
    share=$([ "$round" = 1 ] && echo 1 || echo 0.5)
    outcomes+=("$dir/outcomes-$round.data")
    step "outcomes-$round" train label --net "$net" --out "$dir/outcomes-$round.data" --count "$((labels / 2))" --outcomes "$share" --seed "1$round"
    step "fit-outcomes-$round" train fit --from "$net" --out "$dir/fit-outcomes-$round" --epochs 1 --rate 0.0004 --rank 0.05 "${outcomes[@]}"
    net=$dir/fit-outcomes-$round/fit.safetensors
done
step efficiency train efficiency --net "$net" --out "$dir/efficiency.txt" --games "$((games * 2 / 5 + 1))"
step prune train prune --net "$net" --out "$dir/prune.bin" --games "$((games / 12 + 1))"
echo "the net: $net, the pruning net: $dir/prune.bin, the cube's efficiency: $dir/efficiency.txt"
