#!/usr/bin/env python3
"""Makes the apps of the cases in Fixtures/Checks that have an `app-bundle`, and their case.txt:

    python3 Fixtures/Apps/checks.py

Each app has only what its case needs; `make.py` beside this file says how the parts are built.
"""

import pathlib
import shutil
import struct

from make import (ALL_DEVICES, AUTHENTICATION, DEVICES, IOS, PREFIX, STRONG, SYSTEM, TEAM, WEAK, ARM64, bundle,
                  datetime, entitlements, executable, info, mach_o, profile, signature)

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
    path = app(case(check, "passes-wildcard-profile"), entitlements(NAME, DOMAIN))
    wild = entitlements(NAME, "*")
    wild["application-identifier"] = PREFIX + ".com.example.*"
    permitted(path / "embedded.mobileprovision", wild)


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


if __name__ == "__main__":
    for make in (missing, identifiers, profiles, clips, links, modes):
        make()
