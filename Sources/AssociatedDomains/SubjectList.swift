package import AssociationChecks
package import AssociationModel
package import Findings
import LocalFiles
import TextFormats

/// The claims of what a person names to be checked: entitlement strings, domains, and paths of apps and projects.
package struct SubjectList: Sendable {
    /// A list for each app, in the order of the subjects; one last list for all entitlement strings and domains.
    package let lists: [ClaimList]
    /// The apps to look for in addition to those of the lists: those that were named, then those of provisioning
    /// profiles, which tell whose claims the others are.
    package let apps: [AppIdentifier]

    /// Reads subjects.
    ///
    /// - Parameters:
    ///   - apps: the apps that are named beside the subjects.
    ///   - services: the services that a bare domain is checked for.
    ///   - target: the target of a project; nil for all that claim domains.
    ///   - configuration: the configuration of a project; nil for all.
    package init(
        _ subjects: [String], apps: [AppIdentifier] = [], services: [Service], target: String? = nil,
        configuration: String? = nil
    ) async throws(InputFailure) {
        var lists: [ClaimList] = []
        var named: [Claim] = []
        for subject in subjects {
            switch Kind(subject) {
            case .entitlement: named.append(Claim(argument: subject))
            case .domain: named += services.map { Claim(argument: subject, impliedService: $0) }
            case .path: lists += try await AppFile.read(subject, target: target, configuration: configuration)
            }
        }
        if !named.isEmpty { lists.append(ClaimList(named: named)) }
        self.lists = lists
        var apps = apps
        for list in lists {
            if list.isProfile, let app = list.app, !apps.contains(app) { apps.append(app) }
        }
        self.apps = apps
    }
}

/// What kind of subject a text names.
private enum Kind {
    case entitlement
    case path
    case domain

    init(_ subject: String) {
        if let colon = subject.firstIndex(of: ":"),
            Self.isServiceLike(subject[..<colon], subject[colon...].dropFirst())
        {
            self = .entitlement
        } else if subject.contains("/") || LocalFiles().exists(subject)
            || AppFile.Form(path: subject)?.isCertain == true
        {
            self = .path
        } else {
            self = .domain
        }
    }

    // A known service; or a word before a colon that no port follows, which is a misspelt service rather than a host.
    private static func isServiceLike(_ word: Substring, _ rest: Substring) -> Bool {
        if Service(rawValue: String(word)) != nil { return true }
        return !word.contains("/") && !word.contains(".") && !rest.hasPrefix("//")
            && !rest.utf8.allSatisfy(\.isASCIIDigit)
    }
}
