import AssociationModel
package import Findings

/// All checks, in the order of their codes.
package enum Catalog {
    /// All checks.
    package static let checks: [Check] =
        console + entitlement + transport + bytes + structure + patterns + agreement + app + passwords + screens
        + nativeAuthentication

    /// Codes that were given once and are not in use any more; they are never given again.
    package static let retired: Set<Code> = []

    /// The check of this code (`AD204`, in any case) or name (`redirected`).
    package static func check(_ codeOrName: String) -> Check? {
        let upper = codeOrName.uppercased()
        return checks.first { $0.identity.name == codeOrName || $0.identity.code.description == upper }
    }
}
