package import Findings

extension HostProblem {
    /// What is wrong with the host, in full and for its place; nil where another check reports the problem.
    package func wording(of host: String) -> (message: Message, label: Message)? {
        switch self {
        case .empty, .unicode, .misplacedWildcard, .buildSetting: nil
        case .whitespace: ("\(host) contains white space or an invisible character", "not a domain name")
        case .illegalCharacter(let scalar):
            ("\(host) contains \(String(scalar)), which domain names can’t have", "\(String(scalar)) is not allowed")
        case .noDot: ("\(host) has no full stop, so it is not a full domain name", "not a full domain name")
        case .emptyLabel: ("\(host) begins with a full stop or has two in a row", "empty label")
        case .ipAddress: ("\(host) is an IP address, but Apple requires a domain name", "IP address")
        case .labelTooLong: ("\(host) has a label of more than 63 bytes", "label too long")
        case .nameTooLong: ("\(host) is longer than 253 bytes", "too long")
        case .hyphenAtEdge: ("\(host) has a label that begins or ends with a hyphen", "hyphen at the edge of a label")
        case .trailingDot: ("\(host) ends with a full stop", "ends with a full stop")
        }
    }
}
