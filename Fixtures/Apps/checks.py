#!/usr/bin/env python3
"""Makes the apps of the cases in Fixtures/Checks that have an `app-bundle`, and their case.txt:

    python3 Fixtures/Apps/checks.py

Each app has only what its case needs; `make.py` beside this file says how the parts are built.
"""

import pathlib
import shutil
import struct
import sys

from make import (ALL_DEVICES, AUTHENTICATION, DEVICES, DOMAINS, IOS, MACOS, PREFIX, STRONG, SYSTEM, TEAM, WEAK, ARM64, bundle,
                  cms, datetime, entitlements, executable, info, mach_o, plistlib, profile, signature, simulated)

CHECKS = pathlib.Path(__file__).resolve().parent.parent / "Checks"
NAME = "com.example.app"
DOMAIN = ["webcredentials:example.com"]
PARENT = "com.apple.developer.parent-application-identifiers"
PROVIDER = "com.apple.developer.authentication-services.autofill-credential-provider"
PROVIDER_POINT = {"NSExtension": {"NSExtensionPointIdentifier": "com.apple.authentication-services-credential-provider-ui"}}


def case(check, name, *lines):
    folder = CHECKS / check / name
    if folder.exists():
        for item in folder.iterdir():
            if item.is_dir():
                shutil.rmtree(item)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "case.txt").write_text("\n".join(lines or ["app-bundle: Example.app"]) + "\n")
    return folder / "Example.app"


def app(path, claims, binary=None, identifier=NAME, **more):
    bundle(path, info("Example", identifier, **more), binary or executable(identifier, claims, forms="x"))
    return path


def clip(path, domains, **more):
    identifier = NAME + ".Clip"
    claims = entitlements(identifier, domains, **more)
    bundle(path / "AppClips/Clip.app", info("Clip", identifier, NSAppClip={}), executable(identifier, claims, forms="x"))


def provider(path, **more):
    identifier = NAME + ".Provider"
    bundle(path / "PlugIns/Provider.appex", info("Provider", identifier, **PROVIDER_POINT),
           executable(identifier, entitlements(identifier, **more), forms="x"))


def permitted(path, claims=None, **more):
    profile(path, NAME, entitlements(NAME, "*") if claims is None else claims, **more)


def missing():
    check = "AD701-application-identifier-missing"
    app(case(check, "fires-unsigned"), None, mach_o(ARM64, [(STRONG, SYSTEM)], IOS((15,))))
    app(case(check, "fires-ad-hoc"), None, mach_o(ARM64, (), IOS((15,)), signature("Example", team=None, flags=2)))
    simulator = (7, IOS((15,))[1], IOS((15,))[2])
    app(case(check, "fires-simulator"), None, mach_o(ARM64, (), simulator, signature("Example", team=None, flags=2)))
    claims = entitlements(NAME, DOMAIN)
    del claims["application-identifier"]
    app(case(check, "fires-not-named"), claims)
    app(case(check, "passes-signed"), entitlements(NAME, DOMAIN))


