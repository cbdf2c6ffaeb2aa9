/// What makes a finding the same one after the text around it was edited: the condition, where it is, and the words at the
/// place. Line numbers have no part in it.
package struct Fingerprint: Hashable, Sendable {
    /// The name of the condition, such as `redirected`.
    package let finding: String
    /// The file, or else the host or domain; empty if there is none.
    package let site: String
    /// The marked words; the line if none are marked, or a digest after the beginning of a long text.
    package let text: String

    /// The most bytes of a text that are kept as they are.
    private static let longest = 120

    package init(finding: String, site: String, text: String) {
        self.finding = finding
        self.site = site
        self.text = text
    }

    /// The fingerprint of a finding.
    package init(_ finding: Finding) {
        let place = finding.observation.place
        self.finding = finding.identity.name
        site = place.file ?? place.authority ?? ""
        text = Self.text(at: place)
    }

    /// A number for the whole, as 16 hexadecimal digits.
    package var digest: String { Self.digest([finding, site, text].joined(separator: "\u{0}").utf8) }

    /// FNV-1a with 64 bits (<https://datatracker.ietf.org/doc/html/draft-eastlake-fnv>).
    package static func digest(_ bytes: some Sequence<UInt8>) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16).leftPadded(to: 16)
    }

    private static func text(at place: Place) -> String {
        switch place {
        case .text(let source, let span):
            let marked = source.bytes(in: span)
            if !marked.isEmpty { return short(marked) }
            return short(source.bytes(in: source.span(ofLine: source.position(of: span.start).line) ?? span))
        case .header(_, let name, _): return name.lowercased()
        case .keyPath(_, let keys): return short(Array(keys.joined(separator: " › ").utf8)[...])
        case .wholeText, .response, .domain, .inspection: return ""
        }
    }

    private static func short(_ bytes: ArraySlice<UInt8>) -> String {
        let trimmed = bytes.trimming(while: isSpace)
        if trimmed.count <= longest { return String(decoding: trimmed, as: UTF8.self) }
        return String(decoding: trimmed.prefix(longest / 2), as: UTF8.self) + "… " + digest(trimmed)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
