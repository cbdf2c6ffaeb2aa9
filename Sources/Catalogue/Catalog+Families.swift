import Findings

/// Checks about the same subject.
package struct CheckFamily: Sendable {
    package let title: String
    /// The checks, in the order of their codes.
    package let checks: [Check]

    fileprivate init(_ title: String, _ checks: [Check]) {
        self.title = title
        self.checks = checks.sorted { $0.code < $1.code }
    }
}

extension Catalog {
    /// All checks in families.
    package static let families = [
        CheckFamily("A device's log", console),
        CheckFamily("Entitlements", entitlement),
        CheckFamily("The server's answer", transport),
        CheckFamily("Apple's CDN", contentDelivery),
        CheckFamily("What is deployed", deployment),
        CheckFamily("Bytes and JSON", bytes),
        CheckFamily("The structure of the file", structure),
        CheckFamily("Patterns of links", patterns),
        CheckFamily("App and site together", agreement),
        CheckFamily("Apps and projects", app),
        CheckFamily("Password rules", passwords),
        CheckFamily("Sign-up screens", screens),
        CheckFamily("Native authentication", nativeAuthentication),
        CheckFamily("The configuration", configuration),
    ]
}
