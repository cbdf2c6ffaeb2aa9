/// Makes the same text of what people write in different ways: in capitals, composed or not, with or without marks that
/// a script can do without.
///
/// Composed and decomposed characters need nothing, since Swift compares them as equal. Accents are kept, except in
/// Greek, where capitals have none: *mã* is another word than *ma*.
enum FoldedText {
    static func folded(_ text: String) -> String {
        let lower = text.lowercased()
        guard lower.unicodeScalars.contains(where: { replacement(of: $0) != $0 || isAccent($0) }) else {
            return lower
        }
        var result = String.UnicodeScalarView()
        for scalar in lower.unicodeScalars {
            if isAccent(scalar), let last = result.last, isBare(last, before: scalar) { continue }
            if let other = replacement(of: scalar) { result.append(other) }
        }
        return String(result)
    }

    // Most are written as they are; nil where a text means the same without the scalar.
    private static func replacement(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if scalar.isASCII { return scalar }
        return letters[scalar] ?? (isOptional(scalar) ? nil : scalar)
    }

    /// Whether a text means the same without the scalar.
    private static func isOptional(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Arabic vowel signs, hamza as a mark, and the stroke that stretches a word.
        case 0x064B...0x065F, 0x0670, 0x0640: true
        // Hebrew points.
        case 0x0591...0x05BD, 0x05BF, 0x05C1, 0x05C2, 0x05C4, 0x05C5, 0x05C7: true
        // The apostrophe of Ukrainian as a letter; other apostrophes are dropped where words are split.
        case 0x02BC: true
        // Soft hyphens, joiners and marks of direction.
        case 0x00AD, 0x200B...0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    // The dot that remains of a Turkish capital, and the accents of decomposed Greek.
    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool { [0x0301, 0x0307, 0x0308].contains(scalar.value) }

    private static func isBare(_ letter: Unicode.Scalar, before accent: Unicode.Scalar) -> Bool {
        accent.value == 0x0307 ? letter == "i" : (0x03B1...0x03C9).contains(letter.value)
    }

    private static let letters: [Unicode.Scalar: Unicode.Scalar] = [
        // Turkish writes an i without a dot, whose capital is that of the other one elsewhere.
        "ı": "i",
        // Greek: the final sigma, and vowels with an accent, in both of their encodings.
        "ς": "σ",
        "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ϊ": "ι", "ΐ": "ι", "ό": "ο", "ύ": "υ", "ϋ": "υ", "ΰ": "υ", "ώ": "ω",
        "\u{1F71}": "α", "\u{1F73}": "ε", "\u{1F75}": "η", "\u{1F77}": "ι", "\u{1F79}": "ο", "\u{1F7B}": "υ",
        "\u{1F7D}": "ω",
        // Arabic: letters with a hamza, and those that many people write without their dots.
        "\u{0622}": "\u{0627}", "\u{0623}": "\u{0627}", "\u{0625}": "\u{0627}", "\u{0671}": "\u{0627}",
        "\u{0624}": "\u{0648}", "\u{0626}": "\u{064A}", "\u{0649}": "\u{064A}", "\u{06CC}": "\u{064A}",
        "\u{0629}": "\u{0647}",
    ]
}
