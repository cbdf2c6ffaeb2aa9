import Findings
import TextFormats

/// Why a string is no `service:domain` at all, so that nothing more can be said of its pieces.
package enum EntryProblem: Hashable, Sendable {
    /// Nothing, or nothing but white space.
    case nothing
    /// `*` alone, as provisioning profiles have it.
    case bareStar
    /// A domain, a URL or a word without a service before it.
    case noService
    /// The two the wrong way round: `example.com:webcredentials`.
    case domainFirst(Service)
    /// A service, and something else than a colon after it: `webcredentials example.com`.
    case otherSeparator(Service)
    /// Nothing before the colon.
    case emptyService
    /// One service after another: `webcredentials:webcredentials:example.com`.
    case secondService(Service)
    /// Nothing where the domain should be.
    case emptyDomain
}

extension EntitlementEntry {
    /// Why the string is no `service:domain` at all; nil where it has both, whatever they are, and where a build
    /// setting may supply what is not there.
    package var problem: EntryProblem? {
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

    /// The first reference to a build setting, `$(NAME)` or `${NAME}`, in the service or the host: the file is one of a
    /// project, and what Xcode puts there is not known.
    package var buildSetting: String? {
        for part in [service, host] {
            guard let part else { continue }
            let bytes = Array(part.text.utf8)
            for (opening, closing) in [("$(", ")"), ("${", "}")] {
                guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: opening.utf8) }),
                    let end = bytes[start...].firstIndex(where: { closing.utf8.contains($0) })
                else { continue }
                return String(decoding: bytes[start...end], as: UTF8.self)
            }
        }
        return nil
    }

    /// The service, and what follows another separator than a colon; nil where the string does not look like that.
    var partsByOtherSeparator: (service: Service, rest: String)? {
        let text = EntryText(raw)
        let trimmed = text.part(0..<text.bytes.count).text.unicodeScalars
        let word = trimmed.prefix { $0.isASCII && UInt8(ascii: $0).isASCIIAlphanumeric }
        guard let service = Service.documented(String(word)) else { return nil }
        let isSeparator = { (scalar: Unicode.Scalar) in
            [";", "=", ",", "|", "/", "\u{FF1A}"].contains(scalar) || scalar.properties.isWhitespace
        }
        let rest = trimmed.dropFirst(word.count)
        guard let first = rest.first, isSeparator(first) else { return nil }
        let host = String(rest.drop(while: isSeparator))
        return host.isEmpty ? nil : (service, host)
    }
}

extension Service {
    /// The service that is spelt like this, case aside.
    static func documented(_ text: String) -> Service? { Service(rawValue: text.asciiLowercased) }

    /// The service that somebody may have meant by a word that is none: `webcredential`, `web-credentials`, `appLinks`.
    package static func nearest(to word: String) -> Service? {
        let letters = String(decoding: word.utf8.filter(\.isASCIIAlphanumeric), as: UTF8.self)
        return NearestName.nearest(to: letters, among: allCases.map(\.rawValue)).flatMap(Service.init(rawValue:))
    }
}
