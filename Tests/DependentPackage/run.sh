#!/usr/bin/env bash
# run.sh FOLDER [OPTION…]: builds, tests and runs a package outside the repository that depends on both libraries and on the
# command line, and proves that names which only the repository may use are refused there. FOLDER is for the build, OPTIONs
# are those of `swift build`. TESTED has options for `swift test` alone.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
export AASA_ROOT="$(cd "$here/../.." && pwd)"
swift="${SWIFT:-swift}"
package="$(mktemp -d)"
trap 'rm -rf "$package"' EXIT
cp -r "$here/Package.swift" "$here/Sources" "$here/Tests" "$package"
# The Swift that the README and the articles show.
cp "$AASA_ROOT/Tests/AssociatedDomainsTests/TenLines.swift" "$AASA_ROOT/Tests/AssociatedDomainsTests/Snippets.swift" \
    "$package/Sources/Dependent"
options=(--package-path "$package" --scratch-path "$@")

"$swift" package --package-path "$package" --scratch-path "$package/resolved" resolve
for name in swift-nio swift-nio-ssl swift-nio-http2 swift-syntax hummingbird swift-log \
    swift-http-types swift-service-lifecycle; do
    if [ -e "$package/resolved/checkouts/$name" ]; then
        echo "a dependent package fetches $name, which no product needs" >&2
        exit 1
    fi
done

"$swift" test --disable-xctest "${options[@]}" ${TESTED:-}
# From the root, since the lines name a directory of the repository.
(cd "$AASA_ROOT" && "$swift" run "${options[@]}" Dependent)

cp "$here/Refused/Refused.swift" "$package/Sources/Dependent"
if "$swift" build "${options[@]}" --product Dependent >"$package/output" 2>&1; then
    echo "Refused.swift compiles: a package-only name is public" >&2
    exit 1
fi
expected="$(grep -c '^let ' "$here/Refused/Refused.swift")"
refused="$(grep -oE 'Refused\.swift:[0-9]+:[0-9]+: error:' "$package/output" | cut -d: -f2 | sort -u | wc -l)"
if [ "$refused" -ne "$expected" ]; then
    grep -E 'error:' "$package/output" >&2 || cat "$package/output" >&2
    echo "$refused of the $expected names of Refused.swift are refused" >&2
    exit 1
fi
echo "a dependent package compiles with public names and with no others"
