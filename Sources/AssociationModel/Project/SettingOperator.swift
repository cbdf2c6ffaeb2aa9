import TextFormats

/// An operator of a reference, such as `lower` in `$(NAME:lower)`.
struct SettingOperator {
    private let written: ArraySlice<UInt8>

    init(_ written: ArraySlice<UInt8>) { self.written = written }

    /// The text to use if the setting is empty or not set; nil for other operators.
    var defaultValue: ArraySlice<UInt8>? {
        written.starts(with: "default=".utf8) ? written.dropFirst("default=".utf8.count) : nil
    }

    /// Applies the operator. Nil if it is not supported.
    func apply(to value: [UInt8]) -> [UInt8]? {
        let text = String(decoding: value, as: UTF8.self)
        switch String(decoding: written, as: UTF8.self) {
        case "lower": return Array(text.lowercased().utf8)
        case "upper": return Array(text.uppercased().utf8)
        case "rfc1034identifier": return Self.identifier(text, keeping: UInt8(ascii: "-"))
        case "identifier": return Self.identifier(text, keeping: UInt8(ascii: "_"))
        case "c99extidentifier": return Self.extendedIdentifier(text)
        case "base": return Self.base(value)
        case "file": return Array(value[Self.lastPart(of: value)...])
        default: return nil
        }
    }

    // Keeps ASCII letters, digits except at the start, and the filler; every other character becomes the filler.
    private static func identifier(_ text: String, keeping filler: UInt8) -> [UInt8] {
        text.enumerated().map { index, character in
            guard let byte = character.asciiValue,
                byte.isASCIILetter || byte == filler || (byte.isASCIIDigit && index > 0)
            else { return filler }
            return byte
        }
    }

    // Keeps letters of all scripts. C99's own list (annex D) is somewhat shorter than that of current Unicode.
    private static func extendedIdentifier(_ text: String) -> [UInt8] {
        var result = ""
        for (index, scalar) in text.unicodeScalars.enumerated() {
            let isKept =
                scalar.isASCII
                ? UInt8(truncatingIfNeeded: scalar.value).isASCIIAlphanumeric : scalar.properties.isXIDContinue
            let isLeadingDigit = index == 0 && ("0"..."9").contains(scalar)
            result.unicodeScalars.append(isKept && !isLeadingDigit ? scalar : "_")
        }
        return Array(result.utf8)
    }

    private static func base(_ path: [UInt8]) -> [UInt8] {
        let file = path[lastPart(of: path)...]
        guard let dot = file.lastIndex(of: UInt8(ascii: ".")), dot > file.startIndex else { return Array(file) }
        return Array(file[..<dot])
    }

    private static func lastPart(of path: [UInt8]) -> Int { (path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1 }
}
