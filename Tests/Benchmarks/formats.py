"""The cost of each format on a report of 5,000 findings, as a whole process: `python3 Tests/Benchmarks/formats.py AASA`.

The time and memory that reading and judging take are in it.
"""
import json
import os
import subprocess
import sys
import tempfile
import time

# An AASA file larger than 128 KiB is not read, so the findings are those of several.
FINDINGS, FILES = 5000, 5
SECONDS, MEGABYTES = 0.5, 200
FORMATS = ["human", "json", "junit", "tap", "sarif", "github", "gitlab", "markdown", "html"]


def measure(command):
    """The best of five runs: seconds, processor seconds, peak memory in MB."""
    best = None
    for _ in range(5):
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        taken = (time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)
        assert os.waitstatus_to_exitcode(status) in (0, 1), (command, status)
        best = min(best or taken, taken)
    return best


def main(aasa):
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, str(number)) for number in range(FILES)]
        for path in paths:
            apps = [f"7D3KX9QW2M.com.example.app{number}.*" for number in range(FINDINGS // FILES)]
            with open(path, "w") as file:
                json.dump({"webcredentials": {"apps": apps}}, file, indent=1)
        lint = [aasa, "lint", "--no-config", *paths]
        report = json.loads(subprocess.run([*lint, "--format", "json"], capture_output=True).stdout)
        assert len(report["findings"]) >= FINDINGS, len(report["findings"])
        print(f"formats, on a report of {len(report['findings'])} findings (best of 5 runs, whole processes):")
        for form in FORMATS:
            seconds, processor, memory = measure([*lint, "--format", form])
            flag = "" if seconds < SECONDS and memory < MEGABYTES else f"   over {SECONDS} s or {MEGABYTES} MB"
            print(f"  {form:<10} {seconds * 1000:7.1f} ms   {processor * 1000:7.1f} ms   {memory:7.1f} MB{flag}")


main(sys.argv[1])
