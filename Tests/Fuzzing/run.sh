#!/usr/bin/env bash
# Throws bytes at each reader for FUZZ_SECONDS (60), or at those named as arguments, and prints a table of what happened.
# What traps, hangs (10 s) or takes more than 1 GB is left in .build-fuzz/found/<reader>, and fails the run.
#
#     Tests/Fuzzing/run.sh executable          # one reader
#     FUZZ_SECONDS=600 make fuzz               # all of them, ten minutes each
#
# To keep one as a test: copy it to Fixtures/Fuzzing/<reader>; with -minimize_crash=1 libFuzzer makes it small first.
set -euo pipefail
cd "$(dirname "$0")/../.."
build=.build-fuzz
# Swift's own handler of traps would take the signal before libFuzzer could save the input.
export SWIFT_BACKTRACE=enable=no
${SWIFT:-swift} build -c release --product Fuzzing --scratch-path "$build" -Xswiftc -sanitize=fuzzer -Xswiftc -DFUZZING >&2
program=$build/release/Fuzzing
# Without a reader it lists them, each with the most bytes that it is given.
list=$("$program" 2>&1 || true)

# The number behind a name in libFuzzer's statistics, which are missing after a finding.
statistic() { grep -oE "stat::$1: +[0-9]+" "$2" | grep -oE '[0-9]+$' || echo -; }
# The inputs that were found, by the names of their files.
found() { find "$1" -type f ! -name log ! -name 'slow-unit-*' | sort; }

failed=0
table=$(printf '%-20s %12s %8s %10s %10s  %s' reader executions exec/s slowest peak 'new findings')
while read -r reader limit; do
    [ $# -eq 0 ] || [[ " $* " == *" $reader "* ]] || continue
    corpus=$build/corpus/$reader found=$build/found/$reader
    mkdir -p "$corpus" "$found"
    python3 Tests/Fuzzing/seeds.py "$reader" "$limit" "$build/seeds/$reader" >&2
    before=$(found "$found")
    nice "$program" "--reader=$reader" "$corpus" "$build/seeds/$reader" \
        -max_total_time="${FUZZ_SECONDS:-60}" -max_len="$limit" -rss_limit_mb=1024 -timeout=10 -artifact_prefix="$found/" \
        -print_final_stats=1 -verbosity=1 2>"$found/log" || { failed=1; tail -n 40 "$found/log" >&2; }
    new=$(comm -13 <(echo "$before") <(found "$found") | xargs -r -n 1 basename | tr '\n' ' ')
    table+=$'\n'$(printf '%-20s %12s %8s %9ss %8sMB  %s' "$reader" "$(statistic number_of_executed_units "$found/log")" \
        "$(statistic average_exec_per_sec "$found/log")" "$(statistic slowest_unit_time_sec "$found/log")" \
        "$(statistic peak_rss_mb "$found/log")" "${new:--}")
done < <(grep -E '^[a-z-]+ [0-9]+$' <<<"$list")
echo "$table"
exit "$failed"
