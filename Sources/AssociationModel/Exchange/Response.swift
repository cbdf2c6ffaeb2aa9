import Findings
package import TextFormats

/// A response from a server, or from a directory that stands for one.
package struct Response: Sendable {
    /// The status code.
    package let status: Int
    /// The header fields, in order; nil if the response came from a directory, which has none.
    package let headers: [HeaderField]?
    /// The body after decoding its content encoding, as far as it was read.
    package let body: [UInt8]
    /// Whether the body continues after the part that was read, which is ``sizeLimit`` plus one byte.
    package let bodyIsCut: Bool
    /// The target of a redirect, as an absolute URL; nil if the response is not a redirect.
    package let redirectTarget: String?

    /// The largest file that Apple reads, in bytes after content decoding.
    /// <https://developer.apple.com/library/archive/documentation/General/Conceptual/AppSearch/UniversalLinks.html>
    package static let sizeLimit = Bound.siteFile.most

    package init(
        status: Int, headers: [HeaderField]?, body: [UInt8], bodyIsCut: Bool = false, redirectTarget: String? = nil
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.bodyIsCut = bodyIsCut
        self.redirectTarget = redirectTarget
    }

    /// The value of the last header field with this name. Names are compared ignoring ASCII case (RFC 9110, 5.1).
    package func header(_ name: String) -> String? {
        headers?.values(of: name.asciiLowercased).last
    }

    /// The media type without its parameters, in lower case; nil if there is no `Content-Type`.
    package var mediaType: String? {
        guard let value = header("content-type") else { return nil }
        let type = value.utf8.prefix { $0 != UInt8(ascii: ";") }.filter { $0 != 0x20 && $0 != 0x09 }
        return String(decoding: type, as: UTF8.self).asciiLowercased
    }

    /// Whether the status is in the range 200–299.
    package var isSuccess: Bool { (200...299).contains(status) }
}

extension Response {
    /// Whether the status says that the server cannot answer now: 429, or from 500 to 599.
    package var saysNotNow: Bool { status == 429 || (500...599).contains(status) }

    /// The number of seconds that a server that refuses a request for now asks to wait: the `Retry-After` of a response
    /// with status 429 or 503, in seconds or as a date (RFC 9110, section 10.2.3). Nil if it asks for nothing.
    package func retryDelay(at now: Instant) -> Int? {
        guard status == 429 || status == 503, let value = header("retry-after") else { return nil }
        if let date = Instant(httpDate: value) { return max(0, date.seconds - now.seconds) }
        guard !value.isEmpty, value.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
        return Int(value) ?? .max
    }
}
