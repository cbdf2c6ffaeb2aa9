#!/usr/bin/env python3
"""A stand-in for the part of GitHub's API that monitor.sh uses, on a free port of 127.0.0.1.

github.py FOLDER prints its port. FOLDER/issues.json has the issues, in which it writes what is changed, and FOLDER/log a line
for each request. While FOLDER/failure exists, every request gets that answer: a status and header lines.
"""
import json
import pathlib
import sys
import urllib.parse
from http.server import BaseHTTPRequestHandler, HTTPServer

folder = pathlib.Path(sys.argv[1])
issues_file = folder / "issues.json"


class Handler(BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def answer(self, status, value=None, headers=()):
        body = json.dumps(value).encode()
        self.send_response(status)
        for name, text in headers:
            self.send_header(name, text)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def handle_request(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        address = urllib.parse.urlsplit(self.path)
        with open(folder / "log", "a") as log:
            log.write(f"{self.command} {self.path}\n")
        failure = folder / "failure"
        if failure.exists():
            status, *headers = failure.read_text().splitlines()
            return self.answer(int(status), {"message": "no"}, [line.split(": ", 1) for line in headers])
        if self.headers.get("Authorization") != "Bearer a-token":
            return self.answer(401)
        parts = address.path.split("/")[1:]
        if parts[:3] != ["repos", "owner", "repository"] or parts[3:4] != ["issues"]:
            return self.answer(404)
        issues = json.loads(issues_file.read_text())
        result = self.act(parts[4:], json.loads(body) if body else {}, issues, urllib.parse.parse_qs(address.query))
        issues_file.write_text(json.dumps(issues))
        return self.answer(*result)

    def act(self, rest, body, issues, query):
        if self.command == "GET" and not rest:
            size, page = int(query.get("per_page", ["30"])[0]), int(query.get("page", ["1"])[0])
            matching = [issue for issue in issues if issue["state"] in query.get("state", ["open"])]
            more = page * size < len(matching)
            return 200, matching[(page - 1) * size : page * size], [("Link", '<x>; rel="next"')] if more else []
        if self.command == "POST" and not rest:
            number = len(issues) + 1
            issue = {"number": number, "state": "open", "user": {"login": "github-actions[bot]"}, "comments": [],
                     "html_url": f"https://github.com/owner/repository/issues/{number}"}
            issues.append(issue | {"title": body["title"], "body": body["body"], "labels": body["labels"]})
            return 201, issues[-1]
        issue = issues[int(rest[0]) - 1]
        if self.command == "PATCH" and len(rest) == 1:
            issue.update(body)
            return 200, issue
        if self.command == "POST" and rest[1:] == ["comments"]:
            issue["comments"].append(body["body"])
            return 201, {}
        return 404, {}

    do_GET = do_POST = do_PATCH = handle_request


server = HTTPServer(("127.0.0.1", 0), Handler)
print(server.server_port, flush=True)
server.serve_forever()
