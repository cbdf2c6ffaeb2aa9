#!/usr/bin/env python3
"""growth.py AASA [SECONDS [READER…]]: looks for text that costs more than its length. Pieces of up to four words of a format are
repeated until a file has its size; where that takes long, it is measured at a half and a quarter of the size too, and what
grows faster than linearly is printed, with the piece. SECONDS (60) is the time for each reader, SEED another order.

To keep what was found as a test, give it a row in Tests/Benchmarks/growth_*.py, and a test that counts what was done twice.
"""
import math, os, sys, tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Benchmarks"))
import growth
from readers import prepared, run_readers

LONG = 0.5  # seconds of processor time at full size, from which on a piece is looked at
EXPONENT = 1.4


def text(template, piece, size):
    before, after = template.split("%s")
    room = size - len(before.encode()) - len(after.encode())
    return before + piece * max(1, room // max(1, len(piece.encode()))) + after


def seconds(aasa, reader, template, piece, size):
    with tempfile.TemporaryDirectory() as folder:
        words, source = prepared(folder, reader, text(template, piece, size))
        took, _, code = growth.run([aasa] + words, source)
        os.chdir("/")
    return took, code


def search(aasa, reader, time, rng):
    """Prints what grows, and returns how much was tried, the longest, and how many were found."""
    name, _, size, templates, alphabet, _ = reader
    spent, tried, longest, found = 0.0, 0, (0.0, ""), []
    pieces = [(template, word) for template in templates for word in alphabet]
    while spent < time:
        template, piece = pieces.pop() if pieces else (
            rng.choice(templates), "".join(rng.choice(alphabet) for _ in range(rng.randint(2, 4))))
        took, code = seconds(aasa, reader, template, piece, size)
        spent, tried, longest = spent + took, tried + 1, max(longest, (took, f"{template!r} with {piece!r}"))
        if code not in (0, 1, 64, 65, 66):
            print(f"  {name}: exit {code}: {template!r} with {piece!r} × {size}", flush=True)
            found.append(piece)
        if took < LONG:
            continue
        half, _ = seconds(aasa, reader, template, piece, size // 2)
        quarter, _ = seconds(aasa, reader, template, piece, size // 4)
        spent += half + quarter
        exponent = math.log2(took / max(half, 0.01))
        if exponent > EXPONENT and math.log2(half / max(quarter, 0.01)) > EXPONENT - 0.2:
            print(f"  {name}: {quarter:.2f}, {half:.2f}, {took:.2f} s, exponent {exponent:.2f}: {template!r} with {piece!r}", flush=True)
            found.append(piece)
    return tried, longest, len(found)


def told(reader, time, rng, aasa):
    tried, longest, found = search(aasa, reader, time, rng)
    return found, f"{tried:>6} texts, {found} grow; the longest took {longest[0]:.2f} s: {longest[1]}"


run_readers(told)
