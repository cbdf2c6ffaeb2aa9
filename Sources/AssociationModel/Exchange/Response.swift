import TextFormats

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
    package static let sizeLimit = 131_072

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
        let name = name.asciiLowercased
        return headers?.last { $0.name.utf8.count == name.utf8.count && $0.name.asciiLowercased == name }?.value
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
