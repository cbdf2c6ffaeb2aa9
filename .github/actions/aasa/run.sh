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

# A message as an annotation, as the runner undoes it.
annotate() {
    local text=${1//%/%25}
    text=${text//$'\r'/%0D}
    printf '::error title=aasa::%s\n' "${text//$'\n'/%0A}"
}

# words TEXT: splits a line as a shell does, quotes and backslashes too, and runs and expands nothing.
words() {
    local text=$1 word= quote= character index is_word=
    for ((index = 0; index < ${#text}; index++)); do
        character=${text:index:1}
        case $quote$character in
        "''" | '""') quote= ;;
        "'"?) word+=$character ;;
        *'\')
            index=$((index + 1))
            word+=${text:index:1}
            is_word=1
            ;;
        '"'?) word+=$character ;;
        "'" | '"') quote=$character is_word=1 ;;
        ' ' | $'\t')
            if [ -n "$is_word" ]; then arguments+=("$word"); fi
            word= is_word=
            ;;
        *) word+=$character is_word=1 ;;
        esac
    done
    if [ -n "$quote" ]; then
        annotate "arguments: a quotation mark $quote is not closed"
        exit 64
    fi
    if [ -n "$is_word" ]; then arguments+=("$word"); fi
}

arguments=()
# Empty lines come with YAML's blocks. One argument a line is taken as it is; a single line may hold them all.
lines=()
while IFS= read -r line; do
    if [ -n "${line//[[:space:]]/}" ]; then lines+=("$line"); fi
done <<<"${AASA_ARGUMENTS:-}"
if [ "${#lines[@]}" = 1 ] && [ ! -e "${lines[0]}" ]; then
    words "${lines[0]}"
else
    arguments=(${lines[@]+"${lines[@]}"})
fi
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
    --format markdown --output "$summary" --format sarif --output "$sarif" --format github \
    2>"$folder/complaints" || code=$?
cat "$folder/complaints" >&2
# What could not be run at all is in no report.
case $code in
64 | 66 | 70 | 75)
    if [ -s "$folder/complaints" ]; then annotate "$(cat "$folder/complaints")"; fi
    ;;
esac
cat "$summary" >>"${GITHUB_STEP_SUMMARY:-/dev/null}"
if [ -s "$sarif" ]; then printf 'sarif=%s\n' "$sarif" >>"${GITHUB_OUTPUT:-/dev/null}"; fi
exit "$code"
