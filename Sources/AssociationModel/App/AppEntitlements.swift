package import Findings
package import TextFormats

/// The entitlements of an app that matter to associations, from a file, a profile or a signature.
package struct AppEntitlements: Sendable {
    package let source: SourceText
    /// The associated domains; nil if the key is missing. If the key appears more than once this is the last value, the
    /// one Apple's property list reader keeps.
    package let associatedDomains: DeclaredDomains?
    /// The earlier values, in order, if the key appears more than once.
    package let shadowedDomains: [DeclaredDomains]
    /// The app identifier from `application-identifier` or, on macOS, `com.apple.application-identifier`; nil if
    /// neither is present as a string. In a project's file it often begins with `$(AppIdentifierPrefix)`.
    package let applicationIdentifier: DeclaredText?
    /// The Team ID from `com.apple.developer.team-identifier`; nil if that is not present as a string.
    package let teamIdentifier: DeclaredText?
    /// Whether a debugger may attach, from `get-task-allow` or, on macOS, `com.apple.security.get-task-allow`. True
    /// only in development builds. Nil if neither key is present as a boolean.
    package let allowsDebugging: Bool?
    /// The app that an App Clip belongs to, from `com.apple.developer.parent-application-identifiers`. A correct App
    /// Clip lists exactly one.
    package let parentApplicationIdentifiers: [DeclaredText]
    /// The App Clips of an app, from `com.apple.developer.associated-appclip-app-identifiers`.
    package let appClipIdentifiers: [DeclaredText]
    /// The key `com.apple.developer.web-browser`, which makes an app a browser; nil unless its value is true.
    package let browserKey: Place?
    /// Every key in order, duplicates included. Locations exclude the tags around the key.
    package let keys: [DeclaredText]

    /// Reads the entitlements from a property list. Nil if the list is not a dictionary.
    package init?(_ list: PropertyList, in source: SourceText) {
        guard let entries = list.entries else { return nil }
        self.source = source
        keys = entries.map { DeclaredText($0.key, in: source, at: $0.keyText, keys: [$0.key]) }
        let browser = "com.apple.developer.web-browser"
        browserKey =
            list[browser]?.bool == true ? keys.first { $0.string.utf8.elementsEqual(browser.utf8) }?.place : nil
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

    /// The place of the first occurrence of a key; nil if it is missing.
    package func place(ofKey key: String) -> Place? { keys.first { $0.string.utf8.elementsEqual(key.utf8) }?.place }
}
