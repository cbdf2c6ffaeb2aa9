#!/usr/bin/env bash
# Decides a million URLs by a file of four components, as whole processes: `aasa match --urls`, and grep -E with a regular
# expression that takes the same URLs, in the C locale, which is grep's fastest. Stops if the two take different ones.
#   Tests/Benchmarks/urls.sh AASA [LINES]
set -euo pipefail
aasa=$1
lines=${2:-1000000}
folder=$(mktemp -d) ; trap 'rm -rf "$folder"' EXIT
cat >"$folder/aasa.json" <<'JSON'
{"applinks": {"details": [{"appIDs": ["7D3KX9QW2M.com.example.app"], "components": [
    {"/": "/buy/*"}, {"/": "/help/*/faq"}, {"/": "/user/????/album"}, {"/": "*.pdf", "?": "?*"}]}]}}
JSON
pattern='^[hH][tT][tT][pP][sS]?://www\.example\.com(/+buy(/[^?#]*)?([?#].*)?|/+help/[^?#]*/faq/*([?#].*)?|/+user/[^?#]{4}/album/*([?#].*)?|[^?#]*\.pdf/*\?[^#]+(#.*)?)$'
python3 - "$lines" >"$folder/urls.txt" <<'PY'
import sys
forms = ["/buy/boots/%d?color=brown&size=41", "/about/press/2026/release-%d.html", "/help/topic%d/more/faq#top",
         "/user/jane/album?page=%d", "/shop/section%d/private/orders", "/files/manual-%d.pdf?download=1", "/help/topic%d/faq/x",
         "/user/%d/album"]
lines = ["https://www.example.com" + forms[n % 8] % (n * 7919 % 1000003) for n in range(int(sys.argv[1]))]
sys.stdout.write("\n".join(lines) + "\n")
PY

measure() {  # name, output, command…: the best of 7 runs in milliseconds, and the peak memory in KB
    python3 - "$@" <<'PY'
import os, subprocess, sys, time
name, path, command = sys.argv[1], sys.argv[2], sys.argv[3:]
best = 1e9
for _ in range(7):
    with open(path, "wb") as output:
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=output, env={"LC_ALL": "C", "PATH": os.environ["PATH"]})
        _, status, usage = os.wait4(process.pid, 0)
        best = min(best, time.perf_counter() - start)
    assert os.waitstatus_to_exitcode(status) == 0, (command, status)
print(f"  {name:<28} {best * 1000:7.1f} ms   {usage.ru_maxrss:7d} KB")
PY
}

echo "$lines URLs ($(stat -c %s "$folder/urls.txt") bytes), a whole process (best of 7 runs, peak memory):"
measure "aasa match --urls" "$folder/ours" "$aasa" match --file "$folder/aasa.json" --domain www.example.com --urls "$folder/urls.txt"
measure "grep -E" "$folder/theirs" grep -E "$pattern" "$folder/urls.txt"
grep '^match' "$folder/ours" | cut -f3 | cmp - "$folder/theirs"
echo "  both take the same $(wc -l <"$folder/theirs") URLs"
