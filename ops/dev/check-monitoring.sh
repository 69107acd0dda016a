#!/usr/bin/env bash
# usage: check-monitoring.sh
#
# Starts what ops/compose/three.yml starts, as processes of this machine and with the files that it mounts: three nodes and a
# worker on PostgreSQL and Redis, HAProxy before them, Prometheus beside them; and the single node of ops/compose/one.yml. Plays
# through the load balancer, and then asks Prometheus every question of the dashboard and of the alerts: each must have an answer.
# At last it breaks things, and the alerts for that must be raised. See check_monitoring.py. Needs a built program.
set -euo pipefail
cd "$(dirname "$0")/../.."
for program in prometheus haproxy redis-server; do
    command -v "$program" >/dev/null || { echo "check-monitoring.sh: $program is missing; ops/dev/packages.sh installs it" >&2; exit 2; }
done
services=ops/dev/services.sh
folder=$(mktemp -d /tmp/fm.XXXXXX)
trap '"$services" stop "$folder"' EXIT
"$services" start "$folder"
program=$(realpath "${FULLPRIME_PROGRAM:-${CARGO_TARGET_DIR:-target}/debug/fullprime}")
# Debian's own Python has the WebSockets that packages.sh installs.
/usr/bin/python3 ops/dev/check_monitoring.py "$program" "$folder"
