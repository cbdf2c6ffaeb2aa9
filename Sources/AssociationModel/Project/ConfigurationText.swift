package import Findings
package import TextFormats

/// The statements of an `.xcconfig` file, in order.
///
/// Based on the grammar in the open source of swift-build (MacroConfigFileParser). `//` begins a comment anywhere, so
/// the value `https://example.com` becomes `https:`.
package struct ConfigurationText: Sendable {
    /// A line of the file.
    package enum Statement: Sendable {
        /// `NAME[sdk=iphoneos*] = value`.
        case assignment(BuildSetting)
        /// `#include "path"`, or `#include? "path"` if the file may be missing.
        case inclusion(path: DeclaredText, isOptional: Bool)
        /// A line that is neither, because of which Xcode rejects the file.
        case malformed(SourceSpan)
    }

    package let source: SourceText
    /// The statements, in order.
    package let statements: [Statement]

    /// Parses a file. It never fails; a line that can't be parsed becomes ``Statement/malformed(_:)``.
    package init(_ source: SourceText) {
        self.source = source
        var reader = ConfigurationTextReader(source)
        statements = reader.read()
    }
}

private struct ConfigurationTextReader {
    private let source: SourceText
    private let bytes: [UInt8]
    private var position: Int

    init(_ source: SourceText) {
        self.source = source
        bytes = source.bytes
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    mutating func read() -> [ConfigurationText.Statement] {
        var statements: [ConfigurationText.Statement] = []
        while position < bytes.count {
            let line = takeLine()
            guard let first = line.first else { continue }
            statements.append(first == UInt8(ascii: "#") ? inclusion(line) : assignment(line))
        }
        return statements
    }

    // The next line without its line ending, its comment, and surrounding spaces.
    private mutating func takeLine() -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count, !bytes[position].isLineEnd { position += 1 }
        var end = start
        while end < position, !bytes[end...].starts(with: "//".utf8) { end += 1 }
        position += bytes[position...].starts(with: "\r\n".utf8) ? 2 : 1
        return bytes[start..<end].withoutBlanks
    }

    private func inclusion(_ line: ArraySlice<UInt8>) -> ConfigurationText.Statement {
        let malformed = ConfigurationText.Statement.malformed(SourceSpan(line.startIndex, line.endIndex))
        var rest = line.dropFirst().withoutBlanks
        guard rest.starts(with: "include".utf8) else { return malformed }
        rest = rest.dropFirst("include".utf8.count)
        let isOptional = rest.first == UInt8(ascii: "?")
        rest = (isOptional ? rest.dropFirst() : rest).withoutBlanks
        let quote = UInt8(ascii: "\"")
        guard rest.count > 2, rest.first == quote, rest.last == quote else { return malformed }
        let path = rest.dropFirst().dropLast()
        guard !path.contains(quote) else { return malformed }
        return .inclusion(path: text(of: path), isOptional: isOptional)
    }

    private mutating func assignment(_ line: ArraySlice<UInt8>) -> ConfigurationText.Statement {
        let malformed = ConfigurationText.Statement.malformed(SourceSpan(line.startIndex, line.endIndex))
        let name = line.prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }
        guard let first = name.first, !first.isASCIIDigit else { return malformed }
        var rest = line[name.endIndex...].withoutBlanks
        var conditions: [BuildSetting.Condition] = []
        while rest.first == UInt8(ascii: "[") {
            guard let end = rest.firstIndex(of: UInt8(ascii: "]")),
                let condition = BuildSetting.Condition(rest[(rest.startIndex + 1)..<end])
            else { return malformed }
            conditions.append(condition)
            rest = rest[(end + 1)...].withoutBlanks
        }
        guard rest.first == UInt8(ascii: "=") else { return malformed }
        return .assignment(
            BuildSetting(
                String(decoding: name, as: UTF8.self), when: conditions, value: value(rest.dropFirst().withoutBlanks)))
    }

    // The value, including the lines continued by a backslash at the end; a final semicolon is dropped.
    private mutating func value(_ first: ArraySlice<UInt8>) -> DeclaredText {
        var line = first
        guard line.last == UInt8(ascii: "\\") else { return text(of: Self.withoutSemicolon(line)) }
        var parts: [String] = []
        let start = line.startIndex
        while line.last == UInt8(ascii: "\\"), position < bytes.count {
            parts.append(String(decoding: line.dropLast().withoutBlanks, as: UTF8.self))
            line = takeLine()
        }
        let last = line.last == UInt8(ascii: "\\") ? line.dropLast().withoutBlanks : Self.withoutSemicolon(line)
        parts.append(String(decoding: last, as: UTF8.self))
        let string = parts.filter { !$0.isEmpty }.joined(separator: " ")
        return DeclaredText(
            string, in: source, at: LocatedText(string, standingFor: SourceSpan(start, line.endIndex)), keys: [])
    }

    private static func withoutSemicolon(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line.last == UInt8(ascii: ";") ? line.dropLast().withoutBlanks : line
    }

    private func text(of bytes: ArraySlice<UInt8>) -> DeclaredText {
        let string = String(decoding: bytes, as: UTF8.self)
        let location = LocatedText(string, standingFor: SourceSpan(bytes.startIndex, bytes.endIndex))
        return DeclaredText(string, in: source, at: location, keys: [])
    }
}
