/// S/MIME text: header fields, and a body that contains CMS or is accompanied by it (RFC 8551, section 3).
enum SecureMail {
    /// Extracts the signed content from S/MIME text; nil if the text does not begin with the appropriate header fields.
    static func unwrap(_ text: ArraySlice<UInt8>) -> SignedFile? {
        guard let message = MailPart(text), let mediaType = message.mediaType else { return nil }
        switch mediaType {
        case "application/pkcs7-mime", "application/x-pkcs7-mime":
            return SignedFile(.smime, message.decodedBody.flatMap { SignedData.content(of: $0[...]) })
        case "multipart/signed": return SignedFile(.clearSigned, clearContent(of: message))
        default:
            guard message.value(of: "mime-version") != nil else { return nil }
            return SignedFile(.smime, .failure(.notSignedData))
        }
    }

    /// The first part of a `multipart/signed`: the text between two boundaries, without its own header fields. OpenSSL
    /// writes it without header fields and without an empty line unless it is called with `-text`.
    private static func clearContent(of message: MailPart) -> Result<[UInt8], SignedFile.Failure> {
        guard let boundary = message.boundary, !boundary.isEmpty else { return .failure(.malformed) }
        let line = Array("--\(boundary)".utf8)
        guard let first = lineRange(line, in: message.body),
            let second = lineRange(line, in: message.body[first.upperBound...])
        else { return .failure(.truncated) }
        let content = message.body[first.upperBound..<second.lowerBound]
        // The line end before a boundary belongs to the boundary (RFC 2046, section 5.1.1).
        let inner = content.withoutLastLineEnd
        if let part = MailPart(inner) { return part.decodedBody }
        return .success(Array(inner.withoutFirstEmptyLine))
    }

    /// The range of the first line that begins with these bytes, including its line ending.
    private static func lineRange(_ line: [UInt8], in text: ArraySlice<UInt8>) -> Range<Int>? {
        var start = text.startIndex
        while start < text.endIndex {
            let end = text[start...].firstIndex(of: .lineFeed).map { $0 + 1 } ?? text.endIndex
            if text[start..<end].starts(with: line) { return start..<end }
            start = end
        }
        return nil
    }
}

extension ArraySlice<UInt8> {
    fileprivate var withoutLastLineEnd: ArraySlice<UInt8> {
        guard last == .lineFeed else { return self }
        let rest = dropLast()
        return rest.last == .carriageReturn ? rest.dropLast() : rest
    }

    fileprivate var withoutFirstEmptyLine: ArraySlice<UInt8> {
        if starts(with: [.carriageReturn, .lineFeed]) { return dropFirst(2) }
        return first == .lineFeed ? dropFirst() : self
    }
}
