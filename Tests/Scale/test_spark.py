"""Packaging/spark: the Parquet files are complete, each domain once, although an executor is killed."""
import json
import os
import shutil
import sys
import unittest

from pyspark.sql import SparkSession

from scaletest import LONGEST, PACKAGING, ScaleTest, command_line, descendants, is_scan, kill

sys.path.insert(0, str(PACKAGING / "spark"))
import scan_domains

COUNT, LATE = 600, 6
SUBMIT = os.path.join(os.path.dirname(sys.executable), "spark-submit")


class SparkTest(ScaleTest):
    @classmethod
    def setUpClass(cls):
        os.environ |= {"SPARK_LOCAL_IP": "127.0.0.1", "PYSPARK_PYTHON": sys.executable}
        builder = SparkSession.builder.master("local[1]").config("spark.ui.enabled", False).config("spark.log.level", "ERROR")
        cls.spark = cls.enterClassContext(builder.getOrCreate())

    def submit(self, master, *words):
        events = self.folder / "events"
        events.mkdir(exist_ok=True)
        settings = {"spark.ui.enabled": "false", "spark.log.level": "ERROR", "spark.local.dir": self.folder / "spark",
                    "spark.eventLog.enabled": "true", "spark.eventLog.dir": events.as_uri(),
                    "spark.eventLog.compress": "false", "spark.eventLog.rolling.enabled": "false"}
        configuration = [word for name, value in settings.items() for word in ("--conf", f"{name}={value}")]
        # The program comes with the job, as to a cluster that does not have it.
        command = [SUBMIT, "--master", master, *configuration, PACKAGING / "spark" / "scan_domains.py",
                   "--ship", shutil.which("aasa"), *words]
        return self.start([*command, "--", *self.hosts.options(), "--jobs=4"], cwd=self.folder)

    def events(self, kind):
        """What Spark has recorded of its own doing."""
        lines = [json.loads(line) for path in (self.folder / "events").iterdir() for line in path.read_text().splitlines()]
        return [event for event in lines if event["Event"] == kind]

    def rows(self, output):
        return [row.asDict(recursive=True) for row in self.spark.read.parquet(str(output)).collect()]

    def test_nothing_is_missing_and_nothing_twice_where_an_executor_is_killed(self):
        names, output = self.names(COUNT, LATE), self.folder / "results"
        text = self.write_input(names)
        with open(text, "a") as file:
            file.write("# a comment\n\nnot a domain\n")
        process = self.submit("local-cluster[2,1,1024]", "--partitions", "6", text, output)
        self.hosts.gate.wait(2)
        self.assertTrue(0 < len(self.hosts.asked()) < COUNT)
        executors = [one for one in descendants(process.pid)
                     if any("CoarseGrainedExecutorBackend" in word for word in command_line(one))]
        self.assertEqual(len(executors), 2)
        kill(next(one for one in executors if any(map(is_scan, descendants(one)))))
        self.hosts.gate.open()
        self.finish(process)

        rows = self.rows(output)
        unread = [row for row in rows if row["error"] is not None]
        self.assertEqual([row["input"] for row in unread], ["not a domain"])
        self.assertEqual({row["domain"] for row in unread}, {None})
        self.assert_complete([row for row in rows if row["error"] is None], names)
        lost = [event for event in self.events("SparkListenerTaskEnd")
                if event["Task End Reason"]["Reason"] == "ExecutorLostFailure"]
        self.assertGreater(len(lost), 0)
        # The task that was lost asked its hosts again.
        self.assertGreater(len(self.hosts.asked()), COUNT)

    def test_a_second_run_asks_only_the_slices_that_are_not_finished(self):
        names, table, output = self.names(200, 2), self.folder / "table", self.folder / "results"
        self.hosts.gate.open()
        lines = [(self.hosts.line(name, id=number), "another column") for number, name in enumerate(names)]
        self.spark.createDataFrame(lines, ["line", "note"]).write.parquet(str(table))
        words = ["--column", "line", "--partitions", "2", "--slices", "3", f"{table}/", output]
        self.finish(self.submit("local[2]", *words))
        rows = self.rows(output)
        self.assert_complete(rows, names)
        self.assertEqual({int(row["id"]): row["domain"] for row in rows}, dict(enumerate(names)))

        asked = len(self.hosts.asked())
        (output / "slice=00001" / "_SUCCESS").unlink()
        self.finish(self.submit("local[2]", *words))
        again = self.hosts.asked()[asked:]
        self.assertEqual(sorted(again), sorted(row["domain"] for row in rows if row["slice"] == 1))
        self.assertTrue(0 < len(again) < len(names))
        self.assertEqual(sorted(self.rows(output), key=str), sorted(self.rows(output), key=str))
        self.assert_complete(self.rows(output), names)

    def test_the_columns_are_those_of_the_schema(self):
        names, output = self.names(20, 1), self.folder / "results"
        self.hosts.gate.open()
        self.finish(self.submit("local[1]", "--partitions", "1", self.write_input(names), output))
        written = self.spark.read.parquet(str(output / "slice=00000")).schema
        self.assertEqual(written.simpleString(), scan_domains.SCHEMA.simpleString())
        row = next(row for row in self.rows(output) if row["domain"] == names[9])
        self.assertEqual((row["file"], row["status"], row["services"]), ("none", 404, {}))
        self.assertEqual((row["findings"][0]["severity"], row["rest"]), ("error", None))
        row = next(row for row in self.rows(output) if row["domain"] == names[0])
        self.assertEqual((row["file"], row["status"], row["services"]), ("read", 200, {"webcredentials": 1}))


