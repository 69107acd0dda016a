#!/usr/bin/env bash
# usage: dist.sh BINARY [FOLDER]
#
# Makes what a release consists of, in FOLDER (target/packages): an archive and a Debian package of BINARY with its service,
# its first configuration, completions, man pages and the licences of its parts; the list of these parts (CycloneDX); and
# SHA256SUMS. The same binary and commit give the same bytes.
#
# FULLPRIME_COMPRESSION=fast: larger packages sooner, for tests.
set -euo pipefail
cd "$(dirname "$0")/../.."
export LC_ALL=C TZ=UTC SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
umask 022

binary=$1
out=${2:-target/packages}
version=$("$binary" --version | cut -d' ' -f2)
name=fullprime-$version-$(uname -m)-linux
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# dpkg sorts 1.0~rc.1 before 1.0, and 1.0-rc.1 after it.
deb_version=$(tr - '~' <<<"$version")
deb_name=fullprime_${deb_version}_$(dpkg --print-architecture)
mkdir -p "$out" target
rm -f "$out"/fullprime[-_]* "$out/SHA256SUMS"

# With one thread xz always gives the same bytes.
deb=(-Zxz -z6 --threads-max=1)
pack=(gzip -n9)
[ "${FULLPRIME_COMPRESSION:-}" != fast ] || { deb=(-Zgzip -z1); pack=(gzip -n1); }

# The npm packages change only with the web client.
bundled=target/dist-bundled
[ "$bundled" -nt web/dist/index.html ] || { node ops/dist/bundled.mjs >"$work/bundled"; mv "$work/bundled" "$bundled"; }
cargo metadata --locked --format-version 1 --filter-platform "$(rustc -vV | sed -n 's/^host: //p')" >"$work/metadata"

# The tree of both packages.
tree=$work/$name
doc=$tree/share/doc/fullprime
install -D -m 755 "$binary" "$tree/bin/fullprime"
install -D -m 755 ops/dist/fullprime-admin "$tree/sbin/fullprime-admin"
install -D -m 644 ops/systemd/fullprime.service "$tree/lib/systemd/system/fullprime.service"
install -D -m 640 ops/systemd/fullprime.toml "$tree/etc/fullprime/fullprime.toml"
install -D -m 644 -t "$doc" LICENSE LICENSE-APACHE LICENSE-MIT docs/operations.md docs/configuration.md docs/cli.md
python3 ops/dist/parts.py notices "$work/metadata" "$bundled" >"$doc/THIRD-PARTY.txt"
python3 ops/dist/parts.py sbom "$work/metadata" "$bundled" >"$out/$name.cdx.json"
install -m 644 "$out/$name.cdx.json" "$doc/parts.cdx.json"
install -d "$tree/share/man/man1"
python3 ops/dist/man.py "$binary" "$tree/share/man/man1"
# usage: completion SHELL FILE
completion() { install -d "$tree/share/$(dirname "$2")"; "$binary" completions "$1" >"$tree/share/$2"; }
completion bash bash-completion/completions/fullprime
completion fish fish/vendor_completions.d/fullprime.fish
completion zsh zsh/vendor-completions/_fullprime

# usage: dated FOLDER   Gives everything in it the date of the release.
dated() { find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +; }

dated "$tree"
tar --sort=name --owner=0 --group=0 --numeric-owner --format=gnu -C "$work" -cf - "$name" | "${pack[@]}" >"$out/$name.tar.gz"

# The Debian package has the same files, below /usr.
root=$work/root
install -d "$root/DEBIAN" "$root/usr"
mv "$tree/etc" "$root/etc"
mv "$tree"/* "$root/usr/"
gzip -n9 "$root"/usr/share/man/man1/* "$root/usr/share/doc/fullprime/THIRD-PARTY.txt" "$root/usr/share/doc/fullprime/parts.cdx.json"
mv "$root/usr/share/doc/fullprime/LICENSE" "$root/usr/share/doc/fullprime/copyright"
echo /etc/fullprime/fullprime.toml >"$root/DEBIAN/conffiles"
install -m 755 -t "$root/DEBIAN" ops/dist/deb/postinst ops/dist/deb/prerm ops/dist/deb/postrm
# The newest symbol of glibc that the program uses.
glibc=$(readelf --version-info --wide "$binary" | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -1)
cat >"$root/DEBIAN/control" <<CONTROL
Package: fullprime
Version: $deb_version
Architecture: $(dpkg --print-architecture)
Maintainer: The Fullprime maintainers <maintainers@fullprime.invalid>
Installed-Size: $(find "$root" -type f -printf '%s\n' | awk '{ kib += $1 / 1024 } END { print int(kib) }')
Depends: adduser, libc6 (>= ${glibc#GLIBC_}), libgcc-s1
Recommends: fonts-droid-fallback
Suggests: postgresql, redis-server
Section: games
Priority: optional
Description: online backgammon: the server and its tools
 A web lobby, rated matches against people and bots, an error analysis of
 every match, and events from knock-outs to duplicate team matches. One
 program with a SQLite file serves a club.
CONTROL
dated "$root"
dpkg-deb --root-owner-group --uniform-compression "${deb[@]}" --build "$root" "$out/$deb_name.deb" >/dev/null
(cd "$out" && sha256sum fullprime[-_]* >SHA256SUMS)
ls -l "$out"
