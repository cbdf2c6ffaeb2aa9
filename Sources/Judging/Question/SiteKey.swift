package import AssociationModel

/// Identifies a site; claims with the same key need the same requests.
package struct SiteKey: Hashable, Sendable {
    /// The host in lower case.
    package let host: String
    /// The port as written, if any.
    package let port: String?
    /// The alternate mode, if any.
    package let mode: EntitlementEntry.Mode?

    package init(host: String, port: String? = nil, mode: EntitlementEntry.Mode? = nil) {
        self.host = host
        self.port = port
        self.mode = mode
    }

    /// Host and port as in a URL.
    package var authority: String { port.map { "\(host):\($0)" } ?? host }

    package func url(of location: Location) -> String { "https://" + authority + location.path }
}
