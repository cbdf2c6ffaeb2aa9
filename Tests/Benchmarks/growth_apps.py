"""The rows of growth.py about hosts, apps, projects, screens, logs and recordings: what a stranger can make large there.
Where a row meets a documented bound, its last member is the exit code for that."""
import json, os, plistlib, struct, zipfile

APP = "7D3KX9QW2M.com.example.app"
DOMAINS = "com.apple.developer.associated-domains"
OFFLINE = ["--app", APP, "--offline"]
LIST = '<?xml version="1.0"?>\n<plist version="1.0"><dict><key>%s</key><array>\n%%s</array></dict></plist>\n' % DOMAINS


def write(name, value):
    if os.path.dirname(name):
        os.makedirs(os.path.dirname(name), exist_ok=True)
    with open(name, "wb") as file:
        file.write(value if isinstance(value, bytes) else value.encode())
    return name


def entitlements(*entries):
    return write("App.entitlements", LIST % "".join("<string>%s</string>\n" % entry for entry in entries))


def site():
    write("site/.well-known/apple-app-site-association", json.dumps({"webcredentials": {"apps": [APP]}}))
    return "example.com=site"


# Hosts


def one_host(n):
    return ["check", entitlements(*["webcredentials:example.com"] * n), "--app", APP, "--site", site()]


def one_host_of_arguments(n):
    return ["check", *["webcredentials:example.com"] * n, *OFFLINE]


def one_host_with_paths(n):
    entries = ["webcredentials:example.com/p%d" % k for k in range(n)]
    return ["check", entitlements(*entries), "--app", APP, "--site", site()]


def one_host_in_modes(n):
    modes = ["", "?mode=developer", "?mode=managed", "?mode=developer+managed"]
    return ["check", entitlements(*["applinks:example.com" + modes[k % 4] for k in range(n)]), *OFFLINE]


def one_host_of_ports(n):
    entries = ["webcredentials:example.com:%d" % (k + 1) for k in range(n)]
    return ["check", entitlements(*entries), "--app", APP, "--site", site()]


def many_hosts(n):
    return ["check", entitlements(*["webcredentials:h%d.example.com" % k for k in range(n)]), *OFFLINE]


def init_of_one_host(n):
    return ["init", entitlements(*["webcredentials:example.com"] * n), "--app", APP]


