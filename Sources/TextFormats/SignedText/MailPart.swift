import Findings

/// Headers, an empty line, and a body (RFC 5322, section 2; RFC 2045).
struct MailPart {
    /// A header field with its name in lower case and its value on one line.
    struct Header {
        let name: String
        var value: String
    }

    /// The header fields, in order.
    let headers: [Header]
    /// The text after the empty line, as written.
    let body: ArraySlice<UInt8>

    /// Parses a text. Nil if it does not begin with header fields. If it ends within them, the body is empty.
    init?(_ text: ArraySlice<UInt8>) {
        var headers: [Header] = []
        var place = text.startIndex
        while place < text.endIndex {
            let end = text[place...].firstIndex(of: .lineFeed) ?? text.endIndex
            let line = text[place..<end].withoutSpaceAtEnds
            let isContinued = text[place] == 0x20 || text[place] == 0x09
            place = min(end + 1, text.endIndex)
            if line.isEmpty { break }
            if isContinued, !headers.isEmpty {
                headers[headers.count - 1].value += " " + String(decoding: line, as: UTF8.self)
            } else if let header = Self.header(line) {
                headers.append(header)
            } else {
                return nil
            }
        }
        guard !headers.isEmpty else { return nil }
        self.headers = headers
        self.body = text[place...]
    }

    private static func header(_ line: ArraySlice<UInt8>) -> Header? {
        guard let colon = line.firstIndex(of: .colon), colon > line.startIndex,
            line[..<colon].allSatisfy({ $0.isASCIIAlphanumeric || $0 == .minus })
        else { return nil }
        let value = line[(colon + 1)...].withoutSpaceAtEnds
        return Header(
            name: String(decoding: line[..<colon], as: UTF8.self).asciiLowercased,
            value: String(decoding: value, as: UTF8.self))
    }

    /// The value of a header field, by its name in lower case.
    func value(of name: String) -> String? { headers.first { $0.name == name }?.value }

    /// The media type in lower case, without parameters.
    var mediaType: String? {
        value(of: "content-type")?.utf8.split(separator: UInt8(ascii: ";")).first.map {
            String(decoding: Array($0)[...].withoutSpaceAtEnds, as: UTF8.self).asciiLowercased
        }
    }

    /// What separates the parts: a parameter of the media type, without quotation marks.
    var boundary: String? {
        for part in value(of: "content-type")?.utf8.split(separator: UInt8(ascii: ";")).dropFirst() ?? [] {
            let part = Array(part)[...].withoutSpaceAtEnds
            guard let sign = part.firstIndex(of: UInt8(ascii: "=")),
                String(decoding: part[..<sign], as: UTF8.self).asciiLowercased == "boundary"
            else { continue }
            let value = part[(sign + 1)...]
            let isQuoted = value.count > 1 && value.first == .quote && value.last == .quote
            return String(decoding: isQuoted ? value.dropFirst().dropLast() : value, as: UTF8.self)
        }
        return nil
    }

    /// The body with its transfer encoding decoded. `quoted-printable` is not used for these files and counts as
    /// malformed.
    var decodedBody: Result<[UInt8], SignedFile.Failure> {
        switch value(of: "content-transfer-encoding")?.asciiLowercased ?? "7bit" {
        case "base64": Base64.decodeWrapped(body)
        case "7bit", "8bit", "binary": .success(Array(body))
        default: .failure(.malformed)
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate var withoutSpaceAtEnds: ArraySlice<UInt8> { trimming(while: \.isJSONSpace) }
}
