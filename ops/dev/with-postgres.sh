#!/usr/bin/env bash
# usage: with-postgres.sh COMMAND...
#
# Starts a private PostgreSQL and a private Redis in a temporary folder, without a TCP port, runs the command with
# FULLPRIME_TEST_POSTGRES and FULLPRIME_TEST_REDIS set to their URLs, then stops and deletes them.
set -euo pipefail

services=$(cd "$(dirname "$0")" && pwd)/services.sh
folder=$(mktemp -d /tmp/fp.XXXXXX)
trap '"$services" stop "$folder"' EXIT
"$services" start "$folder"

export FULLPRIME_TEST_POSTGRES="postgres://fullprime@/fullprime?host=$folder/pg"
export FULLPRIME_TEST_REDIS="unix://$folder/redis.sock"
"$@"
