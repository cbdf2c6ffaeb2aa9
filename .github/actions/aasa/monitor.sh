#!/usr/bin/env bash
# monitor.sh COMMAND ARGUMENT…: runs aasa and keeps one issue of the repository open for as long as it finds something.
#
# The issue is the monitor's own if it has the monitor's author and begins with the monitor's mark. It is opened when the
# check fails, rewritten with a comment when the findings change, and closed when there are none; nothing is written
# otherwise, however often this runs. What this runner could not see (no network, no descriptors) is no finding about a site:
# it opens no issue and changes none. Reads JSON with jq, which GitHub's runners have.
#
# The exit code is 0 whatever the check says: the issue says it, and so does the output `state`. It is 66 if GitHub could not
# be asked or refused, and that of aasa if aasa could not check: 75 for this runner's own trouble, with the state `unknown`.
set -euo pipefail

fail() {
    printf '::error title=aasa::%s\n' "$1" >&2
    exit 66
}
command -v jq >/dev/null || fail "mode monitor needs jq, which is not installed"
[ -n "${AASA_TOKEN:-}" ] || fail "mode monitor needs a token"
[ -n "${GITHUB_REPOSITORY:-}" ] || fail "GITHUB_REPOSITORY does not name the repository"

api=${GITHUB_API_URL:-https://api.github.com}/repos/$GITHUB_REPOSITORY/issues
author=${AASA_MONITOR_AUTHOR:-github-actions[bot]}
name=${AASA_MONITOR_NAME:-associated domains}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Not an argument, which every process of the machine could read.
(umask 077 && printf 'Authorization: Bearer %s\n' "$AASA_TOKEN" >"$folder/authorization")
unset AASA_TOKEN

# ask METHOD ADDRESS [BODY]: leaves GitHub's answer in the file `answer`, or ends with a sentence.
ask() {
    local status limit
    status=$(curl --silent --show-error --request "$1" --connect-timeout 15 --max-time 60 \
        --header @"$folder/authorization" --header 'Accept: application/vnd.github+json' \
        --header 'X-GitHub-Api-Version: 2022-11-28' --user-agent aasa ${3:+--data-binary @"$3"} \
        --dump-header "$folder/headers" --output "$folder/answer" --write-out '%{http_code}' "$2" 2>"$folder/problem") \
        || fail "GitHub does not answer: $(head -n 1 "$folder/problem" | tr -d '\r'); the issue is as it was"
    limit=$(sed -n 's/^x-ratelimit-remaining: *\([0-9]*\).*/\1/Ip' "$folder/headers" | tail -n 1)
    case $status in
    2??) ;;
    429) fail "GitHub's rate limit is used up, so the issue is as it was; the next run tries again" ;;
    403) if [ "$limit" = 0 ] || grep -qi '^retry-after:' "$folder/headers"; then
            fail "GitHub's rate limit is used up, so the issue is as it was; the next run tries again"
        fi
        fail "the token may not use the issues of $GITHUB_REPOSITORY: give the job the permission issues: write" ;;
    401) fail "GitHub does not know the token" ;;
    404 | 410) fail "$GITHUB_REPOSITORY has no issues, or the token may not see them: give the job the permission issues: write" ;;
    5??) fail "GitHub has a problem of its own (status $status), so the issue is as it was; the next run tries again" ;;
    *) fail "GitHub refused with status $status: $1 ${2%%\?*}" ;;
    esac
}

# The open issues of this monitor, oldest first: a number and an address a line.
mark="<!-- aasa monitor: $(printf '%s' "$name" | tr -cd 'A-Za-z0-9._ -' | tr -s ' -' ' .') -->"
own_issues() {
    local page=1
    : >"$folder/own"
    while :; do
        ask GET "$api?state=open&sort=created&direction=asc&per_page=100&page=$page"
        jq -r --arg author "$author" --arg mark "$mark" \
            '.[] | select(.pull_request == null and .user.login == $author and ((.body // "") | startswith($mark)))
             | "\(.number) \(.html_url) \(.body | capture("<!-- findings: (?<key>[0-9a-f]+) -->").key // "")"' \
            "$folder/answer" >>"$folder/own" 2>/dev/null || fail "GitHub's list of issues is not what it documents"
        # By the header, since a page may be short.
        grep -qi '^link:.*rel="next"' "$folder/headers" || break
        page=$((page + 1))
        [ "$page" -le 1000 ] || fail "$GITHUB_REPOSITORY has more than 1,000 pages of open issues"
    done
}

