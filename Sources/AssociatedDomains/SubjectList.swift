package import AssociationModel
package import Findings
import Inputs
import Judging
import LocalFiles
import TextFormats
import UniversalLinks

/// What the subjects say that a person names to be checked: entitlement strings, domains, links, files, folders, logs.
package struct SubjectList: Sendable {
    /// What the subjects say: a list for each app, in the order of the subjects, and one last list for all entitlement
    /// strings and domains; the apps that were named, then those of provisioning profiles.
    package private(set) var parts: InputParts
    /// The folders that were searched for what they have.
    package private(set) var projects: [Project] = []
    /// The URLs with a path of their own.
    package private(set) var links: [String] = []
    /// The expectation files that were named.
    package private(set) var expectations: [String] = []
    /// What a person may have meant otherwise, a sentence each.
    package private(set) var remarks: [Message] = []

    private let services: [Service]
    private let selection: ProjectSelection
    private let readsConfiguration: Bool
    private var named: [Claim] = []

    /// Reads subjects.
    ///
    /// - Parameters:
    ///   - apps: the apps that are named beside the subjects.
    ///   - bundleIdentifier: that of the app, where its prefix is not known.
    ///   - services: the services that a bare domain is checked for.
    ///   - target: the target of a project; nil for all that claim domains.
    ///   - configuration: the configuration of a project; nil for all.
    ///   - readingConfiguration: whether `.aasa.json` in a folder says which hosts its sites are for.
    package init(
        _ subjects: [DeclaredText], apps: [AppIdentifier] = [], bundleIdentifier: String? = nil, services: [Service],
        target: String? = nil, configuration: String? = nil, readingConfiguration: Bool = true
    ) async throws(InputFailure) {
        parts = InputParts(apps: apps)
        self.services = services
        selection = ProjectSelection(target: target, configuration: configuration)
        readsConfiguration = readingConfiguration
        for subject in subjects { try await add(subject) }
        guard !named.isEmpty else { return }
        var list = ClaimList(named: named)
        list.identityGap = bundleIdentifier.map {
            IdentityGap("no team was named", at: .inspection, bundleIdentifiers: [$0])
        }
        parts.claims.lists.append(list)
    }

    private mutating func add(_ subject: DeclaredText) async throws(InputFailure) {
        let text = subject.string
        switch Subject(text) {
        case .standardInput: try await addStandardInput()
        case .log(let log): parts.logs.append(log)
        case .entitlement: named.append(Claim(subject))
        case .domain:
            add(domain: subject)
            if case .argument = subject.source.origin, LocalFiles().isDirectory(text) {
                remarks.append("\(text) is taken for the domain; ./\(plain: text) checks the folder")
            }
        case .link:
            add(domain: subject)
            links.append(text)
        case .project: try await add(folder: text)
        case .file:
            try Self.refuse(hostWithPath: text)
            guard LocalFiles().exists(text) else { throw Subject.missing(text) }
            if InputKinds.reportKind(at: text) == .expectations {
                expectations.append(text)
            } else if InputKinds.kind(of: InputItem(at: text)) == nil, let log = try? ConsoleLog(reading: text),
                log.explainedCount > 0
            {
                parts.logs.append(log)
            } else {
                parts.add(try await InputKinds.parts(of: InputItem(at: text), selection))
            }
        }
    }

    private mutating func add(domain: DeclaredText) { named += services.map { Claim(host: domain, for: $0) } }

    private mutating func add(folder: String) async throws(InputFailure) {
        let project = await Project(in: folder, selection, readingConfiguration: readsConfiguration)
        guard !project.isEmpty else { throw project.absence }
        if project.apps.isEmpty {
            if let target = selection.target {
                throw InputFailure(
                    "no project in this folder has an app, App Clip or extension target \(target)", at: folder)
            }
            if let failure = project.failures.first { throw failure }
        }
        parts.add(project.parts)
        projects.append(project)
    }

    /// Adds what comes through standard input: one subject, a file, or else a log.
    private mutating func addStandardInput() async throws(InputFailure) {
        let bytes: [UInt8]
        do throws(FileFailure) { bytes = try LocalFiles().readStandardInput(limit: Self.inputLimit) } catch {
            throw InputFailure(error, reading: "standard input")
        }
        guard bytes.count <= Self.inputLimit else {
            throw InputFailure(
                "larger than \(Self.inputLimit >> 20) MB; a log of any length: aasa triage", at: "standard input")
        }
        let start = Array(bytes.prefix(InputItem.startLength))
        let kind = InputKinds.kind(beginning: start)
        let text = String(decoding: bytes, as: UTF8.self).trimmingBlanks
        guard !text.isEmpty else { throw InputFailure("empty", at: "standard input") }
        if let kind, !kind.speaksForSite {
            parts.add(try await InputKinds.parts(of: InputItem(bytes, named: "-"), as: kind, selection))
        } else if kind != nil || text.first == "{" {
            parts.files.append(SourceText(bytes, from: .standardInput))
        } else if text.contains(where: \.isNewline) || bytes.count > InputItem.startLength {
            parts.logs.append(ConsoleLog(bytes, from: .standardInput))
        } else if text != "-" {
            try await add(DeclaredText(text, from: .standardInput))
        }
    }

    private static let inputLimit = 64 << 20

    // It could be a path, so that a file of that name comes first.
    private static func refuse(hostWithPath text: String) throws(InputFailure) {
        guard !LocalFiles().exists(text), let host = try? WrittenHost(text, allowing: [.port, .path]),
            host.parts.contains(.path), !InputKinds.isCertain(host.name),
            let slash = text.firstIndex(of: "/")
        else { return }
        throw InputFailure(
            "no such file; for a domain, write https://\(plain: host.authority), or the entitlement webcredentials:\(plain: host.authority + text[slash...])",
            at: text)
    }

    /// The path that a subject names, if it is relative to a folder; nil if it names an entitlement string or a domain.
    ///
    /// - Parameter folder: a path with a slash at its end; empty for the working directory.
    package static func path(_ subject: String, in folder: String) -> String? {
        switch Subject(subject, in: folder) {
        case .file, .project: subject.hasPrefix("/") ? subject : folder + subject
        case .entitlement, .domain, .link, .log, .standardInput: nil
        }
    }
}
