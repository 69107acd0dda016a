#!/usr/bin/env bash
# usage: load.sh [ARGUMENTS OF `load run`]
#
# Puts a release build under load on SQLite and on a private PostgreSQL with durable commits, and prints the
# tables of docs/performance.md. With arguments, it makes only that one run, on both databases.
set -euo pipefail
cd "$(dirname "$0")/../.."
target=${CARGO_TARGET_DIR:-target}/release
services=ops/dev/services.sh

# Each socket is an open file, in the generator and in the server.
ulimit -n 65536 2>/dev/null || ulimit -n "$(ulimit -Hn)"

on_sqlite() { "$target/load" run --program "$target/fullprime" "$@"; }

on_postgres() {
    local folder
    folder=$(mktemp -d /tmp/fp-load.XXXXXX)
    FULLPRIME_DURABLE=1 "$services" start "$folder"
    FULLPRIME_LOAD_DATABASE="postgres://fullprime@/fullprime?host=$folder/pg" \
        FULLPRIME_LOAD_REDIS="unix://$folder/redis.sock" on_sqlite "$@" || { "$services" stop "$folder"; exit 1; }
    "$services" stop "$folder"
}

for database in sqlite postgres; do
    if [ $# -gt 0 ]; then
        "on_$database" "$@"
        continue
    fi
    echo "== $database: 10,000 sockets, 2,000 matches with an action every two seconds"
    "on_$database"
    echo "== $database: as fast as answers come"
    "on_$database" --matches 64 --pace-ms 0 --spectators 64 --lobby 64 --idle 0
done
