package import AssociationModel
import Findings
package import Judging
import TextFormats

/// A signed app, together with what its sources, checked in the same run, declare for it.
package struct SourceSubject: Scoped {
    package let app: App
    package let scope: Scope
    /// The difference from the closest declaration; nil if one declares the same, or may do so.
    let difference: SourceDifference?
    /// The number of declarations that the app was compared with.
    let declarationCount: Int

    /// One subject for each app that has a source.
    static func subjects(of claims: ClaimParts) -> [SourceSubject] {
        claims.lists.identified.compactMap { id, list -> SourceSubject? in
            list.build.flatMap { SourceSubject($0, of: claims, scope: Scope(id)) }
        }
    }

    private init?(_ build: ClaimList.Build, of claims: ClaimParts, scope: Scope) {
        let app = build.app
        guard let entitlements = app.entitlements, !entitlements.claimsBareStar else { return nil }
        let declarations = claims.declarations(for: app, isInside: build.container != nil)
        guard !declarations.isEmpty else { return nil }
        self.app = app
        self.scope = scope
        declarationCount = declarations.count
        let signed = entitlements.associatedDomains?.strings ?? []
        let differences = declarations.map {
            SourceDifference(signed, with: $0, isForDevelopment: build.isForDevelopment)
        }
        // An unknown declaration may be the one that was built.
        let mayAgree = differences.contains { $0 == nil || $0?.isEmpty == true }
        difference = mayAgree ? nil : differences.compactMap(\.self).min { $0.distance < $1.distance }
    }
}

extension ClaimParts {
    /// The projects of the targets in the lists, without duplicates.
    var projects: [XcodeProject] { lists.compactMap(\.project).grouped(by: \.path).map { $0.elements[0] } }

    /// The declarations for an app: from sources that name its bundle identifier, and from an entitlements file that
    /// names none if it is the only one and there is only one app.
    fileprivate func declarations(for app: App, isInside: Bool) -> [SourceDeclaration] {
        guard let bundle = app.bundleIdentifier?.string else { return [] }
        var declarations: [SourceDeclaration] = []
        for target in projects.flatMap(\.appTargets) {
            declarations += target.configurations.filter { $0.builds(bundle) }.map { SourceDeclaration(target, $0) }
        }
        for list in lists {
            guard let declaration = list.declaration else { continue }
            let belongsToOnlyApp =
                list.belongsToOnlyApp && declaration.bundleIdentifier == nil && !isInside && appBesideOnlyFile != nil
            if declaration.bundleIdentifier == bundle || belongsToOnlyApp { declarations.append(declaration) }
        }
        return declarations
    }
}

extension TargetConfiguration {
    /// Whether it builds the app with this bundle identifier, or one prefixed with `maccatalyst.`.
    func builds(_ bundle: String) -> Bool {
        guard let own = bundleIdentifier, own.isResolved else { return false }
        return own.value == bundle || "maccatalyst." + own.value == bundle
    }
}

extension AppEntitlements {
    /// Whether the value is `*` instead of domains: re-signing causes it, and another check reports it.
    fileprivate var claimsBareStar: Bool {
        switch associatedDomains?.value {
        case .string(let text): text.string == "*"
        case .elements: associatedDomains?.strings.contains { $0.string == "*" } == true
        case .other, nil: false
        }
    }
}
