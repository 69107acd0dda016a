#!/usr/bin/env bash
# usage: with-postgres.sh COMMAND...
#
# Starts a private PostgreSQL in a temporary folder, without a TCP port, runs the command with
# FULLPRIME_TEST_POSTGRES set to its URL, then stops and deletes it.
set -euo pipefail

bin=$(compgen -G '/usr/lib/postgresql/*/bin' | sort -V | tail -1)
folder=$(mktemp -d /tmp/fp-pg.XXXXXX) # short: a socket's path ends at 107 bytes
chmod 711 "$folder"
# initdb refuses root; the Debian package makes the user postgres.
as() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
mkdir "$folder/pg"
if [ "$(id -u)" = 0 ]; then chown postgres: "$folder/pg"; fi

stop() {
    as "$bin/pg_ctl" -D "$folder/pg/data" -m immediate stop >/dev/null 2>&1 || true
    rm -rf "$folder"
}
trap stop EXIT

here=$PWD
cd "$folder"
as "$bin/initdb" -D "$folder/pg/data" -U fullprime -A trust --no-sync -E UTF8 --locale=C >/dev/null
as "$bin/pg_ctl" -D "$folder/pg/data" -w -t 60 -l "$folder/pg/log" start >/dev/null \
    -o "-c listen_addresses='' -c unix_socket_directories='$folder/pg' -c max_connections=300 -c fsync=off -c synchronous_commit=off -c full_page_writes=off"
as "$bin/createdb" -h "$folder/pg" -U fullprime fullprime
cd "$here"

FULLPRIME_TEST_POSTGRES="postgres://fullprime@/fullprime?host=$folder/pg" "$@"
