"""Compares what `aasa check --deployment` says of checkouts of public repositories with what their code was read to say.

Usage: run.py BINARY FOLDER. FOLDER has the checkouts as OWNER+NAME; a repository that is not there is skipped and told.
Each row of repositories.tsv names a repository, the commit that was read, its shape, a service, an app, and the verdict.
Each row of screens.tsv names a screen of a repository and what `aasa screens` has to answer about it, judged by hand before.
"""

import csv
import json
import pathlib
import subprocess
import sys


def verdict(binary, folder, row):
    command = [binary, "check", f"{row['service']}:field.example", "--app", row["app"], "--offline", "--format", "json"]
    command += ["--deployment", f"field.example={folder}"]
    output = subprocess.run(command, capture_output=True, text=True, timeout=120)
    try:
        return json.loads(output.stdout)["associations"][0]["verdict"]
    except (json.JSONDecodeError, KeyError, IndexError):
        return f"exit code {output.returncode}: {output.stderr.strip()}"


def answer(binary, folder, row):
    output = subprocess.run([binary, "screens", str(folder), "--format", "json"], capture_output=True, text=True, timeout=600)
    try:
        screens = [screen for screen in json.loads(output.stdout)["screens"] if screen["name"] == row["screen"]]
    except (json.JSONDecodeError, KeyError):
        return f"exit code {output.returncode}: {output.stderr.strip()}"
    return screens[0][row["answer"]] if screens else "no such screen"


def main(binary, folder):
    tables = [("repositories.tsv", verdict), ("screens.tsv", answer)]
    rows = [
        (row, judge) for name, judge in tables
        for row in csv.DictReader(open(pathlib.Path(__file__).parent / name), delimiter="\t")
    ]
    differ, seen = 0, 0
    for row, judge in rows:
        checkout = pathlib.Path(folder) / row["repository"].replace("/", "+")
        if not checkout.is_dir():
            print(f"skipped  {row['repository']}: {checkout} is not there")
            continue
        seen += 1
        said = judge(binary, checkout, row)
        if said != row["truth"]:
            differ += 1
            print(f"differs  {row['repository']} ({row['shape']}): {said}, and should be {row['truth']}")
    print(f"{seen} of {len(rows)} rows compared, {differ} differ")
    return 1 if differ or not seen else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
