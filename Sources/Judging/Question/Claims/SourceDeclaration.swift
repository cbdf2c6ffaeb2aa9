package import AssociationModel
package import Findings
package import TextFormats

/// What a source declares for an app: a target in one configuration, an entitlements file, or a description.
package struct SourceDeclaration: Sendable {
    /// A declared entry; its text keeps references to unknown settings as written.
    package struct Entry: Sendable {
        package let text: DeclaredText
        package let pattern: SettingPattern

        init(_ text: DeclaredText) {
            self.text = text
            pattern = SettingPattern(text.string)
        }
    }

    /// The subject of a sentence about the declaration, such as `the target “Shop” (Debug)`.
    package let name: Message
    /// The bundle identifier of the app that it is for; nil for a target, and if it names none.
    package let bundleIdentifier: String?
    /// The entries; nil if the entitlements file could not be read.
    package let entries: [Entry]?
    /// Whether the target sets no entitlements, so that any signed entry comes from elsewhere.
    package let isSilent: Bool
    package let place: Place

    package init(_ target: ProjectTarget, _ configuration: TargetConfiguration) {
        name = "the target \(target.name.string) (\(plain: configuration.name))"
        bundleIdentifier = nil
        switch configuration.entitlements {
        case .read(_, let entitlements):
            entries =
                entitlements.associatedDomains?.strings.map { Entry(configuration.settings.expand($0).declared) } ?? []
            isSilent = false
            place = entitlements.associatedDomains?.keyPlace ?? .wholeText(entitlements.source)
        case .notSet:
            (entries, isSilent, place) = ([], true, target.name.place)
        case .unresolved, .unreadable, .malformed:
            (entries, isSilent, place) = (nil, false, target.name.place)
        }
    }

    /// What a file declares by itself.
    ///
    /// - Parameters:
    ///   - entries: the entries that it declares.
    ///   - place: where it declares them; nil if it does not.
    package init(_ source: SourceText, for bundleIdentifier: String?, _ entries: [DeclaredText], at place: Place?) {
        name = "\(plain: source.name)"
        self.bundleIdentifier = bundleIdentifier
        self.entries = entries.map { Entry($0) }
        isSilent = false
        self.place = place ?? .wholeText(source)
    }
}
