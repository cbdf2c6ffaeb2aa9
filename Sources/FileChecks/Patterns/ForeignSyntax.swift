import AssociationModel
import Findings
import TextFormats
import UniversalLinks

/// A sign that a pattern was written in a language that Apple's systems do not read: a regular expression, or a route
/// of a web framework.
struct ForeignSyntax {
    /// The bytes of the sign, as offsets in the pattern.
    let range: Range<Int>
    /// The language that it belongs to, with its article, for a message.
    let language: Message
    /// The help: what to write instead.
    let advice: Message

    /// The first sign in a pattern. Characters that occur in ordinary URLs are not enough by themselves: a full stop,
    /// parentheses, a colon inside a segment.
    static func first(in subject: PatternSubject) -> ForeignSyntax? {
        let text = PatternText(bytes: subject.pattern.bytes)
        if let range = text.expression(subject) {
            return ForeignSyntax(
                range: range, language: "a regular expression",
                advice: "use \("*") for any text, \("?") for one character, \("$(name)") for one of several values")
        }
        guard subject.part == .path || subject.part == .fragment, let range = text.placeholder else { return nil }
        return ForeignSyntax(
            range: range, language: "a route of a web framework",
            advice: "use \("?*") for any text that is not empty")
    }
}

/// The bytes of a pattern, searched for signs of other languages.
private struct PatternText {
    let bytes: [UInt8]

    /// The first sign of a regular expression.
    func expression(_ subject: PatternSubject) -> Range<Int>? {
        if bytes.first == UInt8(ascii: "^"), bytes.count > 1 { return 0..<1 }
        if let place = bytes.firstIndex(of: UInt8(ascii: "\\")) { return place..<min(place + 2, bytes.count) }
        for place in bytes.indices {
            let range: Range<Int>? =
                switch bytes[place] {
                case UInt8(ascii: "["): characterClass(at: place)
                case UInt8(ascii: "("): alternatives(at: place)
                case UInt8(ascii: "."): repetition(at: place, subject)
                default: nil
                }
            if let range { return range }
        }
        let isEnd = bytes.last == UInt8(ascii: "$") && bytes.count > 2 && subject.part == .path
        return isEnd ? bytes.count - 1..<bytes.count : nil
    }

    /// `[a-z]`, `[0-9_]`, `[^/]`.
    private func characterClass(at start: Int) -> Range<Int>? {
        guard let inside = group(after: start, until: UInt8(ascii: "]")), inside.count > 1 else { return nil }
        let isClass = inside.first == UInt8(ascii: "^") || ["a-z", "A-Z", "0-9"].contains { holds(inside, $0) }
        return isClass ? start..<inside.endIndex + 1 : nil
    }

    /// `(a|b)`, `(?:…)` or `(.*)`, unless a dollar sign comes before it, which makes it a variable.
    private func alternatives(at start: Int) -> Range<Int>? {
        guard start == 0 || bytes[start - 1] != UInt8(ascii: "$") else { return nil }
        guard let inside = group(after: start, until: UInt8(ascii: ")")) else { return nil }
        let isExpression = inside.starts(with: "?:".utf8) || ["|", ".*", ".+"].contains { holds(inside, $0) }
        return isExpression ? start..<inside.endIndex + 1 : nil
    }

    private func holds(_ bytes: ArraySlice<UInt8>, _ text: String) -> Bool {
        bytes.indices.contains { bytes[$0...].starts(with: text.utf8) }
    }

    /// The most bytes between brackets that are read: the cost would grow with the square of those that are never closed.
    private static let longestGroup = 256

    private func group(after start: Int, until end: UInt8) -> ArraySlice<UInt8>? {
        let reach = bytes[(start + 1)...].prefix(Self.longestGroup)
        return reach.firstIndex(of: end).map { reach[..<$0] }
    }

    /// `.*` or `.+` at the start of a segment. Elsewhere `.*` may mean any extension, as in `/index.*`; and in an
    /// excluded pattern at the root it may mean any hidden file.
    private func repetition(at start: Int, _ subject: PatternSubject) -> Range<Int>? {
        guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "*") || bytes[start + 1] == UInt8(ascii: "+")
        else { return nil }
        let beginsSegment = start == 0 || bytes[start - 1] == UInt8(ascii: "/")
        let mayBeHidden = start <= 1 && subject.excludes
        return beginsSegment && !mayBeHidden ? start..<start + 2 : nil
    }

    /// The first segment that as a whole is `{id}`, `:id`, `[slug]` or `<id>`.
    var placeholder: Range<Int>? {
        var start = 0
        for segment in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            let range = start..<start + segment.count
            start += segment.count + 1
            if isPlaceholder(segment) { return range }
        }
        return nil
    }

    private func isPlaceholder(_ segment: ArraySlice<UInt8>) -> Bool {
        guard let first = segment.first, let last = segment.last, segment.count > 1 else { return false }
        let inside = segment.dropFirst()
        switch (first, last) {
        case (UInt8(ascii: ":"), _):
            let name = inside.prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }
            let rest = inside.dropFirst(name.count)
            let isModified = rest.count == 1 && "?*+".utf8.contains(rest[rest.startIndex])
            return name.first?.isASCIILetter == true && (rest.isEmpty || isModified)
        case (UInt8(ascii: "{"), UInt8(ascii: "}")), (UInt8(ascii: "["), UInt8(ascii: "]")),
            (UInt8(ascii: "<"), UInt8(ascii: ">")):
            return segment.count > 2
                && inside.dropLast().allSatisfy { $0.isASCIIAlphanumeric || "_-.,: *".utf8.contains($0) }
        default: return false
        }
    }
}
