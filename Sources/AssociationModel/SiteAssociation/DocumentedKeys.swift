/// The keys of an AASA file that Apple documents, by the object they belong to.
/// <https://developer.apple.com/documentation/bundleresources/applinks>
package enum DocumentedKeys {
    /// The keys of the file: the services.
    package static let root = Service.allCases.map(\.rawValue)
    /// The keys of a service other than `applinks`.
    package static let section = ["apps"]
    /// The keys of `applinks`.
    package static let appLinks = ["apps", "details", "defaults", "substitutionVariables"]
    /// The keys of an entry of `details`.
    package static let entry = ["appID", "appIDs", "components", "paths", "defaults"]
    /// The keys of a component, and of `defaults`, that mean something to the system.
    package static let component = ["/", "?", "#", "exclude", "caseSensitive", "percentEncoded"]
    /// The key of a component that only human readers use.
    package static let comment = "comment"
}