def label(letters):
    return lambda n: ["check", entitlements("webcredentials:%s.com" % (letters * (n // len(letters.encode())))), *OFFLINE]


def directories(n):
    """Sites beside each other in a repository, whose configuration is read with each. Not as --site, since the parser of
    arguments, which is not ours, takes a step for every pair of them."""
    write("repo/vercel.json", "{}")
    write("repo/.github/workflows/test.yml", "jobs: {}\n")
    write("repo/.git/HEAD", "ref: refs/heads/main\n")
    names = ["h%d.example.com" % k for k in range(n)]
    for name in names:
        write("repo/%s/.well-known/apple-app-site-association" % name, json.dumps({"webcredentials": {"apps": [APP]}}))
        write("repo/%s/_headers" % name, "/*\n  Content-Type: application/json\n")
    write(".aasa.json", json.dumps({"sites": {name: "repo/" + name for name in names}}))
    return ["check", entitlements(*["webcredentials:" + name for name in names]), "--app", APP]


def apps_of_one_host(n):
    apps = [word for k in range(n) for word in ("--app", APP + str(k))]
    return ["check", "webcredentials:example.com", *apps, "--site", site()]


def files_like_the_right_one(n):
    letters = "abcdefghijklmnopqrstuvwxyz0123456789"
    names = ["%s%s%s%s" % ("apple-app-site-association"[:k], a, "apple-app-site-association"[k + 1:], b)
             for k in range(26) for a in letters for b in letters]
    os.makedirs("site", exist_ok=True)
    for name in names[:n]:
        write("site/" + name, "{}")
    return ["check", "webcredentials:example.com", "--app", APP, "--site", "example.com=site"]


# Apps


def executable(entries=(), slices=1):
    """A fat executable whose slices are 64 MB apart in zeros: the head, and the parts by their offsets."""
    def blob(magic, content):
        return struct.pack(">II", magic, 8 + len(content)) + content

    claims = plistlib.dumps({"application-identifier": APP, DOMAINS: list(entries)})
    directory = blob(0xFADE0C02, struct.pack(">IIIIIIIBBBBIII", 0x20400, 0, 56, 52, 0, 0, 0, 32, 2, 0, 12, 0, 0, 0) + b"a\0")
    parts, index, content = [(0, directory), (5, blob(0xFADE7171, claims))], b"", b""
    for kind, part in parts:
        index += struct.pack(">II", kind, 12 + 8 * len(parts) + len(content))
        content += part
    signature = struct.pack(">III", 0xFADE0CC0, 12 + len(index) + len(content), len(parts)) + index + content
    command = struct.pack("<IIII", 0x1D, 16, 48, len(signature))
    thin = struct.pack("<IIIIIIII", 0xFEEDFACF, 0x0100000C, 0, 2, 1, len(command), 0x85, 0) + command + signature
    return thin


def package(name, *entries):
    info = plistlib.dumps({"CFBundleIdentifier": "com.example.app", "CFBundleExecutable": "App"})
    with zipfile.ZipFile(name, "w") as archive:
        for path, content in [("App.app/Info.plist", info), ("App.app/App", executable()), *entries]:
            archive.writestr("Payload/" + path, content)
    return ["check", name, "--offline"]


def package_of_entries(n):
    return package("App.ipa", *[("App.app/f%d" % k, b"") for k in range(n)])


def package_of_extensions(n):
    info = plistlib.dumps({"CFBundleIdentifier": "com.example.app.e", "CFBundleExecutable": "E"})
    files = [("App.app/PlugIns/E%d.appex/%s" % (k, name), content)
             for k in range(n) for name, content in (("Info.plist", info), ("E", executable()))]
    return package("App.ipa", *files, *[("App.app/f%d" % k, b"") for k in range(n * 1000)])


def package_that_unpacks(n):
    """A package of about n megabytes; its executable has 16 slices, a 16th of a thousand times as much apart."""
    thin, count, zeros = executable(), 16, bytes(1 << 20)
    step = n * 1000 // count
    head = struct.pack(">II", 0xCAFEBABF, count)
    for k in range(count):
        head += struct.pack(">IIQQII", 0x0100000C, k, 4096 + (k * step << 20), len(thin), 12, 0)
    info = plistlib.dumps({"CFBundleIdentifier": "com.example.app", "CFBundleExecutable": "App"})
    with zipfile.ZipFile("App.ipa", "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        archive.writestr("Payload/App.app/Info.plist", info)
        with archive.open("Payload/App.app/App", "w", force_zip64=True) as file:
            file.write(head.ljust(4096, b"\0"))
            for _ in range(count):
                file.write(thin + zeros[len(thin):])
                for _ in range(step - 1):
                    file.write(zeros)
    return ["check", "App.ipa", "--offline"]


def shared_text(n):
    """A binary property list in which one text of n bytes stands a thousand times."""
    def text(value):
        return b"\x5f\x12" + struct.pack(">I", len(value)) + value.encode()

    objects = [b"\xd1" + struct.pack(">II", 1, 2), text(DOMAINS),
               b"\xaf\x12" + struct.pack(">I", 1000) + struct.pack(">I", 3) * 1000, text("webcredentials:" + "a" * n)]
    content, offsets = b"bplist00", b""
    for part in objects:
        offsets += struct.pack(">I", len(content))
        content += part
    trailer = struct.pack(">6xBBQQQ", 4, 4, len(objects), 0, len(content))
    return ["check", write("App.entitlements", content + offsets + trailer), *OFFLINE]


# Projects


def project(targets, configurations=2, settings="", layer=None, domains=1):
    objects = [
        "P = {isa = PBXProject; buildConfigurationList = L; targets = (%s);};" % " ".join("T%d," % k for k in range(targets)),
        "L = {buildConfigurations = (%s);};" % " ".join("C%d," % k for k in range(configurations)),
        "F = {isa = PBXFileReference; path = A.xcconfig; sourceTree = \"<group>\";};",
    ]
    for k in range(configurations):
        objects.append(
            "C%d = {name = C%d; %s buildSettings = {CODE_SIGN_ENTITLEMENTS = App.entitlements; DEVELOPMENT_TEAM = 7D3KX9QW2M; "
            "PRODUCT_BUNDLE_IDENTIFIER = \"com.example.$(TARGET_NAME)\"; %s};};"
            % (k, k, "baseConfigurationReference = F;" if layer else "", settings))
    for k in range(targets):
        objects.append(
            "T%d = {isa = PBXNativeTarget; name = N%d; productType = \"com.apple.product-type.application\"; "
            "buildConfigurationList = L;};" % (k, k))
    write("App.xcodeproj/project.pbxproj", "{ rootObject = P; objects = {\n%s\n}; }" % "\n".join(objects))
    entitlements(*["webcredentials:h%d.example.com" % k for k in range(domains)])
    if layer:
        write("A.xcconfig", layer)
    return ["check", "App.xcodeproj", "--offline"]


def targets(n):
    return project(n)


def configurations(n):
    return project(1, n)


def targets_and_domains(n):
    return project(n, domains=n)


def targets_and_settings(n):
    return project(n, layer="".join("S%d = x\n" % k for k in range(n)))


def settings_that_double(n):
    return project(1, settings="".join("A%d = \"$(A%d)$(A%d)\"; " % (k, k + 1, k + 1) for k in range(n)))


# Screens

FIELDS = (
    '<label text="Create your account" id="l%d"/><textField id="e%d" placeholder="Email"><rect key="frame" x="32" y="90" '
    'width="311" height="40"/><textInputTraits key="textInputTraits" keyboardType="emailAddress" textContentType="username"/>'
    '</textField><textField id="p%d" placeholder="Password"><rect key="frame" x="32" y="138" width="311" height="40"/>'
    '<textInputTraits key="textInputTraits" secureTextEntry="YES" textContentType="new-password"/></textField>'
)


def storyboard(*scenes):
    return write("Main.storyboard", '<?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">'
                 "<scenes>%s</scenes></document>" % "".join(scenes))


def scene(k, fields=None, segues=""):
    return (
        '<scene sceneID="s%d"><objects><viewController id="v%d" title="Sign up" customClass="SignUpViewController" '
        'sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="w%d"><rect key="frame" x="0.0" y="0.0" '
        'width="375" height="603"/><subviews>%s</subviews></view><connections>%s</connections></viewController></objects>'
        "</scene>\n" % (k, k, k, FIELDS % (k, k, k) if fields is None else fields, segues))


def sign_up_scenes(n):
    return ["screens", storyboard(*[scene(k) for k in range(n)])]


def sign_up_scenes_of_check(n):
    return ["check", "webcredentials:example.com", *OFFLINE, "--screens", storyboard(*[scene(k) for k in range(n)])]


def fields_of_one_scene(n):
    field = '<textField id="p%d" placeholder="New password"><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>'
    return ["screens", storyboard(scene(0, "".join(field % k for k in range(n))))]


def embedded_scenes(n):
    segue = '<segue destination="v%d" kind="embed" id="g%d"/>'
    return ["screens", storyboard(*[scene(k, segues=segue % (k + 1, k)) for k in range(n)])]


def words_of_a_label(n):
    return ["screens", storyboard(scene(0, '<label text="%s" id="l"/>' % ("aB " * (n // 3)) + FIELDS % (0, 0, 0)))]


def described(flow, *screens):
    return ["screens", write("screens.json", json.dumps({"screens": list(screens), **flow}))]


PASSWORD = {"name": "password", "label": "Password", "contentType": "newPassword", "secure": True}


def screens_of_a_flow(n):
    return described({"flow": "Sign up"}, *[{"name": "S%d" % k, "fields": [PASSWORD]} for k in range(n)])


def texts_of_a_screen(n):
    return described({}, {"name": "S", "texts": ["Choose a password %d" % k for k in range(n)], "fields": [PASSWORD]})


# Logs, expectations, recordings, rules

SENTENCE = (
    "2026-03-01 10:02:17.220195+0100 Blog[4712:90317] [AutoFill] Cannot show Automatic Strong Passwords for app bundleID: %s "
    "due to error: Cannot save passwords for this app. Make sure you have set up Associated Domains for your app and AutoFill "
    "Passwords is enabled in Settings\n"
)


def equal_lines(n):
    return ["triage", write("a.log", SENTENCE % "com.example.blog" * n)]


def lines_of_apps(n):
    return ["triage", write("a.log", "".join(SENTENCE % ("com.example.b%d" % k) for k in range(n)))]


def one_line(n):
    return ["triage", write("a.log", (SENTENCE % "com.example.blog").strip() * (n // len(SENTENCE)))]


def expected_links(n):
    links = [{"app": "a", "match": ["https://example.com/buy/%d" % k for k in range(n)]}]
    site()
    return ["test", "--offline", write("t.json", json.dumps({"sites": {"example.com": "site"}, "apps": {"a": APP}, "links": links}))]


def recording(headers):
    write("r/1.http", "request: https://example.com/.well-known/apple-app-site-association\nseconds: 0.1\nstatus: 200\n"
          "%s\n{\"webcredentials\":{\"apps\":[\"%s\"]}}\n" % (headers, APP))
    return ["check", "webcredentials:example.com", "--app", APP, "--replay", "r"]


def recorded_headers(n):
    return recording("header: Cache-Control: max-age=1\n" * n)


def recorded_age(n):
    return recording("header: Age: %s\n" % ("9" * n))


def rules_of_a_password(n):
    return ["password-rules", "format", "required: upper; " * (n // 17)]


ROWS = [
    ("check: one host, again and again", 4000, one_host, 1, 66),
    ("check: one host as arguments", 4000, one_host_of_arguments, 1),
    ("check: one host, other paths", 2000, one_host_with_paths, 1),
    ("check: one host, other modes", 4000, one_host_in_modes, 1, 66),
    ("check: one host, other ports", 1000, one_host_of_ports, 1),
    ("check: other hosts", 2000, many_hosts, 1),
    ("check: directories of hosts", 1000, directories, 3),
    ("init: one host, again and again", 4000, init_of_one_host, 1, 66),
    ("check: a label of a", 200000, label("a"), 1),
    ("check: a label of é", 200000, label("é"), 1),
    ("check: a label of accents", 50000, label("\u0301"), 1),
    ("check: labels", 200000, label("a."), 1),
    ("check: apps of one host", 500, apps_of_one_host, 1),
    ("check: files like the right one", 5000, files_like_the_right_one, 1),
    ("check: package of entries", 60000, package_of_entries, 3),
    ("check: package of extensions", 25, package_of_extensions, 3, 66),
    ("check: package that unpacks to a thousandfold", 2, package_that_unpacks, 3, 66),
    ("check: text that a list shares", 250000, shared_text, 1, 66),
    ("check: targets", 500, targets, 1),
    ("check: configurations", 500, configurations, 1),
    ("check: targets and domains, n of each", 35, targets_and_domains, 1, 66),
    ("check: targets and settings, n of each", 100, targets_and_settings, 1, 66),
    ("check: settings that double", 500, settings_that_double, 1),
    ("screens: sign-up scenes", 1000, sign_up_scenes, 1),
    ("check: sign-up scenes", 1000, sign_up_scenes_of_check, 1),
    ("screens: fields of one scene", 2500, fields_of_one_scene, 1),
    ("screens: scenes, each in the one before", 1000, embedded_scenes, 1),
    ("screens: words of a label", 250000, words_of_a_label, 1),
    ("screens: a flow", 2000, screens_of_a_flow, 1),
    ("screens: texts of a screen", 10000, texts_of_a_screen, 1),
    ("triage: equal lines", 10000, equal_lines, 1),
    ("triage: lines of other apps", 10000, lines_of_apps, 1),
    ("triage: one line", 4000000, one_line, 1),
    ("test: links", 5000, expected_links, 1),
    ("check: recorded header fields", 5000, recorded_headers, 1),
    ("check: a recorded age", 250000, recorded_age, 1),
    ("password-rules: rules", 30000, rules_of_a_password, 1),
]
