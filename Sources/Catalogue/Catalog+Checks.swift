import Findings

extension Catalog {
    /// The checks, in the order of their codes.
    public static let checks: [Check] = inOrderOfCauses.sorted {
        $0.identity.code < $1.identity.code
    }

    /// The checks in the order in which a report tells what they find: the server before Apple's copy of its file, which
    /// follows it.
    package static let inOrderOfCauses: [Check] =
        console + entitlement + transport + deployment + bytes + structure + patterns + agreement
        + contentDelivery + app + passwords + screens + nativeAuthentication + configuration

    /// Finds a check by its code (`AD204`, in any case) or its name (`redirected`).
    public static func check(_ codeOrName: String) -> Check? {
        checksByName[codeOrName] ?? checksByName[codeOrName.uppercased()]
    }

    /// The names of the checks, in the order of their codes.
    package static let names = checks.map(\.identity.name)

    // Codes are in upper case and names in lower case, so neither is taken for the other.
    private static let checksByName = Dictionary(
        checks.flatMap { [($0.identity.name, $0), ($0.identity.code.description, $0)] }
    ) { first, _ in first }
}
