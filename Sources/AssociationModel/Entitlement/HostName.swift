import TextFormats

/// Converts host names with characters outside ASCII to the form that DNS and Apple's entitlements expect.
package enum HostName {
    /// The longest host that is converted, in bytes, and the longest that is judged by more than its length. A name has at
    /// most 253 bytes (RFC 1035); this leaves room for letters of several bytes, and for characters that are dropped.
    package static let longestWritten = 4096

    /// The host with each non-ASCII label encoded as `xn--` and Punycode (RFC 5891), ready for an entitlement. Nil if
    /// there is no such form, or if it is not certain.
    ///
    /// Labels are mapped as in UTS #46: lower-cased, ideographic full stops and full-width ASCII replaced by their
    /// ordinary forms, letters with accents composed (Latin, Greek, Cyrillic, kana and Hangul; other scripts are
    /// expected to be composed, as keyboards type them), and invisible characters dropped. `ß` and `ς` are kept, as in
    /// IDNA 2008, and emoji are kept, as in browsers. Other characters with a compatibility form (`ﬁ`, `㎞`), spaces,
    /// controls, punctuation and labels over 63 bytes give nil. The rules for joiners and for mixed writing directions
    /// are not checked. ASCII labels, including `*`, are only lower-cased.
    package static func asciiForm(of host: String) -> String? {
        guard host.utf8.count <= longestWritten else { return nil }
        var labels: [String] = []
        for label in labelsByDots(of: host) {
            guard let label = asciiLabel(label) else { return nil }
            labels.append(label)
        }
        let isRooted = labels.count > 1 && labels.last == ""
        guard labels.dropLast(isRooted ? 1 : 0).allSatisfy({ !$0.isEmpty }) else { return nil }
        let form = labels.joined(separator: ".")
        return form.utf8.count <= (isRooted ? 254 : 253) ? form : nil
    }

    private static func labelsByDots(of host: String) -> [String] {
        let dots: Set<Unicode.Scalar> = [".", "\u{3002}", "\u{FF0E}", "\u{FF61}"]
        return host.unicodeScalars.split(omittingEmptySubsequences: false) { dots.contains($0) }.map(String.init)
    }

    private static func asciiLabel(_ label: String) -> String? {
        let mapped = composed(mapped(label))
        if mapped.utf8.allSatisfy({ $0 < 0x80 }) {
            let isPlain = mapped == "*" || mapped.utf8.allSatisfy(isHostByte)
            return isPlain && mapped.utf8.count <= 63 ? mapped : nil
        }
        guard mapped.utf8.first != UInt8(ascii: "-"), mapped.utf8.last != UInt8(ascii: "-"),
            mapped.utf8.allSatisfy({ $0 >= 0x80 || isHostByte($0) }),
            mapped.unicodeScalars.allSatisfy({ $0.isASCII || isAllowed($0) }),
            let first = mapped.unicodeScalars.first, !isMark(first), let encoded = Punycode.encode(mapped)
        else { return nil }
        return encoded.utf8.count <= 59 ? "xn--" + encoded : nil
    }

    private static func isHostByte(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    /// Lower-cases letters, replaces full-width ASCII, and drops invisible characters.
    private static func mapped(_ label: String) -> String {
        var text = ""
        for scalar in label.unicodeScalars {
            if (0xFF01...0xFF5E).contains(scalar.value), let narrow = Unicode.Scalar(scalar.value - 0xFEE0) {
                text += narrow.properties.lowercaseMapping
            } else if !scalar.properties.isDefaultIgnorableCodePoint || isJoiner(scalar) {
                text += scalar.properties.lowercaseMapping
            }
        }
        return text
    }

    private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{200C}" || scalar == "\u{200D}" }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        if isJoiner(scalar) || scalar == "ß" || scalar == "ς" { return true }
        // A scalar that would change has a compatibility form, and guessing it could be wrong.
        guard !scalar.properties.changesWhenNFKCCaseFolded else { return false }
        switch scalar.properties.generalCategory {
        case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .otherSymbol, .mathSymbol,
            .currencySymbol, .modifierSymbol:
            return true
        // RFC 5892, appendix A: punctuation that may be part of a word.
        default: return ["\u{B7}", "\u{375}", "\u{5F3}", "\u{5F4}", "\u{30FB}"].contains(scalar)
        }
    }

    // MARK: Composition

    /// The text with each letter and its marks combined into one scalar if there is one (NFC, for the scripts named
    /// above).
    private static func composed(_ text: String) -> String {
        var result = ""
        for character in text {
            var scalars = Array(character.unicodeScalars)
            for length in stride(from: min(scalars.count, longestComposition), through: 1, by: -1)
            where !character.isASCII {
                var prefix = String.UnicodeScalarView()
                prefix.append(contentsOf: scalars[..<length])
                guard let whole = composite(of: String(prefix)) else { continue }
                scalars.replaceSubrange(..<length, with: [whole])
                break
            }
            result.unicodeScalars.append(contentsOf: scalars)
        }
        return result
    }

    /// The most scalars that one composed letter stands for: `ᾂ` is alpha, a breathing, an accent and an iota.
    private static let longestComposition = 4

    private static func composite(of text: String) -> Unicode.Scalar? {
        composites[text] ?? syllable(of: Array(text.unicodeScalars.map(\.value)))
    }

    /// The composed letters, keyed by canonical equivalence, which is how `==` compares strings. Of two equivalent
    /// letters (`ά` U+03AC, U+1F71) the first is the normal form.
    private static let composites: [String: Unicode.Scalar] = {
        let blocks: [ClosedRange<UInt32>] = [0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1FFF, 0x3040...0x30FF]
        let letters = blocks.joined().compactMap(Unicode.Scalar.init).filter(\.properties.isAlphabetic)
        return Dictionary(letters.map { (String($0), $0) }, uniquingKeysWith: { first, _ in first })
    }()

    /// The Hangul syllable composed of some parts (Unicode, section 3.12).
    private static func syllable(of parts: [UInt32]) -> Unicode.Scalar? {
        guard parts.count == 2 || parts.count == 3 else { return nil }
        if parts.count == 2, (0xAC00...0xD7A3).contains(parts[0]), (parts[0] - 0xAC00) % 28 == 0,
            (0x11A8...0x11C2).contains(parts[1])
        {
            return Unicode.Scalar(parts[0] + parts[1] - 0x11A7)
        }
        guard (0x1100...0x1112).contains(parts[0]), (0x1161...0x1175).contains(parts[1]) else { return nil }
        let open = 0xAC00 + ((parts[0] - 0x1100) * 21 + parts[1] - 0x1161) * 28
        if parts.count == 2 { return Unicode.Scalar(open) }
        return (0x11A8...0x11C2).contains(parts[2]) ? Unicode.Scalar(open + parts[2] - 0x11A7) : nil
    }
}
