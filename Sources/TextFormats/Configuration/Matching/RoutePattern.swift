/// The patterns that hosts write for paths, as expressions. Nil is a pattern that is not understood, of which nothing is
/// claimed.
package enum RoutePattern {
    /// A pattern of path-to-regexp 6, as Vercel's `source`: `/:name`, `/(.*)`, `/:path*`, `/:id(\\d{1,})`. It is compared with
    /// the whole path (https://github.com/pillarjs/path-to-regexp/tree/v6.2.1#usage).
    package static func pathToRegexp(_ source: String) -> RegularExpression? {
        let bytes = Array(source.utf8)
        var result = ""
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case .backslash where index + 1 < bytes.count:
                result += literal(bytes[index + 1])
                index += 2
            case .colon, UInt8(ascii: "("):
                guard let part = parameter(bytes, &index) else { return nil }
                // A slash or full stop before a parameter belongs to it, and is repeated and left out with it.
                let prefix = part.modifier == nil ? "" : ["/", "\\."].first(where: result.hasSuffix) ?? ""
                result.removeLast(prefix.count)
                let one = "\(prefix)(?:\(part.expression))"
                result += part.modifier.map { "(?:\(one))\($0)" } ?? one
            case .leftBrace, .rightBrace, .asterisk, .plus, UInt8(ascii: "?"), UInt8(ascii: ")"): return nil
            default:
                result += literal(bytes[index])
                index += 1
            }
        }
        return RegularExpression(result)
    }

    private static func parameter(
        _ bytes: [UInt8], _ index: inout Int
    ) -> (expression: String, modifier: Character?)? {
        let isNamed = bytes[index] == .colon
        if isNamed {
            let start = index + 1
            index = start
            while index < bytes.count, ByteSet.word.contains(bytes[index]) { index += 1 }
            guard index > start else { return nil }
        }
        var expression = "[^/#?]+?"
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
            guard let end = closingParenthesis(bytes, from: index) else { return nil }
            expression = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
            index = end + 1
        }
        guard index < bytes.count, "*+?".utf8.contains(bytes[index]) else { return (expression, nil) }
        index += 1
        return (expression, Character(Unicode.Scalar(bytes[index - 1])))
    }

    private static func closingParenthesis(_ bytes: [UInt8], from start: Int) -> Int? {
        var depth = 0
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case .backslash: index += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// A glob as Firebase Hosting has them: `**`, `*`, `?`, `[a-z]`, `{a,b}`, `@(a|b)`, and `:name` in a URL. It is compared
    /// with the whole path; a slash at its start may be left out.
    ///
    /// - Parameter matchesDots: whether wildcards match names that begin with a full stop.
    package static func glob(_ source: String, matchesDots: Bool) -> RegularExpression? {
        var result = ""
        let names = source.split(separator: "/").map(String.init)
        let first = matchesDots ? "[^/]" : "[^/.]"
        for (index, name) in names.enumerated() {
            let isLast = index == names.count - 1
            if name == "**" {
                result += isLast ? "(?:/\(first)[^/]*)+" : "(?:/\(first)[^/]*)*"
            } else {
                guard let part = globName(Array(name.utf8)) else { return nil }
                let isOpen = !matchesDots && name.first.map { "*?[".contains($0) } ?? false
                result += isOpen ? "/(?!\\.)\(part)" : "/\(part)"
            }
        }
        return RegularExpression(names.isEmpty ? "/" : result)
    }

    private static func globName(_ name: [UInt8]) -> String? {
        var result = ""
        var closers: [UInt8] = []
        var index = 0
        while index < name.count {
            let byte = name[index]
            let next = index + 1 < name.count ? name[index + 1] : 0
            index += 1
            switch byte {
            case UInt8(ascii: "!") where next == UInt8(ascii: "("): return nil
            case .asterisk, .plus, UInt8(ascii: "?"), UInt8(ascii: "@"):
                if next == UInt8(ascii: "(") {
                    // The sign counts the group, and stands after it in an expression.
                    closers.append(byte)
                    result += "(?:"
                    index += 1
                } else if byte == .asterisk {
                    result += "[^/]*"
                } else {
                    result += byte == UInt8(ascii: "?") ? "[^/]" : literal(byte)
                }
            case UInt8(ascii: ")"):
                guard let sign = closers.popLast(), sign != .leftBrace else { return nil }
                result += sign == UInt8(ascii: "@") ? ")" : ")" + String(decoding: [sign], as: UTF8.self)
            case .leftBrace:
                closers.append(byte)
                result += "(?:"
            case .rightBrace:
                guard closers.popLast() == .leftBrace else { return nil }
                result += ")"
            case .comma where closers.last == .leftBrace: result += "|"
            case UInt8(ascii: "|") where !closers.isEmpty: result += "|"
            case .leftBracket:
                guard let end = name[index...].firstIndex(of: .rightBracket) else { return nil }
                let members = String(decoding: name[index..<end], as: UTF8.self)
                result += "[" + (members.hasPrefix("!") ? "^" + members.dropFirst() : members) + "]"
                index = end + 1
            case .colon where ByteSet.word.contains(next):
                while index < name.count, ByteSet.word.contains(name[index]) { index += 1 }
                let isRest = index < name.count && name[index] == .asterisk
                if isRest { index += 1 }
                result += isRest ? ".*" : "[^/]+"
            default: result += literal(byte)
            }
        }
        return closers.isEmpty ? result : nil
    }

    // The byte as an expression that matches it alone.
    private static func literal(_ byte: UInt8) -> String {
        let text = String(decoding: [byte], as: UTF8.self)
        return byte.isASCIIAlphanumeric || byte >= 0x80 || "/-_~%".utf8.contains(byte) ? text : "\\" + text
    }
}
