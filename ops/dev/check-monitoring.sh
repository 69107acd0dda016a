#!/usr/bin/env bash
# usage: check-monitoring.sh
#
# Runs the services of ops/compose/three.yml as processes of this machine with the files that it mounts: three
# nodes and a worker on PostgreSQL and Redis, HAProxy in front, Prometheus beside them; and the single node of
# ops/compose/one.yml. It plays through the load balancer. Then every query of the dashboard and of the alerts
# must have an answer in Prometheus. Finally it breaks services, and the matching alerts must fire. See
# check_monitoring.py. Needs a built program.
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
# Debian's own Python has the WebSocket package that packages.sh installs.
/usr/bin/python3 ops/dev/check_monitoring.py "$program" "$folder"