# At most 60,000 characters, of the 65,536 that GitHub takes. What came from a server must neither notify people nor refer to
# other issues: GitHub looks for that in the text it shows, where no escape of Markdown or HTML helps, so an invisible
# character comes between.
harmless() {
    jq -Rrs '.[0:60000] | gsub("@(<!---->)?"; "@\u200b") | gsub("(?<sign>#|GH-)(?<digit>[0-9])"; "\(.sign)\u200b\(.digit)"; "i")
             | gsub("(?<host>github)[.]"; "\(.host)\u200b."; "i")'
}

# close NUMBER REASON COMMENT: closes first, so that a comment is never made twice.
close() {
    jq -n --arg reason "$2" '{state: "closed", state_reason: $reason}' >"$folder/body"
    ask PATCH "$api/$1" "$folder/body"
    comment "$1" "$3"
}
comment() {
    jq -n --arg body "$2" '{body: $body}' >"$folder/body"
    ask POST "$api/$1/comments" "$folder/body"
}
tell() { printf '%s=%s\n' "$1" "$2" >>"${GITHUB_OUTPUT:-/dev/null}"; }

code=0
"${AASA_BINARY:?}" "$@" --format markdown --output "$folder/report.md" \
    --format json --output "$folder/report.json" --format github || code=$?
if [ "$code" = 75 ]; then
    tell state unknown
    printf '::warning title=aasa::%s\n' "this runner could not ask every host, so the issue is as it was; the next run tries again"
fi
[ "$code" -le 1 ] || exit "$code"
cat "$folder/report.md" >>"${GITHUB_STEP_SUMMARY:-/dev/null}"
run=${GITHUB_SERVER_URL:-https://github.com}/$GITHUB_REPOSITORY/actions/runs/${GITHUB_RUN_ID:-0}

own_issues
if [ "$code" = 0 ]; then
    tell state holds
    while read -r number address _; do
        close "$number" completed "The check passes again, in [this run]($run)."
        printf 'closed %s\n' "$address"
    done <"$folder/own"
    exit
fi

# What is found, without the words: these name times, which differ from run to run.
key=$(jq -cS '[[.associations[] | [.service, .domain, .app, .verdict, .deviceVerdict]],
               [.findings[] | select(.suppression == null) | [.code, .file, .url]]] | map(unique)' \
    "$folder/report.json" | sha256sum | cut -c 1-32)
{
    printf '%s\n<!-- findings: %s -->\n' "$mark" "$key"
    harmless <"$folder/report.md"
    printf '\n\nThis issue is rewritten when the findings change, and closed when the check passes. [This run](%s) wrote it.\n' \
        "$run"
} >"$folder/text"
title="aasa: the check of $name fails"
jq -n --rawfile body "$folder/text" --arg title "$title" --arg tag "${AASA_MONITOR_LABEL:-aasa}" \
    '{title: $title, body: $body, labels: [$tag]}' >"$folder/new"
tell state broken

if ! read -r number address old <"$folder/own"; then
    ask POST "$api" "$folder/new"
    address=$(jq -r .html_url "$folder/answer")
    printf 'opened %s\n' "$address"
elif jq -e 'any(.findings[]; .name == "network-unavailable" or .name == "machine-limit")' "$folder/report.json" >/dev/null; then
    # What is missing from this report may be what the issue is about.
    printf 'unchanged, since this runner could not ask every host: %s\n' "$address"
elif [ "$old" != "$key" ]; then
    jq '{body}' "$folder/new" >"$folder/change"
    ask PATCH "$api/$number" "$folder/change"
    comment "$number" "The findings changed in [this run]($run): $(head -n 1 "$folder/report.md" | sed 's/^#* *//' | harmless)"
    printf 'rewrote %s\n' "$address"
else
    printf 'unchanged: %s\n' "$address"
fi
tell issue "$address"

# Two runs at once may have opened one each.
tail -n +2 "$folder/own" | while read -r other _; do
    close "$other" not_planned "Another issue says the same: $address"
done
