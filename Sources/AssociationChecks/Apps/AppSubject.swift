package import AssociationModel
import Findings

/// An app as it was built, or an App Clip, extension or app for a watch inside one.
package struct AppSubject: Scoped {
    /// The app.
    package let app: App
    /// The app that it is inside of; nil where it stands by itself.
    package let container: App?
    /// The projects that were looked at in the same run.
    package let projects: [XcodeProject]
    /// What a finding about it concerns.
    package let scope: Scope

    /// One for each list that comes from an app.
    static func apps(of question: Question) -> [AppSubject] {
        let projects = question.projects
        return question.lists.enumerated().compactMap { index, list -> AppSubject? in
            guard case .app(let app, let container) = list.origin else { return nil }
            return AppSubject(app: app, container: container, projects: projects, scope: Scope(list: index))
        }
    }

    /// Whether it was signed with associated domains, well or badly.
    var claimsDomains: Bool { app.entitlements?.associatedDomains != nil }

    /// The place of the app as a whole: its entitlements, or what describes it.
    var place: Place { app.place }
}

extension App {
    /// What it is, in a word or two.
    var noun: Message {
        switch kind {
        case .application: "app"
        case .appClip: "App Clip"
        case .appExtension: "extension"
        case .watchApp: "watch app"
        }
    }

    /// Whether it is signed for development: by its profile, or where it has none by whether a debugger may attach. A
    /// build for a simulator always is.
    func isForDevelopment(in container: App?) -> Bool {
        if isForSimulator { return true }
        guard let profile = profile ?? container?.profile else { return entitlements?.allowsDebugging == true }
        return profile.kind == .development
    }

    /// The place of the app as a whole: its entitlements, or what describes it.
    var place: Place { .wholeText(entitlements?.source ?? info.source) }
}
