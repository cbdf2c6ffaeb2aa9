import Findings
import TestData

extension Bound {
    /// What is tried with so many bytes, levels or times.
    func trial(_ count: Int) -> Trial { trialOfSize(count) ?? trialOfNesting(count) ?? trialOfNumber(count) }

    private func trialOfSize(_ count: Int) -> Trial? {
        func padded(_ text: String, in name: String, _ command: String) -> Trial {
            .run(.padded(text, to: count, in: name, command))
        }
        let domain = BoundAttempt.entitlements("<string>webcredentials:example.com</string>")
        switch self {
        case .siteFile: return padded(#"{"webcredentials": {"apps": []}}"#, in: "file", "lint file")
        case .entitlements: return padded(domain, in: "a.entitlements", "check a.entitlements --offline")
        case .information: return padded(BoundAttempt.information, in: "A.app/Info.plist", "check A.app --offline")
        case .profile: return padded("profile", in: "a.mobileprovision", "check a.mobileprovision --offline")
        case .projectFile:
            return padded("// !$*UTF8*$!\n{}", in: "A.xcodeproj/project.pbxproj", "check A.xcodeproj --offline")
        case .buildConfiguration: return .run(.project(BoundAttempt.spaces(after: "A = b", to: count)))
        case .workspace:
            return padded(
                #"<?xml version="1.0"?><Workspace version="1.0"></Workspace>"#,
                in: "A.xcworkspace/contents.xcworkspacedata", "check A.xcworkspace --offline")
        case .description:
            let text = #"{"expo": {"name": "A", "ios": {"associatedDomains": ["webcredentials:example.com"]}}}"#
            return padded(text, in: "app.json", "check app.json --offline")
        case .interfaceFile:
            let text = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects/></document>"#
            return padded(text, in: "A.xib", "screens A.xib")
        case .screenDescription:
            return padded(
                #"{"screens": [{"name": "A", "fields": [{"label": "Name"}]}]}"#, in: "a.json", "screens a.json")
        case .frameworkSource:
            return padded("export default () => <TextInput secureTextEntry />;", in: "App.tsx", "screens App.tsx")
        case .swiftFile, .swiftNesting: return .test("SwiftSourceScreensTests/HostileSourceTests")
        case .rulesFile: return padded("<input>", in: "a.html", "password-rules lint a.html")
        case .rulesArgument:
            return .run(
                BoundAttempt(
                    command: "password-rules parse -",
                    input: "minlength: 8;" + String(repeating: " ", count: count - "minlength: 8;".utf8.count)))
        case .policy: return padded("{}", in: "a.json", "password-rules lint 'minlength: 8' --policy a.json")
        case .configuration: return padded(#"{"checks": []}"#, in: "a.json", "config --config a.json")
        case .baseline: return padded(#"{"findings": []}"#, in: "a.json", "lint a.json --baseline a.json")
        case .expectations:
            return padded(#"{"apps": {"a": "\#(BoundAttempt.app)"}}"#, in: "a.json", "test a.json --offline")
        case .recordedExchange:
            let exchange =
                "request: https://example.com/.well-known/apple-app-site-association\nstatus: 200\nheader: A: "
            return padded(exchange, in: "saved/1.http", "check example.com --app \(BoundAttempt.app) --replay saved")
        case .deploymentFile: return .run(.site(["vercel.json": BoundAttempt.spaces(after: "{}", to: count)]))
        case .siteCode:
            var site = BoundAttempt.site(["server.js": BoundAttempt.spaces(after: "a()", to: count)])
            site.command = site.command.replacing("--site example.com=site", with: "--deployment site")
            return .run(site)
        default: return nil
        }
    }

    private func trialOfNesting(_ count: Int) -> Trial? {
        func nested(_ before: String, _ after: String, _ levels: Int) -> String {
            String(repeating: before, count: levels) + String(repeating: after, count: levels)
        }
        switch self {
        case .json:
            return .run(BoundAttempt(files: ["file": Array(nested("[", "]", count).utf8)], command: "lint file"))
        case .xml:
            // In `plist`, `dict` and an array.
            let text = BoundAttempt.entitlements(nested("<array>", "</array>", count - 3))
            return .run(BoundAttempt(files: ["a.plist": Array(text.utf8)], command: "check a.plist --offline"))
        case .serverBlocks:
            return .run(.site("nginx.conf", "http { server { " + nested("location / { ", "} ", count - 2) + "} }"))
        case .yaml:
            let lines = (0..<count).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
            return .run(.site("_config.yml", lines))
        case .toml: return .run(.site("netlify.toml", "a = " + nested("[", "]", count)))
        case .includes:
            var files = ["nginx.conf": Array("http { server { include 1.conf; } }".utf8)]
            for number in 1..<count { files["\(number).conf"] = Array("include \(number + 1).conf;".utf8) }
            files["\(count).conf"] = Array("autoindex off;".utf8)
            return .run(.site(files))
        case .inclusions:
            // Shop.xcconfig is the first.
            var files: [String: [UInt8]] = [:]
            for number in 1..<count {
                files["\(number).xcconfig"] = Array("#include \"\(number + 1).xcconfig\"\n".utf8)
            }
            files["\(count - 1).xcconfig"] = Array("A = b".utf8)
            return .run(.project(Array("#include \"1.xcconfig\"\n".utf8), files))
        case .bundles:
            var (files, folder): ([String: [UInt8]], String) = ([:], "A.app")
            for _ in 0...count {
                files[folder + "/Info.plist"] = Array(BoundAttempt.information.utf8)
                folder += "/PlugIns/A.appex"
            }
            return .run(BoundAttempt(files: files, command: "check A.app --offline"))
        case .folders:
            let name = String(repeating: "a/", count: count) + "A.xib"
            let text = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects/></document>"#
            return .run(BoundAttempt(files: ["tree/" + name: Array(text.utf8)], command: "screens tree"))
        default: return nil
        }
    }

    private func trialOfNumber(_ count: Int) -> Trial {
        func repeated(_ make: (Int) -> String) -> String { (0..<count).map(make).joined() }
        func files(_ name: (Int) -> String, _ content: String) -> [String: [UInt8]] {
            Dictionary(uniqueKeysWithValues: (0..<count).map { (name($0), Array(content.utf8)) })
        }
        switch self {
        case .claims:
            let text = BoundAttempt.entitlements(repeated { "<string>webcredentials:a\($0).example.com</string>" })
            let files = ["a.entitlements": Array(text.utf8)]
            return .run(BoundAttempt(files: files, command: "check a.entitlements --offline --format json"))
        case .jsonMistakes:
            // The reader stops at the last one that it tells, and doesn't know whether there are more.
            let text = "[" + String(repeating: "1,,", count: count - 1) + "1]"
            return .run(BoundAttempt(files: ["file": Array(text.utf8)], command: "lint file"))
        case .projectsOfWorkspace:
            let references = repeated { #"<FileRef location="group:P\#($0).xcodeproj"/>"# }
            let text = #"<?xml version="1.0"?><Workspace version="1.0">\#(references)</Workspace>"#
            let file = "A.xcworkspace/contents.xcworkspacedata"
            return .run(BoundAttempt(files: [file: Array(text.utf8)], command: "check A.xcworkspace --offline"))
        case .includedConfigurations:
            let inclusions = String(repeating: "#include \"A.xcconfig\"\n", count: count - 1)
            return .run(.project(Array(inclusions.utf8), ["A.xcconfig": Array("A = b".utf8)]))
        case .bundlesOfApp:
            let extensions = files(
                { $0 == 0 ? "A.app/Info.plist" : "A.app/PlugIns/\($0).appex/Info.plist" },
                BoundAttempt.information)
            return .run(BoundAttempt(files: extensions, command: "check A.app --offline"))
        case .ignoreEntries:
            let entries = Array(repeating: #"{"finding": "redirected", "reason": "a"}"#, count: count)
            let text = #"{"checks": [], "ignore": [\#(entries.joined(separator: ", "))]}"#
            return .run(BoundAttempt(files: ["a.json": Array(text.utf8)], command: "config --config a.json"))
        case .logEntries:
            let lines = repeated {
                "[AutoFill] Cannot show Automatic Strong Passwords for app bundleID: com.example.a\($0) due to error: "
                    + "Cannot save passwords for this app. Make sure you have set up Associated Domains for your app and "
                    + "AutoFill Passwords is enabled in Settings\n"
            }
            return .run(BoundAttempt(files: ["a.log": Array(lines.utf8)], command: "triage a.log --format json"))
        case .screenFiles: return .run(BoundAttempt(files: files({ "a/\($0).swift" }, ""), command: "screens a"))
        case .webRoots:
            return .run(
                BoundAttempt(
                    files: files({ "a/r\($0)/.well-known/apple-app-site-association" }, "{}"),
                    command: "check webcredentials:example.com --app \(BoundAttempt.app) --deployment a"))
        case .servers:
            return .run(.site("nginx.conf", "http {" + repeated { _ in "server { root /srv/www; }\n" } + "}"))
        case .handledApps:
            let text = "targets:\n" + repeated { "  A\($0):\n    type: application\n    platform: iOS\n" }
            return .run(BoundAttempt(files: ["project.yml": Array(text.utf8)], command: "handlers project.yml"))
        case .projectFiles:
            var entitlements = files({ "a/\($0).entitlements" }, "")
            let domain = BoundAttempt.entitlements("<string>webcredentials:example.com</string>")
            entitlements["a/0.entitlements"] = Array(domain.utf8)
            return .run(BoundAttempt(files: entitlements, command: "check ./a --offline"))
        case .pattern:
            let pattern = "well-known|" + String(repeating: "a", count: count - "well-known|".utf8.count)
            return .run(.site("nginx.conf", "http { server { location ~ \"\(pattern)\" { deny all; } } }"))
        case .deploymentFiles:
            let command = "check webcredentials:example.com --app \(BoundAttempt.app) --deployment a"
            let configuration = files({ $0 == 0 ? "a/.well-known/apple-app-site-association" : "a/\($0).conf" }, "{}")
            return .run(BoundAttempt(files: configuration, command: command))
        case .archiveEntries, .unpackedBytes: return .test("InputsTests/ZipBundleTests")
        case .swiftSeconds, .swiftSecondsOfAll, .swiftFalls, .swiftMemory:
            return .test("CommandLineTests/HostileSwiftTests")
        case .screenSteps, .screenStepsOfAll: return .test("FrameworkScreensTests/BrokenTrailTests")
        case .patternSteps: return .test("TextFormatsTests/Configuration/RegularExpressionTests")
        case .rulesTried: return .test("AssociationChecksTests/ManyAppsTests")
        case .compared: return .test("UniversalLinksTests/ComparisonTests")
        default: return .test("AssociationChecksTests/DeploymentRulesTests")
        }
    }
}
