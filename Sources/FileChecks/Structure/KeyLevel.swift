package import AssociationModel

/// A kind of object in an AASA file, by the keys that Apple reads in it.
/// <https://developer.apple.com/documentation/bundleresources/applinks>
package enum KeyLevel: Hashable, Sendable {
    /// The object of the file, keyed by service.
    case root
    /// The object of a service that lists its apps in `apps`.
    case section(Service)
    case applinks
    /// An entry of `details`.
    case entry
    /// An element of `components`.
    case component
    /// A `defaults` object, of `applinks` or of an entry.
    case defaults
    /// An object at the top level, under this key, that Apple does not read.
    case wrapper(String)

    /// The keys that Apple documents for this kind of object.
    package var keys: [String] {
        switch self {
        case .root: DocumentedKeys.root
        case .section: DocumentedKeys.section
        case .applinks: DocumentedKeys.appLinks
        case .entry: DocumentedKeys.entry
        case .component, .defaults: DocumentedKeys.component + [DocumentedKeys.comment]
        case .wrapper: []
        }
    }

    /// The keys that Apple documents anywhere in the file.
    package static let allKeys: Set<String> = Set(
        ([.root, .applinks, .entry, .component] as [KeyLevel]).flatMap(\.keys))

    /// The service that the object belongs to; nil at the root.
    package var service: Service? {
        switch self {
        case .root, .wrapper: nil
        case .section(let service): service
        case .applinks, .entry, .component, .defaults: .applinks
        }
    }
}
