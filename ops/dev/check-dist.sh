#!/usr/bin/env bash
# usage: check-dist.sh [BINARY]
#
# Makes the packages of a release twice, which must give the same bytes. Then it installs the Debian package in a Debian of
# its own (a folder, made once by mmdebstrap), starts the server as its unit would, asks for the first page, upgrades,
# removes and purges. BINARY is the tests' own by default. Needs root.
set -euo pipefail
cd "$(dirname "$0")/../.."

binary=${1:-${CARGO_TARGET_DIR:-target}/debug/fullprime}
work=$PWD/target/check-dist
base=$work/debian.tar
root=$work/root
failed() { echo "check-dist.sh: $*" >&2; exit 1; }

mkdir -p "$work"
if [ ! -e "$base" ]; then
    # The same Debian as this machine's, so that the program finds its libc.
    # shellcheck disable=SC1091 # a file of the system
    mmdebstrap --quiet --variant=essential --include=adduser,libgcc-s1 --dpkgopt=force-unsafe-io \
        "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$work/making.tar"
    mv "$work/making.tar" "$base"
fi
strip -o "$work/fullprime" "$binary"

export FULLPRIME_COMPRESSION=fast
# Somebody may commit between the two runs.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
for out in first again; do
    ops/dist/dist.sh "$work/fullprime" "$work/$out" >/dev/null
done
diff -r "$work/first" "$work/again" || failed "the packages differ between two runs"
(cd "$work/first" && sha256sum --quiet --check SHA256SUMS)
tar -tzf "$(echo "$work"/first/*.tar.gz)" >"$work/list"
grep -q '/bin/fullprime$' "$work/list"
echo "packages: the same bytes twice"

# A later version, whose first configuration has another comment.
rm -rf "$work/again" "$work/changed" "$work/later"
mkdir "$work/later"
dpkg-deb --raw-extract "$work"/first/*.deb "$work/changed"
sed -i 's/^Version: .*/Version: 99.0.0/' "$work/changed/DEBIAN/control"
echo "# new in this version" >>"$work/changed/etc/fullprime/fullprime.toml"
dpkg-deb --root-owner-group -Zgzip -z1 --build "$work/changed" "$work/later" >/dev/null
rm -rf "$work/changed"

rm -rf "$root"
mkdir "$root"
tar -xf "$base" -C "$root"
# A debug build reads the web client from the folder where it was built. A release contains the client.
client=$(grep -aoE -m 1 '/[[:alnum:]_./-]+/server/\.\./web/dist' "$work/fullprime" | head -1 || true)
if [ -n "$client" ]; then
    mkdir -p "$root${client%/../web/dist}" "$root${client%/server/../web/dist}/web"
    cp -r "$client" "$root${client%/server/../web/dist}/web/dist"
