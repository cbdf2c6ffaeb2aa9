"""What the tests of this folder share."""
import collections
import contextlib
import json
import os
import pathlib
import signal
import subprocess
import tempfile
import time
import unittest

from hosts import Hosts

PACKAGING = pathlib.Path(__file__).resolve().parents[2] / "Sources" / "aasa" / "Packaging"
LONGEST = 300  # seconds, after which what hangs is ended and fails its test


class ScaleTest(unittest.TestCase):
    """A test with hosts of its own, and a folder for what is read and written."""

    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory(prefix="aasa-scale-")))
        (self.folder / "hosts").mkdir()
        self.hosts = self.enterContext(Hosts(self.folder / "hosts"))

    def names(self, count, late):
        """So many names, of which some are behind the gate, each in the middle of its share, and every tenth has no file."""
        return [f"late-{n:04}.example.com" if n % (count // late) == count // late // 2
                else f"{'none' if n % 10 == 9 else 'host'}-{n:04}.example.com" for n in range(count)]

    def write_input(self, names):
        path = self.folder / "domains.txt"
        path.write_text("".join(self.hosts.line(name) + "\n" for name in names))
        return path

    def start(self, command, **options):
        """A program in a process group of its own, which is ended with the test whatever happens."""
        process = subprocess.Popen([str(word) for word in command], start_new_session=True, **options)
        self.addCleanup(kill_tree, process)
        return process

    def finish(self, process, code=0):
        self.assertEqual(process.wait(timeout=LONGEST), code)

    def results(self, folder):
        """The lines of all files of results, of which each must be whole."""
        return [json.loads(line) for path in sorted(folder.glob("*.jsonl")) for line in path.read_bytes().splitlines()]

    def assert_complete(self, answers, names):
        """Each name once, with what its host answers."""
        self.assertEqual(collections.Counter(answer["domain"] for answer in answers), collections.Counter(names))
        wrong = [answer for answer in answers if answer["file"] != ("none" if answer["domain"].startswith("none-") else "read")]
        self.assertEqual(wrong, [])

    def assert_asked_once(self, answers):
        """A host whose answer was there is not asked again; what was under way at a kill is."""
        asked = collections.Counter(self.hosts.asked())
        self.assertEqual([answer["domain"] for answer in answers if asked[answer["domain"]] != 1], [])


def wait_until(condition):
    """Returns when something holds that another process does."""
    end = time.monotonic() + LONGEST
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(0.01)


def parents():
    """The parent of each process, by its id."""
    found = {}
    for path in pathlib.Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            found[int(path.parent.name)] = int(path.read_text().rpartition(")")[2].split()[1])
    return found


def descendants(process):
    """The ids of a process and of all that it started, the first first."""
    tree, found = parents(), [process]
    for one in found:
        found += [child for child, parent in tree.items() if parent == one]
    return found


def command_line(process):
    try:
        return pathlib.Path(f"/proc/{process}/cmdline").read_bytes().decode(errors="replace").split("\0")[:-1]
    except (FileNotFoundError, ProcessLookupError):
        return []


def is_scan(process):
    """Whether it is aasa, under whatever name it was sent, and scans."""
    words = command_line(process)
    return words[1:2] == ["scan"] and os.path.basename(words[0]).endswith("aasa")


def kill(process):
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


def kill_tree(process):
    """SIGKILL for a process and all that it started, stopped first so that it starts nothing more."""
    if process.poll() is not None:
        return
    process.send_signal(signal.SIGSTOP)
    for one in descendants(process.pid):
        kill(one)
    process.wait()
