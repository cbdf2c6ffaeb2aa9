#!/usr/bin/env python3
"""Copies what a fuzzer may begin with into a folder: python3 Tests/Fuzzing/seeds.py READER SIZE-LIMIT FOLDER

Taken are the fixtures of this repository and, if it is there, the corpus beside it ($AASA_SHARED, else ../shared).
"""

import hashlib
import json
import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SHARED = pathlib.Path(os.environ.get("AASA_SHARED", ROOT.parent / "shared"))
FIXTURES, CORPUS, VECTORS = ROOT / "Fixtures", SHARED / "corpus", SHARED / "vectors"


def files(folder, *patterns):
    for pattern in patterns:
        for path in sorted(folder.rglob(pattern)):
            if path.is_file() and not path.is_symlink():
                yield path.read_bytes()


def blobs(data, magic=b"\xfa\xde\x71\x72"):
    """The DER entitlements in an executable."""
    start = data.find(magic)
    while start >= 0:
        yield data[start + 8:start + int.from_bytes(data[start + 4:start + 8], "big")]
        start = data.find(magic, start + 8)


def executables():
    for data in files(FIXTURES, "*"):
        if data[:4] in (b"\xca\xfe\xba\xbe", b"\xca\xfe\xba\xbf", b"\xcf\xfa\xed\xfe", b"\xce\xfa\xed\xfe", b"\xfe\xed\xfa\xce"):
            yield data


def associations():
    yield from files(FIXTURES, "apple-app-site-association*", "*.aasa")
    yield from files(CORPUS / "aasa", "*")


def vectors(name):
    path = VECTORS / name
    return json.loads(path.read_text()) if path.exists() else []


def strings(value):
    """Every string in JSON."""
    if isinstance(value, str):
        yield value.encode()
    for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from strings(item)


def links():
    url = b"https://www.example.com/buy/boots/7?color=brown&size=41#top\n"
    yield from (url + data for data in associations())
    for case in vectors("url-matching.json"):
        if isinstance(case, dict) and "aasa" in case:
            yield str(case.get("url", "")).encode() + b"\n" + json.dumps(case["aasa"]).encode()


def comparisons():
    one = [b" ".join(data.split()) for data in associations()]
    yield from (left + b"\n" + right for left, right in zip(one, one[1:] + one[:1]))


def case_lines(*keys):
    for data in files(FIXTURES / "Checks", "case.txt"):
        for line in data.splitlines():
            if line.split(b":")[0].decode() in keys:
                yield line.split(b":", 1)[1].strip()


def without_request(data):
    return b"".join(line for line in data.splitlines(True) if not line.startswith(b"request:"))


def broken_associations():
    yield from associations()
    for data in associations():
        yield data.replace(b"components", b"Components").replace(b"exclude", b"exlude")
        yield data.replace(b"]", b",]")
        yield data.replace(b"appIDs", b"appIds").replace(b"details", b"detail")


def batches():
    for case in vectors("url-matching.json"):
        if isinstance(case, dict) and "aasa" in case:
            yield json.dumps({key: case[key] for key in ("aasa", "app", "domain", "url") if key in case}).encode()
    yield b'{"id": 1, "aasa": {"applinks": {"details": [{"appIDs": ["A"], "components": [{"/": "/a*"}]}]}}, '\
        b'"app": "A", "url": "https://example.com/a"}\n{"id": "x", "aasa": {}, "app": "B", "url": "b", "domain": "*.c"}\n'


def needed_files():
    claims = [*case_lines("entitlement"), b"applinks:*.example.com:8443/a?mode=developer"]
    files = [b"{}", *associations()]
    yield from (claim + b"\n" + files[index % len(files)] for index, claim in enumerate(claims))


def report_parts():
    for data in associations():
        yield b"public/::error::.json\n7D3KX9QW2M.com.example.app\napplinks:www.example.com/login\ntext/html\n" + data


READERS = {
    "executable": executables,
    "der-entitlements": lambda: (blob for data in executables() for blob in blobs(data)),
    "profile": lambda: files(FIXTURES, "*.mobileprovision", "*.provisionprofile"),
    "property-list": lambda: [
        *files(FIXTURES, "*.plist", "*.entitlements"), *files(CORPUS / "entitlements", "*")],
    "workspace": lambda: files(FIXTURES, "*.xcworkspacedata"),
    "project": lambda: [*files(FIXTURES, "*.pbxproj"), *files(CORPUS / "pbxproj", "*")],
    "configuration": lambda: [*files(FIXTURES, "*.xcconfig"), *files(CORPUS / "xcconfig", "*")],
    "description": lambda: [
        *files(FIXTURES, "app.json", "capacitor*.json"), *files(CORPUS / "projectspec", "*.json"),
        b'{"expo": {"name": "A", "ios": {"bundleIdentifier": "com.example.app", "appleTeamId": "7D3KX9QW2M", '
        b'"associatedDomains": ["webcredentials:example.com"]}}}', b'{"appId": "com.example.app", "appName": "A"}'],
    "json": lambda: [*associations(), *files(FIXTURES, "*.json")],
    "association": associations,
    "links": links,
    "comparison": comparisons,
    "exchange": lambda: files(FIXTURES, "*.http"),
    "answer": lambda: (without_request(data) for data in files(FIXTURES, "*.http")),
    "repair": broken_associations,
    "layout": associations,
    "difference": comparisons,
    "needed-file": needed_files,
    "batch": batches,
    "interface": lambda: [*files(FIXTURES, "*.storyboard", "*.xib"), *files(CORPUS / "screens", "*.storyboard", "*.xib")],
    "screen-description": lambda: [*files(FIXTURES / "Screens", "*.json"), *files(FIXTURES / "Checks", "screens*.json", "flow*.json")],
    "descriptor-file": lambda: files(FIXTURES / "Screens", "*.html", "*.plist", "*.m", "*.swift", "*.xib", "*.storyboard"),
    "log": lambda: [*files(FIXTURES, "*.log"), *files(CORPUS / "logs", "*")],
    "reports": report_parts,
    "password-rules": lambda: [*case_lines("password-rules"), *strings(vectors("password-rules.json"))],
    "entitlement": lambda: [*case_lines("entitlement", "domain"), b"webcredentials:example.com?mode=developer"],
    "expectations": lambda: files(FIXTURES / "Expectations", "*.json"),
}


def main():
    reader, limit, folder = sys.argv[1], int(sys.argv[2]), pathlib.Path(sys.argv[3])
    folder.mkdir(parents=True, exist_ok=True)
    kept = {data for data in [*READERS[reader](), *files(FIXTURES / "Fuzzing" / reader, "*")] if 0 < len(data) <= limit}
    for data in kept:
        (folder / hashlib.sha1(data).hexdigest()).write_bytes(data)
    print(f"{reader}: {len(kept)} seeds")


if __name__ == "__main__":
    main()
