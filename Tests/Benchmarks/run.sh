#!/usr/bin/env bash
# Prints, in one run: whole processes on a 2 KB file beside jq and python3, parsing in process beside Foundation, and
# peak memory; a million URLs through `aasa match` beside grep -E; what each format of a
# report costs; a scan of 2,000 hosts beside curl; the page under wrk; how the cost of large inputs grows; and a
# walk through a repository beside git's.
# The command is the one that `make install` installs, all traits in.
set -euo pipefail
cd "$(dirname "$0")/../.."
build=.build-bench
swift build -c release --product Benchmarks --scratch-path "$build" >&2
file=$(mktemp) ; folder=$(mktemp -d) ; trap 'rm -rf "$file" "$folder"' EXIT
make -s install DESTDIR="$folder" PREFIX=/usr >&2
aasa=$folder/usr/bin/aasa
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

# A file of four components, and a regular expression that takes the same URLs, in the C locale, which is grep's fastest.
cat >"$folder/aasa.json" <<'JSON'
{"applinks": {"details": [{"appIDs": ["7D3KX9QW2M.com.example.app"], "components": [
    {"/": "/buy/*"}, {"/": "/help/*/faq"}, {"/": "/user/????/album"}, {"/": "*.pdf", "?": "?*"}]}]}}
JSON
pattern='^[hH][tT][tT][pP][sS]?://www\.example\.com(/+buy(/[^?#]*)?([?#].*)?|/+help/[^?#]*/faq/*([?#].*)?|/+user/[^?#]{4}/album/*([?#].*)?|[^?#]*\.pdf/*\?[^#]+(#.*)?)$'
python3 - >"$folder/urls.txt" <<'PY'
import sys
forms = ["/buy/boots/%d?color=brown&size=41", "/about/press/2026/release-%d.html", "/help/topic%d/more/faq#top",
         "/user/jane/album?page=%d", "/shop/section%d/private/orders", "/files/manual-%d.pdf?download=1", "/help/topic%d/faq/x",
         "/user/%d/album"]
lines = ["https://www.example.com" + forms[n % 8] % (n * 7919 % 1000003) for n in range(1000000)]
sys.stdout.write("\n".join(lines) + "\n")
PY

measure_lines() {  # name, output, command…: the best of 7 runs in milliseconds, its processor time, and the peak memory
    python3 - "$@" <<'PY'
import os, subprocess, sys, time
name, path, command = sys.argv[1], sys.argv[2], sys.argv[3:]
best = (1e9, 0)
for _ in range(7):
    with open(path, "wb") as output:
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=output, env={"LC_ALL": "C", "PATH": os.environ["PATH"]})
        _, status, usage = os.wait4(process.pid, 0)
        best = min(best, (time.perf_counter() - start, usage.ru_utime + usage.ru_stime))
    assert os.waitstatus_to_exitcode(status) == 0, (command, status)
print(f"  {name:<28} {best[0] * 1000:7.1f} ms   {best[1] * 1000:7.1f} ms   {usage.ru_maxrss:7d} KB")
PY
}

echo "a million URLs ($(stat -c %s "$folder/urls.txt") bytes), a whole process (best of 7 runs, processor time, peak memory):"
measure_lines "aasa match --urls" "$folder/ours" "$aasa" match --file "$folder/aasa.json" --domain www.example.com --urls "$folder/urls.txt"
measure_lines "grep -E" "$folder/theirs" grep -E "$pattern" "$folder/urls.txt"
grep '^match' "$folder/ours" | cut -f3 | cmp - "$folder/theirs"
echo "  both take the same $(wc -l <"$folder/theirs") URLs"

echo
python3 -B Tests/Benchmarks/formats.py "$aasa"

echo
bash .ci/test-tools >&2
python3 -B Tests/Benchmarks/scan.py "$aasa"

echo
python3 -B Tests/Benchmarks/page.py "$aasa"

# What a stranger can make large, at n, 2n and 4n: the exponent is 1 where the cost grows with the size.
# `python3 Tests/Benchmarks/growth.py AASA WORD…` runs some of the rows.
echo
echo "growth (best of 3 runs, whole processes; processor time and peak memory):"
python3 -B Tests/Benchmarks/growth.py "$aasa"

# A repository of 50,000 files: at most three times what git takes to list them, and their first 512 bytes to read.
echo
python3 -B Tests/Benchmarks/walking.py "$aasa"
