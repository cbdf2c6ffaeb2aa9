#!/usr/bin/env bash
# run.sh BINARY: packs a release build and does with the packages what users do, in folders and chroots that are thrown away:
# nothing is installed on this machine but the tools that this needs; run.sh --tools installs them and ends. Needs root, Debian
# or Ubuntu, and Debian's mirror.
set -euo pipefail
if [ "${1:-}" != --inside ]; then
    [ "$(id -u)" = 0 ] || { echo 'make test-packages needs root, for its chroots' >&2; exit 66; }
    missing=()
    for tool in debootstrap:debootstrap dpkg-shlibdeps:dpkg-dev lintian:lintian mandoc:mandoc curl:curl python3:python3 \
        systemd-analyze:systemd caddy:caddy openssl:openssl; do
        command -v "${tool%%:*}" >/dev/null || missing+=("${tool##*:}")
    done
    # Debian's own interpreter, whatever else is on the path.
    for module in yaml seccomp; do
        /usr/bin/python3 -c "import $module" 2>/dev/null || missing+=(python3 "python3-$module")
    done
    if [ "${#missing[@]}" -gt 0 ]; then
        export DEBIAN_FRONTEND=noninteractive
        apt-get update -q
        apt-get install -q -y --no-install-recommends "${missing[@]}"
    fi
    [ "${1:-}" != --tools ] || exit 0
    # What is mounted here is seen by nobody else, and ends with this.
    exec unshare --mount --propagation private bash "$0" --inside "$1"
fi
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
binary=$(readlink -f "$2")
packaging=$root/Sources/aasa/Packaging
cd "$root"
work=$(mktemp -d)
server=
# All that is written is in memory, and goes with its mounts; nothing is deleted through them.
trap '[ -z "$server" ] || kill "$server" || true; cd /; umount --recursive --lazy "$work"; rmdir "$work"' EXIT
mount -t tmpfs tmpfs "$work"

fail() { printf 'test-packages: %s\n' "$1" >&2; exit 1; }
step() { printf '== %s\n' "$1"; }
version=$(sed -n 's/.* version = "\([0-9.]*\)".*/\1/p' Sources/Reports/Toolkit.swift)
commit=$(git rev-parse HEAD 2>/dev/null || true)
names="aasa $version${commit:+ (${commit:0:7})}"
file='{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.app"]}}'

# What is shipped is packed tighter, which takes half a minute each time.
export DPKG_DEB_COMPRESSOR_LEVEL=1
step 'a commit makes the same archive and package each time'
for turn in 1 2; do
    archive=$(bash "$packaging/dist" "$binary")
    package=$(bash "$packaging/deb" "$binary")
    sums=$(sha256sum "$archive" "${archive%.tar.gz}.spdx.json" "$package")
    [ "$turn" = 1 ] || [ "$sums" = "$before" ] || fail "they differ: $before $sums"
    before=$sums
done
(cd .build-dist && sha256sum --check --quiet SHA256SUMS)

step 'the archive is complete, and its binary starts'
mkdir "$work/archive"
tar -xzf "$archive" -C "$work/archive" --strip-components=1
for name in LICENSE NOTICE README.md sbom.spdx.json bin/aasa share/man/man1/aasa-check.1 share/bash-completion/completions/aasa \
    share/zsh/site-functions/_aasa share/fish/vendor_completions.d/aasa.fish share/doc/aasa/examples/compose.yaml; do
    [ -s "$work/archive/$name" ] || fail "the archive lacks $name"
