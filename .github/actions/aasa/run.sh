#!/usr/bin/env bash
# What the action does: annotations on standard output, the summary of the job, SARIF in a file, and the exit code of aasa.
# The inputs come in the environment, so that none of them is read as shell.
set -euo pipefail

# Only the monitor talks to GitHub, so nothing else has the token in its environment.
token=${AASA_TOKEN:-}
unset AASA_TOKEN

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# mktemp makes a folder that nobody else can look into; what is run lies there.
folder=$(mktemp -d "${RUNNER_TEMP:-${TMPDIR:-/tmp}}/aasa-XXXXXXXX")
trap 'rm -rf "$folder"' EXIT
aasa=$(AASA_FOLDER=$folder bash "$here/obtain.sh")

arguments=()
while IFS= read -r line; do
    # Empty lines come with YAML's blocks.
    if [ -n "${line//[[:space:]]/}" ]; then arguments+=("$line"); fi
done <<<"${AASA_ARGUMENTS:-}"
if [ -n "${AASA_BASELINE:-}" ]; then arguments+=("--baseline=$AASA_BASELINE"); fi
# What could not be checked fails too, unless the input, an argument or .aasa.json says otherwise.
fail_on=${AASA_FAIL_ON:-}
if [ -z "$fail_on" ] && "$aasa" config 2>/dev/null | grep -q '^ *fail-on .*default$'; then fail_on=unknown; fi
if [ -n "$fail_on" ] && [[ " ${arguments[*]-} " != *" --fail-on"* ]]; then arguments+=("--fail-on=$fail_on"); fi

if [ "${AASA_MODE:-report}" = monitor ]; then
    code=0
    AASA_BINARY=$aasa AASA_TOKEN=$token bash "$here/monitor.sh" "$AASA_COMMAND" \
        ${arguments[@]+"${arguments[@]}"} || code=$?
    exit "$code"
fi

sarif=${AASA_SARIF:-aasa.sarif}
summary=$folder/summary.md
: >"$summary"
code=0
"$aasa" "$AASA_COMMAND" ${arguments[@]+"${arguments[@]}"} \
    --format markdown --output "$summary" --format sarif --output "$sarif" --format github || code=$?
cat "$summary" >>"${GITHUB_STEP_SUMMARY:-/dev/null}"
if [ -s "$sarif" ]; then printf 'sarif=%s\n' "$sarif" >>"${GITHUB_OUTPUT:-/dev/null}"; fi
exit "$code"
