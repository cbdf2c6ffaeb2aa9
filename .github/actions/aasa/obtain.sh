#!/usr/bin/env bash
# Prints the path of the aasa to run: the one that was named, else the release of the action's own commit, else one that is
# built from the action's sources. What it says goes to standard error.
set -euo pipefail

if [ -n "${AASA_BINARY:-}" ]; then
    printf '%s\n' "$AASA_BINARY"
    exit
fi

say() { printf 'aasa: %s\n' "$1" >&2; }
fail() {
    printf '::error title=aasa::%s\n' "$1" >&2
    exit 66
}

source=$AASA_SOURCE
version=$(sed -n 's/.* version = "\([0-9.]*\)".*/\1/p' "$source/Sources/Reports/Toolkit.swift")
# The runner downloads an action as an archive, in which git has written the commit.
commit=$(sed -n 's/.*"\([0-9a-f]\{40\}\)".*/\1/p' "$source/Sources/CCommit/commit.c")
if [ -z "$commit" ] && [ -e "$source/.git" ]; then commit=$(git -C "$source" rev-parse HEAD 2>/dev/null || true); fi
cache=${RUNNER_TOOL_CACHE:-${RUNNER_TEMP:-${TMPDIR:-/tmp}}}/aasa/$version-${commit:0:7}

# Whether a binary starts here and is of the action's commit: a release of another commit does something else.
is_own() { [ -n "$commit" ] && [ "$("$1" --version 2>/dev/null)" = "aasa $version (${commit:0:7})" ]; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Downloads a file of the release; false where there is none.
download() {
    local status
    status=$(curl --silent --show-error --location --proto =http,https --proto-redir =https --connect-timeout 15 \
        --max-time 300 --retry 2 --output "$folder/$1" --write-out '%{http_code}' "$releases/v$version/$1") || status=000
    [ "$status" = 200 ] || { say "$releases/v$version/$1: no answer with status 200 ($status)"; return 1; }
}

releases=${AASA_RELEASES:-}
if [ -z "$releases" ] && [ -n "${AASA_REPOSITORY:-}" ]; then
    releases=${GITHUB_SERVER_URL:-https://github.com}/$AASA_REPOSITORY/releases/download
fi
name=aasa-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
archive=$name.tar.gz

if is_own "$cache/$name/bin/aasa"; then
    printf '%s\n' "$cache/$name/bin/aasa"
    exit
fi

if [ -n "$releases" ] && [ -n "$commit" ] && download SHA256SUMS && download "$archive"; then
    expected=$(sed -n "s/^\([0-9a-f]\{64\}\) [ *]$archive\$/\1/p" "$folder/SHA256SUMS")
    [ -n "$expected" ] || fail "SHA256SUMS of release v$version does not name $archive, so the archive is not used"
    actual=$(sha256sum "$folder/$archive" | cut -d ' ' -f 1)
    [ "$actual" = "$expected" ] \
        || fail "$archive of release v$version has the checksum $actual instead of $expected, so it is not used"
    tar -xzf "$folder/$archive" -C "$folder" --no-same-owner
    if is_own "$folder/$name/bin/aasa"; then
        mkdir -p "$cache"
        # Another job may have put it there in the meantime.
        mv -T "$folder/$name" "$cache/$name" 2>/dev/null || is_own "$cache/$name/bin/aasa" \
            || fail "$cache/$name cannot be written"
        printf '%s\n' "$cache/$name/bin/aasa"
        exit
    fi
    say "release v$version does not start here, or is not of the action's commit ${commit:0:7}"
fi

say "building version $version from the action's sources, which takes minutes"
{
    make -C "$source" prerequisites
    export AASA_COMMIT=$commit
    build=(swift build --package-path "$source" -c release --product aasa --traits SwiftSources,WebPage)
    "${build[@]}"
} >&2
printf '%s/aasa\n' "$("${build[@]}" --show-bin-path)"