def identifiers():
    check = "AD702-prefix-is-not-team"
    old = entitlements(NAME, DOMAIN)
    old["application-identifier"] = "4Q8LZ2V7RT." + NAME
    app(case(check, "fires-older-prefix"), old)
    app(case(check, "passes-team"), entitlements(NAME, DOMAIN))
    check = "AD703-identifiers-disagree"
    app(case(check, "fires-info-plist"), None, executable(NAME, entitlements(NAME, DOMAIN), forms="x"), NAME + ".debug")
    star = entitlements(NAME, DOMAIN)
    star["application-identifier"] = PREFIX + ".*"
    app(case(check, "fires-pattern"), star)
    path = app(case(check, "fires-other-profile"), entitlements(NAME, DOMAIN))
    permitted(path / "embedded.mobileprovision", entitlements("com.example.other", "*"))
    bundle_case = ["app-bundle: Example.app", "project: Example.xcodeproj"]
    debug = {"Debug": {"PRODUCT_BUNDLE_IDENTIFIER": NAME + ".debug"}, "Release": {}}
    for name, identifier, settings in [
        ("fires-project-other-identifier", NAME + ".beta", debug), ("passes-project-debug-suffix", NAME + ".debug", debug),
        ("fires-project-other-team", NAME, {"Release": {"DEVELOPMENT_TEAM": "4Q8LZ2V7RT"}}),
        ("passes-project-team-of-one-configuration", NAME, {"Debug": {"DEVELOPMENT_TEAM": "4Q8LZ2V7RT"}, "Release": {}}),
        ("passes-project-identifier-not-known", NAME + ".beta", {"Release": {"PRODUCT_BUNDLE_IDENTIFIER": NAME + "$(SUFFIX)"}}),
        ("passes-project-of-another-app", NAME, {"Release": {"PRODUCT_NAME": "Other", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.other"}}),
    ]:
        path = app(case(check, name, *bundle_case), entitlements(identifier, DOMAIN), identifier=identifier)
        project(path.parent, settings)
    path = app(case(check, "passes-wildcard-profile"), entitlements(NAME, DOMAIN))
    wild = entitlements(NAME, "*")
    wild["application-identifier"] = PREFIX + ".com.example.*"
    permitted(path / "embedded.mobileprovision", wild)


def project(folder, configurations, domains=DOMAIN, name="Example", **files):
    """Example.xcodeproj with one app target, whose settings in each configuration are over a few common ones."""
    common = {"PRODUCT_NAME": name, "PRODUCT_BUNDLE_IDENTIFIER": NAME, "DEVELOPMENT_TEAM": TEAM,
              "CODE_SIGN_ENTITLEMENTS": "Example.entitlements", "SDKROOT": "iphoneos"}
    lines = ["// !$*UTF8*$!", "{", "\tobjects = {",
             "\t\tP = {isa = PBXProject; buildConfigurationList = PL; targets = (T);};",
             "\t\tPL = {isa = XCConfigurationList; buildConfigurations = ();};",
             f"\t\tT = {{isa = PBXNativeTarget; name = {name}; buildConfigurationList = TL;",
             '\t\t\tproductType = "com.apple.product-type.application";};',
             "\t\tTL = {isa = XCConfigurationList; buildConfigurations = (" + ", ".join(f"C{key}" for key in configurations) + ");};"]
    for key, settings in configurations.items():
        lines.append(f"\t\tC{key} = {{isa = XCBuildConfiguration; name = {key}; buildSettings = {{")
        lines += [f'\t\t\t{setting} = "{value}";' for setting, value in {**common, **settings}.items() if value]
        lines.append("\t\t};};")
    lines += ["\t};", "\trootObject = P;", "}"]
    path = folder / "Example.xcodeproj/project.pbxproj"
    path.parent.mkdir()
    path.write_text("\n".join(lines) + "\n")
    for file, claims in {"Example": domains, **files}.items():
        if claims is not None:
            (folder / f"{file}.entitlements").write_bytes(plistlib.dumps({DOMAINS: claims}))


def sources():
    check = "AD706-entitlements-differ-from-source"
    both = ["app-bundle: Example.app", "project: Example.xcodeproj"]
    two = ["webcredentials:example.com", "applinks:example.com"]
    release, debug = {"Release": {}}, {"get-task-allow": True}
    staged = {"Debug": {"CODE_SIGN_ENTITLEMENTS": "Debug.entitlements"}, "Release": {}}
    hosts = {"Debug": {"HOST": "stage.example.com"}, "Release": {"HOST": "example.com"}}

    def pair(name, signed, settings, domains, *lines, own=None, **files):
        path = app(case(check, name, *(lines or both)), entitlements(NAME, signed, **(own or {})))
        project(path.parent, settings, domains, **files)
        return path

    pair("fires-lost", DOMAIN, release, two)
    pair("fires-gained", two, release, DOMAIN)
    pair("fires-both", ["webcredentials:stage.example.com"], release, DOMAIN)
    pair("fires-nearest-configuration", DOMAIN, staged, two, Debug=["webcredentials:stage.example.com?mode=developer"])
    pair("fires-key-missing", None, release, DOMAIN)
    path = pair("fires-profile-lacks-capability", None, release, DOMAIN)
    permitted(path / "embedded.mobileprovision", entitlements(NAME))
    pair("fires-resolved-setting", DOMAIN, {"Release": {"HOST": "www.example.com"}}, ["webcredentials:$(HOST)"])
    pair("fires-unresolved-other-service", DOMAIN, release, ["applinks:$(HOST)"])
    pair("passes-same", two, release, two[::-1])
    pair("passes-debug-configuration", ["webcredentials:stage.example.com?mode=developer"], staged, DOMAIN, own=debug,
         Debug=["webcredentials:stage.example.com?mode=developer"])
    pair("passes-resolved-setting", ["webcredentials:stage.example.com"], hosts, ["webcredentials:$(HOST)"])
    pair("passes-unresolved-setting", DOMAIN, release, ["webcredentials:$(HOST)"])
    pair("passes-developer-entry-in-distribution", DOMAIN, release, DOMAIN + ["webcredentials:example.com?mode=developer"])
    pair("passes-entitlements-unreadable", DOMAIN, staged, two)
    pair("passes-without-entitlements-file", DOMAIN, {"Release": {"CODE_SIGN_ENTITLEMENTS": ""}}, None)
    file = ["app-bundle: Example.app", "entitlements: Example.entitlements"]
    pair("fires-entitlements-file", DOMAIN, release, two, *file)
    pair("passes-entitlements-file", DOMAIN, release, DOMAIN, *file)
    for name in ("fires-entitlements-file", "passes-entitlements-file"):
        shutil.rmtree(CHECKS / check / name / "Example.xcodeproj")


def simulators():
    check = "AD707-simulator-build"
    app(case(check, "fires-team"), None, simulated(NAME, entitlements(NAME, DOMAIN)))
    fake = {**entitlements(NAME, DOMAIN), "application-identifier": "FAKETEAMID." + NAME}
    del fake["com.apple.developer.team-identifier"]
    app(case(check, "fires-no-team"), None, simulated(NAME, fake, forms="xde"))
    app(case(check, "passes-device"), entitlements(NAME, DOMAIN))


def profiles():
    check = "AD704-profile-lacks-capability"
    path = app(case(check, "fires-app"), entitlements(NAME, DOMAIN))
    permitted(path / "embedded.mobileprovision", entitlements(NAME))
    folder = case(check, "fires-profile", "profile: Example.mobileprovision").parent
    permitted(folder / "Example.mobileprovision", entitlements(NAME))
    path = app(case(check, "passes-app"), entitlements(NAME, DOMAIN))
    permitted(path / "embedded.mobileprovision")
    path = app(case(check, "passes-extension-without-domains"), entitlements(NAME, DOMAIN))
    permitted(path / "embedded.mobileprovision")
    share = NAME + ".Share"
    bundle(path / "PlugIns/Share.appex", info("Share", share), executable(share, entitlements(share), forms="x"))
    profile(path / "PlugIns/Share.appex/embedded.mobileprovision", share, entitlements(share))
    check = "AD705-profile-expired"
    folder = case(check, "fires-expired", "profile: Example.mobileprovision").parent
    permitted(folder / "Example.mobileprovision", ExpirationDate=datetime(2026, 5, 31, 23, 59, 59))
    folder = case(check, "passes-to-the-second", "profile: Example.mobileprovision").parent
    permitted(folder / "Example.mobileprovision", ExpirationDate=datetime(2026, 6, 1, 0, 0, 0))


def clips():
    check, domains = "AD710-app-clip-not-claimed", ["appclips:example.com"]
    parent = {PARENT: [f"{PREFIX}.{NAME}"]}
    clip(app(case(check, "fires-app-lacks"), entitlements(NAME, DOMAIN)), domains, **parent)
    clip(app(case(check, "fires-clip-lacks"), entitlements(NAME, domains)), DOMAIN, **parent)
    clip(app(case(check, "passes-both"), entitlements(NAME, domains)), domains, **parent)
    clip(app(case(check, "passes-default-link"), entitlements(NAME, DOMAIN)), None, **parent)
    check = "AD711-app-clip-parent-wrong"
    path = lambda name: app(case(check, name), entitlements(NAME, domains))
    clip(path("fires-none"), domains)
    clip(path("fires-other"), domains, **{PARENT: [f"{PREFIX}.com.example.old"]})
    clip(path("fires-two"), domains, **{PARENT: [f"{PREFIX}.{NAME}", f"{PREFIX}.com.example.old"]})
    clip(path("passes-own"), domains, **parent)


def links():
    check, claims = "AD720-strong-link-authentication-services", entitlements(NAME, DOMAIN)
    for name, minimum, kind in [("fires-ios-11", (11, 4), STRONG), ("passes-ios-12", (12,), STRONG),
                                ("passes-weak", (11,), WEAK)]:
        app(case(check, name), None, executable(
            NAME, claims, build=IOS(minimum), libraries=[(STRONG, SYSTEM), (kind, AUTHENTICATION)], forms="x"))
    check = "AD730-autofill-provider-entitlement"
    own = {PROVIDER: True}
    provider(app(case(check, "fires-app-lacks"), entitlements(NAME, DOMAIN)), **own)
    provider(app(case(check, "fires-extension-lacks"), entitlements(NAME, DOMAIN, **own)))
    provider(app(case(check, "passes-both"), entitlements(NAME, DOMAIN, **own)), **own)


def modes():
    check, domains = "AD128-developer-mode-in-distribution", ["webcredentials:example.com?mode=developer"]
    path = app(case(check, "fires-app-store"), entitlements(NAME, domains))
    permitted(path / "embedded.mobileprovision")
    app(case(check, "fires-without-profile"), entitlements(NAME, domains))
    debug = {"get-task-allow": True}
    path = app(case(check, "passes-development"), entitlements(NAME, domains, **debug))
    permitted(path / "embedded.mobileprovision", entitlements(NAME, "*", **debug), **DEVICES)
    path = app(case(check, "passes-managed"), entitlements(NAME, ["webcredentials:example.com?mode=managed"]))
    permitted(path / "embedded.mobileprovision", **ALL_DEVICES)


def mac_app(path, claims, identifier=NAME, store=False, flags=0, permits=False, name="Example"):
    more = cms(b"Example", "1.2.840.113635.100.6.1.9=DER:0500") if store else b""
    signed = signature(identifier, xml=plistlib.dumps(claims), flags=flags, cms=more)
    base = bundle(path, {"CFBundleName": name, "CFBundleExecutable": name, "CFBundleIdentifier": identifier,
                         "LSMinimumSystemVersion": "12.0"}, mach_o(ARM64, [(STRONG, SYSTEM)], MACOS((12,)), signed), mac=True)
    if permits:
        profile(base / "embedded.provisionprofile", identifier, claims, platform="OSX", **ALL_DEVICES)
    return base


def macs():
    def claims(identifier=NAME, domains=DOMAIN, **more):
        return {"com.apple.application-identifier": f"{PREFIX}.{identifier}", DOMAINS: domains, **more}

    check = "AD708-profile-missing"
    mac_app(case(check, "fires-developer-id"), claims())
    mac_app(case(check, "fires-without-identifier"), {DOMAINS: DOMAIN})
    base = mac_app(case(check, "fires-login-item"), claims(), permits=True)
    helper = NAME + ".Helper"
    mac_app(base / "Library/LoginItems/Helper.app", claims(helper), helper, name="Helper")
    base = mac_app(case(check, "passes-helper-without-domains"), claims(), permits=True)
    mac_app(base / "Helpers/Helper.app", {"com.apple.application-identifier": f"{PREFIX}.{helper}"}, helper, name="Helper")
    mac_app(case(check, "passes-app-store"), claims(), store=True)
    mac_app(case(check, "passes-ad-hoc"), claims(), flags=2)
    app(case(check, "passes-ios"), entitlements(NAME, DOMAIN))
    check, mode = "AD129-developer-mode-not-debuggable", ["webcredentials:example.com?mode=developer"]
    debug = {"com.apple.security.get-task-allow": True}

    def developer(name, own, permitted):
        base = mac_app(case(check, name), own)
        profile(base / "embedded.provisionprofile", NAME, permitted, platform="OSX", **DEVICES)

    developer("fires-development", claims(domains=mode), claims(domains="*", **debug))
    developer("passes-debuggable", claims(domains=mode, **debug), claims(domains="*", **debug))


def only(makers):
    """Those whose names were given, or all: profiles are signed anew each time, so they change."""
    return [make for make in makers if make.__name__ in sys.argv[1:]] or makers


if __name__ == "__main__":
    for make in only([missing, identifiers, profiles, clips, links, modes, sources, simulators, macs]):
        make()
