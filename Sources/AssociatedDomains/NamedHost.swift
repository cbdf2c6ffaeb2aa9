package import AssociationModel
package import Findings
import Judging
import TextFormats

/// A host to be asked for its file, as a person names it: a domain, perhaps with a port, or an entitlement string, whose
/// host and service count.
package struct NamedHost: Sendable {
    /// Why a text names no host that can be asked.
    package struct Refusal: FailureSentence {
        package let sentence: Message

        fileprivate init(_ sentence: Message) { self.sentence = sentence }

        package var description: String { sentence.description }
    }

    /// The service that an entitlement string names; nil for a domain.
    package let service: Service?
    /// The host in Punycode and lower case.
    private let host: String
    /// The port, if one is named.
    private let port: String?
    /// The alternate mode that an entitlement string asks for.
    package let mode: EntitlementEntry.Mode?

    /// Reads an argument.
    package init(_ text: String) throws(Refusal) {
        let service = text.firstIndex(of: ":").flatMap { Service(rawValue: String(text[..<$0])) }
        let entry = EntitlementEntry(text, impliedService: service == nil ? .webcredentials : nil)
        let host = EntitlementEntry(Self.plainHost(of: entry), impliedService: .webcredentials)
        if service == nil, entry.scheme != nil || entry.path != nil || entry.query != nil {
            throw Self.refusal(of: entry, host)
        }
        if entry.hasInvalidPort {
            throw Refusal("\(text): the port \(entry.port?.text ?? "") is not a number from 1 to 65535")
        }
        if let problem = host.hostProblem { throw Self.refusal(of: text, problem, host) }
        self.service = service
        self.host = host.domain
        port = entry.portNumber.map(String.init)
        mode = entry.mode
    }

    /// Its site.
    var site: SiteKey { SiteKey(host: host, port: port, mode: mode) }

    /// The claim of a service for the host.
    func claim(for service: Service) -> Claim {
        Claim(argument: "\(service.rawValue):\(site.authority)" + (mode.map { "?mode=\($0.rawValue)" } ?? ""))
    }

    /// The host as DNS has it: in Punycode, without the full stop at its end, and without the `*.` of a wildcard, whose
    /// file is that of the domain itself.
    private static func plainHost(of entry: EntitlementEntry) -> String {
        let host = entry.isWildcard ? String(entry.host.text.dropFirst(2)) : entry.host.text
        let name = HostName.asciiForm(of: host) ?? host
        return name.utf8.count > 1 && name.hasSuffix(".") ? String(name.dropLast()) : name
    }

    private static func port(of entry: EntitlementEntry) -> String { entry.portNumber.map { ":\($0)" } ?? "" }

    private static func refusal(of entry: EntitlementEntry, _ host: EntitlementEntry) -> Refusal {
        let name = host.hostProblem == nil ? host.domain + port(of: entry) : "example.com"
        if entry.scheme != nil { return Refusal("\(entry.raw) is a URL: name the host alone, \(plain: name)") }
        return Refusal("\(entry.raw) has a path, which plays no part: name the host alone, \(plain: name)")
    }

    private static func refusal(of text: String, _ problem: HostProblem, _ host: EntitlementEntry) -> Refusal {
        guard let (message, _) = problem.wording(of: host.host.text) else {
            return Refusal("\(text) is not a domain; name one such as example.com")
        }
        switch problem {
        case .ipAddress, .noDot:
            return Refusal("\(message); name the domain, and with --connect-to or --resolve where it is to be found")
        default: return Refusal(message)
        }
    }
}
