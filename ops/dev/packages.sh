#!/usr/bin/env bash
# Installs the Debian packages that the tests need and that this machine lacks. Called by test.sh.
# chromium: the browser of the browser tests; gnubg: the peer that judges ids and plays;
# python3-cryptography: for the script that checks the boards' test vectors independently of the server;
# python3-websocket: for the example client in Python; curl: for that in shell, and for the commands of docs/bots.md;
# python3-venv: for libtorch and other packages from Python's package index;
# faketime: sets the time of day of a single process;
# postgresql, redis-server: the server binaries for private, throw-away instances;
# poppler-utils: pdftotext, which copies the text of printed sheets as a reader of PDF files does;
# fonts-droid-fallback: the letters of Chinese, Japanese and Korean names on printed sheets;
# mmdebstrap: the Debian in which the package of a release is installed; binutils, curl: also for check-dist.sh;
# haproxy, prometheus: the services before and beside the nodes of a site, for check-monitoring.sh.
set -euo pipefail

missing=()
command -v chromium >/dev/null || missing+=(chromium)
[ -x /usr/games/gnubg ] || missing+=(gnubg)
python3 -c 'import cryptography' 2>/dev/null || missing+=(python3-cryptography)
# The tests use Debian's own Python, even if another one is first in the path.
/usr/bin/python3 -c 'import websocket' 2>/dev/null || missing+=(python3-websocket)
python3 -c 'import ensurepip' 2>/dev/null || missing+=(python3-venv)
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql)
compgen -G '/usr/lib/*/faketime/libfaketime.so.1' >/dev/null || missing+=(faketime)
[ -e /usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf ] || missing+=(fonts-droid-fallback)
command -v curl >/dev/null || missing+=(curl)
command -v pdftotext >/dev/null || missing+=(poppler-utils)
command -v redis-server >/dev/null || missing+=(redis-server)
command -v mmdebstrap >/dev/null || missing+=(mmdebstrap)
command -v readelf >/dev/null || missing+=(binutils)
command -v curl >/dev/null || missing+=(curl)
command -v haproxy >/dev/null || missing+=(haproxy)
command -v prometheus >/dev/null || missing+=(prometheus)

if [ ${#missing[@]} -gt 0 ]; then
    if [ "$(id -u)" != 0 ]; then
        echo "The tests need these Debian packages: ${missing[*]}" >&2
        echo "Install them (apt-get install ${missing[*]}) and run again." >&2
        exit 2
    fi
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -q
    # The PostgreSQL package would otherwise create and start a server for the whole machine.
    if [[ " ${missing[*]} " == *" postgresql "* ]]; then
        apt-get install -qy --no-install-recommends postgresql-common
        sed -i "s/^#*create_main_cluster.*/create_main_cluster = false/" /etc/postgresql-common/createcluster.conf
    fi
    # The other packages must not start services either: the tests use only their own.
    for service in redis-server haproxy prometheus; do
        if [[ " ${missing[*]} " == *" $service "* ]] && command -v systemctl >/dev/null; then
            systemctl mask "$service.service" >/dev/null 2>&1 || true
        fi
    done
    apt-get install -qy --no-install-recommends "${missing[@]}"
fi
