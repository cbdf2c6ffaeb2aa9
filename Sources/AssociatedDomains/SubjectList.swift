package import AssociationModel
package import Findings
import Inputs
import Judging
import LocalFiles
import TextFormats
import UniversalLinks

/// The claims of what a person names to be checked: entitlement strings, domains, and paths of apps and projects.
package struct SubjectList: Sendable {
    /// What the subjects say: a list for each app, in the order of the subjects, and one last list for all entitlement
    /// strings and domains; the apps that were named, then those of provisioning profiles.
    package private(set) var parts: InputParts
    /// The folders that were searched for what they have.
    package private(set) var projects: [Project] = []
    /// What a person may have meant otherwise, a sentence each.
    package private(set) var remarks: [Message] = []

    /// Reads subjects.
    ///
    /// - Parameters:
    ///   - apps: the apps that are named beside the subjects.
    ///   - services: the services that a bare domain is checked for.
    ///   - target: the target of a project; nil for all that claim domains.
    ///   - configuration: the configuration of a project; nil for all.
    ///   - readingConfiguration: whether `.aasa.json` in a folder says which hosts its sites are for.
    package init(
        _ subjects: [DeclaredText], apps: [AppIdentifier] = [], services: [Service], target: String? = nil,
        configuration: String? = nil, readingConfiguration: Bool = true
    ) async throws(InputFailure) {
        parts = InputParts(apps: apps)
        var named: [Claim] = []
        for subject in subjects {
            switch Kind(subject.string) {
            case .entitlement: named.append(Claim(subject))
            case .domain:
                named += services.map { Claim(host: subject, for: $0) }
                if case .argument = subject.source.origin, LocalFiles().isDirectory(subject.string) {
                    remarks.append(
                        "\(subject.string) is taken for the domain; ./\(plain: subject.string) checks the folder")
                }
            case .project:
                let project = await Project(
                    in: subject.string, ProjectSelection(target: target, configuration: configuration),
                    readingConfiguration: readingConfiguration)
                guard !project.isEmpty else { throw project.absence }
                if let target, project.apps.isEmpty {
                    throw InputFailure(
                        "no project in this folder has an app, App Clip or extension target \(target)",
                        at: project.folder)
                }
                if project.apps.isEmpty, let failure = project.failures.first { throw failure }
                parts.add(project.parts)
                projects.append(project)
            case .path:
                try Self.refuse(hostWithPath: subject.string)
                parts.add(try await AppFile.parts(at: subject.string, target: target, configuration: configuration))
            }
        }
        if !named.isEmpty { parts.claims.lists.append(ClaimList(named: named)) }
    }

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

    /// What a subject is, as reports name it.
    static func input(_ subject: String) -> Report.Input {
        switch Kind(subject) {
        case .entitlement: Report.Input(subject, .entitlement, path: nil)
        case .domain: Report.Input(subject, .domain, path: nil)
        case .project: Report.Input(subject, .project, path: subject)
        case .path: Report.Input(subject, InputKinds.reportKind(at: subject), path: subject)
        }
    }

    /// The path that a subject names, if it is relative to a folder; nil if it names an entitlement string or a domain.
    ///
    /// - Parameter folder: a path with a slash at its end; empty for the working directory.
    package static func path(_ subject: String, in folder: String) -> String? {
        switch Kind(subject, in: folder) {
        case .path, .project: return subject.hasPrefix("/") ? subject : folder + subject
        case .entitlement, .domain: return nil
        }
    }
}

/// What kind of subject a text names.
private enum Kind {
    case entitlement
    case path
    /// A folder of which no name says what it is.
    case project
    case domain

    init(_ subject: String, in folder: String = "") {
        if WrittenHost.isEntitlement(subject) {
            self = .entitlement
        } else if Self.isURL(subject)
            || subject.hasSuffix("/") && !LocalFiles().exists(folder + subject)
                && (try? WrittenHost(subject, allowing: [.port, .wildcard])) != nil
        {
            self = .domain
        } else if subject.contains("/") || InputKinds.isCertain(subject)
            || Self.isFile(subject, in: folder)
        {
            let isFolder = LocalFiles().isDirectory(subject.hasPrefix("/") ? subject : folder + subject)
            self = isFolder && InputKinds.kind(named: subject) == nil ? .project : .path
        } else {
            self = .domain
        }
    }

    // A folder that is named like a domain, and not like an app, is a web root at most.
    private static func isFile(_ subject: String, in folder: String) -> Bool {
        guard LocalFiles().exists(folder + subject) else { return false }
        let isFolder = LocalFiles().isDirectory(folder + subject) && InputKinds.kind(named: subject) == nil
        return !(isFolder && (try? WrittenHost(subject, allowing: [.port, .wildcard])) != nil)
    }

    private static func isURL(_ subject: String) -> Bool {
        ["https://", "http://"].contains(where: subject.asciiLowercased.hasPrefix)
    }
}
