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


ROWS = [
    ("diff: entries, /* against /x*", 100, diff_of_entries, 1),
    ("fix: misspelt components", 1250, fix_of_misspelt_components, 1),
    ("diff: permuted patterns, exclude", 900, diff_of_permuted_patterns, 1),
    ("lint: misspelt services", 1000, misspelt_services, 1),
    ("lint: pairs of equal unknown keys", 1800, pairs_of_equal_keys, 1),
]
