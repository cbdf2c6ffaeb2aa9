import Findings
import TextFormats

/// Why a host is not valid in an entitlement string.
package enum HostProblem: Hashable, Sendable {
    /// The host is missing.
    case empty
    /// A reference to a build setting, `$(DOMAIN)`; its value at build time is unknown.
    case buildSetting
    /// White space or an invisible character within the host.
    case whitespace
    /// An ASCII character that is not allowed in host names.
    case illegalCharacter(Unicode.Scalar)
    /// Characters outside ASCII; Apple asks for Punycode (RFC 3492).
    case unicode
    /// A `*` that is not part of a leading `*.`.
    case misplacedWildcard
    /// A single label, such as `localhost`.
    case noDot
    /// A period at the start, or two periods in a row.
    case emptyLabel
    /// An IPv4 or IPv6 address.
    case ipAddress
    /// A label of more than 63 bytes (RFC 1035).
    case labelTooLong
    /// More than 253 bytes in total (RFC 1035).
    case nameTooLong
    /// A label that begins or ends with a hyphen (RFC 1123).
    case hyphenAtEdge
    /// A period at the end.
    case trailingDot
}

extension EntitlementEntry {
    var foundHostProblem: HostProblem? {
        let name = hostName
        guard !name.isEmpty else { return .empty }
        if buildSetting != nil { return .buildSetting }
        if name.utf8.count > HostName.longestWritten { return .nameTooLong }
        if whitespace.contains(where: { $0.start >= host.span.start && $0.end <= host.span.end }) { return .whitespace }
        if Self.looksLikeAddress(name) { return .ipAddress }
        if let problem = Self.problemOfCharacters(name) { return problem }
        let isRooted = name.utf8.count > 1 && name.utf8.last == UInt8(ascii: ".")
        let labels = (isRooted ? name.utf8.dropLast() : name.utf8[...])
            .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        if labels.contains(where: \.isEmpty) { return .emptyLabel }
        if labels.contains(where: { $0.count > 63 }) { return .labelTooLong }
        if name.utf8.count > 253 { return .nameTooLong }
        let hyphen = UInt8(ascii: "-")
        if labels.contains(where: { $0.first == hyphen || $0.last == hyphen }) { return .hyphenAtEdge }
        if labels.count < 2 { return .noDot }
        return isRooted ? .trailingDot : nil
    }

    private static func problemOfCharacters(_ name: String) -> HostProblem? {
        var isUnicode = false
        for scalar in name.unicodeScalars {
            switch scalar {
            case "*": return .misplacedWildcard
            case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_": continue
            case _ where !scalar.isASCII: isUnicode = true
            default: return .illegalCharacter(scalar)
            }
        }
        return isUnicode ? .unicode : nil
    }

    private static func looksLikeAddress(_ name: String) -> Bool {
        if name.utf8.first == UInt8(ascii: "[") || name.utf8.count(where: { $0 == UInt8(ascii: ":") }) > 1 {
            return true
        }
        let labels = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return labels.count == 4 && labels.allSatisfy { !$0.isEmpty && $0.count <= 3 && $0.allSatisfy(\.isASCIIDigit) }
    }
}
