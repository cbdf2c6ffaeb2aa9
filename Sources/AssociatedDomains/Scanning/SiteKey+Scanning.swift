import AssociationChecks
import AssociationModel
import Findings
import TextFormats

extension SiteKey {
    /// Reads the host of a scan's line, with a port if there is one. A name with characters outside ASCII gets its Punycode.
    init(scanning text: String) throws(ScanTarget.Problem) {
        let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
        let host = isPlain ? text : HostName.asciiForm(of: text) ?? text
        let entry = EntitlementEntry(host, impliedService: .webcredentials)
        if let instead = entry.hostOfMore {
            throw ScanTarget.Problem("it is more than a host; give \(instead)")
        }
        if let problem = entry.hostProblem {
            throw ScanTarget.Problem(
                problem.wording(of: entry.host.text)?.message ?? "\(text) is not a host, such as example.com")
        }
        if entry.hasInvalidPort { throw ScanTarget.Problem("its port is not a number from 1 to 65535") }
        guard !entry.isWildcard, entry.whitespace.isEmpty else {
            throw ScanTarget.Problem("\(text) is not a host, such as example.com")
        }
        self.init(host: entry.domain, port: entry.portNumber == 443 ? nil : entry.portNumber.map(String.init))
    }
}

extension EntitlementEntry {
    /// The host of a URL or of an entitlement entry; nil for a host alone.
    fileprivate var hostOfMore: Message? {
        if scheme != nil || path != nil || query != nil { return hostProblem == nil ? "\(domain)" : "its host alone" }
        guard Service(rawValue: host.text) != nil, let port, portNumber == nil else { return nil }
        return "\(port.text)"
    }
}
