#!/usr/bin/env bash
# Prints the path of the aasa to run: the one that was named, else the release of the action's own commit, else one that is
# built from the action's sources. What it says goes to standard error.
#
# A release is unpacked into AASA_FOLDER, which is the caller's alone, and nothing else is run: the cache of the runner, which
# others may be able to write to, has only archives, and none is unpacked before its checksum is compared.
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

# Whether a folder is ours and nobody else can write to it. What lies in another one may be anybody's.
is_ours() { [ -n "$(find "$1" -maxdepth 0 -type d -user "$(id -u)" ! -perm -020 ! -perm -002 2>/dev/null)" ]; }

folder=${AASA_FOLDER:-}
is_ours "$folder" || fail "AASA_FOLDER '$folder' is not a folder that only this user can write to"
source=$AASA_SOURCE
version=$(sed -n 's/.* version = "\([0-9.]*\)".*/\1/p' "$source/Sources/Reports/Toolkit.swift")
# The runner downloads an action as an archive, in which git has written the commit.
commit=$(sed -n 's/.*"\([0-9a-f]\{40\}\)".*/\1/p' "$source/Sources/CCommit/commit.c")
if [ -z "$commit" ] && [ -e "$source/.git" ]; then commit=$(git -C "$source" rev-parse HEAD 2>/dev/null || true); fi
name=aasa-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
archive=$name.tar.gz
binary=$folder/$name/bin/aasa
bundle=$archive.sigstore.jsonl

# What is wrong with the archive in our folder; nothing if its checksum is the one beside it.
problem() {
    local expected actual
    expected=$(sed -n "s/^\([0-9a-f]\{64\}\) [ *]$archive\$/\1/p" "$folder/SHA256SUMS")
    actual=$(sha256sum "$folder/$archive" | cut -d ' ' -f 1)
    if [ -z "$expected" ]; then
        printf 'SHA256SUMS of release v%s does not name %s' "$version" "$archive"
    elif [ "$actual" != "$expected" ]; then
        printf '%s of release v%s has the checksum %s instead of %s' "$archive" "$version" "$actual" "$expected"
    fi
}

# Unpacks the archive. Whether its aasa starts here and is of the action's commit, all 40 digits of it: a release of another
# one does something else.
is_own() {
    tar -xzf "$folder/$archive" -C "$folder" --no-same-owner
    [ "$(echo '{}' | "$binary" lint - --no-config --format json 2>/dev/null \
        | sed -n 's/^ *"commit": "\([0-9a-f]\{40\}\)".*/\1/p')" = "$commit" ]
}

# Downloads a file of the release; false where there is none.
download() {
    local status
    status=$(curl --silent --show-error --location --proto =http,https --proto-redir =https --connect-timeout 15 \
        --max-time 300 --retry 2 --output "$folder/$1" --write-out '%{http_code}' "$releases/v$version/$1") || status=000
    [ "$status" = 200 ] || { say "$releases/v$version/$1: no answer with status 200 ($status)"; return 1; }
}

# Asks GitHub's command line whether this repository's release workflow made the archive from this commit. What was made
# elsewhere is not used; where there is nothing to ask, that is said.
attest() {
    if [ -z "${AASA_REPOSITORY:-}" ] || ! command -v gh >/dev/null; then
        say "the origin of $archive was not verified: that needs GitHub's gh; its checksum is right"
    elif download "$bundle"; then
        gh attestation verify "$folder/$archive" --bundle "$folder/$bundle" --repo "$AASA_REPOSITORY" \
            --signer-workflow "$AASA_REPOSITORY/.github/workflows/release.yml" --source-digest "$commit" >"$folder/attestation" 2>&1 \
            || fail "$archive of release v$version was not made by $AASA_REPOSITORY from ${commit:0:7}, so it is not used: $(tr '\r\n' '  ' <"$folder/attestation" | cut -c 1-300)"
    else
        fail "release v$version has no attestation of $archive, so it is not used"
    fi
}

# Only where the runner has a folder for it, and what is in there is ours.
cache=${RUNNER_TOOL_CACHE:-${RUNNER_TEMP:-}}
if [ -n "$cache" ]; then
    cache=$cache/aasa
    mkdir -p -m 700 "$cache" 2>/dev/null || true
    if is_ours "$cache"; then
        cache=$cache/$commit
    else
        say "$cache belongs to somebody else, or others can write to it: nothing is taken from there"
        cache=
    fi
fi

releases=${AASA_RELEASES:-}
if [ -z "$releases" ] && [ -n "${AASA_REPOSITORY:-}" ]; then
    releases=${GITHUB_SERVER_URL:-https://github.com}/$AASA_REPOSITORY/releases/download
fi

if [ -n "$commit" ]; then
    # The checksum is that of our own copy, which nobody changes before it is unpacked.
    if [ -n "$cache" ] && cp "$cache/SHA256SUMS" "$cache/$archive" "$folder" 2>/dev/null && [ -z "$(problem)" ] && is_own; then
        printf '%s\n' "$binary"
        exit
    fi
    if [ -n "$releases" ] && download SHA256SUMS && download "$archive"; then
        problem=$(problem)
        [ -z "$problem" ] || fail "$problem, so the archive is not used"
        attest
        if is_own; then
            # A cache that can't be written costs the next job a download.
            if [ -n "$cache" ] && mkdir -p "$cache" 2>/dev/null; then
                cp "$folder/SHA256SUMS" "$folder/$archive" "$cache" 2>/dev/null || rm -rf "$cache"
            fi
            printf '%s\n' "$binary"
            exit
        fi
        say "release v$version does not start here, or is not of the action's commit $commit"
    fi
fi

say "building version $version from the action's sources, which takes minutes"
{
    make -C "$source" prerequisites
    export AASA_COMMIT=$commit
    build=(swift build --package-path "$source" -c release --product aasa --traits SwiftSources,WebPage)
    "${build[@]}"
} >&2
printf '%s/aasa\n' "$("${build[@]}" --show-bin-path)"
