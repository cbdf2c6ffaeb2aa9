import Findings
import TextFormats

/// The bytes of an entitlement string, and where its parts begin and end.
struct EntryText {
    let bytes: [UInt8]
    /// Runs of white space and invisible characters.
    let blanks: [SourceSpan]
    /// Whether each byte is in such a run.
    private let isBlank: [Bool]

    init(_ raw: String) {
        bytes = Array(raw.utf8)
        blanks = Self.blanks(in: raw)
        var isBlank = Array(repeating: false, count: bytes.count)
        for span in blanks { for index in span.start..<span.end { isBlank[index] = true } }
        self.isBlank = isBlank
    }

    /// The part in a range, without blanks at its edges.
    func part(_ range: Range<Int>) -> EntitlementEntry.Part {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, isBlank[start] { start += 1 }
        while start < end, isBlank[end - 1] { end -= 1 }
        return EntitlementEntry.Part(
            text: String(decoding: bytes[start..<end], as: UTF8.self), span: SourceSpan(start, end))
    }

    /// The text with all blanks removed.
    var withoutBlanks: String {
        String(decoding: bytes.indices.filter { !isBlank[$0] }.map { bytes[$0] }, as: UTF8.self)
    }

    /// The first byte at or after `start` that is not blank.
    func skipBlanks(_ start: Int) -> Int { isBlank[start...].firstIndex(of: false) ?? bytes.count }

    /// The first byte in a range that satisfies a condition.
    func first(in range: Range<Int>, where holds: (UInt8) -> Bool) -> Int? { bytes[range].firstIndex(where: holds) }

    /// The colon after the service. Nil if the first colon belongs to a scheme, or the text before it can only be a
    /// host (`example.com:443`).
    var colonOfService: Int? {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let word = part(0..<colon).text
        guard !Self.isWebScheme(word), !Self.isCutSetting(word) else { return nil }
        if bytes[colon...].starts(with: "://".utf8) {
            return Service(rawValue: word.asciiLowercased) == nil ? nil : colon
        }
        let isHostLike = word.utf8.contains { ".*/?#[@".utf8.contains($0) }
        let endsInPort = bytes[(colon + 1)...].allSatisfy(\.isASCIIDigit)
        return isHostLike && (endsInPort || Service.nearest(to: word) == nil) ? nil : colon
    }

    /// The end of a scheme that begins at `start`, including its slashes; `start` if there is none.
    func endOfScheme(from start: Int, afterService: Bool) -> Int {
        let wordEnd = bytes[start...].firstIndex { !$0.isASCIIAlphanumeric && $0 != UInt8(ascii: "+") } ?? bytes.count
        let rest = bytes[wordEnd...]
        if wordEnd == start { return afterService && rest.starts(with: "//".utf8) ? endOfSlashes(start) : start }
        if rest.starts(with: "://".utf8) { return endOfSlashes(wordEnd + 1) }
        guard Self.isWebScheme(String(decoding: bytes[start..<wordEnd], as: UTF8.self)) else { return start }
        // `https:example.com`, `https//example.com`.
        if rest.first == UInt8(ascii: ":") { return endOfSlashes(wordEnd + 1) }
        return rest.starts(with: "//".utf8) ? endOfSlashes(wordEnd) : start
    }

    /// The colon before a port. The colons of an IPv6 address or of a build setting (`$(DOMAIN:lower)`) don't count.
    func colonOfPort(in authority: Range<Int>) -> Int? {
        let host = bytes[authority]
        if host.first == UInt8(ascii: "["), !host.contains(UInt8(ascii: "]")) { return nil }
        let closers = "])}".utf8
        let start = host.lastIndex { closers.contains($0) } ?? authority.lowerBound
        let colons = host[start...].count { $0 == UInt8(ascii: ":") }
        let isAddress =
            colons > 1 && part(authority).text.utf8.allSatisfy { $0.isASCIIHexDigit || ":.".utf8.contains($0) }
        return isAddress ? nil : host[start...].lastIndex(of: UInt8(ascii: ":"))
    }

    private func endOfSlashes(_ start: Int) -> Int {
        bytes[start...].firstIndex { $0 != UInt8(ascii: "/") } ?? bytes.count
    }

    // `$(DOMAIN`, cut from `$(DOMAIN:lower)`.
    private static func isCutSetting(_ word: String) -> Bool {
        word.utf8.contains(UInt8(ascii: "$")) && !word.utf8.contains { ")}".utf8.contains($0) }
    }

    private static func isWebScheme(_ word: String) -> Bool {
        ["http", "https"].contains { $0.utf8.elementsEqual(word.asciiLowercased.utf8) }
    }
}

extension EntryText {
    private static func blanks(in raw: String) -> [SourceSpan] {
        var spans: [SourceSpan] = []
        var offset = 0
        var followsLetter = false
        for scalar in raw.unicodeScalars {
            let end = offset + UTF8.width(scalar)
            if isBlank(scalar) && !(followsLetter && shapesLetters(scalar)) {
                if let last = spans.last, last.end == offset {
                    spans[spans.count - 1] = SourceSpan(last.start, end)
                } else {
                    spans.append(SourceSpan(offset, end))
                }
                followsLetter = false
            } else {
                followsLetter = !scalar.isASCII
            }
            offset = end
        }
        return spans
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // ASCII, and the letters before U+034F, the first character that is invisible after the soft hyphen.
        case 0x21...0x7E, 0xC0...0x34E: false
        case 0...0x20, 0x7F...0x9F, 0xFFF9...0xFFFB, 0x2800: true
        default: scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    // Joiners and variation selectors, which are part of the spelling in some scripts and in emoji.
    private static func shapesLetters(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200C, 0x200D, 0xFE00...0xFE0F: true
        default: false
        }
    }
}
