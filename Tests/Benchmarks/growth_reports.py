"""The rows of growth.py about reports and what decides which findings count: many findings of files without line breaks."""
import json

FORMATS = ["human", "json", "junit", "tap", "sarif", "github", "gitlab", "markdown", "html"]
FILES = 4


def one_line_files(n):
    """Files of n findings each, on one line."""
    names = []
    for number in range(FILES):
        apps = ["7D3KX9QW2M.com.e.a%d.*" % k for k in range(n)]
        names.append("%d.json" % number)
        with open(names[-1], "w") as file:
            json.dump({"webcredentials": {"apps": apps}}, file)
    return names


def in_format(form):
    return lambda n: ["lint", "--format", form, *one_line_files(n)]


def configured(n):
    """As many entries of `ignore` as findings in a file; each entry is for another finding."""
    names = one_line_files(750)
    with open(".aasa.json", "w") as file:
        ignored = [{"finding": "redirected", "domain": "d%d.example.com" % k, "reason": "r"} for k in range(n)]
        json.dump({"ignore": ignored + [{"file": "%d.json" % k, "reason": "r"} for k in range(n)]}, file)
    return ["lint", *names]


def checks(n):
    """Checks of a configuration that share a host."""
    with open(".aasa.json", "w") as file:
        check = {"subject": "webcredentials:shop.example.com"}
        json.dump({"checks": [dict(check, app="7D3KX9QW2M.com.e.a%d" % k) for k in range(n)]}, file)
    return ["check", "--offline"]


ROWS = [("findings of one line, " + form, 750, in_format(form), 2) for form in FORMATS] + [
    ("lint: entries of ignore, 3,000 findings", 100, configured, 10),
    ("check: checks of one host", 500, checks, 10),
]