done
[ "$("$work/archive/bin/aasa" --version)" = "$names" ] || fail "the binary says another version than $names"
"$work/archive/bin/aasa" lint - <<<"$file" >/dev/null
mandoc -T lint -W warning "$work"/archive/share/man/man1/*.1
bash -n "$work/archive/share/bash-completion/completions/aasa"

step 'NOTICE names each package that is linked in'
products=$(dirname "$binary")
modules=$(sed -E 's#.*/([^/]*)\.build/.*#\1#' "$products/aasa.product/Objects.LinkFileList" | sort -u)
[[ $modules == *Hummingbird* && $modules == *SwiftParser* ]] || fail 'the binary has not all traits'
for module in $modules; do
    for source in "$products"/../../checkouts/*/Sources/"$module"; do
        [ -d "$source" ] || continue
        name=$(basename "$(dirname "$(dirname "$source")")")
        grep -q "^    $name " "$packaging/NOTICE" || fail "NOTICE does not name $name, of which $module is"
    done
done

step 'the binary is bound before it starts'
readelf -d "$work/archive/bin/aasa" | grep '(FLAGS).*BIND_NOW' >/dev/null || fail 'functions are bound when they are called first'
readelf -l "$work/archive/bin/aasa" | grep GNU_RELRO >/dev/null || fail 'the table of functions can be written to'

step 'the action takes it from a server'
mkdir -p "$work/releases/v$version" "$work/cache"
cp .build-dist/SHA256SUMS "$archive" "$work/releases/v$version"
mkfifo "$work/port"
python3 -u - "$work/releases" >"$work/port" <<'PYTHON' &
import functools, http.server, sys
handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=sys.argv[1])
handler.func.log_message = lambda *_: None
server = http.server.HTTPServer(("127.0.0.1", 0), handler)
print(server.server_port)
server.serve_forever()
PYTHON
server=$!
read -r port <"$work/port"
if [ -n "$commit" ]; then
    # Once from the server, once from what was kept of it.
    for turn in download kept; do
        mkdir -m 700 "$work/$turn"
        taken=$(AASA_FOLDER=$work/$turn AASA_SOURCE=$root AASA_RELEASES=http://127.0.0.1:$port RUNNER_TOOL_CACHE=$work/cache \
            bash .github/actions/aasa/obtain.sh)
        [ "$taken" = "$work/$turn/$(basename "$archive" .tar.gz)/bin/aasa" ] || fail "it took $taken"
        cmp "$work/cache/aasa/$commit/$(basename "$archive")" "$archive"
    done
fi

step 'the Debian package has nothing that lintian calls an error or warns of'
lintian --allow-root --fail-on error,warning "$package"

# The one that the image is made of.
suite=$(sed -n 's/^ARG BASE=debian:\([a-z]*\)-slim$/\1/p' "$packaging/Dockerfile")
step "a small Debian, $suite"
base=$work/debian
debootstrap --variant=minbase "$suite" "$base" http://deb.debian.org/debian >"$work/log" 2>&1 || { tail "$work/log" >&2; exit 1; }
provide() {
    mount --bind /proc "$1/proc"
    mount --bind /dev "$1/dev"
    cp /etc/resolv.conf "$1/etc/resolv.conf"
}
provide "$base"
# As somebody without rights, in a folder that is theirs to read.
as_nobody() { chroot --userspec="$1" "$base" /bin/sh -ec 'cd "$1" && shift && exec "$@"' sh "${@:2}"; }
listed() { find "$base" -xdev \( -path "$base/var" -o -path "$base/proc" -o -path "$base/dev" -o -path "$base/tmp" \) -prune -o -print | LC_ALL=C sort; }

step 'the package is installed, runs, and leaves nothing when it is removed'
listed >"$work/files-before"
cp "$package" "$base/tmp/aasa.deb"
chroot "$base" dpkg -i /tmp/aasa.deb >/dev/null
[ "$(as_nobody 65534:65534 / aasa --version)" = "$names" ] || fail 'the installed binary does not start'
as_nobody 65534:65534 / aasa lint - <<<"$file" >/dev/null
cmp "$base/usr/lib/systemd/system/aasa.service" "$packaging/serve/aasa.service"
[ -z "$(find "$base/etc" -name aasa.service)" ] || fail 'the unit is enabled'
# Only what asks servers needs libcurl.
complaint=$(as_nobody 65534:65534 / aasa check shop.invalid --app 7D3KX9QW2M.com.example.app 2>&1 || true)
[[ $complaint == *'in the package libcurl4'* ]] || fail "it does not say that libcurl is missing: $complaint"
chroot "$base" dpkg --purge aasa >/dev/null
listed | diff "$work/files-before" - || fail 'files are left'

step "the image's steps"
# The stage that builds sees this machine, with its toolchain, and writes elsewhere.
mkdir "$work/above" "$work/overlay" "$work/build"
mount -t overlay overlay -o "lowerdir=/,upperdir=$work/above,workdir=$work/overlay" "$work/build"
provide "$work/build"
for folder in "$root" "$(dirname "$(dirname "$binary")")"; do
    mkdir -p "$work/build$folder"
    mount --rbind "$folder" "$work/build$folder"
done
rm -f "$base/etc/resolv.conf" && cp /etc/resolv.conf "$base/etc/resolv.conf"
python3 Tests/Packages/dockerfile.py "$packaging/Dockerfile" "$root" --argument "COMMIT=$commit" --warm "$root" \
    --stage "build=$work/build" --stage "final=$base" >"$work/image.json" 2>"$work/log" || { tail -n 40 "$work/log" >&2; exit 1; }
for name in Package.swift Makefile LICENSE .ci/prerequisites Tests/TestData Sources/aasa/Packaging/install; do
    [ -e "$work/build/source/$name" ] || fail "the image is built without $name"
done
for name in .git Fixtures .build .build-traits; do
    [ ! -e "$work/build/source/$name" ] || fail "the image is built with $name"
done
value() { python3 -c 'import json, sys; value = json.load(open(sys.argv[1]))[sys.argv[2]]; print(value if isinstance(value, str) else " ".join(value))' "$work/image.json" "$1"; }
user=$(value user) folder=$(value folder) entrypoint=$(value entrypoint)
[ "$user $folder $entrypoint" = '10001:10001 /work aasa' ] || fail "the image starts as $user $folder $entrypoint"
printf '%s' "$file" >"$base/work/apple-app-site-association"
[ "$(as_nobody "$user" "$folder" "$entrypoint" --version)" = "$names" ] || fail 'the image does not start'
as_nobody "$user" "$folder" "$entrypoint" lint apple-app-site-association
complaint=$(as_nobody "$user" "$folder" "$entrypoint" check shop.invalid --app 7D3KX9QW2M.com.example.app 2>&1 || true)
[[ $complaint != *libcurl* && $complaint == *shop.invalid* ]] || fail "the image cannot ask servers: $complaint"
[ -s "$base/etc/ssl/certs/ca-certificates.crt" ] || fail 'the image has no CA certificates'
printf 'the image has %s\n' "$(du -sxh --exclude=proc --exclude=dev "$base" | cut -f 1)"

step 'the unit, the compose file and the Kubernetes manifest serve the page'
unshare --net /usr/bin/python3 -B Tests/Packages/serve.py "$base" || fail 'they do not'
step 'packages and image are as they should be'
