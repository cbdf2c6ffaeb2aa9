#!/usr/bin/env bash
# Prints, in one run: whole processes on a 2 KB file beside jq and python3, parsing in process beside Foundation, and
# peak memory; and a million URLs through `aasa match` beside grep -E. Builds the release that `make install` ships.
set -euo pipefail
cd "$(dirname "$0")/../.."
build=.build-bench
swift build -c release --static-swift-stdlib --product aasa --scratch-path "$build" >&2
swift build -c release --product Benchmarks --scratch-path "$build" >&2
aasa=$build/release/aasa
file=$(mktemp) ; trap 'rm -f "$file"' EXIT
python3 - >"$file" <<'PY'
import json
entries = [{"appIDs": ["7D3KX9QW2M.com.example.app%d" % n], "components": [{"/": "/buy/%d/*" % n, "comment": "product"}]} for n in range(14)]
print(json.dumps({"webcredentials": {"apps": ["7D3KX9QW2M.com.example.app"]}, "applinks": {"details": entries}}, indent=1))
PY

measure() {  # name, command…: the median of 41 runs in milliseconds, and the peak memory in KB
    python3 - "$file" "$@" <<'PY'
import os, resource, subprocess, sys, time
file, name, command = sys.argv[1], sys.argv[2], sys.argv[3:] + [sys.argv[1]]
times = []
for _ in range(41):
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    times.append(time.perf_counter() - start)
    assert os.waitstatus_to_exitcode(status) == 0, (command, status)
times.sort()
print(f"  {name:<28} {times[20] * 1000:7.1f} ms   {usage.ru_maxrss:7d} KB")
PY
}

echo "whole process on a file of $(stat -c %s "$file") bytes (median of 41 runs, peak memory):"
measure "aasa lint" "$aasa" lint
command -v jq >/dev/null && measure "jq ." jq .
measure "python3 -m json.tool" python3 -m json.tool
echo
"$build/release/Benchmarks"
echo
bash Tests/Benchmarks/urls.sh "$aasa"
