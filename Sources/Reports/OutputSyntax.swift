/// The syntax of a text that leaves the program, and with that the escapes that its readers know.
///
/// Every such text passes ``guarded(_:)``, the one place that keeps words from elsewhere from acting on the terminal or on
/// the build server that shows them:
/// - control characters other than tab and line breaks, those of ISO 6429's second set too, which GitLab's sections need
///   as well (<https://docs.gitlab.com/ci/jobs/job_logs/#custom-collapsible-sections>);
/// - `::` before which a line has no visible ASCII, where GitHub Actions reads a command
///   (<https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands>);
/// - `##[`, `##vso[` and `##teamcity[` anywhere, where Azure Pipelines, TeamCity and the older form of GitHub Actions do
///   (<https://learn.microsoft.com/en-us/azure/devops/pipelines/scripts/logging-commands>,
///   <https://www.jetbrains.com/help/teamcity/service-messages.html>).
package enum OutputSyntax: Sendable {
    /// Lines for people, with the colours of a style; escaped as in messages, `\u{1B}`.
    case text(Style)
    /// JSON, and the lines and strings of TAP; escaped as `\u001b`, so that every value stays what it is.
    case json
    /// Commands to GitHub Actions that annotate, at the beginning of a line; everything else as in lines for people.
    case workflowCommands
    /// XML, and HTML that is XML; escaped as `&#58;`, so that every value stays what it is, or as in messages where XML knows no reference.
    case xml

    /// Lines for people without colours.
    package static let plain = OutputSyntax.text(.plain)

    /// The text, in which whatever would act on a terminal or a build server is escaped.
    package func guarded(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var guardian = OutputGuard(bytes, in: self)
        return guardian.isClean() ? text : String(decoding: guardian.escaped(), as: UTF8.self)
    }

    /// The bytes, in which whatever would act on a terminal or a build server is escaped. They begin a line.
    package func guarded(_ bytes: [UInt8]) -> [UInt8] {
        var guardian = OutputGuard(bytes, in: self)
        return guardian.isClean() ? bytes : guardian.escaped()
    }

    fileprivate func escape(_ scalar: UInt8) -> String {
        let digits = String(scalar, radix: 16, uppercase: true)
        switch self {
        case .text, .workflowCommands: return "\\u{\(digits)}"
        case .json: return "\\u00" + (scalar < 0x10 ? "0" : "") + digits.lowercased()
        case .xml: return scalar < 0x20 ? "\\u{\(digits)}" : "&#\(scalar);"
        }
    }

    fileprivate var hasColours: Bool { if case .text(.colour) = self { true } else { false } }
}

/// Walks over a text from one character that acts to the next.
private struct OutputGuard {
    private let bytes: [UInt8]
    private let syntax: OutputSyntax
    private let hasColours: Bool
    private var index = 0
    /// Whether the line has had no visible ASCII so far.
    private var isBeginning = true

    /// A character to be escaped: a scalar below U+0100, and its bytes.
    private struct Actor {
        let scalar: UInt8
        let range: Range<Int>
    }

    init(_ bytes: [UInt8], in syntax: OutputSyntax) {
        self.bytes = bytes
        self.syntax = syntax
        hasColours = syntax.hasColours
    }

    /// Whether nothing acts.
    mutating func isClean() -> Bool {
        defer { (index, isBeginning) = (0, true) }
        return next() == nil
    }

    mutating func escaped() -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 8)
        var start = 0
        while let actor = next() {
            result += bytes[start..<actor.range.lowerBound]
            result += syntax.escape(actor.scalar).utf8
            start = actor.range.upperBound
        }
        return result + bytes[start...]
    }

    private mutating func next() -> Actor? {
        while true {
            if !isBeginning { skipPlain() }
            guard index < bytes.count else { return nil }
            let start = index
            let byte = bytes[start]
            index += 1
            switch byte {
            case UInt8(ascii: "\n"): isBeginning = true
            case UInt8(ascii: " "), UInt8(ascii: "\t"): break
            case UInt8(ascii: "\r") where at(index) == UInt8(ascii: "\n"): break
            case 0x1B where hasColours && skipColour(): break
            case 0...0x1F, 0x7F: return Actor(scalar: byte, range: start..<index)
            case 0xC2 where (0x80...0x9F).contains(at(index)):
                index += 1
                return Actor(scalar: bytes[start + 1], range: start..<index)
            case 0x80...: break
            case UInt8(ascii: ":") where isBeginning && at(index) == byte && !isAnnotation(at: start):
                isBeginning = false
                return Actor(scalar: byte, range: start..<index)
            case UInt8(ascii: "#") where beginsCommand(at: start):
                index += 1
                isBeginning = false
                return Actor(scalar: byte, range: start + 1..<index)
            default: isBeginning = false
            }
        }
    }

    /// Goes over what most bytes are, from “$” to “~”, after the beginning of a line.
    private mutating func skipPlain() {
        index = bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return 0 }
            var end = index
            while end < buffer.count, base[end] &- 0x24 < 0x5B { end += 1 }
            return end
        }
    }

    /// The byte at an offset; 0 at the end.
    private func at(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    /// Whether a line begins here with a command that is this output's own.
    private func isAnnotation(at start: Int) -> Bool {
        guard case .workflowCommands = syntax, start == 0 || at(start - 1) == UInt8(ascii: "\n") else { return false }
        return ["::error ", "::warning ", "::notice "].contains { bytes[start...].starts(with: $0.utf8) }
    }

    /// Whether there are two number signs, perhaps letters, and a bracket.
    private func beginsCommand(at start: Int) -> Bool {
        guard at(start + 1) == UInt8(ascii: "#") else { return false }
        var end = start + 2
        while (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(at(end) | 0x20) { end += 1 }
        return at(end) == UInt8(ascii: "[")
    }

    /// Goes over the rest of an escape sequence that sets colours, if this is one.
    private mutating func skipColour() -> Bool {
        guard at(index) == UInt8(ascii: "[") else { return false }
        var end = index + 1
        while at(end) == UInt8(ascii: ";") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(at(end)) { end += 1 }
        guard at(end) == UInt8(ascii: "m") else { return false }
        index = end + 1
        return true
    }
}
