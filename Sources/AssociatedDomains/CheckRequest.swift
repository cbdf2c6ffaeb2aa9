package import AssociationModel
package import Findings
import Judging
import PasswordRules

/// One thing that `aasa check` is to check, as arguments or an entry of `.aasa.json` name it.
package struct CheckRequest: Sendable {
    /// Entitlement strings, paths of apps and projects, or domains.
    package var subjects: [DeclaredText]
    /// The apps that the sites should list besides those that the subjects name.
    package var apps: [AppIdentifier]
    /// The bundle identifier of the app, where its prefix is not known.
    package var bundleIdentifier: String?
    /// The services whose claims are checked, and that a bare domain is checked for; empty for all claims, and for a domain
    /// that of the feature, else `webcredentials`.
    package var services: [Service]
    package var feature: Feature?
    /// The files and folders of the sign-up screens.
    package var screens: [String]
    /// The target of an .xcodeproj; nil for all.
    package var target: String?
    /// The configuration of an .xcodeproj, such as `Release`; nil for all.
    package var configuration: String?
    /// The policy for the passwords of the screens: `entra`, or the path of a file.
    package var policy: String?
    /// Whether the configuration in a folder that is checked says which hosts its sites are for.
    package var readsConfiguration = true

    package init(
        subjects: [DeclaredText], apps: [AppIdentifier] = [], services: [Service] = [], feature: Feature? = nil,
        screens: [String] = [], target: String? = nil, configuration: String? = nil, policy: String? = nil
    ) {
        self.subjects = subjects
        self.apps = apps
        self.services = services
        self.feature = feature
        self.screens = screens
        self.target = target
        self.configuration = configuration
        self.policy = policy
    }

    /// The feature to check; with screens and no feature, strong passwords.
    package var wantedFeature: Feature? { feature ?? (screens.isEmpty ? nil : .strongPasswords) }

    /// Whether there are no screens, or they belong to the feature: the others have nothing to do with sign-up screens.
    package var screensFitFeature: Bool { screens.isEmpty || wantedFeature?.service == .webcredentials }

    /// The subjects, as they were written.
    package var subjectNames: String { subjects.map(\.string).joined(separator: ", ") }

    /// The same, with what the other one names in its place.
    package func overridden(by other: CheckRequest) -> CheckRequest {
        var request = CheckRequest(
            subjects: other.subjects.isEmpty ? subjects : other.subjects, apps: other.apps.isEmpty ? apps : other.apps,
            services: other.services.isEmpty ? services : other.services, feature: other.feature ?? feature,
            screens: other.screens.isEmpty ? screens : other.screens, target: other.target ?? target,
            configuration: other.configuration ?? configuration, policy: other.policy ?? policy)
        request.bundleIdentifier = other.bundleIdentifier ?? bundleIdentifier
        request.readsConfiguration = readsConfiguration && other.readsConfiguration
        return request
    }

    /// The check that is asked for. Reads the subjects, the policy and the screens.
    package func check(from source: EvidenceSource) async throws(InputFailure) -> AssociationCheck {
        let policy = try self.policy.map { path throws(InputFailure) in try PasswordPolicy(namedOrReadingFile: path) }
        let list = try await SubjectList(
            subjects, apps: apps, bundleIdentifier: bundleIdentifier,
            services: services.isEmpty ? [wantedFeature?.service ?? .webcredentials] : services,
            target: target, configuration: configuration, readingConfiguration: readsConfiguration)
        var parts = list.parts
        if !services.isEmpty { parts.claims.lists = parts.claims.lists.compactMap { $0.narrowed(to: services) } }
        var check = AssociationCheck(
            parts, Choices(feature: wantedFeature, now: .now),
            from: source.adding(list.projects.flatMap(\.directories)),
            naming: subjects.map { Subject.input($0.string) })
        check.services = services
        check.links = list.links
        check.expectations = list.expectations
        check.remarks = list.remarks
        if !screens.isEmpty { check.look(at: ScreenFiles(reading: screens), policy) }
        let looksAtScreens = screens.isEmpty && wantedFeature.map { $0.service == .webcredentials } ?? true
        let readsHandlers =
            (services.isEmpty || services.contains(.applinks)) && wantedFeature.map { $0.service == .applinks } ?? true
        for project in list.projects {
            check.take(project, withScreens: looksAtScreens, withHandlers: readsHandlers, policy)
        }
        return check
    }
}
