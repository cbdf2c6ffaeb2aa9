"""Compares a walk of aasa through a repository of 50,000 files with git's own and reading the first 512 bytes of each.

Usage: walking.py BINARY [FILES]. The files are what a large repository has: sources in many languages, pictures, manifests, texts;
none of them names an AASA file, so that nothing is followed, except one web root, which is found.
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

KINDS = [
    ("page%d.tsx", 1400), ("view%d.swift", 2600), ("picture%d.png", 9000), ("note%d.md", 1200), ("route%d.ts", 900),
    ("style%d.css", 700), ("model%d.kt", 1800), ("data%d.json", 600), ("service%d.py", 1500), ("Strings%d.strings", 500),
]


def write(folder, count):
    line = b"const value = compute(first, second) // what it is for\n"
    for number in range(count):
        name, size = KINDS[number % len(KINDS)]
        below = folder / ("part%d" % (number // 5000)) / ("group%d" % (number // 100)) / "src"
        below.mkdir(parents=True, exist_ok=True)
        (below / (name % number)).write_bytes((line * (size // len(line) + 1))[:size])
    (folder / "public/.well-known").mkdir(parents=True)
    (folder / "public/.well-known/apple-app-site-association").write_text(
        '{"webcredentials":{"apps":["7D3KX9QW2M.org.sample.shop"]}}')
    subprocess.run(["git", "init", "-q"], cwd=folder, check=True)
    subprocess.run(["git", "add", "."], cwd=folder, check=True)


def best(action, runs=5):
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        action()
        times.append(time.perf_counter() - start)
    return min(times)


def baseline(folder):
    listed = subprocess.run(
        ["git", "ls-files", "-z", "-co", "--exclude-standard"], cwd=folder, check=True, capture_output=True)
    for name in listed.stdout.split(b"\0")[:-1]:
        with open(os.path.join(os.fsencode(folder), name), "rb", buffering=0) as file:
            file.read(512)


def main(binary, count):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        write(folder, count)
        git = best(lambda: baseline(folder))
        print(f"git ls-files and 512 bytes of each of {count} files: {git * 1000:.0f} ms")
        worst = 0
        for title, arguments in [
            ("aasa check DIR", ["check", str(folder), "--offline"]),
            (
                "aasa check --deployment",
                ["check", "webcredentials:shop.test", "--app", "7D3KX9QW2M.org.sample.shop", "--offline", "--deployment", str(folder)],
            ),
        ]:
            took = best(lambda: subprocess.run([binary, *arguments], check=True, stdout=subprocess.DEVNULL))
            worst = max(worst, took / git)
            print(f"{title}: {took * 1000:.0f} ms, {took / git:.1f} times as long")
        return 0 if worst <= 3 else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 50_000))
