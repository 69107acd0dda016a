#!/usr/bin/env bash
# Static evaluations per second on one thread, by this engine and GNU Backgammon in turns on the same machine:
# speed.sh TRAIN NET [ROUNDS]. Other work on the machine slows both.
set -euo pipefail
commands=$(mktemp); trap 'rm -f "$commands"' EXIT
printf 'set threads 1\ncalibrate 100\n' > "$commands"
for _ in $(seq "${3:-3}"); do
    "$1" bench --net "$2" | grep -i evaluations | tail -1
    /usr/games/gnubg -t -q -r -c "$commands" < /dev/null 2>&1 | grep -o 'Calibration result.*'
done
