#!/usr/bin/env python3
"""grammar.py AASA [SECONDS [READER…]]: looks for text that takes far more than it is long. Each word of a format is repeated 10 to
10,000 times, what opens and closes is nested as often, and what is defined is defined by itself twice; then mixtures of them, until
SECONDS (60) are over for each reader. SEED is another order of those.

A crash, more than 10 seconds of processor time, or more than 1 GB is a failure, and is printed with what led to it. To keep
what was found as a test, give it a row in Tests/Benchmarks/growth_grammar.py.
"""
import os, resource, signal, tempfile
from grammars import DOUBLES, NESTS
from readers import prepared, run_readers

COUNTS = (10, 30, 100, 1_000, 10_000)
SECONDS, MEGABYTES = 10, 1_000
CODES = (0, 1, 64, 65, 66)


def run(command, source):
    """Seconds of processor time, megabytes and exit code, of the command and what it started."""
    child = os.fork()
    if child == 0:
        for stream, file in enumerate((source, os.devnull, os.devnull)):
            os.dup2(os.open(file, os.O_RDWR), stream)
        # Enough to be seen, and no more than the machine has.
        resource.setrlimit(resource.RLIMIT_DATA, (3 << 30, 3 << 30))
        # Of processor time, whatever else the machine does; what only waits is ended too.
        resource.setrlimit(resource.RLIMIT_CPU, (3 * SECONDS, 3 * SECONDS))
        signal.alarm(900)
        os.execv(command[0], command)
    _, status, usage = os.wait4(child, 0)
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, os.waitstatus_to_exitcode(status)


def nested(pair, count):
    before, after = pair
    return before * count + after * count


def doubled(pair, count):
    """A definition, and others of which each names the one before as often as it is written."""
    first, step = pair
    return first + "".join(step.replace("#", str(k)).replace("@", str(k - 1)) for k in range(1, count + 1))


def texts(reader, rng):
    """What is tried: first everything by itself, then mixtures without end. Each is a template, what takes its place, and
    how it is told."""
    name, _, _, templates, words, _ = reader
    nests, doubles = NESTS.get(name, []), DOUBLES.get(name, [])
    for template in templates:
        for count in COUNTS:
            for word in words:
                yield template, word * count, f"{word!r} × {count}"
            for pair in nests:
                yield template, pair[0] * count, f"{pair[0]!r} × {count}"
                yield template, nested(pair, count), f"{pair} nested {count}"
            for pair in doubles:
                yield template, doubled(pair, count), f"{pair} doubled {count}"
    while True:
        count, template = rng.choice(COUNTS), rng.choice(templates)
        kind = rng.randrange(4)
        mixture = "".join(rng.choice(words) for _ in range(rng.randint(2, 4)))
        if kind == 0 or not nests:
            yield template, mixture * count, f"{mixture!r} × {count}"
        elif kind == 1:
            pairs = rng.choices(nests, k=rng.randint(2, 3))
            pair = ("".join(one[0] for one in pairs), "".join(one[1] for one in reversed(pairs)))
            yield template, nested(pair, count), f"{pair} nested {count}"
        elif kind == 2:
            pair = (mixture + rng.choice(nests)[0], rng.choice(nests)[1] + rng.choice(words))
            yield template, nested(pair, count), f"{pair} nested {count}"
        else:
            inner = doubled(rng.choice(doubles), 30) if doubles else mixture * count
            pair = rng.choice(nests)
            yield template, pair[0] * count + inner + pair[1] * count, f"{inner[:60]!r}… in {pair} nested {count}"


def search(aasa, reader, time, rng):
    """Prints what fails, and returns how much was tried, the longest, the largest, and how many failed."""
    spent, tried, longest, largest, failed = 0.0, 0, (0.0, ""), (0.0, ""), 0
    for template, inner, told in texts(reader, rng):
        if spent >= time:
            break
        told = f"{template!r} with {told}"
        with tempfile.TemporaryDirectory() as folder:
            words, source = prepared(folder, reader, template.replace("%s", inner, 1))
            took, megabytes, code = run([aasa] + words, source)
            os.chdir("/")
        spent, tried = spent + max(took, 0.01), tried + 1
        longest, largest = max(longest, (took, told)), max(largest, (megabytes, told))
        if took > SECONDS or megabytes > MEGABYTES or code not in CODES:
            print(f"  {reader[0]}: {took:.1f} s, {megabytes:.0f} MB, exit {code}: {told}", flush=True)
            failed += 1
    return tried, longest, largest, failed


def told(reader, time, rng, aasa):
    tried, longest, largest, failed = search(aasa, reader, time, rng)
    return failed, (f"{tried:>6} texts, {failed} failed; at most {longest[0]:.2f} s: {longest[1]}; "
                    f"{largest[0]:.0f} MB: {largest[1]}")


run_readers(told)
