import AssociationModel
import Findings
import TextFormats

/// What a source declares for an app: a target in one configuration, an entitlements file, or a description.
struct SourceDeclaration: Sendable {
    /// A declared entry: the text, in which references to settings that are not known stand as they were written.
    struct Entry: Sendable {
        let text: DeclaredText
        let pattern: SettingPattern

        init(_ text: DeclaredText) {
            self.text = text
            pattern = SettingPattern(text.string)
        }
    }

    /// The source in words that a verb can follow.
    let name: Message
    /// The entries; nil where they are not known, because the entitlements file could not be read.
    let entries: [Entry]?
    /// Whether it says that there are no entitlements, so that whatever was signed came from elsewhere.
    let isSilent: Bool
    /// Where the entries are declared.
    let place: Place

    /// A target in one configuration.
    init(_ target: ProjectTarget, _ configuration: TargetConfiguration) {
        name = "the target \(target.name.string), \(plain: configuration.name),"
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

    /// An entitlements file.
    init(_ entitlements: AppEntitlements) {
        name = "\(plain: entitlements.source.name)"
        entries = entitlements.associatedDomains?.strings.map { Entry($0) } ?? []
        isSilent = false
        place = entitlements.associatedDomains?.keyPlace ?? .wholeText(entitlements.source)
    }

    /// A description of Expo's.
    init(_ description: AppDescription) {
        name = "\(plain: description.source.name)"
        entries = description.associatedDomains.map { Entry($0) }
        isSilent = false
        place = description.associatedDomains.first?.place ?? .wholeText(description.source)
    }
}
