#!/usr/bin/env python3
"""Runs the steps of a Dockerfile without Docker, each stage in a root file system that it is given.

dockerfile.py FILE CONTEXT --argument NAME=VALUE… --stage NAME=ROOT… prints the configuration of the last stage as JSON.
A stage is named as in FROM … AS NAME, the last one “final”. A root must have all that the base image has. With --warm FOLDER
the steps after COPY . . are run in that folder, which has the same files and is built already, instead of the copy of the
context: building takes minutes. Any instruction that is not known is an error.
"""
import argparse
import fnmatch
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

TOLD = ["MAKEFLAGS", "RELEASED", "AASA_ADDED", "AASA_STRICT", "SWIFT_EXEC"]

parser = argparse.ArgumentParser()
parser.add_argument("file", type=pathlib.Path)
parser.add_argument("context", type=pathlib.Path)
parser.add_argument("--argument", action="append", default=[])
parser.add_argument("--stage", action="append", default=[])
parser.add_argument("--warm", type=pathlib.Path)
options = parser.parse_args()
arguments = dict(text.split("=", 1) for text in options.argument)
roots = {name: pathlib.Path(root) for name, root in (text.split("=", 1) for text in options.stage)}


def instructions(text):
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    for line in re.sub(r"\\\n", " ", "\n".join(lines)).splitlines():
        word, rest = line.split(None, 1)
        yield word.upper(), rest.strip()


def expand(text, variables):
    return re.sub(r"\$\{(\w+)\}|\$(\w+)", lambda match: variables.get(match[1] or match[2], ""), text)


class Stage:
    def __init__(self, name, known):
        self.name, self.root = name, roots[name]
        self.environment = {"PATH": os.environ["PATH"] if name != "final" else "/usr/sbin:/usr/bin:/sbin:/bin"}
        self.arguments = dict(known)
        self.folder, self.warm = "/", None
        self.configuration = {"labels": {}, "user": "0:0", "folder": "/", "entrypoint": []}

    def inside(self, path):
        return self.root / os.path.normpath(os.path.join(self.folder, path)).lstrip("/")

    def variables(self):
        return self.arguments | self.environment

    def run(self, command):
        folder = str(self.warm) if self.warm else self.folder
        script = f"cd {shlex.quote(folder)} && {command}"
        # Where it is built already, with what that build was told: with anything else all of it is built again.
        told = {name: os.environ[name] for name in TOLD if name in os.environ} if self.warm else {}
        environment = self.variables() | told
        subprocess.run(["chroot", self.root, "/bin/sh", "-ec", script], env=environment, check=True, stdout=sys.stderr)

    def copy(self, rest):
        words = shlex.split(rest)
        source = next((word.split("=", 1)[1] for word in words if word.startswith("--from=")), None)
        *origins, target = [word for word in words if not word.startswith("--")]
        base = roots[source] if source else options.context
        into = self.inside(target)
        for origin in origins:
            path = base / origin.lstrip("/")
            ignore = None if source else ignored
            # Links, modes and folders that exist stay, as with Docker.
            shutil.copytree(path, into, symlinks=True, dirs_exist_ok=True, ignore=ignore)
        if not source and origins == ["."] and options.warm:
            self.warm = options.warm


patterns = []
ignore_file = options.context / ".dockerignore"
if ignore_file.exists():
    patterns = [line for line in ignore_file.read_text().splitlines() if line and not line.startswith("#")]


def ignored(folder, names):
    relative = pathlib.Path(folder).relative_to(options.context)
    return [name for name in names if any(fnmatch.fnmatch(str(relative / name), pattern) for pattern in patterns)]


text = options.file.read_text()
last = [rest for word, rest in instructions(text) if word == "FROM"][-1]
globals_, stage = {}, None
for word, rest in instructions(text):
    print(f"{stage.name if stage else ''}: {word} {rest}", file=sys.stderr)
    if word == "ARG":
        name, _, default = rest.partition("=")
        (stage.arguments if stage else globals_)[name] = arguments.get(name, default)
    elif word == "FROM":
        match = re.fullmatch(r"(\S+)(?: AS (\S+))?", expand(rest, globals_), re.I)
        stage = Stage(match[2] or "final", {})
        stage.configuration["base"] = match[1]
    elif word == "ENV":
        name, value = rest.split("=", 1)
        stage.environment[name] = expand(value, stage.variables())
    elif word == "LABEL":
        stage.configuration["labels"].update(item.split("=", 1) for item in shlex.split(rest))
    elif word == "WORKDIR":
        stage.folder = stage.configuration["folder"] = rest
        stage.inside(".").mkdir(parents=True, exist_ok=True)
    elif word == "USER":
        stage.configuration["user"] = rest
    elif word == "ENTRYPOINT":
        stage.configuration["entrypoint"] = json.loads(rest)
    elif word == "RUN":
        stage.run(rest)
    elif word == "COPY":
        stage.copy(rest)
    else:
        sys.exit(f"{options.file}: {word} is not known here")
print(json.dumps(stage.configuration))