fi
# usage: inside COMMAND...
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive "$@"; }
# usage: package OPTION...
package() { inside dpkg --force-unsafe-io "$@" </dev/null >"$work/dpkg" 2>&1 || { cat "$work/dpkg" >&2; failed "dpkg $*"; }; }
# usage: install_deb FOLDER   Installs the package of the folder.
install_deb() {
    cp "$work/$1"/*.deb "$root/fullprime.deb"
    package --install /fullprime.deb
    rm "$root/fullprime.deb"
}

server=
end_server() { [ -z "$server" ] || { kill "$server" 2>/dev/null || true; wait "$server" || true; server=; }; }
trap end_server EXIT
# usage: setting NAME   Prints a setting of the installed unit.
setting() { sed -n "s/^$1=//p" "$root/usr/lib/systemd/system/fullprime.service"; }
# Starts the server as the unit says, and waits for its first page.
start_server() {
    local folder user command tries
    folder=$(setting WorkingDirectory) user=$(setting User) command=$(setting ExecStart)
    # shellcheck disable=SC2016 # expanded inside
    chroot "$root" env -i PATH=/usr/bin:/bin setpriv --reuid="$user" --regid="$user" --clear-groups \
        /bin/sh -c 'cd "$1" && umask 0077 && exec $2' - "$folder" "$command" >"$work/server" 2>&1 &
    server=$!
    for tries in $(seq 300); do
        ! curl --silent --fail --output "$work/page" "http://127.0.0.1:$port/" || return 0
        kill -0 "$server" 2>/dev/null || break
        sleep 0.1
    done
    cat "$work/server" >&2
    failed "the server of the package does not answer ($tries tries)"
}

install_deb first
inside fullprime --version
[ "$(inside stat -c '%U %a' /etc/fullprime/fullprime.toml /var/lib/fullprime | tr '\n' ' ')" = "root 640 fullprime 700 " ] ||
    failed "owners and modes of the configuration or the data"
inside runuser -u fullprime -- cat /etc/fullprime/fullprime.toml >/dev/null || failed "the server may not read its configuration"
wanted=/etc/systemd/system/multi-user.target.wants/fullprime.service
[ -L "$root$wanted" ] || failed "the server does not start with the machine"
grep -q 'complete' "$root/usr/share/bash-completion/completions/fullprime" || failed "no completions"
gunzip -c "$root/usr/share/man/man1/fullprime-serve.1.gz" | grep '^\.B .*config' >/dev/null || failed "no man pages"
gunzip -c "$root/usr/share/doc/fullprime/THIRD-PARTY.txt.gz" >"$work/notices"
for part in 'actix-web [0-9]' 'pq-src [0-9]' 'svelte [0-9]' '@fontsource-variable/inter [0-9]'; do
    grep -q "^$part" "$work/notices" || failed "no licence of $part"
done
# The operator's change.
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
sed -i "s/:8080/:$port/" "$root/etc/fullprime/fullprime.toml"
echo 'metrics_listen = "off"' >"$work/toml"
cat "$root/etc/fullprime/fullprime.toml" >>"$work/toml"
cat "$work/toml" >"$root/etc/fullprime/fullprime.toml"
start_server
grep -qi '<!doctype html' "$work/page" || failed "the first page is no page"
inside fullprime-admin create-user Olena >/dev/null
end_server
echo "installed, started, first page answered"

# The same version once more, then the later one over a changed configuration: the operator's file stays.
install_deb first
cmp "$work/toml" "$root/etc/fullprime/fullprime.toml"
cp "$work"/later/*.deb "$root/fullprime.deb"
package --force-confdef --force-confold --install /fullprime.deb
cmp "$work/toml" "$root/etc/fullprime/fullprime.toml" || failed "an upgrade has changed the operator's configuration"
grep -q 'new in this version' "$root/etc/fullprime/fullprime.toml.dpkg-dist" || failed "the new configuration is not shown"
# shellcheck disable=SC2016 # a name of dpkg-query
[ "$(inside dpkg-query --show --showformat '${Version}' fullprime)" = 99.0.0 ] || failed "not upgraded"
start_server
inside fullprime-admin list-users | grep -q '"Olena"' || failed "an account was lost in the upgrade"
end_server
echo "upgraded, with the operator's configuration and the site's data"

package --remove fullprime
[ ! -e "$root/usr/bin/fullprime" ] || failed "remove leaves the program"
cmp "$work/toml" "$root/etc/fullprime/fullprime.toml" || failed "remove changes the configuration"
package --purge fullprime
grep -q 'delete it by hand' "$work/dpkg" || failed "purge does not say that it keeps the data"
[ ! -e "$root/etc/fullprime" ] || failed "purge leaves the configuration: $(ls "$root/etc/fullprime")"
[ ! -L "$root$wanted" ] || failed "purge leaves the unit enabled"
[ -e "$root/var/lib/fullprime/data/fullprime.db" ] || failed "purge deletes the site's data"
echo "removed and purged; the data stays"
rm -rf "$root" "$work/first" "$work/later" "$work/fullprime"
