import Findings

extension Catalog {
    /// The checks, in the order of their codes.
    public static let checks: [Check] = inOrderOfCauses.sorted {
        $0.identity.code < $1.identity.code
    }

    /// The checks in the order in which a report tells what they find: the server before Apple's copy of its file, which
    /// follows it.
    package static let inOrderOfCauses: [Check] =
        console + entitlement + transport + bytes + structure + patterns + agreement + contentDelivery + app + passwords
        + screens + nativeAuthentication + configuration

    /// Finds a check by its code (`AD204`, in any case) or its name (`redirected`).
    public static func check(_ codeOrName: String) -> Check? {
        let upper = codeOrName.uppercased()
        return checks.first { $0.identity.name == codeOrName || $0.identity.code.description == upper }
    }
}
