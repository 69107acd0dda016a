#!/usr/bin/env bash
# usage: services.sh start|stop|start-postgres|stop-postgres|cut-postgres|join-postgres|hold-postgres|let-postgres FOLDER
#        services.sh start-redis|kill-redis FOLDER
#        services.sh restart-with-tls FOLDER POSTGRES_PORT REDIS_PORT
#
# A private PostgreSQL and a private Redis whose files and sockets are in FOLDER, without a TCP port:
#     postgres://fullprime@/fullprime?host=FOLDER/pg
#     unix://FOLDER/redis.sock
# `start` creates FOLDER, which must be new and have a short name, because a socket's path has at most 107
# bytes. `stop` ends both servers and deletes FOLDER. The other commands are for tests of failures: stop-postgres ends
# PostgreSQL at once; cut-postgres cuts every connection and refuses new ones until join-postgres; hold-postgres
# pauses it until let-postgres (to its clients the network seems to lose everything); kill-redis kills Redis.
# restart-with-tls also lets both listen on loopback with TLS, with server.pem and server.key from FOLDER. For
# tests only: neither survives a loss of power.
set -euo pipefail

folder=$2
pg=$folder/pg
pid=$folder/redis.pid
bin=$(compgen -G '/usr/lib/postgresql/*/bin' | sort -V | tail -1)
# initdb refuses root; the Debian package creates the user postgres.
as() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }

make_folder() {
    mkdir -p "$folder" "$pg"
    chmod 711 "$folder"
    mkdir -m 755 "$pg/own"
    if [ "$(id -u)" = 0 ]; then chown postgres: "$pg" "$pg/own"; fi
    (cd "$folder" && as "$bin/initdb" -D "$pg/data" -U fullprime -A trust --no-sync -E UTF8 --locale=C >/dev/null)
}

start_postgres() {
    # cut_postgres hides the first socket from the clients and then uses the second one itself.
    local options="-c listen_addresses='' -c unix_socket_directories='$pg,$pg/own' -c max_connections=300"
    # A commit is handed to the operating system before it is answered, so it survives stop-postgres. Surviving
    # a loss of power would cost too much time in runs that measure nothing.
    if [ -z "${FULLPRIME_DURABLE:-}" ]; then options+=" -c fsync=off -c full_page_writes=off"; fi
    # PostgreSQL uses the last of repeated options, so these override the ones above.
    options+=" ${1:-}"
    (cd "$folder" && as "$bin/pg_ctl" -D "$pg/data" -w -t 60 -l "$pg/log" -o "$options" start >/dev/null)
}

stop_postgres() {
    (cd "$folder" && as "$bin/pg_ctl" -D "$pg/data" -w -t 60 -m immediate stop >/dev/null)
}

cut_postgres() {
    mv "$pg/.s.PGSQL.5432" "$pg/.cut"
    "$bin/psql" -h "$pg/own" -U fullprime -d postgres -qAtX -o /dev/null \
        -c "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'fullprime'"
}

# Sends a signal to the postmaster and all its child processes.
signal_postgres() {
    local postmaster
    postmaster=$(head -1 "$pg/data/postmaster.pid")
    kill "$1" "$postmaster"
    for process in $(cat /proc/"$postmaster"/task/"$postmaster"/children); do
        kill "$1" "$process" 2>/dev/null || true
    done
}

start_redis() {
    redis-server --port 0 --unixsocket "$folder/redis.sock" --unixsocketperm 777 --save '' --appendonly no \
        --dir "$folder" --daemonize yes --pidfile "$pid" --logfile "$folder/redis.log" "$@" >/dev/null
    for _ in $(seq 100); do
        redis-cli -s "$folder/redis.sock" ping >/dev/null 2>&1 && return
        sleep 0.05
    done
    echo "Redis did not start: $(tail -3 "$folder/redis.log")" >&2
    exit 1
}

kill_redis() {
    local process
    process=$(cat "$pid")
    kill -9 "$process" 2>/dev/null || true
    while kill -0 "$process" 2>/dev/null; do sleep 0.02; done
    rm -f "$pid" "$folder/redis.sock"
}

restart_with_tls() {
    local own=$pg/own/tls
    stop_postgres
    # PostgreSQL must own its key.
    mkdir -p "$own"
    cp "$folder/server.pem" "$folder/server.key" "$own/"
    chmod 600 "$own/server.key"
    if [ "$(id -u)" = 0 ]; then chown -R postgres: "$own"; fi
    start_postgres "-p $1 -c listen_addresses=127.0.0.1 -c ssl=on -c ssl_cert_file=$own/server.pem -c ssl_key_file=$own/server.key"
    kill_redis
    start_redis --bind 127.0.0.1 --tls-port "$2" --tls-auth-clients no \
        --tls-cert-file "$folder/server.pem" --tls-key-file "$folder/server.key" --tls-ca-cert-file "$folder/server.pem"
}

case $1 in
start)
    make_folder
    start_postgres
    (cd "$folder" && as "$bin/createdb" -h "$pg" -U fullprime fullprime)
    start_redis
    ;;
stop)
    stop_postgres || true
    [ ! -f "$pid" ] || kill_redis
    rm -rf "$folder"
    ;;
start-postgres) start_postgres ;;
stop-postgres) stop_postgres ;;
cut-postgres) cut_postgres ;;
join-postgres) mv "$pg/.cut" "$pg/.s.PGSQL.5432" ;;
hold-postgres) signal_postgres -STOP ;;
let-postgres) signal_postgres -CONT ;;
start-redis) start_redis ;;
kill-redis) kill_redis ;;
restart-with-tls) restart_with_tls "$3" "$4" ;;
*)
    echo "services.sh: unknown command $1" >&2
    exit 2
    ;;
esac
