import AppBundles
import AssociationModel
import Findings
import Foundation
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
        var policy: PasswordPolicy?
        var sources: [SourceText] = []
        var question = Question(now: Instant(seconds: 1_780_272_000))  // 2026-06-01
        let text = fixture.has("case.txt") ? String(decoding: try fixture.bytes(of: "case.txt"), as: UTF8.self) : ""
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let colon = try line.firstIndex(of: ":").orThrow("no colon in \(line) of \(fixture)")
            let value = Self.unescaped(String(line[line.index(after: colon)...].drop { $0 == " " }))
            switch line[..<colon] {
            case "entitlement": claims.append(Claim(argument: value))
            case "domain": claims.append(Claim(argument: value, impliedService: .webcredentials))
            case "app": question.apps.append(try AppIdentifier(value).orThrow("no app: \(value)"))
            case "service": question.services.append(try Service(rawValue: value).orThrow("no service: \(value)"))
            case "feature": question.feature = try Feature(rawValue: value).orThrow("no feature: \(value)")
            case "now": question.now = try Instant(value).orThrow("no moment: \(value)")
            case "cdn":
                let base = Question.ContentDelivery.appleBase
                question.contentDelivery = value == "only" ? .only(base: base) : .also(base: base)
            case "site":
                let parts = value.split(separator: "=").map(String.init)
                let directory = fixture.folder.appending(path: parts[1]).path
                sites.append(SiteDirectories.Site(host: parts[0], directory: directory))
            case "deployment":
                let parts = value.split(separator: "=").map(String.init)
                let folder = fixture.folder.appending(path: parts.last ?? "").path
                let host = parts.count == 2 ? parts[0] : nil
                question.deployments += DeploymentFolder(host: host, path: folder).deployments(host: host)
            case "stack": question.stack = try Stack.named(value).orThrow("no stack: \(value)")
            case "file": question.files.append(SourceText(try fixture.bytes(of: value), from: .file(path: value)))
            case "expectations":
                let file = ExpectationFile(SourceText(try fixture.bytes(of: value), from: .file(path: value)))
                if let problem = file.problems.first { throw FixtureFault(description: "\(problem.message)") }
                question.expectations.append(file)
                sites += file.sites.map {
                    .init(host: $0.host, directory: fixture.folder.appending(path: $0.path.text).path)
                }
            case "entitlements":
                question.lists.append(ClaimList(try EntitlementsFile.read(try fixture.bytes(of: value), path: value)))
            case "policy": policy = try (value == "entra" ? PasswordPolicy.entra : nil).orThrow("no policy: \(value)")
            case "password-rules":
                question.passwordRules.append(PasswordRulesText(SourceText(value, from: .argument), policy: policy))
            case "descriptors":
                let kind = try DescriptorFile.Kind(path: value).orThrow("no kind of file: \(value)")
                let text = SourceText(try fixture.bytes(of: value), from: .file(path: value))
                question.add(try DescriptorFile(text, kind: kind), under: policy)
            case "screens":
                question.screenPolicy = policy
                let text = SourceText(try fixture.bytes(of: value), from: .file(path: value))
                try question.add(screensOf: text)
            case "swift": sources.append(SourceText(try fixture.bytes(of: value), from: .file(path: value)))
            case "log":
                question.logs.append(ConsoleLog(SourceText(try fixture.bytes(of: value), from: .file(path: value))))
            case "app-bundle": question.lists += try await FolderBundle.lists(of: value, in: fixture.folder)
            case "profile":
                question.lists.append(ClaimList(try ProfileFile.read(try fixture.bytes(of: value), path: value)))
            case "project":
                let project = try ProjectFile.read(
                    fixture.folder.appending(path: value).path, files: FolderFiles(fixture: fixture))
                for target in project.appTargets {
                    question.lists += target.configurations.map { ClaimList(target, $0, of: project) }
                }
            case "selected-project":
                let project = try ProjectFile.read(
                    fixture.folder.appending(path: value).path, files: FolderFiles(fixture: fixture))
                let (groups, selected) = try ProjectSelection(target: nil, configuration: nil).groups(of: project)
                question.lists += groups.map { group in
                    ClaimList(
                        group.target, group.configurations[0], alike: Array(group.configurations.dropFirst()),
                        of: selected)
                }
            case "unread":
                question.unreadSources.append(
                    UnreadSources("a file", "was not read", at: .wholeText(SourceText([], from: .file(path: value)))))
            case "no-screens":
                question.placesWithoutScreens.append(.wholeText(SourceText([], from: .file(path: value))))
            case "ignore": question.ignored.append(try Self.ignored(value))
            case let key: throw FixtureFault(description: "\(fixture): unknown key \(key)")
            }
        }
        if text.isEmpty {
            let name = "apple-app-site-association"
            question.files.append(SourceText(try fixture.bytes(of: name), from: .file(path: name)))
        }
        question.add(sources)
        if !claims.isEmpty { question.lists.append(ClaimList(named: claims)) }
        self.question = question
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
}

extension Question {
    fileprivate mutating func add(_ sources: [SourceText]) {
        #if SwiftSources
            let reading = SwiftScreenReader.read(sources)
            screens += reading.screens
            nativeAuthentication = reading.nativeAuthentication
            credentialDomains = reading.credentialDomains
        #endif
    }

    fileprivate mutating func add(screensOf text: SourceText) throws {
        guard text.name.hasSuffix(".json") else {
            screens += try InterfaceBuilderFile(text).screens
            return
        }
        let description = ScreenDescription(text)
        if let problem = description.problems.first { throw FixtureFault(description: "\(problem.message)") }
        if let flow = description.screenFlow { flows.append(flow) } else { screens += description.screens }
    }
}
