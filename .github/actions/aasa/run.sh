#!/usr/bin/env bash
# What the action does: annotations on standard output, the summary of the job, SARIF in a file, and the exit code of aasa.
# The inputs come in the environment, so that none of them is read as shell.
set -euo pipefail

# Only the monitor talks to GitHub, so nothing else has the token in its environment.
token=${AASA_TOKEN:-}
unset AASA_TOKEN

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
aasa=$(bash "$here/obtain.sh")

arguments=()
while IFS= read -r line; do
    # Empty lines come with YAML's blocks.
    if [ -n "${line//[[:space:]]/}" ]; then arguments+=("$line"); fi
done <<<"${AASA_ARGUMENTS:-}"
if [ -n "${AASA_BASELINE:-}" ]; then arguments+=("--baseline=$AASA_BASELINE"); fi
if [ -n "${AASA_FAIL_ON:-}" ]; then arguments+=("--fail-on=$AASA_FAIL_ON"); fi

if [ "${AASA_MODE:-report}" = monitor ]; then
    AASA_BINARY=$aasa AASA_TOKEN=$token exec bash "$here/monitor.sh" "$AASA_COMMAND" ${arguments[@]+"${arguments[@]}"}
fi

sarif=${AASA_SARIF:-aasa.sarif}
summary=$(mktemp)
trap 'rm -f "$summary"' EXIT
code=0
"$aasa" "$AASA_COMMAND" ${arguments[@]+"${arguments[@]}"} \
    --format markdown --output "$summary" --format sarif --output "$sarif" --format github || code=$?
cat "$summary" >>"${GITHUB_STEP_SUMMARY:-/dev/null}"
if [ -s "$sarif" ]; then printf 'sarif=%s\n' "$sarif" >>"${GITHUB_OUTPUT:-/dev/null}"; fi
exit "$code"
