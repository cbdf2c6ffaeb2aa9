package import Findings
import TextFormats

/// One string of the `com.apple.developer.associated-domains` entitlement, split into `service:host` and anything else
/// the author wrote: a scheme, a port, a path, a query, white space.
///
/// Every string has a value of this type, valid or not; checks report what is wrong with it. Spans count bytes of
/// `raw`. The spans of parts exclude white space and invisible characters at their edges. The documented form is
/// `service ":" domain [ "?mode=" mode ]`:
/// <https://developer.apple.com/documentation/xcode/configuring-an-associated-domain>.
package struct EntitlementEntry: Sendable {
    /// A part of the string.
    package struct Part: Hashable, Sendable {
        /// The part as written.
        package let text: String
        /// Its bytes in `raw`.
        package let span: SourceSpan
    }

    /// The alternate modes, in which a device fetches the file from the server itself instead of Apple's CDN.
    package enum Mode: String, Hashable, Sendable, CaseIterable {
        /// For builds signed for development, on a device that has opted in.
        case developer
        /// For devices with a management profile that enables it.
        case managed
        case both = "developer+managed"
    }

    /// The string as written.
    package let raw: String
    /// The text before the first colon. Nil if there is no colon, or if that text is the scheme of a bare URL or a
    /// domain with a port.
    package let service: Part?
    /// `https://` or another scheme, which does not belong here, with as many of its slashes as are present; `//` alone
    /// after a service.
    package let scheme: Part?
    /// The host as written, including a leading `*.` and brackets; empty if there is none.
    package let host: Part
    /// Whatever follows the host's last colon, normally digits; nil if there is no such colon.
    package let port: Part?
    /// The text from the first `/` or `#` up to the query.
    package let path: Part?
    /// The text after the first `?`.
    package let query: Part?
    /// Runs of white space and invisible characters, anywhere in the string.
    package let whitespace: [SourceSpan]
    /// The service implied by the caller when the string is a bare domain.
    package let impliedService: Service?
    /// The first reference to a build setting, `$(NAME)` or `${NAME}`, in the service or the host. The string is then
    /// from a project's file, and the value that Xcode substitutes is unknown.
    package private(set) var buildSetting: String?
    /// Why the string is not of the form `service:domain`. Nil if it has both parts, whatever they are, and if a build
    /// setting may provide the missing one.
    package private(set) var problem: EntryProblem?
    /// The most important problem with the host; nil if the host is a valid domain name.
    package private(set) var hostProblem: HostProblem?

    /// Splits a string into its parts. If `impliedService` is given, the string is a domain without a service, as typed
    /// on the command line.
    package init(_ raw: String, impliedService: Service? = nil) {
        let text = EntryText(raw)
        self.raw = raw
        self.impliedService = impliedService
        whitespace = text.blanks
        let colon = impliedService == nil ? text.colonOfService : nil
        service = colon.map { text.part(0..<$0) }
        let start = text.skipBlanks(colon.map { $0 + 1 } ?? 0)
        let body = text.endOfScheme(from: start, afterService: colon != nil)..<text.bytes.count
        scheme = body.lowerBound > start ? text.part(start..<body.lowerBound) : nil
        let queryMark = text.first(in: body) { $0 == UInt8(ascii: "?") }
        let beforeQuery = body.lowerBound..<(queryMark ?? body.upperBound)
        let pathStart = text.first(in: beforeQuery) { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "#") }
        let authority = body.lowerBound..<(pathStart ?? beforeQuery.upperBound)
        let portColon = text.colonOfPort(in: authority)
        host = text.part(authority.lowerBound..<(portColon ?? authority.upperBound))
        port = portColon.map { text.part(($0 + 1)..<authority.upperBound) }
        path = pathStart.map { text.part($0..<beforeQuery.upperBound) }
        query = queryMark.map { text.part(($0 + 1)..<body.upperBound) }
        buildSetting = foundBuildSetting
        problem = foundProblem
        hostProblem = foundHostProblem
    }

    /// The service, if it is one that Apple documents and is spelled exactly like it.
    package var knownService: Service? {
        impliedService
            ?? service.flatMap { part in
                Service.allCases.first { $0.rawValue.utf8.elementsEqual(part.text.utf8) }
            }
    }

    /// The service that was meant, if the one that is written is nearly one that Apple documents. Nil where only the case
    /// of letters or white space differs: whether systems mind is not documented.
    package var misspeltService: Service? {
        guard knownService == nil, let written = service?.text, !written.utf8.contains(UInt8(ascii: "$")) else {
            return nil
        }
        let word = String(String.UnicodeScalarView(written.unicodeScalars.filter { !$0.properties.isWhitespace }))
        guard let meant = Service.nearest(to: word), word.asciiLowercased != meant.rawValue else { return nil }
        return meant
    }

    /// Whether the host begins with `*.`.
    package var isWildcard: Bool { host.text.utf8.starts(with: "*.".utf8) }

    /// The host as written, without the `*.` of a wildcard.
    var hostName: String { isWildcard ? String(decoding: host.text.utf8.dropFirst(2), as: UTF8.self) : host.text }

    /// The host in lower case (ASCII only), without the `*.` of a wildcard. Its server has the AASA file.
    package var domain: String { hostName.asciiLowercased }

    /// The domain, including the `*.` of a wildcard.
    package var pattern: String { (isWildcard ? "*." : "") + domain }

    /// The port, if it is valid: a decimal number from 1 to 65535.
    package var portNumber: Int? {
        guard let port, !port.text.isEmpty, port.text.utf8.allSatisfy(\.isASCIIDigit), let number = UInt16(port.text),
            number > 0
        else { return nil }
        return Int(number)
    }

    /// Whether a colon follows the host without a valid port after it.
    package var hasInvalidPort: Bool { port != nil && portNumber == nil }

    /// The alternate mode, if the query names exactly one documented mode.
    package var mode: Mode? {
        guard let query else { return nil }
        return Mode.allCases.first { query.text.utf8.elementsEqual("mode=\($0.rawValue)".utf8) }
    }

    /// Whether the path consists of slashes only, so that it says nothing.
    package var hasTrailingSlashOnly: Bool {
        path.map { $0.text.utf8.allSatisfy { $0 == UInt8(ascii: "/") } } ?? false
    }

    /// The path's segments as typed, without leading and trailing slashes, without a fragment, and without a
    /// spelled-out `/.well-known/apple-app-site-association`. Nil if nothing is left, or if the path is a pattern
    /// (`/*`), which names no location.
    package var pathPrefix: String? {
        guard let path, path.text.utf8.first == UInt8(ascii: "/") else { return nil }
        let segmentsOnly = path.text.utf8.prefix { $0 != UInt8(ascii: "#") }
        guard !segmentsOnly.contains(UInt8(ascii: "*")) else { return nil }
        var segments = segmentsOnly.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
            .map { String(decoding: $0, as: UTF8.self) }
        if segments.last == "" { segments.removeLast() }
        if let last = segments.last, Self.fileNames.contains(last) { segments.removeLast() }
        if segments.last == ".well-known" { segments.removeLast() }
        return segments.allSatisfy(\.isEmpty) ? nil : segments.joined(separator: "/")
    }

    private static let fileNames = ["apple-app-site-association", "apple-app-site-association.json"]
}
