"""Packaging/parallel: the result is complete, each domain once, whatever is killed."""
import os
import shutil
import unittest

from scaletest import PACKAGING, ScaleTest, descendants, is_scan, kill, kill_tree

COUNT, LATE = 400, 4


@unittest.skipUnless(shutil.which("parallel"), "GNU parallel is not installed; make test-scale installs it")
class ParallelTest(ScaleTest):
    def setUp(self):
        super().setUp()
        self.everything = self.names(COUNT, LATE)
        self.input, self.output = self.write_input(self.everything), self.folder / "results"
        self.command = [PACKAGING / "parallel" / "scan-domains", self.input, self.output, *self.hosts.options(), "--jobs=4"]
        # Four shares at a time, one of the gate's hosts in each.
        self.environment = os.environ | {"SHARE": str(self.input.stat().st_size // 4 + 100), "PARALLEL": "--jobs 4"}

    def run_until_held(self):
        process = self.start(self.command, env=self.environment)
        self.hosts.gate.wait(LATE)
        return process

    def test_each_share_has_a_file_and_the_whole_is_complete(self):
        self.hosts.gate.open()
        self.finish(self.start(self.command, env=self.environment))
        self.assertEqual(len(list(self.output.iterdir())), 4)
        self.assert_complete(self.results(self.output), self.everything)

    def test_a_second_run_goes_on_after_all_was_killed(self):
        kill_tree(self.run_until_held())
        before = self.results(self.output)
        self.assertTrue(0 < len(before) < COUNT)
        first = sorted(self.output.iterdir())[0]
        with open(first, "ab") as file:
            file.write(b'{"domain": "host-0')  # as a kill leaves it
        self.hosts.gate.open()
        self.finish(self.start(self.command, env=self.environment))
        self.assert_complete(self.results(self.output), self.everything)
        self.assert_asked_once(before)

    def test_a_scan_that_is_killed_is_tried_again(self):
        process = self.run_until_held()
        scans = [one for one in descendants(process.pid) if is_scan(one)]
        self.assertEqual(len(scans), 4)
        kill(scans[0])
        self.hosts.gate.open()
        self.finish(process)
        self.assert_complete(self.results(self.output), self.everything)

    def test_an_option_reaches_each_scan_as_it_is(self):
        self.hosts.gate.open()
        process = self.start(self.command + ["--no-such=it's \"this\" $HOME"], env=self.environment, stderr=-1, text=True)
        complaint = process.communicate()[1]
        self.assertNotEqual(process.returncode, 0)
        self.assertIn("no-such", complaint)
