import Findings

/// Decodes the character references in an attribute's text.
///
/// Of the named references only those for ASCII characters and the no-break space are known; others stay as written.
/// <https://html.spec.whatwg.org/multipage/named-characters.html>
enum HTMLText {
    static func decode(_ span: SourceSpan, of bytes: [UInt8]) -> LocatedText {
        var builder = LocatedTextBuilder()
        let value = bytes[span.start..<span.end]
        let isUTF8 = String(validating: value, as: UTF8.self) != nil
        var run = value.startIndex
        var index = run
        while index < value.endIndex {
            let byte = value[index]
            var end = index + 1
            var decoded: [UInt8]?
            if byte == UInt8(ascii: "&"), let reference = reference(in: value[index...]) {
                end = reference.end
                decoded = Array(String(reference.character).utf8)
            } else if byte >= 0x80, !isUTF8 {
                // The page has another encoding: all that is known about the byte is that it is not ASCII.
                decoded = Array("\u{FFFD}".utf8)
            }
            if let decoded {
                builder.append(value[run..<index])
                builder.append(decoded, for: SourceSpan(index, end))
                run = end
            }
            index = end
        }
        builder.append(value[run...])
        return builder.take() ?? LocatedText(emptyAt: span)
    }

    /// The character reference at the start of some bytes, which begin with an ampersand.
    private static func reference(in bytes: ArraySlice<UInt8>) -> (character: Unicode.Scalar, end: Int)? {
        let rest = bytes.dropFirst()
        if rest.first == UInt8(ascii: "#") { return number(in: rest.dropFirst()) }
        let name = rest.prefix { $0.isASCIIAlphanumeric }
        guard !name.isEmpty, name.count <= 32 else { return nil }
        let isClosed = name.endIndex < bytes.endIndex && bytes[name.endIndex] == UInt8(ascii: ";")
        if isClosed { return named[text(name)].map { ($0, name.endIndex + 1) } }
        // Without a semicolon only the oldest names count, and in an attribute only if no equals sign follows, since
        // the name could then be part of a query string.
        guard let character = oldest[text(name)], bytes.dropFirst(name.count + 1).first != UInt8(ascii: "=") else {
            return nil
        }
        return (character, name.endIndex)
    }

    private static func number(in bytes: ArraySlice<UInt8>) -> (character: Unicode.Scalar, end: Int)? {
        let isHex = bytes.first.map { $0 | 0x20 } == UInt8(ascii: "x")
        let digits = (isHex ? bytes.dropFirst() : bytes).prefix { isHex ? $0.isASCIIHexDigit : $0.isASCIIDigit }
        guard !digits.isEmpty else { return nil }
        let code = UInt32(text(digits.drop { $0 == UInt8(ascii: "0") }), radix: isHex ? 16 : 10)
        let isClosed = digits.endIndex < bytes.endIndex && bytes[digits.endIndex] == UInt8(ascii: ";")
        let scalar = code.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) } ?? "\u{FFFD}"
        return (scalar, digits.endIndex + (isClosed ? 1 : 0))
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    private static let oldest: [String: Unicode.Scalar] = [
        "amp": "&", "AMP": "&", "lt": "<", "LT": "<", "gt": ">", "GT": ">", "quot": "\"", "QUOT": "\"",
        "nbsp": "\u{A0}",
    ]

    private static let named: [String: Unicode.Scalar] = oldest.merging([
        "apos": "'", "Tab": "\t", "NewLine": "\n", "excl": "!", "num": "#", "dollar": "$", "percnt": "%", "lpar": "(",
        "rpar": ")", "ast": "*", "midast": "*", "plus": "+", "comma": ",", "period": ".", "sol": "/", "colon": ":",
        "semi": ";", "equals": "=", "quest": "?", "commat": "@", "lsqb": "[", "lbrack": "[", "bsol": "\\", "rsqb": "]",
        "rbrack": "]", "Hat": "^", "lowbar": "_", "UnderBar": "_", "grave": "`", "DiacriticalGrave": "`", "lcub": "{",
        "lbrace": "{", "verbar": "|", "vert": "|", "VerticalLine": "|", "rcub": "}", "rbrace": "}",
    ]) { first, _ in first }
}
