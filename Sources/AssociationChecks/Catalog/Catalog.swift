public import Findings

/// All checks, in the order of their codes.
public enum Catalog {
    /// All checks.
    public static let checks: [Check] =
        console + entitlement + transport + bytes + structure + patterns + agreement + app + passwords + screens
        + nativeAuthentication

    /// Codes that were given once and are not in use any more; they are never given again.
    public static let retired: Set<Code> = []

    /// The check of this code (`AD204`, in any case) or name (`redirected`).
    public static func check(_ codeOrName: String) -> Check? {
        let upper = codeOrName.uppercased()
        return checks.first { $0.identity.name == codeOrName || $0.identity.code.description == upper }
    }
}
