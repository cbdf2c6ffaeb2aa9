# What `dist` and `deb` share; sourced, with $binary set.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
packaging=$root/Sources/aasa/Packaging
output=$root/.build-dist
version=$(sed -n 's/.* version = "\([0-9.]*\)".*/\1/p' "$root/Sources/Reports/Toolkit.swift")
# Every time in a package is that of the commit, so that a commit always makes the same bytes. In an archive that git made,
# it is that of its files.
if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
    if [ -e "$root/.git" ]; then
        SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct)
    else
        SOURCE_DATE_EPOCH=$(stat -c %Y "$root/Sources/Reports/Toolkit.swift")
    fi
fi
export SOURCE_DATE_EPOCH
umask 022
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$output"

# The folder of the binary; its build is two levels above.
products() { dirname "$(readlink -f "$binary")"; }

# The licences of what is linked in: the folders of the packages have them as their authors wrote them.
licences() {
    local name file checkouts
    checkouts=$(products)/../../checkouts
    cat "$packaging/NOTICE"
    for name in $(sed -n 's/^    \([a-z][a-z0-9-]*\) .*/\1/p' "$packaging/NOTICE"); do
        for file in LICENSE.txt LICENSE NOTICE.txt Sources/CNIOLLHTTP/LICENSE; do
            [ -e "$checkouts/$name/$file" ] || continue
            printf '\n%s\n%s: %s\n\n' "$(printf '=%.0s' {1..100})" "$name" "$file"
            cat "$checkouts/$name/$file"
        done
    done
}

# Sums of all that is packed for this version.
sums() { (cd "$output" && find . -maxdepth 1 -name "aasa[-_]$version[-_]*" -printf '%P\n' | LC_ALL=C sort | xargs sha256sum >SHA256SUMS); }
