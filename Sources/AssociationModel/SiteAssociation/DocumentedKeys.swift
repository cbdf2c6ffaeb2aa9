/// The keys of an AASA file that Apple documents, by the object that they belong to.
/// <https://developer.apple.com/documentation/bundleresources/applinks>
public enum DocumentedKeys {
    /// Of the file: the services.
    public static let root = Service.allCases.map(\.rawValue)
    /// Of a service other than `applinks`.
    public static let section = ["apps"]
    /// Of `applinks`.
    public static let appLinks = ["apps", "details", "defaults", "substitutionVariables"]
    /// Of an entry of `details`.
    public static let entry = ["appID", "appIDs", "components", "paths", "defaults"]
    /// Of a component, and of `defaults`, as far as they mean something to the system.
    public static let component = ["/", "?", "#", "exclude", "caseSensitive", "percentEncoded"]
    /// Of a component, for its reader alone.
    public static let comment = "comment"
}
