#!/usr/bin/env python3
"""Makes the apps, profiles and executables beside this file, from nothing: python3 Fixtures/Apps/make.py

Nothing here comes from Apple: Mach-O files are written number by number, profiles are signed with a key that openssl
makes on the spot and that is thrown away. So profiles differ from run to run in their signatures, and in nothing else.
"""

import pathlib
import plistlib
import shutil
import struct
import subprocess
import tempfile
import zipfile
from datetime import datetime

HERE = pathlib.Path(__file__).resolve().parent
TEAM, PREFIX = "7D3KX9QW2M", "7D3KX9QW2M"
DOMAINS = "com.apple.developer.associated-domains"

ARM64, ARM64_32, ARMV7, X86_64, PPC = (0x0100000C, 0), (0x0200000C, 1), (12, 9), (0x01000007, 3), (18, 0)
AUTHENTICATION = "/System/Library/Frameworks/AuthenticationServices.framework/AuthenticationServices"
SYSTEM = "/usr/lib/libSystem.B.dylib"
STRONG, WEAK, LAZY, REEXPORT = 0xC, 0x80000018, 0x20, 0x8000001F


# DER

def der(tag, content):
    size = len(content)
    if size < 0x80:
        return bytes([tag, size]) + content
    length = size.to_bytes((size.bit_length() + 7) // 8, "big")
    return bytes([tag, 0x80 | len(length)]) + length + content


def der_value(value, dictionary=0xB0):
    if isinstance(value, bool):
        return der(0x01, b"\xff" if value else b"\x00")
    if isinstance(value, int):
        return der(0x02, value.to_bytes((value.bit_length() + 8) // 8, "big", signed=True))
    if isinstance(value, str):
        return der(0x0C, value.encode())
    if isinstance(value, list):
        return der(0x30, b"".join(der_value(item, dictionary) for item in value))
    pairs = [der(0x30, der(0x0C, key.encode()) + der_value(value[key], dictionary)) for key in sorted(value)]
    return der(dictionary, b"".join(pairs))


def der_entitlements(value):
    return der(0x70, der(0x02, b"\x01") + der_value(value))


# Code signatures: everything is big-endian.

def blob(magic, content):
    return struct.pack(">II", magic, 8 + len(content)) + content


def code_directory(identifier, team, flags):
    names = identifier.encode() + b"\0" + (team.encode() + b"\0" if team else b"")
    offset = 52
    team_offset = offset + len(identifier) + 1 if team else 0
    content = struct.pack(
        ">IIIIIIIBBBBIII", 0x20400, flags, offset + len(names), offset, 0, 0, 0, 32, 2, 0, 12, 0, 0, team_offset)
    return blob(0xFADE0C02, content + names)


def signature(identifier, team=TEAM, xml=None, der_form=None, flags=0, cms=b""):
    parts = [(0, code_directory(identifier, team, flags)), (2, blob(0xFADE0C01, struct.pack(">I", 0)))]
    if xml is not None:
        parts.append((5, blob(0xFADE7171, xml)))
    if der_form is not None:
        parts.append((7, blob(0xFADE7172, der_form)))
    parts.append((0x10000, blob(0xFADE0B01, cms)))
    index, content, offset = b"", b"", 12 + 8 * len(parts)
    for kind, part in parts:
        index += struct.pack(">II", kind, offset + len(content))
        content += part
    return struct.pack(">III", 0xFADE0CC0, offset + len(content), len(parts)) + index + content


# Mach-O

def segment(order, wide, sections):
    """`__TEXT` with sections of (name, offset, size)."""
    if wide:
        head = struct.pack(order + "II16sQQQQIIII", 0x19, 72 + 80 * len(sections), b"__TEXT", 0, 0, 0, 0, 5, 5, len(sections), 0)
        form = order + "16s16sQQ8I"
        parts = [struct.pack(form, name, b"__TEXT", 0, size, offset, *[0] * 7) for name, offset, size in sections]
    else:
        head = struct.pack(order + "II16s8I", 0x1, 56 + 68 * len(sections), b"__TEXT", 0, 0, 0, 0, 5, 5, len(sections), 0)
        form = order + "16s16s9I"
        parts = [struct.pack(form, name, b"__TEXT", 0, size, offset, *[0] * 6) for name, offset, size in sections]
    return head + b"".join(parts)


def load_commands(order, libraries, build, signature_place, sections=(), wide=True):
    commands = [segment(order, wide, sections)] if sections else []
    for kind, path in libraries:
        name = path.encode() + b"\0"
        name += b"\0" * (-len(name) % 8)
        commands.append(struct.pack(order + "IIIIII", kind, 24 + len(name), 24, 2, 0x10000, 0x10000) + name)
    if build and len(build) == 3:
        commands.append(struct.pack(order + "IIIIII", 0x32, 24, *build, 0))
    elif build:
        commands.append(struct.pack(order + "IIII", build[0], 16, build[1], build[1]))
    if signature_place:
        commands.append(struct.pack(order + "IIII", 0x1D, 16, *signature_place))
    return commands


def mach_o(cpu, libraries=(), build=None, signed=None, order="<", sections=()):
    """One architecture; `build` is (platform, minimum, sdk) or (command of LC_VERSION_MIN_*, minimum); `sections` are
    pairs of a name and the content, in `__TEXT`."""
    wide = bool(cpu[0] & 0x01000000)
    empty = [(name, 0, 0) for name, _ in sections]
    size = sum(len(part) for part in load_commands(order, libraries, build, (0, 0) if signed else None, empty, wide))
    start = (32 if wide else 28) + size
    places, content = [], b""
    for name, data in sections:
        places.append((name, start + len(content), len(data)))
        content += data
    code = start + len(content)
    code += -code % 16
    place = (code, len(signed)) if signed else None
    commands = load_commands(order, libraries, build, place, places, wide)
    magic = 0xFEEDFACF if wide else 0xFEEDFACE
    header = struct.pack(order + "IIIIIII", magic, *cpu, 2, len(commands), size, 0x85) + (b"\0" * 4 if wide else b"")
    data = header + b"".join(commands) + content
    return data + b"\0" * (code - len(data)) + (signed or b"")


def fat(slices, wide=False):
    entry = 32 if wide else 20
    offset = 8 + entry * len(slices)
    header, content = struct.pack(">II", 0xCAFEBABF if wide else 0xCAFEBABE, len(slices)), b""
    for cpu, data in slices:
        pad = -(offset + len(content)) % 64
        content += b"\0" * pad
        start = offset + len(content)
        if wide:
            header += struct.pack(">IIQQII", *cpu, start, len(data), 6, 0)
        else:
            header += struct.pack(">IIIII", *cpu, start, len(data), 6)
        content += data
    return header + content


def version(major, minor=0, patch=0):
    return major << 16 | minor << 8 | patch


IOS = lambda minimum: (2, version(*minimum), version(18, 2))
MACOS = lambda minimum: (1, version(*minimum), version(15, 1))
WATCHOS = lambda minimum: (4, version(*minimum), version(11, 2))


def entitlements(bundle, domains=None, **more):
    value = {"application-identifier": f"{PREFIX}.{bundle}", "com.apple.developer.team-identifier": TEAM}
    if domains is not None:
        value[DOMAINS] = domains
    return {**value, **more}


def executable(bundle, claims, cpu=ARM64, build=IOS((15,)), libraries=((STRONG, SYSTEM),), forms="xd"):
    xml = plistlib.dumps(claims) if "x" in forms else None
    return mach_o(cpu, libraries, build, signature(bundle, xml=xml, der_form=der_entitlements(claims) if "d" in forms else None))


SIMULATOR = lambda minimum: (7, version(*minimum), version(18, 2))


def simulated(bundle, claims, cpu=ARM64, forms="xd"):
    """As Xcode builds for a simulator: entitlements in sections, and a signature ad hoc with none, or with empty ones."""
    sections = [(b"__entitlements", plistlib.dumps(claims))] if "x" in forms else []
    if "d" in forms:
        sections.append((b"__ents_der", der_entitlements(claims)))
    empty = plistlib.dumps({}) if "e" in forms else None
    return mach_o(cpu, [(STRONG, SYSTEM)], SIMULATOR((15,)), signature(bundle, team=None, xml=empty, flags=2), sections=sections)


# Profiles

def cms(content, *extensions):
    """The content in CMS, signed with a certificate of the moment that has these extensions."""
    with tempfile.TemporaryDirectory() as folder:
        run = lambda *arguments: subprocess.run(arguments, check=True, cwd=folder, capture_output=True)
        (pathlib.Path(folder) / "content").write_bytes(content)
        run("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days",
            "36500", "-subj", "/CN=Fixture Profile Signing", "-keyout", "key", "-out", "certificate",
            *(part for extension in extensions for part in ("-addext", extension)))
        run("openssl", "cms", "-sign", "-binary", "-nodetach", "-outform", "DER", "-signer", "certificate", "-inkey",
            "key", "-in", "content", "-out", "signed")
        return (pathlib.Path(folder) / "signed").read_bytes()


def profile(path, bundle, claims, name="Example", platform="iOS", **more):
    value = {
        "AppIDName": name, "ApplicationIdentifierPrefix": [PREFIX], "CreationDate": datetime(2026, 3, 1, 8, 0, 0),
        "Platform": [platform], "Entitlements": claims, "ExpirationDate": datetime(2027, 3, 1, 8, 0, 0), "Name": name,
        "TeamIdentifier": [TEAM], "TeamName": "Example Limited", "TimeToLive": 365,
        "UUID": "3f2504e0-4f89-41d3-9a0c-0305e82c3301", "Version": 1, **more,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(cms(plistlib.dumps(value)))


DEVICES = {"ProvisionedDevices": ["00008110-000000000000001E", "00008120-000000000000002E"]}
ALL_DEVICES = {"ProvisionsAllDevices": True}


# Bundles

def bundle(path, info, binary=None, mac=False):
    base = path / "Contents" if mac else path
    (base / "MacOS" if mac else base).mkdir(parents=True, exist_ok=True)
    info = {"CFBundlePackageType": "APPL", "CFBundleShortVersionString": "2.1", "CFBundleVersion": "417", **info}
    (base / "Info.plist").write_bytes(plistlib.dumps(info, fmt=plistlib.FMT_XML if mac else plistlib.FMT_BINARY))
    if binary is not None:
        (base / "MacOS" if mac else base).joinpath(info["CFBundleExecutable"]).write_bytes(binary)
    return base


def info(name, identifier, minimum="15.0", **more):
    return {
        "CFBundleName": name, "CFBundleExecutable": name, "CFBundleIdentifier": identifier, "MinimumOSVersion": minimum,
        "CFBundleSupportedPlatforms": ["iPhoneOS"], **more,
    }


def example(path):
    """An app with an App Clip, an extension, and a watch app with an extension of its own."""
    claims = entitlements(
        "com.example.shop", ["applinks:shop.example.com", "webcredentials:shop.example.com?mode=developer"],
        **{"get-task-allow": True})
    binary = executable(
        "com.example.shop", claims, build=IOS((11,)), libraries=[(STRONG, SYSTEM), (STRONG, AUTHENTICATION)])
    bundle(path, info("Shop", "com.example.shop", "11.0"), binary)
    profile(path / "embedded.mobileprovision", "com.example.shop", entitlements(
        "com.example.shop", "*", **{"get-task-allow": True}), **DEVICES)
    clip = "com.example.shop.Clip"
    bundle(path / "AppClips/Clip.app", info("Clip", clip, "16.0", NSAppClip={}), executable(clip, entitlements(
        clip, ["appclips:shop.example.com"],
        **{"com.apple.developer.parent-application-identifiers": [f"{PREFIX}.com.example.shop"]}), forms="d"))
    share = "com.example.shop.Share"
    bundle(path / "PlugIns/Share.appex", info("Share", share, NSExtension={
        "NSExtensionPointIdentifier": "com.apple.share-services"}), executable(share, entitlements(share), forms="x"))
    (path / "PlugIns/README").write_text("not a bundle\n")
    watch = "com.example.shop.watchkitapp"
    bundle(path / "Watch/Watch.app", info("Watch", watch, "9.0", WKApplication=True), executable(
        watch, entitlements(watch), cpu=ARM64_32, build=WATCHOS((9,))))
    extension = watch + ".extension"
    bundle(path / "Watch/Watch.app/PlugIns/Watch Extension.appex", info("Watch Extension", extension, "9.0"),
           executable(extension, entitlements(extension, ["webcredentials:shop.example.com"]), cpu=ARM64_32,
                      build=WATCHOS((9,))))


def mac(path):
    claims = {
        "com.apple.application-identifier": f"{PREFIX}.com.example.mac", "com.apple.developer.team-identifier": TEAM,
        DOMAINS: ["webcredentials:mac.example.com"],
    }
    slices = [(X86_64, executable("com.example.mac", claims, X86_64, MACOS((10, 15, 7)))),
              (ARM64, executable("com.example.mac", claims, ARM64, MACOS((11,))))]
    helper = "com.example.mac.Helper"
    own = {"com.apple.application-identifier": f"{PREFIX}.{helper}", "com.apple.developer.team-identifier": TEAM,
           DOMAINS: ["webcredentials:helper.example.com"]}
    bundle(path / "Contents/Library/LoginItems/Helper.app", {
        "CFBundleName": "Helper", "CFBundleExecutable": "Helper", "CFBundleIdentifier": helper,
        "LSMinimumSystemVersion": "11.0"}, executable(helper, own, ARM64, MACOS((11,))), mac=True)
    plug = "com.example.mac.Plug"
    bundle(path / "Contents/PlugIns/Plug.appex", {
        "CFBundleName": "Plug", "CFBundleExecutable": "Plug", "CFBundleIdentifier": plug, "LSMinimumSystemVersion": "11.0",
        "NSExtension": {"NSExtensionPointIdentifier": "com.apple.share-services"}},
        executable(plug, {"com.apple.application-identifier": f"{PREFIX}.{plug}"}, ARM64, MACOS((11,))), mac=True)
    base = bundle(path, {
        "CFBundleName": "Mac", "CFBundleExecutable": "Mac", "CFBundleIdentifier": "com.example.mac",
        "LSMinimumSystemVersion": "10.15.7"}, fat(slices), mac=True)
    profile(base / "embedded.provisionprofile", "com.example.mac", claims, platform="OSX", **ALL_DEVICES)


def archive(path):
    claims = entitlements("com.example.small", "*")
    app = path / "Products/Applications/Small.app"
    bundle(app, info("Small", "com.example.small"), executable("com.example.small", claims))
    (path / "Info.plist").write_bytes(plistlib.dumps({
        "ApplicationProperties": {"ApplicationPath": "Applications/Small.app", "CFBundleIdentifier": "com.example.small"},
        "ArchiveVersion": 2, "Name": "Small"}))


def mac_archive(path, app):
    shutil.copytree(app, path / "Products/Applications/Mac.app")
    (path / "Info.plist").write_bytes(plistlib.dumps({
        "ApplicationProperties": {"ApplicationPath": "Applications/Mac.app", "CFBundleIdentifier": "com.example.mac"},
        "ArchiveVersion": 2, "Name": "Mac"}))


def package(path, app, extra=(), link=False):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        def write(name, data):
            entry = zipfile.ZipInfo(name, (2026, 3, 1, 8, 0, 0))
            if link:
                entry.create_system, entry.external_attr = 3, 0o120777 << 16
            file.writestr(entry, data, zipfile.ZIP_DEFLATED)

        for item in sorted(app.rglob("*")):
            if item.is_file():
                write(f"Payload/{app.name}/{item.relative_to(app)}", item.read_bytes())
        for name, data in extra:
            write(name, data)


def executables(folder):
    folder.mkdir()
    claims = entitlements("com.example.kinds", ["webcredentials:kinds.example.com"])
    other = entitlements("com.example.kinds", ["webcredentials:other.example.com"])
    made = lambda *arguments, **more: executable("com.example.kinds", claims, *arguments, **more)
    files = {
        "thin64": made(libraries=[(STRONG, SYSTEM), (WEAK, AUTHENTICATION), (LAZY, "/usr/lib/libz.dylib"),
                                  (REEXPORT, "@rpath/Kit.framework/Versions/A/Kit")]),
        "thin32": made(ARMV7, (0x25, version(8, 4, 1))),
        "big-endian": mach_o(PPC, [(STRONG, SYSTEM)], (0x24, version(10, 4)), order=">"),
        "fat32": fat([(ARMV7, made(ARMV7, (0x25, version(9)))), (ARM64, made())]),
        "fat64": fat([(X86_64, made(X86_64, MACOS((10, 13)))), (ARM64, made(ARM64, MACOS((11,))))], wide=True),
        "unsigned": mach_o(ARM64, [(STRONG, SYSTEM)], (7, version(15), version(18))),
        "ad-hoc": mach_o(ARM64, (), IOS((15,)), signature("Kinds", team=None, flags=2)),
        "old-der": mach_o(ARM64, (), IOS((15,)), signature(
            "com.example.kinds", der_form=der_value({**claims, "number": -129, "nested": {"a": [True, False]}}, 0x31))),
        "forms-differ": mach_o(ARM64, (), IOS((15,)), signature(
            "com.example.kinds", xml=plistlib.dumps(claims), der_form=der_entitlements(other))),
    }
    stand_in = {**claims, "application-identifier": "FAKETEAMID.com.example.kinds"}
    files["simulator"] = simulated("com.example.kinds", claims)
    files["simulator-fat"] = fat([(X86_64, simulated("com.example.kinds", stand_in, X86_64, "d")),
                                  (ARM64, simulated("com.example.kinds", stand_in, ARM64, "xde"))])
    files["simulator32"] = simulated("com.example.kinds", claims, (7, 3), "x")
    for name, data in files.items():
        (folder / name).write_bytes(data)


def main():
    for item in HERE.iterdir():
        if item.name in ("Executables", "Profiles") or item.suffix in (".app", ".xcarchive"):
            shutil.rmtree(item)
    executables(HERE / "Executables")
    example(HERE / "Shop.app")
    mac(HERE / "Mac.app")
    archive(HERE / "Small.xcarchive")
    mac_archive(HERE / "Mac.xcarchive", HERE / "Mac.app")
    small = HERE / "Small.xcarchive/Products/Applications/Small.app"
    package(HERE / "Small.ipa", small)
    package(HERE / "Odd [1].ipa", small, [("Payload/Small.app/a[b]*?.txt", b""), ("Symbols/x.symbols", b"")])
    package(HERE / "Climbing.ipa", small, [("Payload/../../etc/passwd", b"")])
    package(HERE / "Bomb.ipa", HERE / "none.app", [("Payload/Bomb.app/Info.plist", b"\0" * (16 << 20))])
    package(HERE / "Linked.ipa", HERE / "none.app", [("Payload/Linked.app/Info.plist", b"/etc/passwd")], link=True)
    package(HERE / "Twice.ipa", small, [("Payload/Small.app/Info.plist", b"")])
    package(HERE / "Two.ipa", small, [("Payload/Other.app/Info.plist", b"")])
    (HERE / "NoArchive.ipa").write_text("no archive\n")
    claims = entitlements("com.example.shop", "*")
    debug = {"get-task-allow": True}
    for name, more, own, platform in [
        ("development", DEVICES, debug, "iOS"), ("ad-hoc", DEVICES, {"get-task-allow": False}, "iOS"),
        ("app-store", {}, {"get-task-allow": False}, "iOS"), ("enterprise", ALL_DEVICES, {}, "iOS"),
        ("developer-id", ALL_DEVICES, {}, "OSX"), ("mac-development", DEVICES, {}, "OSX"),
    ]:
        profile(HERE / f"Profiles/{name}.mobileprovision", "com.example.shop", {**claims, **own}, name, platform, **more)


if __name__ == "__main__":
    main()
