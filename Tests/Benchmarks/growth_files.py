"""The rows of growth.py about files and their patterns. Apple reads 131,072 bytes of a file, and so does aasa: 4n is about
as much as fits, and one second is the limit there."""
import json

APP = "7D3KX9QW2M.com.example.app"


def write(name, value):
    text = value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))
    assert len(text.encode()) <= 131072, "the file is larger than what is read"
    with open(name, "w") as file:
        file.write(text)
    return name


def entry(*components, app=APP, **members):
    return {"appIDs": [app], "components": list(components), **members}


def links(*entries, **members):
    return {"applinks": {"details": list(entries), **members}}


def members(count, form):
    return "{%s}" % ",".join(form % ((k,) * form.count("%")) for k in range(count))


def diff_of_entries(n):
    old = write("old.json", links(*[entry({"/": "/*"}, app="ABCDE12345.a%d" % k) for k in range(n)]))
    return ["diff", old, write("new.json", links(*[entry({"/": "/x*"}, app="ABCDE12345.a%d" % k) for k in range(n)]))]


def fix_of_misspelt_components(n):
    components = [{"/": "/p%d/*" % k} for k in range(n)]
    return ["fix", write("aasa.json", links({"appIDs": [APP], "Components": components}))]


def diff_of_permuted_patterns(n):
    components = [{"/": "/p%d/*" % k, "exclude": True} if k % 2 else {"/": "/p%d/*" % k} for k in range(n)]
    turned = [components[k * 7919 % n] for k in range(n)]
    return ["diff", write("old.json", links(entry(*components))), write("new.json", links(entry(*turned)))]


def misspelt_services(n):
    return ["lint", write("aasa.json", members(n, '"weblinks%d":{"details":[]}'))]


def pairs_of_equal_keys(n):
    return ["lint", write("aasa.json", members(n, '"%x":1,"%x":2'))]


def entries(n, pattern):
    return links(*[entry({"/": pattern}, app="ABCDE12345.a%d" % k) for k in range(n)])


def of_file(command, make):
    """A row's function: the command on the one file."""
    return lambda n: command + [write("aasa.json", make(n))]


def components(form):
    return lambda n: links(entry(*[json.loads(form.replace("#", str(k))) for k in range(n)]))


def shared_entry(n):
    """As many apps as components, in one entry."""
    apps = ["ABCDE12345.a%d" % k for k in range(n)]
    return links({"appIDs": apps, "components": [{"/": "/p%d" % k} for k in range(n)]})


def many_values(n):
    values = {"v": ["v%d" % k for k in range(n)]}
    return links(entry(*[{"/": "/%d/$(v)" % k} for k in range(n)]), substitutionVariables=values)


def trailing_commas(n):
    return '{"webcredentials":{"apps":[%s"a"]}}' % ('"a",,' * n)


def diff_of_wide_patterns(n):
    def file(kind):
        return links(entry(*[{"/": "*%x%s*" % (k, kind)} for k in range(n)]))
    return ["diff", write("old.json", file("a")), write("new.json", file("b"))]


MATCH = ["match", "https://example.com/a/b?c=d#e", "--file"]

ROWS = [
    ("diff: entries, /* against /x*", 100, diff_of_entries, 1),
    ("diff: permuted patterns, exclude", 900, diff_of_permuted_patterns, 1),
    ("diff: patterns with * at both ends", 1100, diff_of_wide_patterns, 2),
    ("fix: misspelt components", 1250, fix_of_misspelt_components, 1),
    ("fix: trailing commas", 1600, of_file(["fix"], trailing_commas), 2),
    ("lint: misspelt services", 1000, misspelt_services, 1),
    ("lint: pairs of equal unknown keys", 1800, pairs_of_equal_keys, 1),
    ("lint: entries with their own apps", 450, of_file(["lint"], lambda n: entries(n, "/x*")), 1),
    ("lint: components, one longer than the other", 1500, of_file(["lint"], components('{"/": "/p#/*"}')), 1),
    ("lint: components, excluded", 700, of_file(["lint"], components('{"/": "/p#/*", "exclude": true}')), 1),
    ("lint: components with *", 1500, of_file(["lint"], components('{"/": "*#*"}')), 1),
    ("lint: components with query items", 1000, of_file(["lint"], components('{"?": {"a": "#*", "b#": "?"}}')), 1),
    ("lint: empty components", 10000, of_file(["lint"], components("{}")), 4),
    ("lint: variable in many patterns", 1000, of_file(["lint"], many_values), 1),
    ("lint: a pattern of brackets", 30000, of_file(["lint"], lambda n: links(entry({"/": "[" * n}))), 1),
    ("match: entries with their own apps", 450, of_file(MATCH, lambda n: entries(n, "/x*")), 2),
    ("match: apps and components of one entry", 700, of_file(MATCH, shared_entry), 2),
    ("password rules: full-width semicolons", 9000, lambda n: ["password-rules", "parse", "；" * n], 1),
    ("match: components", 1500, of_file(MATCH, components('{"/": "/p#/*"}')), 1),
]
