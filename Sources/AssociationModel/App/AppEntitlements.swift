public import Findings

/// The entitlements of an app as far as associations depend on them, from a file, a profile or a signature.
public struct AppEntitlements: Sendable {
    /// What they were read from.
    public let source: SourceText
    /// The associated domains; nil where the key is absent. Of a key that stands twice this is the last one, which is
    /// the one that Apple's reader keeps.
    public let associatedDomains: DeclaredDomains?
    /// The earlier ones, where the key stands more than once, in their order.
    public let shadowedDomains: [DeclaredDomains]
    /// The app identifier, from `application-identifier` or, on macOS, `com.apple.application-identifier`; nil where
    /// neither is there as a string. In a file of a project it often begins with `$(AppIdentifierPrefix)`.
    public let applicationIdentifier: DeclaredText?
    /// The Team ID, from `com.apple.developer.team-identifier`; nil where it is not there as a string.
    public let teamIdentifier: DeclaredText?
    /// Every key in its order, with duplicates; its location is where it stands without its tags.
    public let keys: [DeclaredText]

    /// Reads the entitlements out of a property list. Nil where that is no dictionary.
    public init?(_ list: PropertyList, in source: SourceText) {
        guard let entries = list.entries else { return nil }
        self.source = source
        keys = entries.map { DeclaredText($0.key, in: source, at: $0.keyText, keys: [$0.key]) }
        let domains = entries.filter { $0.key.utf8.elementsEqual(DeclaredDomains.key.utf8) }.map {
            DeclaredDomains($0, in: source)
        }
        associatedDomains = domains.last
        shadowedDomains = domains.dropLast()
        let text = { (key: String) -> DeclaredText? in
            guard let value = list[key], let string = value.string else { return nil }
            return DeclaredText(string, in: source, at: value.text, keys: [key])
        }
        applicationIdentifier = text("application-identifier") ?? text("com.apple.application-identifier")
        teamIdentifier = text("com.apple.developer.team-identifier")
    }

    /// The first place of a key; nil where it is absent.
    public func place(ofKey key: String) -> Place? { keys.first { $0.string.utf8.elementsEqual(key.utf8) }?.place }
}
