/// The keys of an AASA file that Apple documents, by the object that they belong to.
/// <https://developer.apple.com/documentation/bundleresources/applinks>
package enum DocumentedKeys {
    /// Of the file: the services.
    package static let root = Service.allCases.map(\.rawValue)
    /// Of a service other than `applinks`.
    package static let section = ["apps"]
    /// Of `applinks`.
    package static let appLinks = ["apps", "details", "defaults", "substitutionVariables"]
    /// Of an entry of `details`.
    package static let entry = ["appID", "appIDs", "components", "paths", "defaults"]
    /// Of a component, and of `defaults`, as far as they mean something to the system.
    package static let component = ["/", "?", "#", "exclude", "caseSensitive", "percentEncoded"]
    /// Of a component, for its reader alone.
    package static let comment = "comment"
}
