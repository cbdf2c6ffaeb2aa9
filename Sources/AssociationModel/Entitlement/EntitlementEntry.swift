public import Findings

/// One string of the `com.apple.developer.associated-domains` entitlement, taken apart: `service:host`, and whatever
/// else its author wrote: a scheme, a port, a path, a query, white space.
///
/// Every string has a value of this type, valid or not; what is wrong about it is for the checks to say. Spans count
/// bytes of `raw`. The documented form is `service ":" domain [ "?mode=" mode ]`:
/// <https://developer.apple.com/documentation/xcode/configuring-an-associated-domain>.
public struct EntitlementEntry: Sendable {
    /// A piece of the string.
    public struct Part: Hashable, Sendable {
        /// The piece as written.
        public let text: String
        /// Its bytes in `raw`.
        public let span: SourceSpan
    }

    /// The alternate modes, in which a device asks the server itself instead of Apple's CDN.
    public enum Mode: String, Hashable, Sendable, CaseIterable {
        /// Builds signed for development, on a device that has opted in.
        case developer
        /// Devices under a management profile that enables it.
        case managed
        /// Both.
        case both = "developer+managed"
    }

    /// The string as written.
    public let raw: String
    /// What stands before the first colon; nil where there is none, or where it is the scheme of a bare URL.
    public let service: Part?
    /// `https://` or another scheme that has no place here, with its slashes.
    public let scheme: Part?
    /// The host as written, a leading `*.` and brackets included; empty where there is none.
    public let host: Part
    /// The digits, or whatever stands after the host's last colon.
    public let port: Part?
    /// What stands from the first `/` (or `#`) to the query.
    public let path: Part?
    /// What stands after the first `?`.
    public let query: Part?
    /// Runs of white space and invisible characters, anywhere in the string.
    public let whitespace: [SourceSpan]
    /// The service that was implied by the caller where the string is a domain alone.
    public let impliedService: Service?

    /// Takes a string apart. With `impliedService` the string is a domain without a service before it, as a person
    /// types it on the command line.
    public init(_ raw: String, impliedService: Service? = nil) {
        let bytes = Array(raw.utf8)
        self.raw = raw
        self.impliedService = impliedService
        whitespace = Self.whitespace(in: raw)
        func part(_ range: Range<Int>) -> Part {
            Part(
                text: String(decoding: bytes[range], as: UTF8.self),
                span: SourceSpan(range.lowerBound, range.upperBound))
        }
        let inner = Self.trimmed(bytes, by: whitespace)
        var rest = inner
        var servicePart: Part?
        if impliedService == nil, let colon = bytes[inner].firstIndex(of: UInt8(ascii: ":")),
            !bytes[colon...].starts(with: Array("://".utf8))
        {
            servicePart = part(inner.lowerBound..<colon)
            rest = (colon + 1)..<inner.upperBound
        }
        service = servicePart
        let afterScheme = Self.endOfScheme(bytes, rest) ?? rest.lowerBound
        scheme = afterScheme > rest.lowerBound ? part(rest.lowerBound..<afterScheme) : nil
        let body = afterScheme..<rest.upperBound
        let queryStart = bytes[body].firstIndex(of: UInt8(ascii: "?")) ?? body.upperBound
        let beforeQuery = body.lowerBound..<queryStart
        let pathStart =
            bytes[beforeQuery].firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "#") } ?? queryStart
        let authority = body.lowerBound..<pathStart
        let portColon = Self.colonOfPort(bytes, authority)
        host = part(authority.lowerBound..<(portColon ?? authority.upperBound))
        port = portColon.map { part(($0 + 1)..<authority.upperBound) }
        path = pathStart < queryStart ? part(pathStart..<queryStart) : nil
        query = queryStart < body.upperBound ? part((queryStart + 1)..<body.upperBound) : nil
    }

    /// The service, if it is one that Apple documents, spelt exactly so.
    public var knownService: Service? { impliedService ?? service.flatMap { Service(rawValue: $0.text) } }

    /// Whether the host begins with `*.`.
    public var isWildcard: Bool { host.text.utf8.starts(with: Array("*.".utf8)) }

    /// The host in lower case (ASCII only), without the `*.` of a wildcard: the host whose file is read.
    public var domain: String {
        let lower = host.text.asciiLowercased
        return isWildcard ? String(lower.dropFirst(2)) : lower
    }

    /// The domain with the `*.` of a wildcard.
    public var pattern: String { (isWildcard ? "*." : "") + domain }

    /// The alternate mode, if the query names exactly one that Apple documents.
    public var mode: Mode? {
        guard let query, query.text.hasPrefix("mode=") else { return nil }
        return Mode(rawValue: String(query.text.dropFirst(5)))
    }

    /// The path's segments as typed, without the slashes around them, and without an
    /// `/.well-known/apple-app-site-association` that the author wrote out; nil where nothing remains.
    public var pathPrefix: String? {
        guard let path, path.text.hasPrefix("/") else { return nil }
        var segments = path.text.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        if segments.last == "" { segments.removeLast() }
        if segments.last == "apple-app-site-association" { segments.removeLast() }
        if segments.last == ".well-known" { segments.removeLast() }
        return segments.isEmpty ? nil : segments.joined(separator: "/")
    }
}

extension EntitlementEntry {
    private static func trimmed(_ bytes: [UInt8], by whitespace: [SourceSpan]) -> Range<Int> {
        var range = 0..<bytes.count
        if let first = whitespace.first, first.start == 0 { range = first.end..<max(first.end, range.upperBound) }
        if let last = whitespace.last, last.end == bytes.count, last.start >= range.lowerBound {
            range = range.lowerBound..<last.start
        }
        return range
    }

    private static func endOfScheme(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
        guard
            let colon = bytes[range].firstIndex(where: { !$0.isASCIIAlphanumeric && $0 != UInt8(ascii: "+") }),
            bytes[colon..<range.upperBound].starts(with: Array("://".utf8)), colon > range.lowerBound
        else { return nil }
        return colon + 3
    }

    // The colons inside the brackets of an IPv6 address are no port's.
    private static func colonOfPort(_ bytes: [UInt8], _ authority: Range<Int>) -> Int? {
        let start = bytes[authority].lastIndex(of: UInt8(ascii: "]")) ?? authority.lowerBound
        return bytes[start..<authority.upperBound].lastIndex(of: UInt8(ascii: ":"))
    }

    private static func whitespace(in raw: String) -> [SourceSpan] {
        var spans: [SourceSpan] = []
        var offset = 0
        for scalar in raw.unicodeScalars {
            let end = offset + UTF8.width(scalar)
            if isInvisible(scalar) {
                if let last = spans.last, last.end == offset {
                    spans[spans.count - 1] = SourceSpan(last.start, end)
                } else {
                    spans.append(SourceSpan(offset, end))
                }
            }
            offset = end
        }
        return spans
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00AD, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFEFF: true
        case 0...0x1F, 0x7F...0x9F: true
        default: scalar.properties.isWhitespace
        }
    }
}
