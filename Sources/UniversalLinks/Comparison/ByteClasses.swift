import TextFormats

/// The bytes that may occur in a part of a URL, grouped into classes that a set of languages cannot tell apart.
struct ByteClasses: Sendable {
    /// One byte of each class, the one that reads best in an example.
    let representatives: [UInt8]

    var count: Int { representatives.count }

    /// The class of each byte that may occur.
    private let numbers: [UInt8: Int]

    private struct Signature: Hashable {
        let memberships: [Bool]
        let hexadecimalValue: UInt8?
        let special: UInt8?
    }

    /// Groups the bytes for some languages of the same part.
    init(_ languages: [LinkLanguage]) {
        var ranges: Set<ClosedRange<UInt16>> = []
        var special: Set<UInt8> = [.percent]
        for language in languages {
            for way in language.automaton.transitions.joined() { ranges.insert(way.symbols) }
            switch language.part {
            case .path: special.insert(.slash)
            case .query, .fragment: break
            case .item(let name): special.formUnion(name + [.ampersand, .equalsSign])
            }
        }
        let decodes = languages.contains(where: \.isDecoded)
        var seen: [Signature: Int] = [:]
        var (representatives, numbers): ([UInt8], [UInt8: Int]) = ([], [:])
        let delimiters = Self.delimiters(languages.first?.part ?? .fragment)
        for byte in Self.preferred where !delimiters.contains(byte) {
            let value = decodes ? byte.hexadecimalValue : byte.isASCIIHexDigit ? 0 : nil
            let signature = Signature(
                memberships: ranges.map { $0.contains(UInt16(byte)) }, hexadecimalValue: value,
                special: special.contains(byte) ? byte : nil)
            if seen[signature] == nil {
                seen[signature] = representatives.count
                representatives.append(byte)
            }
            numbers[byte] = seen[signature]
        }
        (self.representatives, self.numbers) = (representatives, numbers)
    }

    /// The class that a byte is in; nil if it cannot occur.
    func number(of byte: UInt8) -> Int? { numbers[byte] }

    /// The bytes that end a part.
    static func delimiters(_ part: LinkLanguage.Part) -> [UInt8] {
        switch part {
        case .path: [.questionMark, .hash]
        case .query, .item: [.hash]
        case .fragment: []
        }
    }

    /// The bytes that a URL may contain; those that read best in an example come first.
    static let preferred: [UInt8] = {
        let first = Array("xyzabcdefghijklmnopqrstuvw0123456789XYZABCDEFGHIJKLMNOPQRSTUVW-_.~/".utf8)
        return first + (0x21...0x7E).filter { !first.contains($0) }
    }()
}
