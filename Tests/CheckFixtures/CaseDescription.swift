import AssociationModel
import Catalogue
import Findings
import Foundation
import FrameworkScreens
import Inputs
import Judging
import LocalFiles
import PasswordRules
import SignUpScreens
import SwiftSourceScreens
import TextFormats
import UniversalLinks

/// The lines of `case.txt`; without that file the case lints its `apple-app-site-association`.
struct CaseDescription {
    let question: Question
    let sites: [SiteDirectories.Site]

    init(of fixture: FixtureCase) async throws {
        var claims: [Claim] = []
        var sites: [SiteDirectories.Site] = []
        var sources: [SourceText] = []
        var scripts: [SourceText] = []
        var pages: [SourceText] = []
        var dart: [SourceText] = []
        var parts = InputParts()
        var choices = Choices(now: Instant(seconds: 1_780_272_000))  // 2026-06-01
        let text = fixture.has("case.txt") ? String(decoding: try fixture.bytes(of: "case.txt"), as: UTF8.self) : ""
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let colon = try line.firstIndex(of: ":").orThrow("no colon in \(line) of \(fixture)")
            let value = Self.unescaped(String(line[line.index(after: colon)...].drop { $0 == " " }))
            switch line[..<colon] {
            case "entitlement": claims.append(Claim(argument: value))
            case "domain": claims.append(Claim(argument: value, impliedService: .webcredentials))
            case "app": parts.claims.apps.append(try AppIdentifier(value).orThrow("no app: \(value)"))
            case "service": choices.services.append(try Service(rawValue: value).orThrow("no service: \(value)"))
            case "feature": choices.feature = try Feature(rawValue: value).orThrow("no feature: \(value)")
            case "now": choices.now = try Instant(value).orThrow("no moment: \(value)")
            case "cdn":
                let base = Question.ContentDelivery.appleBase
                choices.contentDelivery = value == "only" ? .only(base: base) : .also(base: base)
            case "site":
                let words = value.split(separator: "=").map(String.init)
                let directory = fixture.folder.appending(path: words[1]).path
                sites.append(SiteDirectories.Site(host: words[0], directory: directory))
            case "deployment":
                let words = value.split(separator: "=").map(String.init)
                let folder = fixture.folder.appending(path: words.last ?? "").path
                let host = words.count == 2 ? words[0] : nil
                parts.deployments += DeploymentFolder(host: host, path: folder).deployments(host: host).map {
                    $0.with($0.files.map { $0.with(fixture.repairing($0.text)) })
                }
            case "stack": choices.stack = try Stack.named(value).orThrow("no stack: \(value)")
            case "policy":
                choices.policy = try (value == "entra" ? PasswordPolicy.entra : nil).orThrow("no policy: \(value)")
            case "password-rules":
                parts.screens.rules.append(PasswordRulesText(SourceText(value, from: .argument)))
            case "swift": sources.append(SourceText(try fixture.bytes(of: value), from: .file(path: value)))
            case "page": pages.append(SourceText(try fixture.bytes(of: value), from: .file(path: value)))
            case "dart": dart.append(SourceText(try fixture.bytes(of: value), from: .file(path: value)))
            case "maui":
                // A project file, and the sources of it.
                let names = value.split(separator: " ").map(String.init)
                let texts = try names.map { SourceText(try fixture.bytes(of: $0), from: .file(path: $0)) }
                parts.screens.screens += FrameworkScreenReader.screens(
                    ofMaui: Array(texts.dropFirst()), project: texts.first)
            case "script": scripts.append(SourceText(try fixture.bytes(of: value), from: .file(path: value)))
            case "project":
                let project = try ProjectFile.read(
                    fixture.folder.appending(path: value).path, files: FolderFiles(fixture: fixture))
                for target in project.appTargets {
                    parts.claims.lists += target.configurations.map { ClaimList(target, $0, of: project) }
                }
            case "unread":
                parts.screens.unread.append(
                    UnreadSources("a file", "was not read", at: .wholeText(SourceText([], from: .file(path: value)))))
            case "no-screens":
                parts.screens.placesWithoutScreens.append(.wholeText(SourceText([], from: .file(path: value))))
            case "holds":
                let words = value.split(separator: " ").map(String.init)
                parts.held.append(HeldAssociation(words[0], of: words[1]))
            case "ignore": parts.ignored.append(try Self.ignored(value))
            case "unneeded-site": parts.unneededSites.append(try Self.unneededSite(value))
            case let key:
                let use = InputUse(rawValue: String(key)).flatMap { InputKinds.file(named: value, for: $0) }
                let input = try (use ?? InputKinds.kind(withKey: String(key))).orThrow("\(fixture): unknown key \(key)")
                let said = try await InputKinds.parts(
                    of: InputItem(
                        at: fixture.folder.appending(path: value).path, shownAs: value,
                        files: FolderFiles(fixture: fixture)), as: input)
                parts.add(said)
                for file in said.expectations {
                    if let problem = file.problems.first { throw FixtureFault(description: "\(problem.message)") }
                    for expectation in file.files {
                        let name = expectation.path.text
                        let text = SourceText(try fixture.bytes(of: name), from: .file(path: name))
                        parts.fileOutcomes.append(FileOutcome(expectation, in: file.text, Report(judgingFile: text)))
                    }
                    sites += file.sites.map {
                        .init(host: $0.host, directory: fixture.folder.appending(path: $0.path.text).path)
                    }
                }
            }
        }
        if text.isEmpty {
            let name = "apple-app-site-association"
            parts.files.append(SourceText(try fixture.bytes(of: name), from: .file(path: name)))
        }
        parts.screens.add(Self.read(sources))
        parts.screens.screens += FrameworkScreenReader.screens(ofScripts: scripts)
        parts.screens.screens += FrameworkScreenReader.screens(ofPages: pages)
        parts.screens.screens += FrameworkScreenReader.screens(ofDart: dart)
        if !claims.isEmpty { parts.claims.lists.append(ClaimList(named: claims)) }
        question = Question(parts, choices)
        self.sites = sites
    }

    // `FINDING UNTIL|- MATCHES REASON…`
    private static func ignored(_ value: String) throws -> IgnoreUse {
        let words = value.split(separator: " ", maxSplits: 3).map(String.init)
        guard words.count == 4 else { throw FixtureFault(description: "not an entry of ignore: \(value)") }
        let text = SourceText(value, from: .file(path: ".aasa.json"))
        let entry = IgnoreEntry(
            finding: words[0], file: nil, domain: nil, reason: words[3],
            lastDay: words[1] == "-" ? nil : try Instant(words[1]).orThrow("no date: \(value)"),
            at: .text(text, SourceSpan(0, words[0].utf8.count)))
        return IgnoreUse(entry, matches: try Int(words[2]).orThrow("no number: \(value)"))
    }

    // `HOST option|configuration|--OPTION NEAREST|- [APP SERVICE]`
    private static func unneededSite(_ value: String) throws -> UnneededSite {
        let words = value.split(separator: " ").map(String.init)
        guard words.count == 3 || words.count == 5 else {
            throw FixtureFault(description: "no unneeded site: \(value)")
        }
        let isConfigured = words[1] == "configuration"
        let text = SourceText(
            isConfigured ? "\"\(words[0])\": \"public\"" : "\(words[0])=public",
            from: isConfigured ? .file(path: ".aasa.json") : .argument)
        var listing: UnneededSite.Listing?
        if words.count == 5 {
            let file = SourceText("\"\(words[3])\"", from: .file(path: "public/.well-known/apple-app-site-association"))
            listing = UnneededSite.Listing(
                try AppIdentifier(words[3]).orThrow("no app: \(value)"),
                for: try Service(rawValue: words[4]).orThrow("no service: \(value)"),
                at: .text(file, SourceSpan(0, file.bytes.count)))
        }
        return UnneededSite(
            words[0], by: words[1].hasPrefix("--") ? words[1] : "--site",
            at: .text(text, SourceSpan(0, text.bytes.count)), isConfigured: isConfigured,
            nearest: words[2] == "-" ? nil : words[2], listing: listing)
    }

    // So that white space and characters that no editor shows can be written: \t, \n, \s (space), \u{200B}.
    private static func unescaped(_ text: String) -> String {
        var text = text.replacing("\\t", with: "\t").replacing("\\n", with: "\n").replacing("\\s", with: " ")
        while let start = text.range(of: "\\u{"), let end = text[start.upperBound...].firstIndex(of: "}"),
            let value = UInt32(text[start.upperBound..<end], radix: 16), let scalar = Unicode.Scalar(value)
        {
            text.replaceSubrange(start.lowerBound...end, with: String(scalar))
        }
        return text
    }

    private static func read(_ sources: [SourceText]) -> ScreenParts {
        #if SwiftSources
            let reading = SwiftScreenReader.read(sources)
            var parts = ScreenParts(reading.screens)
            parts.nativeAuthentication = reading.nativeAuthentication
            parts.credentialDomains = reading.credentialDomains
            return parts
        #else
            return ScreenParts()
        #endif
    }
}
