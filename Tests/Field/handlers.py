"""Compares what `aasa handlers` says of checkouts of public repositories with what their code was read to do.

Usage: handlers.py BINARY FOLDER. FOLDER has the checkouts as OWNER+NAME; a repository that is not there is skipped and told.
Each row of handlers.tsv names a repository, the commit that was read, its shape, a target, and what becomes of a link that
launches the app and of one that arrives while it runs. *Unknown* is no difference; *received* or *lost* in the wrong place is,
and so is an error about an app that receives both.
"""

import csv
import json
import pathlib
import subprocess
import sys


def said(binary, folder, target):
    output = subprocess.run([binary, "handlers", folder, "--format", "json"], capture_output=True, text=True, timeout=300)
    try:
        report = json.loads(output.stdout)
    except json.JSONDecodeError:
        return None, f"exit code {output.returncode}: {output.stderr.strip()}"
    apps = [app for app in report["apps"] if app["target"] == target]
    if not apps:
        return None, "no target " + target + " among " + ", ".join(sorted({app["target"] for app in report["apps"]}))
    errors = [report["findings"][index]["name"] for app in apps for index in app["findings"]]
    errors = [name for name in errors if any(f["name"] == name and f["severity"] == "error" for f in report["findings"])]
    return apps, errors


def main(binary, folder):
    rows = list(csv.DictReader(open(pathlib.Path(__file__).parent / "handlers.tsv"), delimiter="\t"))
    differ, seen, known = 0, 0, 0
    for row in rows:
        checkout = pathlib.Path(folder) / row["repository"].replace("/", "+")
        if not checkout.is_dir():
            print(f"skipped  {row['repository']}: {checkout} is not there")
            continue
        seen += 1
        apps, errors = said(binary, checkout, row["target"])
        if apps is None:
            differ += 1
            print(f"differs  {row['repository']}: {errors}")
            continue
        for moment in ["coldLaunch", "whileRunning"]:
            answers = {app[moment] for app in apps}
            known += answers != {"unknown"}
            if answers - {"unknown", row[moment]}:
                differ += 1
                print(f"differs  {row['repository']} ({row['shape']}): {moment} {', '.join(answers)}, and should be {row[moment]}")
            elif "unknown" in answers and row[moment] != "unknown":
                print(f"unknown  {row['repository']} ({row['shape']}): {moment}: {apps[0]['reason']}")
        if errors and row["coldLaunch"] == row["whileRunning"] == "received":
            differ += 1
            print(f"differs  {row['repository']} ({row['shape']}): {', '.join(errors)}")
    print(f"{seen} of {len(rows)} apps compared, {known} of {2 * seen} answers known, {differ} differ")
    return 1 if differ or not seen else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
