package import Findings
import TextFormats

/// A host as a person writes it, wherever one can be given: `example.com`, `Bücher.example.:8443`,
/// `https://example.com/buy`, `*.example.com`, or an entitlement string such as `applinks:example.com?mode=developer`.
///
/// Every place reads hosts with this type, so that a text means the same host in each. A place says which ``Parts`` it
/// has a use for, and refuses the others with what to write instead.
package struct WrittenHost: Sendable {
    /// What a text may have besides the host.
    package struct Parts: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        /// A port after a colon.
        package static let port = Parts(rawValue: 1)
        /// `*.` before the host.
        package static let wildcard = Parts(rawValue: 2)
        /// `https://`.
        package static let url = Parts(rawValue: 4)
        /// `http://` or another scheme; a port with it is not one that speaks https.
        package static let otherURL = Parts(rawValue: 32)
        /// A path other than `/`, a query or a fragment; in an entitlement string they are part of it.
        package static let path = Parts(rawValue: 8)
        /// A service, with which the text is an entitlement string.
        package static let service = Parts(rawValue: 16)

        /// What a place has a use for that asks a host for its file: all but a path.
        package static let ofOneHost: Parts = [.port, .wildcard, .url, .service]
        /// A domain, or any URL of which the host alone counts.
        package static let ofAnyURL: Parts = [.port, .wildcard, .url, .otherURL, .path]
    }

    /// The host in Punycode and lower case, without the full stop at its end and without `*.`.
    package let name: String
    /// The port, if one is written.
    package let port: Int?
    /// The service of an entitlement string; nil for anything else.
    package let service: Service?
    /// The alternate mode that an entitlement string asks for.
    package let mode: EntitlementEntry.Mode?
    /// What the text has besides the host.
    package let parts: Parts

    /// Reads a text, without white space and invisible characters at its ends.
    package init(_ text: String, allowing allowed: Parts) throws(Refusal) {
        let service = text.utf8.firstIndex(of: UInt8(ascii: ":")).flatMap { Service(rawValue: String(text[..<$0])) }
        let entry = EntitlementEntry(text, impliedService: service == nil ? .webcredentials : nil)
        let host = EntitlementEntry(Self.plainHost(of: entry), impliedService: .webcredentials)
        if let problem = host.hostProblem { throw Refusal(of: text, problem, host) }
        name = host.domain
        port = entry.portNumber
        self.service = service
        mode = entry.mode
        parts = Self.parts(of: entry)
        if entry.hasInvalidPort { throw Refusal(of: text, port: entry.port?.text ?? "", written: authority) }
        let refused = parts.subtracting(allowed)
        if !refused.isEmpty {
            throw Refusal(of: text, refused, written: allowed.contains(.port) ? authority : name, allowed)
        }
    }

    /// Host and port as in a URL.
    package var authority: String { port.map { "\(name):\($0)" } ?? name }

    /// Whether a text is an entitlement string, well formed or not, rather than a host or URL: it begins with a service,
    /// or with a word and a colon that neither a port nor the slashes of a URL follow.
    package static func isEntitlement(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let (word, rest) = (text.utf8[..<colon], text.utf8[colon...].dropFirst())
        if Service(rawValue: String(text[..<colon])) != nil { return true }
        return !word.contains { "./[".utf8.contains($0) } && !rest.starts(with: "//".utf8)
            && !rest.allSatisfy(\.isASCIIDigit)
    }

    private static func parts(of entry: EntitlementEntry) -> Parts {
        var parts: Parts = entry.isWildcard ? .wildcard : []
        if entry.port != nil { parts.insert(.port) }
        guard entry.impliedService != nil else { return parts.union(.service) }
        if let scheme = entry.scheme {
            parts.insert(scheme.text.asciiLowercased == "https://" ? .url : .otherURL)
        }
        let hasPath = entry.path != nil && !entry.hasTrailingSlashOnly
        if hasPath || entry.query != nil { parts.insert(.path) }
        return parts
    }

    private static func plainHost(of entry: EntitlementEntry) -> String {
        let host = entry.hostName
        let name = HostName.asciiForm(of: host) ?? host
        return name.utf8.count > 1 && name.hasSuffix(".") ? String(name.dropLast()) : name
    }
}

extension WrittenHost {
    /// Why a text is not the host that a place asks for.
    package struct Refusal: FailureSentence {
        /// What is wrong with the text, and what to write instead.
        package let sentence: Message
        /// The host to write instead; nil if the text does not tell which is meant.
        package let replacement: String?

        package var description: String { sentence.description }

        /// The instruction beside a message that says what the text is not.
        package var help: Message {
            replacement.map { "write \(plain: $0)" } ?? "write a host name such as example.com"
        }

        fileprivate init(of text: String, _ problem: HostProblem, _ host: EntitlementEntry) {
            replacement = nil
            let word = text.prefix { $0 != ":" }
            guard !WrittenHost.isEntitlement(text) || Service(rawValue: String(word)) != nil else {
                sentence = "\(text) begins like an entitlement, but \(String(word)) is not a service\(Self.near(word))"
                return
            }
            guard let (message, _) = problem.wording(of: host.host.text) else {
                sentence = "\(text) is not a domain\(Self.reason(problem)); name one such as example.com"
                return
            }
            switch problem {
            case .ipAddress, .noDot:
                sentence = "\(message); name the domain, and with --connect-to or --resolve where it is to be found"
            default: sentence = message
            }
        }

        fileprivate init(of text: String, port: String, written host: String) {
            replacement = host
            sentence =
                port.isEmpty
                ? "\(text) ends with a colon; write a port from 1 to 65535 after it, or \(plain: host)"
                : "\(text): the port \(port) is not a number from 1 to 65535"
        }

        fileprivate init(of text: String, _ refused: Parts, written host: String, _ allowed: Parts) {
            replacement = host
            let what: Message =
                if !refused.isDisjoint(with: [.url, .otherURL]) || refused.contains(.path) && text.contains("://") {
                    "is a URL"
                } else if refused.contains(.path) {
                    "has a path, which plays no part"
                } else if refused.contains(.service) {
                    "is an entitlement"
                } else if refused.contains(.wildcard) {
                    "stands for many hosts"
                } else {
                    "has a port, which plays no part"
                }
            sentence = "\(text) \(what): name the host alone, \(plain: host)"
        }

        private static func near(_ word: Substring) -> Message {
            let nearest = Service.nearest(to: String(word))
            return nearest.map { "; did you mean \(plain: $0.rawValue)?" }
                ?? "; Apple's are \(list: Service.allCases.map(\.rawValue))"
        }

        private static func reason(_ problem: HostProblem) -> Message {
            switch problem {
            case .unicode: ": it has characters that no domain name can have"
            case .misplacedWildcard: ": a * can only be its first label"
            case .buildSetting: ": it refers to a build setting, whose value is not known here"
            default: ""
            }
        }
    }
}