class PipeTest(unittest.TestCase):
    """One partition, with programs in the place of aasa."""

    def answers(self, lines, script):
        return list(scan_domains.scan(lines, ["sh", "-c", script]))

    def column(self, rows, name):
        return [row[scan_domains.SCHEMA.fieldNames().index(name)] for row in rows]

    def test_a_program_that_fails_fails_the_task(self):
        with self.assertRaisesRegex(RuntimeError, "ended with 3"):
            self.answers(["a.example"] * 100_000, "exit 3")
        with self.assertRaisesRegex(RuntimeError, "ended with -9"):
            self.answers(["a.example"], "kill -9 $$")

    def test_a_line_without_an_answer_fails_the_task(self):
        with self.assertRaisesRegex(RuntimeError, "answered 1 of 2 lines"):
            self.answers(["a.example", "b.example"], """cat >/dev/null; echo '{"domain": "a.example"}'""")

    def test_an_input_that_breaks_off_fails_the_task(self):
        def broken():
            yield "a.example"
            raise OSError("the disk is gone")
        with self.assertRaisesRegex(OSError, "the disk is gone"):
            self.answers(broken(), """while read -r line; do echo '{"domain": "a.example"}'; done""")

    def test_a_task_that_is_cancelled_ends_its_program(self):
        def endless():
            while True:
                yield "a.example"
        rows = scan_domains.scan(endless(), ["sh", "-c", """echo "{\\"domain\\": \\"$$\\"}"; exec cat >/dev/null"""])
        process = int(self.column([next(rows)], "domain")[0])
        rows.close()
        self.assertEqual(command_line(process), [])

    def test_lines_and_answers_stream(self):
        taken = []
        def counted():
            for number in range(1_000_000):
                taken.append(number)
                yield '{"domain": "a.example"}'
        rows = scan_domains.scan(counted(), ["cat"])
        next(rows)
        self.assertLess(len(taken), 100_000)
        self.assertEqual(1 + sum(1 for _ in rows), 1_000_000)

    def test_an_error_has_the_beginning_of_its_line(self):
        lines = [None, "  ", "# comment", "x" * 1000, "two\nlines", "b"]
        script = """cat >/dev/null; for n in 3 1 2; do echo "{\\"line\\": $n, \\"error\\": \\"…\\"}"; done"""
        rows = self.answers(lines, script)
        self.assertEqual(self.column(rows, "input"), ["b", "x" * 200, "two lines"])
        self.assertEqual(self.column(rows, "findings"), [None] * 3)

    def test_what_has_no_column_is_kept(self):
        line = '{"domain": "a", "id": [1], "findings": ["redirected"], "report": {"x": 1}}'
        row, = self.answers([line], "cat")
        self.assertEqual((row[1], row[-1]), ("[1]", '{"report": {"x": 1}}'))
        self.assertEqual(self.column([row], "findings"), [[(None, "redirected", None, None)]])
