import Findings
import TextFormats

/// Why a string is not of the form `service:domain`, so that its parts can't be checked.
package enum EntryProblem: Hashable, Sendable {
    /// Empty, or only white space.
    case nothing
    /// `*` alone, as in provisioning profiles.
    case bareStar
    /// A domain, a URL or a word without a service.
    case noService
    /// Service and domain are swapped: `example.com:webcredentials`.
    case domainFirst(Service)
    /// A service followed by something other than a colon: `webcredentials example.com`.
    case otherSeparator(Service)
    /// Nothing precedes the colon.
    case emptyService
    /// Two services: `webcredentials:webcredentials:example.com`.
    case secondService(Service)
    /// The domain is missing.
    case emptyDomain
}

extension EntitlementEntry {
    var foundProblem: EntryProblem? {
        if raw.utf8.count == whitespace.reduce(0, { $0 + $1.count }) { return .nothing }
        guard impliedService == nil else { return hostName.isEmpty ? .emptyDomain : nil }
        guard let service else {
            if buildSetting != nil { return nil }
            if host.text.utf8.elementsEqual("*".utf8), port == nil, path == nil, query == nil { return .bareStar }
            if let (service, _) = partsByOtherSeparator { return .otherSeparator(service) }
            return port.flatMap { Service.documented($0.text) }.map { .domainFirst($0) } ?? .noService
        }
        if service.text.isEmpty { return .emptyService }
        if let second = Service.documented(host.text), port != nil { return .secondService(second) }
        return hostName.isEmpty ? .emptyDomain : nil
    }

    var foundBuildSetting: String? {
        for part in [service, host] {
            guard let part else { continue }
            let bytes = Array(part.text.utf8)
            guard bytes.contains(UInt8(ascii: "$")) else { continue }
            for (opening, closing) in [("$(", ")"), ("${", "}")] {
                guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: opening.utf8) }),
                    let end = bytes[start...].firstIndex(where: { closing.utf8.contains($0) })
                else { continue }
                return String(decoding: bytes[start...end], as: UTF8.self)
            }
        }
        return nil
    }

    /// The service and the text after a separator other than a colon; nil if the string does not look like this.
    var partsByOtherSeparator: (service: Service, rest: String)? {
        let text = EntryText(raw)
        let trimmed = text.part(0..<text.bytes.count).text.unicodeScalars
        let word = trimmed.prefix { $0.isASCII && UInt8(ascii: $0).isASCIIAlphanumeric }
        guard let service = Service.documented(String(word)) else { return nil }
        let isSeparator = { (scalar: Unicode.Scalar) in
            [";", "=", ",", "|", "/", "\u{FF1A}"].contains(scalar) || scalar.properties.isWhitespace
        }
        let rest = trimmed.dropFirst(word.count)
        guard let first = rest.first else { return nil }
        // `webcredentials.example.com`, but not a host such as `webcredentials.com`.
        if first == ".", rest.count(where: { $0 == "." }) > 1 { return (service, String(rest.dropFirst())) }
        guard isSeparator(first) else { return nil }
        let host = String(rest.drop(while: isSeparator))
        return host.isEmpty ? nil : (service, host)
    }
}

extension Service {
    /// The service with this name, ignoring case.
    static func documented(_ text: String) -> Service? { Service(rawValue: text.asciiLowercased) }

    /// The service that was probably meant by a misspelled name: `webcredential`, `web-credentials`, `appLinks`.
    package static func nearest(to word: String) -> Service? {
        let letters = String(decoding: word.utf8.filter(\.isASCIIAlphanumeric), as: UTF8.self)
        return NearestName.nearest(to: letters, among: allCases.map(\.rawValue)).flatMap(Service.init(rawValue:))
    }
}
