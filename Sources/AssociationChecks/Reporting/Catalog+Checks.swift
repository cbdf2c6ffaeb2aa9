import Findings

extension Catalog {
    /// All checks, in the order of their codes.
    package static let checks: [Check] =
        console + entitlement + transport + bytes + structure + patterns + agreement + app + passwords + screens
        + nativeAuthentication

    /// Finds a check by its code (`AD204`, in any case) or its name (`redirected`).
    package static func check(_ codeOrName: String) -> Check? {
        let upper = codeOrName.uppercased()
        return checks.first { $0.identity.name == codeOrName || $0.identity.code.description == upper }
    }
}
