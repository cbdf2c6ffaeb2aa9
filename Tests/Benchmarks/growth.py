#!/usr/bin/env python3
"""growth.py AASA [WORD…]: how the cost of what a stranger can make large grows. Each row (those whose name holds a WORD)
is run at n, 2n and 4n; the exponent is that of the last doubling: 1 where the cost is linear, 2 where it is quadratic.

A row is a name, n, a function that writes its input of size n into an empty folder, the current one, and returns the
arguments of aasa, the seconds that 4n may take, the exit code where a bound is reported, and the
megabytes that 4n may take. It stands in a module beside this one, in a list named ROWS.
"""
import math, os, signal, sys, tempfile
import growth_apps, growth_files, growth_grammar, growth_reports

ROWS = growth_files.ROWS + growth_apps.ROWS + growth_reports.ROWS + growth_grammar.ROWS

LONGEST = 60  # seconds, after which a run is ended
MEGABYTES = 300  # at 4n
EXPONENT = 1.3  # of the last doubling
MEANINGFUL = 0.25  # seconds, below which an exponent says nothing


def apart(function, *arguments):
    """What the function returns, in a process of its own: what a process once held counts as memory of its children."""
    end, start = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.write(start, "\0".join(function(*arguments)).encode())
        except BaseException:
            sys.excepthook(*sys.exc_info())
            os._exit(1)
        os._exit(0)
    os.close(start)
    with os.fdopen(end, "rb") as pipe:
        result = pipe.read().decode()
    if os.waitpid(child, 0)[1] != 0:
        sys.exit("the input of a row cannot be made")
    return result.split("\0")


def run(command, source=os.devnull):
    """Seconds of processor time, which other programs do not lengthen, megabytes and exit code of a command."""
    child = os.fork()
    if child == 0:
        for stream, file in enumerate((source, os.devnull, os.devnull)):
            os.dup2(os.open(file, os.O_RDWR), stream)
        signal.alarm(LONGEST)
        os.execv(command[0], command)
    _, status, usage = os.wait4(child, 0)
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, os.waitstatus_to_exitcode(status)


def measured(aasa, generate, count):
    """The best of three runs, or of as many as five seconds allow."""
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        command = [aasa] + apart(generate, count)
        results = [run(command)]
        while len(results) < 3 and results[0][0] < 2.5:
            results.append(run(command))
        os.chdir("/")
    return min(results)


def row(aasa, name, count, generate, limit, bounded=0, most=MEGABYTES):
    times, cells, flags = [], [], []
    for factor in (1, 2, 4):
        seconds, megabytes, code = measured(aasa, generate, count * factor)
        times.append(seconds)
        cells.append(f"{seconds:7.2f} s {megabytes:5.0f} MB")
        if code not in (0, 1, bounded):
            flags.append("ended" if code == -signal.SIGALRM else f"exit {code}")
        if seconds >= LONGEST:
            break
    if seconds > limit or megabytes > most:
        flags.append("LARGE")
    exponent = math.log2(times[2] / times[1]) if len(times) == 3 else math.inf
    if exponent > EXPONENT and times[-1] > MEANINGFUL:
        flags.append("GROWS")
    print(f"  {name:<42} {count:>8} {' '.join(cells)} {exponent:6.2f}  {', '.join(flags)}".rstrip(), flush=True)
    return not flags


def main(aasa, *words):
    aasa = os.path.abspath(aasa)
    print(f"  {'':<42} {'n':>8} {'n':>18} {'2n':>18} {'4n':>18} exponent")
    chosen = [entry for entry in ROWS if not words or any(word in entry[0] for word in words)]
    steady = [row(aasa, *entry) for entry in chosen]
    print(f"  {len(steady)} rows, {steady.count(False)} flagged")


if __name__ == "__main__":
    main(*sys.argv[1:])
