package import AssociationModel

/// What makes two claims ask the same questions.
package struct SiteKey: Hashable, Sendable {
    /// The host in lower case.
    package let host: String
    /// The port as written, if any.
    package let port: String?
    /// The alternate mode, if any.
    package let mode: EntitlementEntry.Mode?

    /// Names a site.
    package init(host: String, port: String? = nil, mode: EntitlementEntry.Mode? = nil) {
        self.host = host
        self.port = port
        self.mode = mode
    }

    /// Host and port as in a URL.
    package var authority: String { port.map { "\(host):\($0)" } ?? host }

    /// The URL of a location.
    package func url(of location: Location) -> String { "https://" + authority + location.path }
}
