#!/usr/bin/env bash
# Makes the files of a migration for both databases, with a later date than all others: new-migration.sh NAME [FOLDER]
set -euo pipefail
name=${1:-}
folder=${2:-$(dirname "$0")/../../migrations}
if [[ ! $name =~ ^[a-z][a-z0-9_]*$ ]]; then
    echo "NAME must be lower-case letters, digits and underscores, such as NAME=add_country" >&2
    exit 2
fi
last=$(find "$folder/sqlite" "$folder/postgres" -mindepth 1 -maxdepth 1 -printf '%f\n' | sort | tail -n 1)
date=$(date -u +%Y-%m-%d-%H%M%S)
# Migrations run in the order of their dates. Another machine's clock may have been ahead of this one.
if [[ ! $date > ${last:0:17} ]]; then
    date=$(date -u -d "${last:0:10} ${last:11:2}:${last:13:2}:${last:15:2} 1 second" +%Y-%m-%d-%H%M%S)
fi
for database in sqlite postgres; do
    new="$folder/$database/${date}_$name"
    mkdir "$new"
    touch "$new/up.sql" "$new/down.sql"
    echo "$new"
done
