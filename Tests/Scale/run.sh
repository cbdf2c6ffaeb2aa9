#!/usr/bin/env bash
# run.sh AASA [TEST…]: runs what Packaging has for many machines, on this one, against hosts on loopback: the Spark job on a
# local cluster, the pods of the Kubernetes Job, and GNU parallel, each of which loses a part in the middle. Needs what
# .ci/scale installs, and PyPI for the first run.
set -euo pipefail
aasa=$(readlink -f "$1")
cd "$(dirname "${BASH_SOURCE[0]}")"
build=$(cd ../.. && pwd)/.build-scale
export PATH=$PATH:/usr/sbin:/sbin
# As the executors and pods find it.
mkdir -p "$build/bin"
ln -sf "$aasa" "$build/bin/aasa"
if ! cmp -s requirements.txt "$build/requirements.txt"; then
    rm -rf "$build/venv"
    python3 -m venv "$build/venv"
    "$build/venv/bin/pip" install --quiet --disable-pip-version-check -r requirements.txt
    cp requirements.txt "$build/requirements.txt"
fi
export PATH=$build/bin:$PATH
exec "$build/venv/bin/python" -B -W ignore::ResourceWarning -m unittest --verbose "${@:2}"
