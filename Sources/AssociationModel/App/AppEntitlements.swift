package import Findings
package import TextFormats

/// The entitlements of an app as far as associations depend on them, from a file, a profile or a signature.
package struct AppEntitlements: Sendable {
    /// What they were read from.
    package let source: SourceText
    /// The associated domains; nil where the key is absent. Of a key that stands twice this is the last one, which is
    /// the one that Apple's reader keeps.
    package let associatedDomains: DeclaredDomains?
    /// The earlier ones, where the key stands more than once, in their order.
    package let shadowedDomains: [DeclaredDomains]
    /// The app identifier, from `application-identifier` or, on macOS, `com.apple.application-identifier`; nil where
    /// neither is there as a string. In a file of a project it often begins with `$(AppIdentifierPrefix)`.
    package let applicationIdentifier: DeclaredText?
    /// The Team ID, from `com.apple.developer.team-identifier`; nil where it is not there as a string.
    package let teamIdentifier: DeclaredText?
    /// Whether a debugger may attach, from `get-task-allow` or, on macOS, `com.apple.security.get-task-allow`: true in
    /// builds for development, and only there. Nil where neither is there as a boolean.
    package let allowsDebugging: Bool?
    /// The apps that an App Clip belongs to, from `com.apple.developer.parent-application-identifiers`; one, if right.
    package let parentApplicationIdentifiers: [DeclaredText]
    /// The App Clips of an app, from `com.apple.developer.associated-appclip-app-identifiers`.
    package let appClipIdentifiers: [DeclaredText]
    /// Every key in its order, with duplicates; its location is where it stands without its tags.
    package let keys: [DeclaredText]

    /// Reads the entitlements out of a property list. Nil where that is no dictionary.
    package init?(_ list: PropertyList, in source: SourceText) {
        guard let entries = list.entries else { return nil }
        self.source = source
        keys = entries.map { DeclaredText($0.key, in: source, at: $0.keyText, keys: [$0.key]) }
        let domains = entries.filter { $0.key.utf8.elementsEqual(DeclaredDomains.key.utf8) }.map {
            DeclaredDomains($0, in: source)
        }
        associatedDomains = domains.last
        shadowedDomains = domains.dropLast()
        applicationIdentifier =
            list.declaredText("application-identifier", in: source)
            ?? list.declaredText("com.apple.application-identifier", in: source)
        teamIdentifier = list.declaredText("com.apple.developer.team-identifier", in: source)
        allowsDebugging = list["get-task-allow"]?.bool ?? list["com.apple.security.get-task-allow"]?.bool
        parentApplicationIdentifiers = list.declaredTexts(
            "com.apple.developer.parent-application-identifiers", in: source)
        appClipIdentifiers = list.declaredTexts(
            "com.apple.developer.associated-appclip-app-identifiers", in: source)
    }

    /// The first place of a key; nil where it is absent.
    package func place(ofKey key: String) -> Place? { keys.first { $0.string.utf8.elementsEqual(key.utf8) }?.place }
}
