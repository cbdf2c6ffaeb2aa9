import AssociationModel
package import Findings
import Inputs
import LocalFiles
import PasswordRules
package import TextFormats
import UniversalLinks

/// A project's configuration on disk, for one of its environments, with what its paths name.
public struct ConfigurationInput: Sendable {
    /// Why a configuration could not be used.
    package enum Failure: Error, Sendable {
        /// The file could not be read.
        case unreadable(InputFailure)
        /// Mistakes in the file, in the order of their places; nothing is checked until all are gone.
        case mistakes([InputFailure])
        /// There is no environment of this name; the nearest one that there is, and all.
        case environment(String, nearest: String?, known: [String])
    }

    /// The path of the file: as given, or as found from the working directory, such as `../.aasa.json`.
    public let path: String
    package let file: ConfigurationFile
    /// The environment that was chosen; nil for none.
    package let environment: ConfigurationFile.Environment?
    /// Where evidence comes from, with paths relative to the working directory.
    package let network: NetworkChoices

    /// Looks for a configuration in the working directory and the folders above it.
    ///
    /// - Returns: its path relative to the working directory; nil if there is none.
    public static func find() -> String? {
        let depth = LocalFiles().workingDirectory?.utf8.count { $0 == UInt8(ascii: "/") } ?? 0
        return (0...depth).lazy.map { String(repeating: "../", count: $0) + ConfigurationFile.name }
            .first { LocalFiles().exists($0) }
    }

    /// Reads a configuration, and looks whether the files that it names are there.
    package init(_ path: String, environment name: String? = nil) throws(Failure) {
        let text: SourceText
        do throws(InputFailure) {
            text = try InputItem(at: path).text(limit: ConfigurationFile.sizeLimit, of: "a configuration")
        } catch { throw .unreadable(error) }
        let file = ConfigurationFile(text)
        self.file = file
        self.path = path
        let folder = FolderPath.parent(of: path)
        let environment = name.flatMap { name in file.environments.last { $0.name.text == name } }
        self.environment = environment
        var places = PlacesOfFiles(folder: folder, problems: file.problems)
        var network = environment?.network ?? NetworkChoices()
        let sites = environment?.sites ?? file.sites
        if !sites.isEmpty { network.sites = sites.compactMap { places.site($0) } }
        network.trustedRoots = environment?.trustedRoots.flatMap { places.file($0) }
        self.network = network
        for check in file.checks { places.look(at: check) }
        for path in file.expectations { _ = places.file(path) }
        guard places.problems.isEmpty else {
            throw .mistakes(
                places.problems.sorted { $0.span.start < $1.span.start }.map { InputFailure($0, in: text) })
        }
        if let name, environment == nil {
            let known = file.environments.map(\.name.text)
            throw .environment(name, nearest: NearestName.nearest(to: name, among: known), known: known)
        }
    }

    /// The path of something that the file names, relative to the working directory.
    package func path(_ written: LocatedString) -> String { Self.path(written.text, in: folder) }

    /// The path of the folder of the file, with a slash at its end; empty for the working directory.
    package var folder: String { FolderPath.parent(of: path) }

    /// What `aasa check` checks when it is given no subject.
    package var requests: [CheckRequest] {
        file.checks.map { check in
            CheckRequest(
                subjects: [subject(check.subject)],
                apps: check.app.map { [$0] } ?? [], services: check.services, feature: check.feature,
                screens: check.screens.map(path), target: check.target, configuration: check.configuration,
                policy: check.policy.map { $0.text == PasswordPolicy.entraName ? $0.text : path($0) })
        }
    }

    /// A subject, with its place in this file; or the path that it stands for.
    private func subject(_ written: LocatedString) -> DeclaredText {
        if let path = SubjectList.path(written.text, in: folder) { return DeclaredText(path) }
        let inside = SourceSpan(written.span.start + 1, written.span.end - 1)
        let isLiteral = file.text.bytes(in: inside).elementsEqual(written.text.utf8)
        return DeclaredText(
            written.text, in: file.text,
            at: isLiteral ? LocatedText(literal: written.text, at: inside.start) : nil, keys: ["subject"])
    }

    fileprivate static func path(_ path: String, in folder: String) -> String {
        path.hasPrefix("/") ? path : folder + path
    }
}

extension InputFailure {
    /// The failure for a mistake in one of our own files, with its help.
    package init(_ problem: ConfigurationProblem, in text: SourceText) {
        let help: Message = problem.help.map { "; \($0)" } ?? ""
        self.init("\(problem.message)\(help)", in: text, at: problem.span)
    }
}

/// Looks for the files that a configuration names.
private struct PlacesOfFiles {
    let folder: String
    var problems: [ConfigurationProblem]

    mutating func file(_ written: LocatedString) -> String? {
        let path = ConfigurationInput.path(written.text, in: folder)
        if LocalFiles().exists(path) { return path }
        problems.append(ConfigurationProblem("no such file or directory: \(path)", at: written.span))
        return nil
    }

    mutating func site(_ site: ExpectationFile.Site) -> SiteDirectories.Site? {
        file(site.path).map { SiteDirectories.Site(host: site.host, at: $0) }
    }

    mutating func look(at check: ConfigurationFile.Check) {
        if SubjectList.path(check.subject.text, in: folder) != nil { _ = file(check.subject) }
        for path in check.screens { _ = file(path) }
        if let policy = check.policy, policy.text != PasswordPolicy.entraName { _ = file(policy) }
    }
}
