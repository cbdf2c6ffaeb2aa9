#!/usr/bin/env python3
"""Scans many domains on a Spark cluster: pipes each partition of a list through `aasa scan`, and writes Parquet.

    spark-submit scan_domains.py domains.txt results --ship /usr/bin/aasa --partitions 1000 -- --contact you@example.com

INPUT is text with a line for each domain, in any form that `aasa scan` reads; with --column, it is a Parquet folder or a
table, and the column has the lines. What stands after `--` goes to each `aasa scan`. OUTPUT gets a row for each line that
`aasa scan` writes, also for a line that it could not read.

A task that fails or whose executor is lost asks its hosts again, and only what a finished task has written counts, so
each line has one row. A partition is what is lost then: make it a few minutes long, not an hour. --slices divides the input
into as many jobs, one after another, each in a folder of its own; the same command, run again after the driver was lost,
goes on with the slices that are not finished. Runs on PySpark 3.5 or later, and needs nothing beside it.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import threading

from pyspark import SparkFiles
from pyspark.sql import SparkSession, functions
from pyspark.sql.types import ArrayType, IntegerType, LongType, MapType, StringType, StructField, StructType

FINDING = StructType([StructField(name, StringType()) for name in ("code", "name", "severity", "message")])
SCHEMA = StructType([
    StructField("domain", StringType()),
    StructField("id", StringType()),  # JSON, where it is not a string
    StructField("file", StringType()),
    StructField("verdict", StringType()),
    StructField("status", IntegerType()),
    StructField("bytes", LongType()),
    StructField("services", MapType(StringType(), IntegerType())),
    StructField("servedBy", StringType()),
    StructField("findings", ArrayType(FINDING)),
    StructField("milliseconds", LongType()),
    StructField("error", StringType()),  # why the line could not be read; then all above is null …
    StructField("input", StringType()),  # … and this is the line
    StructField("rest", StringType()),  # JSON of what --detail full or a later version adds
])
# Nothing of this reaches `aasa scan`, so that each line sent has an answer.
SKIPPED = re.compile(r"\s*(#.*)?", re.DOTALL | re.ASCII)
# An error names its line by number. It comes while the line is among the last that were sent, because the program reads no
# further than it works.
REMEMBERED, LONGEST = 100_000, 200


class Feeder(threading.Thread):
    """Sends lines to a process, whose answers are read at the same time; else both would wait for ever."""

    def __init__(self, lines, pipe):
        super().__init__(daemon=True)
        self.lines, self.pipe = lines, pipe
        self.count, self.failure = 0, None
        self.recent = {}

    def run(self):
        try:
            with self.pipe:
                for line in self.lines:
                    if line is None or SKIPPED.fullmatch(line):
                        continue
                    line = line.replace("\n", " ").replace("\r", " ")  # one value, one line
                    self.count += 1
                    self.recent[self.count] = line[:LONGEST]
                    self.recent.pop(self.count - REMEMBERED, None)
                    self.pipe.write(line.encode(errors="replace") + b"\n")
        except BrokenPipeError:
            pass  # its exit code says why it reads no more
        except BaseException as failure:
            self.failure = failure


def scan(lines, command):
    """The answers of one process to the lines of a partition, as they come.

    RDD.pipe does not stop where its input breaks off, and leaves the process running where a task is cancelled.
    """
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    feeder = Feeder(lines, process.stdin)
    feeder.start()
    answered = 0
    try:
        with process.stdout:
            for line in process.stdout:
                answered += 1
                yield row(json.loads(line), feeder.recent)
            code = process.wait()
    finally:
        process.kill()  # nothing, where it has ended
        process.wait()
    feeder.join()
    if feeder.failure:
        raise feeder.failure
    if code != 0:
        raise RuntimeError(f"{command} ended with {code}")
    if answered != feeder.count:
        raise RuntimeError(f"{command} answered {answered} of {feeder.count} lines")


def row(answer, recent):
    """The values of SCHEMA, in its order, with the lines that were sent last by their numbers."""
    if "error" in answer:
        answer["input"] = recent.get(answer.pop("line"))
    if not isinstance(answer.get("id"), (str, type(None))):
        answer["id"] = json.dumps(answer["id"])
    if "findings" in answer:  # of --detail names, the names alone
        findings = [finding if isinstance(finding, dict) else {"name": finding} for finding in answer["findings"]]
        answer["findings"] = [tuple(map(finding.get, FINDING.names)) for finding in findings]
    values = [answer.pop(field.name, None) for field in SCHEMA.fields[:-1]]
    return (*values, json.dumps(answer) if answer else None)


def read(spark, options):
    """The lines, and the host that each names: the lines of a host meet in one process, which opens one connection to it."""
    if options.column is None:
        lines = spark.read.text(options.input).select(functions.col("value").alias("line"))
    else:
        table = spark.read.parquet(options.input) if "/" in options.input else spark.table(options.input)
        lines = table.select(functions.col(options.column).cast("string").alias("line"))
    host = functions.coalesce(
        functions.get_json_object("line", "$.domain"), functions.substring_index(functions.trim("line"), ",", -1))
    return lines.withColumn("host", functions.lower(host))


def is_finished(spark, folder):
    path = spark._jvm.org.apache.hadoop.fs.Path(folder + "/_SUCCESS")
    return path.getFileSystem(spark._jsc.hadoopConfiguration()).exists(path)


def run(spark, options, command):
    if options.ship:
        spark.sparkContext.addFile(options.ship)
    shipped = options.ship and os.path.basename(os.path.realpath(options.ship))  # Spark follows links
    lines = read(spark, options)
    slice_of = functions.pmod(functions.xxhash64("host"), functions.lit(options.slices))
    for number in range(options.slices):
        folder = f"{options.output}/slice={number:05}"
        if is_finished(spark, folder):
            continue
        # By value, not in turn: a task that is run again gets the same lines.
        share = lines.where(slice_of == number).repartition(options.partitions, "host")
        answers = share.select("line").rdd.mapPartitions(
            lambda rows: scan((each.line for each in rows), [SparkFiles.get(shipped) if shipped else "aasa", *command]))
        # What an interrupted run left in this folder goes.
        spark.createDataFrame(answers, SCHEMA, verifySchema=False).write.mode("overwrite").parquet(folder)


def positive(text):
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def arguments(words):
    cut = words.index("--") if "--" in words else len(words)
    parser = argparse.ArgumentParser(
        description="Scans many domains on a Spark cluster, and writes Parquet.",
        epilog="What stands after -- goes to each aasa scan.")
    parser.add_argument("input", help="lines of domains: text, or with --column a table or a path of Parquet files, with a /")
    parser.add_argument("output", help="folder for the Parquet files")
    parser.add_argument("--column", help="column of the input that has the lines")
    parser.add_argument("--partitions", type=positive, default=100, help="tasks of a slice; each is one aasa scan")
    parser.add_argument("--slices", type=positive, default=1, help="jobs, one after another; a second run skips finished ones")
    parser.add_argument("--ship", metavar="FILE", help="aasa for the executors; without it, they have it in their PATH")
    options = parser.parse_args(words[:cut])
    return options, ["scan", *words[cut + 1:], "-"]


def main():
    options, command = arguments(sys.argv[1:])
    spark = SparkSession.builder.appName("aasa scan").getOrCreate()
    try:
        run(spark, options, command)
    finally:
        spark.stop()


if __name__ == "__main__":
    main()
