package import AssociationModel
import Findings
package import Judging

/// A built app, or an App Clip, extension or watch app inside one.
package struct AppSubject: Scoped {
    package let app: App
    /// The app that contains it; nil for one that is not nested.
    package let container: App?
    /// The projects that were read in the same run.
    package let projects: [XcodeProject]
    package let scope: Scope

    /// Makes one subject for each list that comes from an app.
    static func apps(of claims: ClaimParts) -> [AppSubject] {
        let projects = claims.projects
        return claims.lists.identified.compactMap { id, list -> AppSubject? in
            list.build.map {
                AppSubject(app: $0.app, container: $0.container, projects: projects, scope: Scope(id))
            }
        }
    }

    /// Whether its entitlements have the associated-domains key, whatever its value.
    var claimsDomains: Bool { app.entitlements?.associatedDomains != nil }

    var place: Place { app.place }
}

extension App {
    /// What a message calls this kind of app.
    var noun: Message {
        switch kind {
        case .application: "app"
        case .appClip: "App Clip"
        case .appExtension: "extension"
        case .watchApp: "watch app"
        }
    }
}

extension ClaimList.Build {
    /// Its profile, or else its container's.
    var profile: ProvisioningProfile? { app.profile ?? container?.profile }

    /// Whether the app is signed for development, according to its profile. Without a profile, an app that allows
    /// debugging counts as one; a build for a simulator always does.
    var isForDevelopment: Bool {
        if app.isForSimulator { return true }
        guard let profile else { return app.entitlements?.allowsDebugging == true }
        return profile.kind == .development
    }
}
