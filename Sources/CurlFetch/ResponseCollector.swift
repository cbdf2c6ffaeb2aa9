import AssociationModel
import Findings
import TextFormats

/// Collects a response as it arrives, and no more of it than is needed.
struct ResponseCollector {
    private(set) var headers: [HeaderField] = []
    private(set) var body: [UInt8] = []
    private(set) var bodyIsCut = false
    private(set) var headersAreTooLarge = false
    private(set) var hasStatusLine = false
    private var headerBytes = 0
    private var isInHeaders = false

    // Chromium's limit. libcurl's own limit, which it reports as a broken connection, is 300 KiB.
    private static let headerBytesLimit = 256 * 1024
    private static let headerCountLimit = 10_000
    private static let bodyLimit = Response.sizeLimit + 1

    /// Whether the header is complete.
    var hasHeaders: Bool { hasStatusLine && !isInHeaders }

    /// Takes a line of the header, including its line end. Returns false if the header is too large.
    mutating func take(headerLine bytes: UnsafeRawBufferPointer) -> Bool {
        headerBytes += bytes.count
        guard headerBytes <= Self.headerBytesLimit, headers.count <= Self.headerCountLimit else {
            headersAreTooLarge = true
            return false
        }
        let line = bytes.prefix { $0 != 0x0d && $0 != 0x0a }
        if !isInHeaders {
            // A status line begins another response (after a 1xx one); other fields after the header are trailers.
            guard line.starts(with: "HTTP/".utf8) else { return true }
            headers = []
            isInHeaders = true
            hasStatusLine = true
        } else if line.isEmpty {
            isInHeaders = false
        } else {
            take(field: line)
        }
        return true
    }

    /// Takes a piece of the decoded body. Returns false if no more is needed.
    mutating func take(body bytes: UnsafeRawBufferPointer) -> Bool {
        let room = Self.bodyLimit - body.count
        body.append(contentsOf: bytes.prefix(room))
        bodyIsCut = bytes.count > room
        return !bodyIsCut
    }

    private mutating func take(field line: Slice<UnsafeRawBufferPointer>) {
        if let first = line.first, Self.isBlank(first), let last = headers.popLast() {
            // A folded line continues the previous field (RFC 9112, 5.2).
            headers.append(HeaderField(last.name, last.value + " " + Self.trimmed(line)))
        } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
            headers.append(
                HeaderField(String(decoding: line[..<colon], as: UTF8.self), Self.trimmed(line[(colon + 1)...])))
        }
    }

    private static func trimmed(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        String(decoding: bytes.trimming(while: isBlank), as: UTF8.self)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
