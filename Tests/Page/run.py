#!/usr/bin/env python3
"""run.py AASA AXE [--folder FOLDER [--pictures all]] [TEST…]: opens the reports of --format html and the pages of
`aasa serve` in headless Chromium, and does in them what people do. AXE is axe-core's script. With FOLDER, keeps pages there,
and pictures of those with something wrong, or of all. TEST is a part of a test's name.
"""
import argparse, os, shutil, signal, tempfile, time, unittest

from browser import Browser
from case import HERE, PageCase
from sites import Sites


class Result(unittest.TextTestResult):
    """Says how long each test took."""

    def startTest(self, test):
        self.start = time.monotonic()
        super().startTest(test)

    def stopTest(self, test):
        super().stopTest(test)
        self.stream.writeln(f"    {time.monotonic() - self.start:.1f} s")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("aasa", type=os.path.abspath)
    parser.add_argument("axe")
    parser.add_argument("--folder")
    parser.add_argument("--pictures", choices=("wrong", "all"), default="wrong")
    parser.add_argument("tests", nargs="*")
    arguments = parser.parse_intermixed_args()
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not program:
        raise SystemExit("Chromium is not installed; make test-page installs it from Debian")
    signal.alarm(1800)  # a browser that hangs ends the tests, which then fail
    PageCase.keeps_pictures = arguments.folder and arguments.pictures
    folder = os.path.abspath(arguments.folder) if arguments.folder else tempfile.mkdtemp()
    os.makedirs(folder, exist_ok=True)
    with open(arguments.axe) as file:
        PageCase.axe = file.read()
    PageCase.aasa, PageCase.folder = arguments.aasa, folder
    PageCase.browser = Browser(program)
    try:
        with Sites(arguments.aasa, folder) as PageCase.sites:
            loader = unittest.TestLoader()
            loader.testNamePatterns = [f"*{name}*" for name in arguments.tests] or None
            tests = loader.discover(HERE, pattern="test_*.py", top_level_dir=HERE)
            succeeded = unittest.TextTestRunner(verbosity=2, resultclass=Result).run(tests).wasSuccessful()
    finally:
        PageCase.browser.close()
    if not arguments.folder:
        shutil.rmtree(folder)
    raise SystemExit(0 if succeeded else 1)


if __name__ == "__main__":
    main()
